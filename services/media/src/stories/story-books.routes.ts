import { JobView } from '@lux/contracts/media/job.ts';
import { StoryBookRequest } from '@lux/contracts/media/pdf.ts';
import { disconnectSignal } from '@lux/service-kit/server/disconnect-signal.ts';
import { readOwners } from '@lux/service-kit/server/read-owners.ts';
import type { Server } from '@lux/service-kit/server/server.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import type { WishDoor } from '../wishes/create-wish-handler.ts';
import { ensureChildSafe } from '../wishes/ensure-child-safe.ts';
import { readOrderer } from '../wishes/read-orderer.ts';

/** The longest story with twelve long figures, in signs that take three bytes each. */
const BODY_LIMIT_BYTES = 300_000;

/** Wishes for a story as a booklet (SPEC 7), for the bff. On its title only a picture of one's own. */
export function storyBooksRoutes(
  server: Server,
  door: WishDoor,
  deps: Pick<Deps, 'files' | 'readSettings'>,
): void {
  const schema = {
    body: StoryBookRequest,
    querystring: door.Query,
    response: { 200: JobView, 202: JobView },
  };
  server.post('/story-books', { schema, bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
    const wish = request.body;
    const { owners } = readOwners(request);
    await ensureChildSafe(deps, wish.title, wish.author);
    if (wish.pictureId) {
      const file = await deps.files.find(wish.pictureId, owners);
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
