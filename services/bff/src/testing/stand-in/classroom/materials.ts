import { Material, type NewMaterial } from '@lux/contracts/classroom/material.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { readOwners } from '@lux/service-kit/server/internal-headers.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { missing, type School, Which } from './create-school.ts';

const Sent = z.object({ material: z.custom<NewMaterial>() });

/** Materials, each seen by its teacher alone. */
export function standInMaterials(server: Server, { classOf }: School): void {
  const kept = new Map<string, { owner: string; material: Material }>();
  const find = (request: FastifyRequest, id: string): Material => {
    const found = kept.get(id);
    if (found?.owner !== readOwners(request).owner) throw missing('MATERIAL');
    return found.material;
  };

  server.get('/materials', async (request) =>
    [...kept.values()]
      .filter(({ owner }) => owner === readOwners(request).owner)
      .map(({ material }) => material),
  );
  server.post('/materials', { schema: { body: Sent } }, async (request, reply) => {
    const material = Material.parse({
      ...request.body.material,
      ...{ id: createId(), size: 1, isShared: false, isOwn: true, author: 'frau.lindner' },
      updatedAt: new Date(0).toISOString(),
    });
    kept.set(material.id, { owner: readOwners(request).owner, material });
    return reply.status(201).send(material);
  });
  server.post('/materials/imports', async () => ({ materials: [], problems: [] }));
  server.get('/materials/:id', { schema: { params: Which } }, async (request) =>
    find(request, request.params.id),
  );
  server.get('/materials/:id/file', { schema: { params: Which } }, async (request) => ({
    title: find(request, request.params.id).title,
    content: 'frage;antwort',
  }));
  server.patch('/materials/:id', { schema: { params: Which } }, async (request) =>
    find(request, request.params.id),
  );
  server.delete('/materials/:id', { schema: { params: Which } }, async (request, reply) => {
    find(request, request.params.id);
    kept.delete(request.params.id);
    return reply.status(204).send();
  });
  for (const method of ['GET', 'PUT'] as const) {
    server.route({
      method,
      url: '/classes/:id/materials',
      schema: { params: Which },
      handler: async (request) => {
        classOf(request, Which.parse(request.params).id);
        return [];
      },
    });
  }
  server.get('/places/:id/materials', async () => []);
}
