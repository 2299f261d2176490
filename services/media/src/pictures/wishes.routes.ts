import type { Id } from '@lux/contracts/common/ids.ts';
import { OrderedJob, OrderIdentity } from '@lux/contracts/media/job.ts';
import {
  classOrders,
  type JobWish,
  mediaOrders,
  type OrderName,
} from '@lux/contracts/media/orders.ts';
import { disconnectSignal } from '@lux/service-kit/server/connections/shutdown-deadline.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import {
  readNetwork,
  readOwners,
  readRequestId,
} from '@lux/service-kit/server/internal-headers.ts';
import { originOf } from '@lux/service-kit/tracing/origin.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import type { Requester } from '../jobs/accept-job.ts';
import { ensureChildSafe } from './ensure-child-safe.ts';

/** A wish as its job stores it, with what is looked at before it is taken. */
interface ReadWish {
  job: JobWish;
  /** What the child-safety gate reads. */
  texts: string[];
  /** Pictures in it, which must be the child's own. */
  pictureIds: Id[];
}

interface Order {
  path: string;
  /** Turns a request's body into the wish. */
  Body: z.ZodType<ReadWish>;
  bodyLimit?: number;
}

/** The longest story with twelve long figures, in signs that take three bytes each. */
const BOOKLET_LIMIT_BYTES = 300_000;

const { image, coloring, print, booklet } = mediaOrders;
const { cards, album } = classOrders;

/** All orders of bff and classroom (SPEC 7, DESIGN 5, CLASSROOM). */
const orders: Record<OrderName, Order> = {
  image: {
    path: image.path,
    Body: image.Wish.transform((wish) => ({
      job: { kind: image.kind, wish },
      texts: [wish.prompt, wish.customText],
      pictureIds: [],
    })),
  },
  coloring: {
    path: coloring.path,
    Body: coloring.Wish.transform((wish) => ({
      job: { kind: coloring.kind, wish },
      texts: [wish.prompt],
      pictureIds: [],
    })),
  },
  print: {
    path: print.path,
    Body: print.Wish.transform((wish) => ({
      job: { kind: print.kind, wish },
      texts: [wish.title],
      pictureIds: wish.fileIds,
    })),
  },
  booklet: {
    path: booklet.path,
    bodyLimit: BOOKLET_LIMIT_BYTES,
    Body: booklet.Wish.transform((wish) => ({
      job: { kind: booklet.kind, wish },
      texts: [wish.title, wish.author],
      pictureIds: wish.pictureId ? [wish.pictureId] : [],
    })),
  },
  cards: {
    path: cards.path,
    Body: cards.Wish.transform((wish) => ({
      job: { kind: cards.kind, wish },
      texts: [],
      pictureIds: [],
    })),
  },
  album: {
    path: album.path,
    Body: album.Wish.transform((wish) => ({
      job: { kind: album.kind, wish },
      texts: [],
      pictureIds: wish.pages.map(({ fileId }) => fileId),
    })),
  },
};

const Query = z.object({
  /** `true`: answer when the wish is ready or failed, not at once. */
  wait: z.enum(['true', 'false']).default('false'),
  ...OrderIdentity.shape,
});

/**
 * Takes wishes for pictures, colouring pages and PDFs: 202 with the job at
 * once, or 200 when it has ended.
 */
export function wishesRoutes(
  server: Server,
  deps: Pick<Deps, 'jobs' | 'files' | 'readSettings'>,
): void {
  // Those who wait must not hold up a stop: they get the job as it stands.
  const stopping = new AbortController();
  server.addHook('preClose', async () => stopping.abort());

  for (const { path, Body, ...limits } of Object.values(orders)) {
    const schema = {
      body: Body,
      querystring: Query,
      response: { 200: OrderedJob, 202: OrderedJob },
    };
    server.post(path, { schema, ...limits }, async (request, reply) => {
      const { job: wish, texts, pictureIds } = request.body;
      await ensureChildSafe(deps, ...texts);
      await ensureOwnPictures(deps, request, pictureIds);
      const signal = AbortSignal.any([disconnectSignal(reply), stopping.signal]);
      const { wait, orderId } = request.query;
      const accepted = await deps.jobs.accept(readRequester(request), wish, orderId);
      if (wait === 'false') return reply.status(202).send(accepted);

      const { jobId, isRepeated } = accepted;
      const job = { ...(await deps.jobs.wait(jobId, signal)), isRepeated };
      const isSettled = job.state === 'ready' || job.state === 'failed';
      return reply.status(isSettled ? 200 : 202).send(job);
    });
  }
}

/** Only a child's own pictures are printed. @throws FILE_NOT_FOUND 404 */
async function ensureOwnPictures(
  { files }: Pick<Deps, 'files'>,
  request: Parameters<typeof readOwners>[0],
  ids: Id[],
): Promise<void> {
  const { owners } = readOwners(request);
  for (const id of new Set(ids)) {
    const file = await files.find(id, owners);
    if (!file?.contentType.startsWith('image/')) throw errors.FILE_NOT_FOUND();
  }
}

/** For whom, from where and by which request something is wished for. @throws 401 without an owner. */
function readRequester(request: Parameters<typeof readOwners>[0]): Requester {
  const { owner } = readOwners(request);
  const network = readNetwork(request);
  const origin = originOf(readRequestId(request));
  return { owner, origin, ...(network !== undefined && { network }) };
}
