import { Id } from '@lux/contracts/common/ids.ts';
import { ColoredPage, ColoredPicture, ColorsQuery } from '@lux/contracts/media/colored-page.ts';
import { coloringLimits } from '@lux/contracts/media/coloring-limits.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { bytesOf, bytesScope } from '@lux/service-kit/server/requests/bytes-scope.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { actForKeeper } from '../sessions/act-for.ts';

const tags = ['Ausmalbilder'];
const consumes = ['image/png'];
const params = z.object({ id: Id });
const path = '/api/coloring-pages/:id/colors';

/**
 * What children have coloured of their own pages: who is logged in has it on all devices, and a visitor
 * still has it when its browser has emptied its storage.
 */
export async function coloredPagesRoutes(server: Server, { services }: Deps): Promise<void> {
  const { media } = services;
  // Before a byte of the colours is read.
  const onRequest = async (request: FastifyRequest) => {
    actForKeeper(request);
  };

  server.get(path, { schema: { tags, params }, onRequest }, async (request, reply) => {
    const colors = await media.readColors(actForKeeper(request), request.params.id);
    return reply.type('image/png').send(colors);
  });

  server.delete(
    path,
    { schema: { tags, params, response: { 204: z.void() } }, onRequest },
    async (request, reply) => {
      await media.removeColors(actForKeeper(request), request.params.id);
      return reply.status(204).send();
    },
  );

  const bodyLimit = coloringLimits.sizeBytes;
  await bytesScope(server, { bodyLimit }, (scope) => {
    scope.put(
      path,
      {
        schema: {
          tags,
          consumes,
          params,
          querystring: ColorsQuery,
          response: { 200: ColoredPage },
        },
        bodyLimit,
        onRequest,
      },
      async (request) => {
        const { changedAt } = request.query;
        const { id } = request.params;
        return media.keepColors(actForKeeper(request), id, {
          changedAt,
          colors: bytesOf(request),
        });
      },
    );

    scope.post(
      '/api/coloring-pages/:id/pictures',
      {
        schema: { tags, consumes, params, response: { 201: ColoredPicture } },
        bodyLimit,
        onRequest,
      },
      async (request, reply) => {
        const colors = bytesOf(request);
        const caller = actForKeeper(request);
        const picture = await media.keepColoredPicture(caller, request.params.id, colors);
        return reply.status(201).send(picture);
      },
    );
  });
}
