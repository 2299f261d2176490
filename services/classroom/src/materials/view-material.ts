import type { Material, MaterialSummary } from '@lux/contracts/classroom/material.ts';
import type { Id } from '@lux/contracts/common/ids.ts';
import type { MaterialBody, MaterialRecord } from './material.store.ts';

export function sizeOf(body: MaterialBody): number {
  if ('questions' in body) return body.questions.length;
  return 'words' in body ? body.words.length : body.text.length;
}

/** As lists show it to this teacher. */
export function viewSummary(record: Omit<MaterialRecord, 'body'>, teacherId: Id): MaterialSummary {
  const { _id: id, kind, title, ageGroup, size, isShared, author } = record;
  return {
    ...{ id, kind, title, ageGroup, size, isShared, author },
    isOwn: record.teacherId === teacherId,
    updatedAt: record.updatedAt.toISOString(),
  };
}

export function viewMaterial(record: MaterialRecord, teacherId: Id): Material {
  return { ...viewSummary(record, teacherId), body: record.body };
}
