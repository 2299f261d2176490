import type {
  LessonMaterial,
  LessonMaterialContent,
  LessonTopic,
  MaterialSummary,
} from '@lux/contracts/classroom/material.ts';
import type { Id } from '@lux/contracts/common/ids.ts';
import { changeClass, findClass } from '../classes/find-class.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { isOver } from '../lessons/view-lesson.ts';
import type { MaterialRecord } from './material.store.ts';
import { viewSummary } from './view-material.ts';

type Which = { id: Id; teacherId: Id };

/** Those that one of the class's teachers may read: unshared and deleted ones fall out by themselves. */
async function readAssigned(
  deps: Pick<Deps, 'materials'>,
  ids: Id[],
  teacherIds: Id[],
): Promise<MaterialRecord[]> {
  const found = new Map((await deps.materials.listByIds(ids)).map((one) => [one._id, one]));
  return ids
    .flatMap((id) => found.get(id) ?? [])
    .filter(({ isShared, teacherId }) => isShared || teacherIds.includes(teacherId));
}

/** What a class's next lesson offers. @throws CLASS_NOT_FOUND */
export async function listClassMaterials(
  deps: Pick<Deps, 'materials' | 'classes'>,
  { id, teacherId }: Which,
): Promise<MaterialSummary[]> {
  const { materialIds = [], teachers } = await findClass(deps, id, teacherId);
  const userIds = teachers.map(({ userId }) => userId);
  const assigned = await readAssigned(deps, materialIds, userIds);
  return assigned.map((one) => viewSummary(one, teacherId));
}

/**
 * Gives a class its materials, from its next lesson on.
 *
 * @throws CLASS_NOT_FOUND, MATERIAL_NOT_FOUND where the teacher may not read one of them.
 */
export async function assignMaterials(
  deps: Pick<Deps, 'materials' | 'classes'>,
  which: Which,
  given: Id[],
): Promise<MaterialSummary[]> {
  const ids = [...new Set(given)];
  const { materialIds = [], teachers } = await findClass(deps, which.id, which.teacherId);
  // What a colleague of the class has chosen may stay chosen.
  const fresh = ids.filter((id) => !materialIds.includes(id));
  if ((await readAssigned(deps, fresh, [which.teacherId])).length < fresh.length) {
    throw errors.MATERIAL_NOT_FOUND();
  }
  const userIds = teachers.map(({ userId }) => userId);
  const assigned = await readAssigned(deps, ids, userIds);
  await changeClass(deps, which, () => ({ materialIds: assigned.map(({ _id }) => _id) }));
  return assigned.map((one) => viewSummary(one, which.teacherId));
}

/** Keeps for a lesson what its class has just now. */
export async function keepForLesson(
  deps: Pick<Deps, 'materials' | 'classes' | 'lessonMaterials'>,
  lessonId: Id,
  { id, teacherId }: Which,
): Promise<void> {
  const { materialIds = [], teachers } = await findClass(deps, id, teacherId);
  const userIds = teachers.map(({ userId }) => userId);
  const materials = await readAssigned(deps, materialIds, userIds);
  await deps.lessonMaterials.keep(lessonId, materials);
}

type ChildTools = Pick<Deps, 'places' | 'lessons' | 'lessonMaterials'>;

/** @throws PLACE_NOT_FOUND where the child is in no lesson that runs. */
async function lessonOfPlace({ places, lessons }: ChildTools, placeId: Id): Promise<Id> {
  const place = await places.find(placeId);
  const lesson = place?.state === 'there' ? await lessons.find(place.lessonId) : null;
  if (!lesson || isOver(lesson)) throw errors.PLACE_NOT_FOUND();
  return lesson._id;
}

/** What the talk answers from first; nothing where the lesson is over. */
export async function listTopics(
  { lessons, lessonMaterials }: Pick<Deps, 'lessons' | 'lessonMaterials'>,
  lessonId: Id,
): Promise<LessonTopic[]> {
  const lesson = await lessons.find(lessonId);
  return !lesson || isOver(lesson) ? [] : lessonMaterials.listTopics(lessonId);
}

export async function listOffered(deps: ChildTools, placeId: Id): Promise<LessonMaterial[]> {
  return deps.lessonMaterials.listOf(await lessonOfPlace(deps, placeId));
}

/** @throws PLACE_NOT_FOUND, LESSON_MATERIAL_NOT_FOUND where the child's lesson does not offer it. */
export async function readOffered(
  deps: ChildTools,
  placeId: Id,
  materialId: Id,
): Promise<LessonMaterialContent> {
  const found = await deps.lessonMaterials.find(await lessonOfPlace(deps, placeId), materialId);
  if (!found) throw errors.LESSON_MATERIAL_NOT_FOUND();
  const { kind, title, body } = found;
  return { id: materialId, kind, title, body };
}
