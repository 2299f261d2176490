import { StoryAnswer, StoryRequest } from '@lux/contracts/games/story.ts';
import { disconnectSignal } from '@lux/service-kit/server/connections/shutdown-deadline.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import type { Deps } from '../deps.ts';
import { generateStory } from './generate-story.ts';

/** The longest story with twelve long characters, in signs that take three bytes each. */
const BODY_LIMIT_BYTES = 200_000;

/** The story workshop (SPEC 7). */
export function storyRoutes(server: Server, deps: Deps): void {
  server.post(
    '/story/generate',
    { bodyLimit: BODY_LIMIT_BYTES, schema: { body: StoryRequest, response: { 200: StoryAnswer } } },
    async (request, reply) => generateStory(deps, request.body, disconnectSignal(reply)),
  );
}
