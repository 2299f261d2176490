import { Id } from '@lux/contracts/common/ids.ts';
import { ColoredPage, ColoredPicture, ColorsQuery } from '@lux/contracts/media/colored-page.ts';
import { coloringLimits } from '@lux/contracts/media/coloring-limits.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { readOwners } from '@lux/service-kit/server/internal-headers.ts';
import { bytesOf, bytesScope } from '@lux/service-kit/server/requests/bytes-scope.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { keepColoredPicture, keepColors, removeColors } from './keep-colors.ts';

const params = z.object({ id: Id });
const path = '/coloring-pages/:id/colors';

/** What children have coloured of their own pages, for the bff. */
export async function coloredPagesRoutes(
  server: Server,
  deps: Pick<Deps, 'files' | 'thumbnails' | 'coloredPages'>,
): Promise<void> {
  server.get(path, { schema: { params } }, async (request, reply) => {
    const { owners } = readOwners(request);
    const colors = await deps.coloredPages.readColors(request.params.id, owners);
    if (!colors) throw errors.COLORS_NOT_FOUND();
    return reply.type('image/png').send(colors);
  });

  server.delete(path, { schema: { params } }, async (request, reply) => {
    await removeColors(deps, readOwners(request).owners, request.params.id);
    return reply.status(204).send();
  });

  const bodyLimit = coloringLimits.sizeBytes;
  await bytesScope(server, { bodyLimit }, (scope) => {
    scope.put(
      path,
      { bodyLimit, schema: { params, querystring: ColorsQuery, response: { 200: ColoredPage } } },
      async (request) =>
        keepColors(deps, {
          owner: readOwners(request).owner,
          pageId: request.params.id,
          colors: bytesOf(request),
          changedAt: new Date(request.query.changedAt),
        }),
    );

    scope.post(
      '/coloring-pages/:id/pictures',
      { bodyLimit, schema: { params, response: { 201: ColoredPicture } } },
      async (request, reply) => {
        const picture = await keepColoredPicture(deps, {
          owner: readOwners(request).owner,
          pageId: request.params.id,
          colors: bytesOf(request),
        });
        return reply.status(201).send(picture);
      },
    );
  });
}
