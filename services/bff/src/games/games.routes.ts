import { FinishedRound } from '@lux/contracts/games/finished-round.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { finishRound } from './finish-round.ts';

/** What all games have in common, over REST. */
export function gamesRoutes(server: Server, deps: Deps): void {
  server.post(
    '/api/games/rounds',
    { schema: { tags: ['Spiele'], body: FinishedRound, response: { 204: z.void() } } },
    async (request, reply) => {
      await finishRound(deps, request, request.body);
      return reply.status(204).send();
    },
  );
}
