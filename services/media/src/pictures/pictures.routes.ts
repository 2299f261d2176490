import { ImageJobRequest } from '@lux/contracts/media/image-job-request.ts';
import { JobView } from '@lux/contracts/media/job-view.ts';
import { hangUpSignal } from '@lux/service-kit/server/hang-up-signal.ts';
import { readOwners } from '@lux/service-kit/server/read-owners.ts';
import { readRequestId } from '@lux/service-kit/server/read-request-id.ts';
import type { Server } from '@lux/service-kit/server/server.ts';
import { originOf } from '@lux/service-kit/tracing/origin-of.ts';
import type { Deps } from '../deps.ts';
import type { WishDoor } from '../wishes/create-wish-door.ts';
import { ensureChildSafe } from '../wishes/ensure-child-safe.ts';

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
    const { owner } = readOwners(request);
    const wish = request.body;
    await ensureChildSafe(deps, wish.prompt, wish.customText);
    const { status, job } = await door.answer(
      { owner, origin: originOf(readRequestId(request)) },
      { kind: 'image', wish },
      request.query,
      hangUpSignal(reply),
    );
    return reply.status(status).send(job);
  });
}
