import type { StoryAnswer, StoryRequest } from '@lux/contracts/games/story.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { recordRefusal } from '../events/record-refusal.ts';

/**
 * What LUX writes with a child (SPEC 7, `POST /api/story/generate`). Anybody may write. Its event has
 * what the child wrote and what came of it; a sign of danger in it is marked for the admin.
 */
export async function generateStory(
  { services }: Pick<Deps, 'services'>,
  request: FastifyRequest,
  { visitorToken: _secret, ...wish }: StoryRequest,
  signal: AbortSignal,
): Promise<StoryAnswer> {
  request.record({ type: 'story', prompt: wish.context || `${wish.mode}: ${wish.theme}` });
  const answer = await services.games
    .generateStory(request.id, wish, signal)
    .catch(recordRefusal(request));
  request.record({ response: Object.values(answer).flat().join('\n') });
  return answer;
}
