import {
  type ClassMaterials,
  type DraftOrder,
  FoundWords,
  Material,
  type MaterialChange,
  MaterialDraft,
  type MaterialFormat,
  MaterialImport,
  MaterialSummary,
  type NewMaterial,
} from '@lux/contracts/classroom/material.ts';
import { z } from 'zod';
import { rest } from '../../../lib/api/rest.ts';

const Summaries = z.array(MaterialSummary);
const pathOf = (id: string) => `/api/materials/${id}`;

/**
 * The calls about a teacher's materials (CLASSROOM "Materials"). Each throws an ApiError with the
 * server's German sentence: TEACHER_NEEDED, MATERIAL_NOT_FOUND, MATERIAL_NOT_CHILD_SAFE with the place,
 * TOO_MANY_MATERIALS.
 */
export const materialsApi = {
  /** One's own and those that colleagues share. */
  list: () => rest.get('/api/materials', async () => Summaries),
  read: (id: string) => rest.get(pathOf(id), async () => Material),
  add: (given: NewMaterial) => rest.post('/api/materials', given, async () => Material),
  /** One's own, with the same content. */
  copy: ({ kind, title, ageGroup, body }: Material) =>
    rest.post('/api/materials', { kind, title, ageGroup, body }, async () => Material),
  change: (id: string, change: MaterialChange) =>
    rest.patch(pathOf(id), change, async () => Material),
  remove: (id: string) => rest.delete(pathOf(id)),
  import: (file: File) => {
    const form = new FormData();
    form.append('file', file);
    return rest.postForm('/api/materials/imports', form, async () => MaterialImport);
  },
  /** Made of a teacher's text; nothing is kept of it. */
  draft: (order: DraftOrder) =>
    rest.post('/api/materials/drafts', order, async () => MaterialDraft),
  /** What the letters game will make of these words. */
  findWords: async (words: string[]) => {
    const wish = { words: words.map((word) => ({ word })) };
    return (await rest.post('/api/materials/words', wish, async () => FoundWords)).words;
  },
  /** Saved by the browser itself. */
  fileOf: (id: string, format: MaterialFormat) => `${pathOf(id)}/file?format=${format}`,
  listOfClass: (classId: string) =>
    rest.get(`/api/classes/${classId}/materials`, async () => Summaries),
  giveToClass: (classId: string, ids: ClassMaterials['ids']) =>
    rest.put(`/api/classes/${classId}/materials`, { ids }, async () => Summaries),
};
