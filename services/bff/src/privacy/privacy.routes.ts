import { Readable } from 'node:stream';
import { Operator } from '@lux/contracts/common/ids.ts';
import { disconnectSignal } from '@lux/service-kit/server/connections/shutdown-deadline.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { contentDisposition } from '../pictures/content-disposition.ts';
import { collectData, listThings, packData, subjectOfSession, writeData } from './pack-data.ts';
import { removeData } from './remove-data.ts';

const tags = ['Meine Daten'];

/** As it is written; the size is not known before. */
function sendData(reply: FastifyReply, pieces: AsyncGenerator<string>): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(Readable.from(pieces));
}

/** A child's stored data: to see, to download, to delete (DESIGN 5, `/api/me/data`). */
export function privacyRoutes(server: Server, deps: Deps): void {
  server.get(
    '/api/me/data',
    { schema: { tags, response: { 200: z.looseObject({}) } } },
    async (request, reply) => {
      const subject = subjectOfSession(deps, request);
      const data = await collectData(deps, subject);
      return sendData(reply, writeData(data, listThings(deps, subject)));
    },
  );

  server.get('/api/me/data/archive', { schema: { tags } }, async (request, reply) => {
    const archive = await packData(deps, subjectOfSession(deps, request), disconnectSignal(reply));
    return reply
      .type('application/zip')
      .header('cache-control', 'no-store')
      .header('content-disposition', contentDisposition('meine-daten-lux', 'application/zip'))
      .send(archive);
  });

  server.delete(
    '/api/me/data',
    { schema: { tags, response: { 204: z.void() } } },
    async (request, reply) => {
      await removeData(deps, request, reply);
      return reply.status(204).send();
    },
  );

  /** Who runs this LUX. Part of the configuration, so it cannot change. */
  server.get(
    '/api/operator',
    { schema: { tags: ['Einstellungen'], response: { 200: Operator } } },
    async () => deps.config.operator,
  );
}
