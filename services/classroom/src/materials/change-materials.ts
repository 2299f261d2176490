import {
  type Material,
  type MaterialChange,
  materialLimits,
  NewMaterial,
} from '@lux/contracts/classroom/material.ts';
import type { Id } from '@lux/contracts/common/ids.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { ensureFit } from './check-material.ts';
import type { MaterialRecord } from './material.store.ts';
import { sizeOf, viewMaterial } from './view-material.ts';

type Tools = Pick<Deps, 'materials'>;

interface Author {
  teacherId: Id;
  username: string;
}

/** @throws MATERIAL_NOT_FOUND also where it is others' and not shared. */
export async function findMaterial(
  { materials }: Tools,
  id: Id,
  teacherId: Id,
): Promise<MaterialRecord> {
  const found = await materials.findReadable(id, teacherId);
  if (!found) throw errors.MATERIAL_NOT_FOUND();
  return found;
}

/** Keeps what a teacher has written. @throws TOO_MANY_MATERIALS, MATERIAL_NOT_CHILD_SAFE */
export async function addMaterial(
  { materials }: Tools,
  { teacherId, username }: Author,
  given: NewMaterial,
): Promise<Material> {
  if ((await materials.countOfTeacher(teacherId)) >= materialLimits.materials) {
    throw errors.TOO_MANY_MATERIALS();
  }
  await ensureFit(given.title, given.body);
  const now = new Date();
  const record: MaterialRecord = {
    ...{ _id: createId(), teacherId, author: username, isShared: false },
    ...{ kind: given.kind, title: given.title, ageGroup: given.ageGroup },
    ...{ body: given.body, size: sizeOf(given.body), createdAt: now, updatedAt: now },
  };
  await materials.add([record]);
  return viewMaterial(record, teacherId);
}

/**
 * Changes a teacher's own material; lessons that have begun keep what they had.
 *
 * @throws MATERIAL_NOT_FOUND, WRONG_BODY, MATERIAL_NOT_CHILD_SAFE
 */
export async function changeMaterial(
  deps: Tools,
  { id, teacherId }: { id: Id; teacherId: Id },
  change: MaterialChange,
): Promise<Material> {
  const before = await findMaterial(deps, id, teacherId);
  if (before.teacherId !== teacherId) throw errors.MATERIAL_NOT_FOUND();
  const { title = before.title, ageGroup = before.ageGroup, body = before.body } = change;
  const whole = NewMaterial.safeParse({ kind: before.kind, title, ageGroup, body });
  if (!whole.success) throw errors.WRONG_BODY();
  if (change.title !== undefined || change.body !== undefined) await ensureFit(title, body);
  const { isShared = before.isShared } = change;
  const changes = { title, ageGroup, body: whole.data.body, size: sizeOf(body), isShared };
  const changed = await deps.materials.change(id, teacherId, changes);
  if (!changed) throw errors.MATERIAL_NOT_FOUND();
  return viewMaterial(changed, teacherId);
}
