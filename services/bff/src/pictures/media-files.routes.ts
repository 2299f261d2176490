import { Id } from '@lux/contracts/common/ids.ts';
import { disconnectSignal } from '@lux/service-kit/server/connections/shutdown-deadline.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { contentDisposition } from './content-disposition.ts';
import { readAsOwnerOrAdmin } from './read-as-owner-or-admin.ts';

const Params = z.object({ id: Id });
/** `download`: save it under this name instead of showing it (SPEC 7, `download-image`). */
const Query = z.object({ download: z.string().max(200).optional() });

/** What is never run as a page: a picture with scripts in it (SVG) or HTML does not leave here. */
const SERVED = new Set(['image/png', 'image/jpeg', 'image/webp', 'application/pdf']);

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

/** The files themselves, to the sessions they belong to and to admins (DESIGN 5, SPEC 6). */
export function mediaFilesRoutes(server: Server, deps: Deps): void {
  const { media } = deps.services;
  const pass = async (
    request: FastifyRequest<{ Params: z.infer<typeof Params> }>,
    reply: FastifyReply,
    path: string,
    download?: string,
  ) => {
    const asked = ASKED.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    });
    const headers = Object.fromEntries(asked);
    const signal = disconnectSignal(reply);
    const { file, isOwn } = await readAsOwnerOrAdmin(deps, request, request.params.id, {
      asOwner: async (caller) => ({
        file: await media.readFile(caller, path, headers, signal),
        isOwn: true,
      }),
      asAdmin: async () => ({
        file: await media.readAnyFile(request.id, path, headers, signal),
        isOwn: false,
      }),
    });
    const contentType = String(file.headers['content-type'] ?? '');
    if (file.statusCode !== 304 && !SERVED.has(contentType)) {
      await file.body.dump();
      throw errors.FILE_NOT_FOUND();
    }
    for (const name of TOLD) {
      const value = file.headers[name];
      if (value !== undefined) reply.header(name, value);
    }
    // An admin may lose that right; children's pictures must not stay in the cache then.
    if (!isOwn) reply.header('cache-control', 'no-store');
    reply.header('x-content-type-options', 'nosniff');
    if (file.statusCode !== 304) {
      reply.header('content-disposition', contentDisposition(download, contentType));
    }
    return reply.status(file.statusCode).send(file.body);
  };

  server.get(
    '/media/:id',
    { schema: { hide: true, params: Params, querystring: Query } },
    async (request, reply) => pass(request, reply, request.params.id, request.query.download),
  );

  for (const version of ['thumbnail', 'view']) {
    server.get(
      `/media/:id/${version}`,
      { schema: { hide: true, params: Params } },
      async (request, reply) => pass(request, reply, `${request.params.id}/${version}`),
    );
  }
}
