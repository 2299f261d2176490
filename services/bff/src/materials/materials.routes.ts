import {
  ClassMaterials,
  DraftOrder,
  FoundWords,
  Material,
  MaterialChange,
  MaterialDraft,
  MaterialFormat,
  MaterialImport,
  MaterialSummary,
  materialLimits,
  NewMaterial,
  WordsWish,
} from '@lux/contracts/classroom/material.ts';
import { Id } from '@lux/contracts/common/ids.ts';
import { disconnectSignal } from '@lux/service-kit/server/connections/shutdown-deadline.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { bytesScope } from '@lux/service-kit/server/requests/bytes-scope.ts';
import { z } from 'zod';
import { requireTeacher } from '../classes/require-teacher.ts';
import type { Deps } from '../deps.ts';
import {
  addMaterial,
  assignMaterials,
  changeMaterial,
  deleteMaterial,
  draftMaterial,
  findMaterialWords,
  importMaterials,
  listClassMaterials,
  listMaterials,
  readMaterial,
  readMaterialFile,
} from './manage-materials.ts';

const tags = ['Unterricht'];
const path = '/api/materials';
const params = z.object({ id: Id });
/** The largest material: 500 questions with all their letters. */
const BODY_LIMIT_BYTES = 4_000_000;
/** The longest text, in signs that take six bytes each. */
const DRAFT_LIMIT_BYTES = 200_000;
const types: Record<MaterialFormat, string> = {
  gift: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** Letters of file names of all systems; the whole name stands beside it. */
function fileHeader(title: string, format: MaterialFormat): string {
  const plain = title.replaceAll(/[^\w -]/g, '_');
  const whole = encodeURIComponent(title).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}.${format}"; filename*=UTF-8''${whole}.${format}`;
}

/** A teacher's materials, over REST (CLASSROOM "Materials"). */
export async function materialsRoutes(server: Server, deps: Deps): Promise<void> {
  const bodyLimit = BODY_LIMIT_BYTES;

  server.get(
    path,
    { schema: { tags, response: { 200: z.array(MaterialSummary) } } },
    async (request) => listMaterials(deps, request),
  );

  server.post(
    path,
    { bodyLimit, schema: { tags, body: NewMaterial, response: { 201: Material } } },
    async (request, reply) =>
      reply.status(201).send(await addMaterial(deps, request, request.body)),
  );

  server.post(
    `${path}/drafts`,
    {
      bodyLimit: DRAFT_LIMIT_BYTES,
      schema: { tags, body: DraftOrder, response: { 200: MaterialDraft } },
    },
    async (request, reply) => draftMaterial(deps, request, request.body, disconnectSignal(reply)),
  );

  server.post(
    `${path}/words`,
    { schema: { tags, body: WordsWish, response: { 200: FoundWords } } },
    async (request) => findMaterialWords(deps, request, request.body),
  );

  const fileLimit = materialLimits.fileBytes;
  await bytesScope(server, { bodyLimit: fileLimit }, (scope) => {
    scope.post(
      `${path}/imports`,
      {
        schema: { tags, consumes: ['multipart/form-data'], response: { 200: MaterialImport } },
        bodyLimit: fileLimit,
        // Before a byte of the file is read.
        onRequest: async (request) => {
          await requireTeacher(deps, request);
        },
      },
      async (request) => importMaterials(deps, request),
    );
  });

  server.get(
    `${path}/:id`,
    { schema: { tags, params, response: { 200: Material } } },
    async (request) => readMaterial(deps, request, request.params.id),
  );

  server.get(
    `${path}/:id/file`,
    { schema: { tags, params, querystring: z.object({ format: MaterialFormat }) } },
    async (request, reply) => {
      const { format } = request.query;
      const { title, content } = await readMaterialFile(deps, request, {
        ...request.params,
        format,
      });
      return reply
        .type(types[format])
        .header('content-disposition', fileHeader(title, format))
        .send(content);
    },
  );

  server.patch(
    `${path}/:id`,
    { bodyLimit, schema: { tags, params, body: MaterialChange, response: { 200: Material } } },
    async (request) => changeMaterial(deps, request, { ...request.body, ...request.params }),
  );

  server.delete(
    `${path}/:id`,
    { schema: { tags, params, response: { 204: z.void() } } },
    async (request, reply) => {
      await deleteMaterial(deps, request, request.params.id);
      return reply.status(204).send();
    },
  );

  server.get(
    '/api/classes/:id/materials',
    { schema: { tags, params, response: { 200: z.array(MaterialSummary) } } },
    async (request) => listClassMaterials(deps, request, request.params.id),
  );

  server.put(
    '/api/classes/:id/materials',
    { schema: { tags, params, body: ClassMaterials, response: { 200: z.array(MaterialSummary) } } },
    async (request) =>
      assignMaterials(deps, request, { ...request.body, classId: request.params.id }),
  );
}
