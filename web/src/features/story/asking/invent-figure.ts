import { StoryCharacter } from '@lux/contracts/games/story-character.ts';
import type { StoryRequest } from '@lux/contracts/games/story-request.ts';
import { rest } from '../../../lib/rest.ts';
import { visitorToken } from '../../../lib/visitor-token.ts';

type FigureRequest = Pick<StoryRequest, 'context' | 'theme' | 'ageGroup' | 'characters'>;

/**
 * A figure after the child's description (SPEC 7). Rejects with an ApiError, also where one of its
 * four parts is missing (SPEC 5).
 */
export function inventFigure(request: FigureRequest, signal: AbortSignal): Promise<StoryCharacter> {
  const body = { mode: 'character', ...request, visitorToken: visitorToken() };
  return rest.post('/api/story/generate', body, async () => StoryCharacter, { signal });
}
