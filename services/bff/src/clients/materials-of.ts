import {
  type ClassMaterials,
  DealtQuiz,
  LessonMaterial,
  LessonMaterialContent,
  Material,
  type MaterialChange,
  type MaterialFormat,
  MaterialImport,
  MaterialSummary,
  type NewMaterial,
} from '@lux/contracts/classroom/material.ts';
import type { Id } from '@lux/contracts/common/ids.ts';
import type { QuizRequest } from '@lux/contracts/games/quiz.ts';
import type { ServiceClient } from '@lux/service-kit/clients/create-service-client.ts';
import { z } from 'zod';
import type { Caller } from '../sessions/act-for.ts';

/** The gate reads each sentence of 500 questions. */
const GATE_LIMIT_MS = 60_000;

const Summaries = z.array(MaterialSummary);
const MaterialFile = z.object({ title: z.string(), content: z.string() });

/** A teacher's materials, and what lessons offer of them. A teacher is the caller's first owner. */
export function materialsOf(service: ServiceClient) {
  const path = (id: Id) => `/materials/${id}`;
  const timeoutMs = GATE_LIMIT_MS;
  return {
    listMaterials: (caller: Caller) =>
      service.json(Summaries, { method: 'GET', path: '/materials', ...caller }),

    addMaterial: (caller: Caller, body: { username: string; material: NewMaterial }) =>
      service.json(Material, { method: 'POST', path: '/materials', body, timeoutMs, ...caller }),

    importMaterials: (
      caller: Caller,
      body: { username: string; fileName: string; content: string },
    ) =>
      service.json(MaterialImport, {
        ...{ method: 'POST', path: '/materials/imports', body, timeoutMs },
        ...caller,
      }),

    readMaterial: (caller: Caller, id: Id) =>
      service.json(Material, { method: 'GET', path: path(id), ...caller }),

    readMaterialFile: (caller: Caller, id: Id, format: MaterialFormat) =>
      service.json(MaterialFile, {
        ...{ method: 'GET', path: `${path(id)}/file`, query: { format } },
        ...caller,
      }),

    changeMaterial: (caller: Caller, id: Id, body: MaterialChange) =>
      service.json(Material, { method: 'PATCH', path: path(id), body, timeoutMs, ...caller }),

    deleteMaterial: async (caller: Caller, id: Id): Promise<void> => {
      await service.text({ method: 'DELETE', path: path(id), ...caller });
    },

    listClassMaterials: (caller: Caller, classId: Id) =>
      service.json(Summaries, { method: 'GET', path: `/classes/${classId}/materials`, ...caller }),

    assignMaterials: (caller: Caller, classId: Id, body: ClassMaterials) =>
      service.json(Summaries, {
        ...{ method: 'PUT', path: `/classes/${classId}/materials`, body },
        ...caller,
      }),

    /** What the lesson of this place offers. @throws PLACE_NOT_FOUND */
    listLessonMaterials: (requestId: string, placeId: Id) =>
      service.json(z.array(LessonMaterial), {
        ...{ method: 'GET', path: `/places/${placeId}/materials`, requestId },
      }),

    /** @throws PLACE_NOT_FOUND, LESSON_MATERIAL_NOT_FOUND */
    readLessonMaterial: (requestId: string, placeId: Id, id: Id) =>
      service.json(LessonMaterialContent, {
        ...{ method: 'GET', path: `/places/${placeId}/materials/${id}`, requestId },
      }),

    /** @throws PLACE_NOT_FOUND, LESSON_MATERIAL_NOT_FOUND */
    dealQuiz: (
      requestId: string,
      placeId: Id,
      id: Id,
      body: Pick<QuizRequest, 'count' | 'excludedQuestions'>,
    ) =>
      service.json(DealtQuiz, {
        ...{ method: 'POST', path: `/places/${placeId}/materials/${id}/rounds`, body, requestId },
      }),
  };
}
