import { StoryAnswer } from '@lux/contracts/games/story-answer.ts';
import type { StoryRequest } from '@lux/contracts/games/story-request.ts';
import { rest } from '../../../lib/rest.ts';
import { visitorToken } from '../../../lib/visitor-token.ts';

const TextAnswer = StoryAnswer.options[0];

export type TellRequest = Pick<StoryRequest, 'context' | 'theme' | 'ageGroup' | 'characters'> & {
  mode: 'start' | 'continue' | 'complete';
};

/** LUX's next piece of the story (SPEC 7). Rejects with an ApiError. */
export async function tellStory(request: TellRequest, signal: AbortSignal): Promise<string> {
  const body = { ...request, visitorToken: visitorToken() };
  const { text } = await rest.post('/api/story/generate', body, async () => TextAnswer, { signal });
  return text;
}
