import { JobView } from '@lux/contracts/media/job.ts';
import { ColoringBookRequest } from '@lux/contracts/media/pdf.ts';
import { disconnectSignal } from '@lux/service-kit/server/disconnect-signal.ts';
import { readOwners } from '@lux/service-kit/server/read-owners.ts';
import type { Server } from '@lux/service-kit/server/server.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import type { WishDoor } from '../wishes/create-wish-handler.ts';
import { ensureChildSafe } from '../wishes/ensure-child-safe.ts';
import { readOrderer } from '../wishes/read-orderer.ts';

/** Wishes for A4 pages (issue 4), for the bff. Only one's own pictures can be printed. */
export function coloringBooksRoutes(
  server: Server,
  door: WishDoor,
  deps: Pick<Deps, 'files' | 'readSettings'>,
): void {
  const schema = {
    body: ColoringBookRequest,
    querystring: door.Query,
    response: { 200: JobView, 202: JobView },
  };
  server.post('/coloring-books', { schema }, async (request, reply) => {
    const wish = request.body;
    const { owners } = readOwners(request);
    await ensureChildSafe(deps, wish.title);
    for (const id of new Set(wish.fileIds)) {
      const file = await deps.files.find(id, owners);
      if (!file?.contentType.startsWith('image/')) throw errors.FILE_NOT_FOUND();
    }
    const { status, job } = await door.answer(
      readOrderer(request),
      { kind: 'pdf', wish },
      request.query,
      disconnectSignal(reply),
    );
    return reply.status(status).send(job);
  });
}
