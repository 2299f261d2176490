import type { StoryRequest } from '@lux/contracts/games/story-request.ts';
import { StoryTips } from '@lux/contracts/games/story-tips.ts';
import { rest } from '../../../lib/rest.ts';
import { visitorToken } from '../../../lib/visitor-token.ts';

type TipsRequest = Pick<StoryRequest, 'context' | 'theme' | 'ageGroup' | 'characters'>;

/** What LUX likes about the child's text, and what might come next (SPEC 7). Rejects with an ApiError. */
export function giveTips(request: TipsRequest, signal: AbortSignal): Promise<StoryTips> {
  const body = { mode: 'tips', ...request, visitorToken: visitorToken() };
  return rest.post('/api/story/generate', body, async () => StoryTips, { signal });
}
