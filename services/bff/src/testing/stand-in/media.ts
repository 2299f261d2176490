import { once } from 'node:events';
import { OrderIdentity } from '@lux/contracts/media/job.ts';
import { AppError } from '@lux/service-kit/errors/app-error.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { readRequestId } from '@lux/service-kit/server/internal-headers.ts';
import { z } from 'zod';
import { errors } from '../../errors.ts';
import { lessonPictureId } from './classroom/lessons.ts';
import type { Recorded } from './recorded.ts';

/** A file that is there, and one that must not be served. */
const ownFile = 'own-file-own-file-own-';
const pageFile = 'html-file-html-file-ht';
const unlucky = { reason: 'INTERNAL', message: 'Das Ausmalbild konnte nicht generiert werden' };

const inDanger = () =>
  new AppError('CRISIS', 422, 'Bitte sprich mit einem Erwachsenen.', { danger: 'fire' });

/** Media's jobs, which end at once unless the wish says otherwise, and its files. */
export function standInMedia(
  server: Server,
  { orders, pictureOrders, requestIds }: Pick<Recorded, 'orders' | 'pictureOrders' | 'requestIds'>,
): void {
  const ordered = new Set<string>();
  server.post(
    '/images',
    { schema: { body: z.looseObject({ prompt: z.string() }), querystring: OrderIdentity } },
    async (request, reply) => {
      const { body, query } = request;
      const { prompt } = body;
      requestIds.push(readRequestId(request));
      orders.push({ path: '/images', ...body });
      const { orderId = createId() } = query;
      // As media does: the same order is the same job.
      const isRepeated = ordered.has(orderId);
      ordered.add(orderId);
      const job = { jobId: orderId, kind: 'image', isRepeated };
      pictureOrders.push(prompt);
      if (prompt === 'in Gefahr') throw inDanger();
      if (prompt === 'dauert ewig') await once(reply.raw, 'close');
      if (prompt === 'Dings') return { ...job, state: 'failed', reason: 'NOT_PAINTABLE' };
      return { ...job, state: 'ready', url: `/media/${createId()}` };
    },
  );
  for (const [path, kind] of [
    ['/coloring-pages', 'coloring'],
    ['/coloring-books', 'pdf'],
    ['/story-books', 'pdf'],
  ] as const) {
    server.post(path, { schema: { body: z.looseObject({}) } }, async ({ body }) => {
      orders.push({ path, ...body });
      const job = { jobId: createId(), kind };
      if (body.prompt === 'Pech' || body.title === 'Pech')
        return { ...job, state: 'failed', ...unlucky };
      return { ...job, state: 'ready', url: `/media/${createId()}` };
    });
  }
  server.post('/wishes', async () => [{ text: 'Drache', kind: 'figure' }]);
  const Params = z.object({ id: z.string() });
  const find = (id: string) => {
    if (id !== ownFile) throw errors.FILE_NOT_FOUND();
  };
  server.get('/files/:id/facts', { schema: { params: Params } }, async ({ params }) => {
    find(params.id);
    return { contentType: 'image/png', sizeBytes: 3 };
  });
  server.get('/any-files/:id', { schema: { params: Params } }, async ({ params }, reply) => {
    if (params.id !== lessonPictureId) find(params.id);
    return reply.type('image/png').send(Buffer.from('png'));
  });
  server.get('/files/:id', { schema: { params: Params } }, async ({ params }, reply) => {
    if (params.id === pageFile) return reply.type('text/html').send('<script>alert(1)</script>');
    find(params.id);
    return reply.type('image/png').send(Buffer.from('png'));
  });
  for (const version of ['thumbnail', 'view']) {
    const path = `/files/:id/${version}`;
    server.get(path, { schema: { params: Params } }, async ({ params }, reply) => {
      find(params.id);
      return reply.type('image/webp').send(Buffer.from('webp'));
    });
  }
}
