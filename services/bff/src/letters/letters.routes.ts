import { createHash } from 'node:crypto';
import { LettersContent } from '@lux/contracts/games/letters-content.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { readLetters } from './read-letters.ts';

/** An entity tag that changes when the content does. */
function etagOf(content: unknown): string {
  return `"${createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)}"`;
}

/** Whether `If-None-Match` names the tag: a list of tags, weak ones count, `*` is any. */
function isUnchanged(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}

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
