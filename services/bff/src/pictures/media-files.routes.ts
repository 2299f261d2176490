import { Id } from '@lux/contracts/common/id.ts';
import { hangUpSignal } from '@lux/service-kit/server/hang-up-signal.ts';
import type { Server } from '@lux/service-kit/server/server.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { actFor } from '../sessions/act-for.ts';

const Params = z.object({ id: Id });

/** What the browser may ask of a file, and what media may say about it. */
const ASKED = ['range', 'if-none-match', 'if-range'] as const;
const TOLD = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'cache-control',
] as const;

/** The files themselves, to the sessions they belong to (DESIGN 5). */
export function mediaFilesRoutes(server: Server, { services }: Deps): void {
  server.get('/media/:id', { schema: { hide: true, params: Params } }, async (request, reply) => {
    const asked = ASKED.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    });
    const file = await services.media.readFile(
      actFor(request, errors.FILE_NOT_FOUND),
      request.params.id,
      Object.fromEntries(asked),
      hangUpSignal(reply),
    );
    for (const name of TOLD) {
      const value = file.headers[name];
      if (value !== undefined) reply.header(name, value);
    }
    return reply.status(file.statusCode).send(file.body);
  });
}
