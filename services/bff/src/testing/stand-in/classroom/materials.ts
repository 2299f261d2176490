import { ClassMaterials, Material, type NewMaterial } from '@lux/contracts/classroom/material.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { readOwners } from '@lux/service-kit/server/internal-headers.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { missing, type School, Which } from './create-school.ts';

const Offered = Which.extend({ materialId: z.string() });
const Sent = z.object({ material: z.custom<NewMaterial>() });

/** Materials, each seen by its teacher alone, and by the children of lessons that offer it. */
export function standInMaterials(
  server: Server,
  { classOf, childsLesson, lessons, places }: School,
): void {
  const kept = new Map<string, { owner: string; material: Material }>();
  /** By class. */
  const offered = new Map<string, string[]>();
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
  server.get('/classes/:id/materials', { schema: { params: Which } }, async (request) => {
    classOf(request, request.params.id);
    return [];
  });
  server.put(
    '/classes/:id/materials',
    { schema: { params: Which, body: ClassMaterials } },
    async (request) => {
      classOf(request, request.params.id);
      offered.set(request.params.id, request.body.ids);
      return [];
    },
  );

  /** What the lesson of a place offers. */
  const offeredAt = (placeId: string): Material[] => {
    childsLesson(placeId);
    const lessonId = places.get(placeId)?.lessonId ?? '';
    const ids = offered.get(lessons.get(lessonId)?.lesson.classId ?? '') ?? [];
    return ids.flatMap((id) => kept.get(id)?.material ?? []);
  };
  const offeredOne = ({ id, materialId }: z.infer<typeof Offered>): Material => {
    const found = offeredAt(id).find((one) => one.id === materialId);
    if (!found) throw missing('LESSON_MATERIAL');
    return found;
  };
  server.get('/places/:id/materials', { schema: { params: Which } }, async ({ params }) =>
    offeredAt(params.id).map(({ id, kind, title }) => ({ id, kind, title })),
  );
  server.get(
    '/places/:id/materials/:materialId',
    { schema: { params: Offered } },
    async ({ params }) => offeredOne(params),
  );
  server.post(
    '/places/:id/materials/:materialId/rounds',
    { schema: { params: Offered } },
    async ({ params }) => {
      const { title, body } = offeredOne(params);
      const questions = 'questions' in body ? body.questions : [];
      return { title, questions: questions.map((one) => ({ explanation: 'Darum.', ...one })) };
    },
  );
}
