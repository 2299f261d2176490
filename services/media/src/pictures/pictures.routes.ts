import { JobView } from '@lux/contracts/media/job.ts';
import { ImageJobRequest } from '@lux/contracts/media/picture.ts';
import { disconnectSignal } from '@lux/service-kit/server/disconnect-signal.ts';
import type { Server } from '@lux/service-kit/server/server.ts';
import type { Deps } from '../deps.ts';
import type { WishDoor } from '../wishes/create-wish-handler.ts';
import { ensureChildSafe } from '../wishes/ensure-child-safe.ts';
import { readOrderer } from '../wishes/read-orderer.ts';

/** Wishes for pictures (SPEC 7, DESIGN 5), for the bff. */
export function picturesRoutes(
  server: Server,
  door: WishDoor,
  deps: Pick<Deps, 'readSettings'>,
): void {
  const schema = {
    body: ImageJobRequest,
    querystring: door.Query,
    response: { 200: JobView, 202: JobView },
  };
  server.post('/images', { schema }, async (request, reply) => {
    const wish = request.body;
    await ensureChildSafe(deps, wish.prompt, wish.customText);
    const { status, job } = await door.answer(
      readOrderer(request),
      { kind: 'image', wish },
      request.query,
      disconnectSignal(reply),
    );
    return reply.status(status).send(job);
  });
}
