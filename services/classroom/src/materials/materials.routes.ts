import {
  ClassMaterials,
  DealtQuiz,
  LessonMaterial,
  LessonMaterialContent,
  LessonTopic,
  Material,
  MaterialChange,
  MaterialFormat,
  MaterialImport,
  MaterialSummary,
  materialLimits,
  NewMaterial,
} from '@lux/contracts/classroom/material.ts';
import { Id } from '@lux/contracts/common/ids.ts';
import { QuizRequest } from '@lux/contracts/games/quiz.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { z } from 'zod';
import { readTeacher } from '../classes/find-class.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { addMaterial, changeMaterial, findMaterial } from './change-materials.ts';
import { dealQuiz } from './deal-quiz.ts';
import { exportFile } from './export-file.ts';
import { importFile } from './import-file.ts';
import {
  assignMaterials,
  listClassMaterials,
  listOffered,
  listTopics,
  readOffered,
} from './offer-materials.ts';
import { viewMaterial, viewSummary } from './view-material.ts';

const one = z.object({ id: Id });
const offered = one.extend({ materialId: Id });
const QuizWish = QuizRequest.pick({ count: true, excludedQuestions: true });
const username = z.string().min(1).max(60);
/** The largest material: 500 questions with all their letters. */
const BODY_LIMIT_BYTES = 8_000_000;
/** Base64 of a file is a third longer. */
const FILE_LIMIT_CHARACTERS = Math.ceil(materialLimits.fileBytes / 3) * 4;
const File = z.object({
  username,
  fileName: z.string().max(300),
  content: z.base64().max(FILE_LIMIT_CHARACTERS),
});

/** A teacher's materials, and what lessons offer of them. */
export function materialsRoutes(server: Server, deps: Deps): void {
  const { materials } = deps;
  const bodyLimit = BODY_LIMIT_BYTES;

  server.get(
    '/materials',
    { schema: { response: { 200: z.array(MaterialSummary) } } },
    async (request) => {
      const teacherId = readTeacher(request);
      const found = await materials.listReadable(teacherId);
      return found.map((record) => viewSummary(record, teacherId));
    },
  );

  server.post(
    '/materials',
    {
      bodyLimit,
      schema: {
        body: z.object({ username, material: NewMaterial }),
        response: { 201: Material },
      },
    },
    async (request, reply) => {
      const author = { teacherId: readTeacher(request), username: request.body.username };
      return reply.status(201).send(await addMaterial(deps, author, request.body.material));
    },
  );

  server.post(
    '/materials/imports',
    { bodyLimit, schema: { body: File, response: { 200: MaterialImport } } },
    async (request) => {
      const { username: name, fileName, content } = request.body;
      const author = { teacherId: readTeacher(request), username: name };
      return importFile(deps, author, { fileName, bytes: Buffer.from(content, 'base64') });
    },
  );

  server.get(
    '/materials/:id',
    { schema: { params: one, response: { 200: Material } } },
    async (request) => {
      const teacherId = readTeacher(request);
      return viewMaterial(await findMaterial(deps, request.params.id, teacherId), teacherId);
    },
  );

  server.get(
    '/materials/:id/file',
    {
      schema: {
        params: one,
        querystring: z.object({ format: MaterialFormat }),
        response: { 200: z.object({ title: z.string(), content: z.string() }) },
      },
    },
    async (request) => {
      const found = await findMaterial(deps, request.params.id, readTeacher(request));
      return { title: found.title, content: exportFile(found, request.query.format) };
    },
  );

  server.patch(
    '/materials/:id',
    { bodyLimit, schema: { params: one, body: MaterialChange, response: { 200: Material } } },
    async (request) => {
      const which = { id: request.params.id, teacherId: readTeacher(request) };
      return changeMaterial(deps, which, request.body);
    },
  );

  server.delete('/materials/:id', { schema: { params: one } }, async (request, reply) => {
    const isGone = await materials.remove(request.params.id, readTeacher(request));
    if (!isGone) throw errors.MATERIAL_NOT_FOUND();
    return reply.status(204).send();
  });

  server.get(
    '/classes/:id/materials',
    { schema: { params: one, response: { 200: z.array(MaterialSummary) } } },
    async (request) =>
      listClassMaterials(deps, { id: request.params.id, teacherId: readTeacher(request) }),
  );

  server.put(
    '/classes/:id/materials',
    { schema: { params: one, body: ClassMaterials, response: { 200: z.array(MaterialSummary) } } },
    async (request) => {
      const which = { id: request.params.id, teacherId: readTeacher(request) };
      return assignMaterials(deps, which, request.body.ids);
    },
  );

  server.get(
    '/lessons/:id/topics',
    { schema: { params: one, response: { 200: z.array(LessonTopic) } } },
    async ({ params }) => listTopics(deps, params.id),
  );

  server.get(
    '/places/:id/materials',
    { schema: { params: one, response: { 200: z.array(LessonMaterial) } } },
    async ({ params }) => listOffered(deps, params.id),
  );

  server.get(
    '/places/:id/materials/:materialId',
    { schema: { params: offered, response: { 200: LessonMaterialContent } } },
    async ({ params }) => readOffered(deps, params.id, params.materialId),
  );

  server.post(
    '/places/:id/materials/:materialId/rounds',
    { bodyLimit, schema: { params: offered, body: QuizWish, response: { 200: DealtQuiz } } },
    async ({ params: { id: placeId, materialId }, body }) =>
      dealQuiz(deps, { placeId, materialId }, body),
  );
}
