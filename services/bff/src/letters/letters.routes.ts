import { LettersContent } from '@lux/contracts/games/letters-content.ts';
import type { Server } from '@lux/service-kit/server/server.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { etagOf } from './etag-of.ts';
import { isUnchanged } from './is-unchanged.ts';
import { readLetters } from './read-letters.ts';

/** New content of a teacher is there within the hour; the answer also carries a session's cookie. */
const KEEP_AN_HOUR = 'private, max-age=3600';

/** The content of the letters game over REST. */
export function lettersRoutes(server: Server, deps: Deps): void {
  server.get(
    '/api/letters',
    { schema: { tags: ['Spiele'], response: { 200: LettersContent, 304: z.void() } } },
    async (request, reply) => {
      const content = await readLetters(deps, request);
      const etag = etagOf(content);
      reply.headers({ etag, 'cache-control': KEEP_AN_HOUR });
      if (isUnchanged(request.headers['if-none-match'], etag)) return reply.status(304).send();
      return content;
    },
  );
}
