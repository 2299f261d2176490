import type {
  ClassMaterials,
  DraftOrder,
  FoundWords,
  Material,
  MaterialChange,
  MaterialDraft,
  MaterialFormat,
  MaterialImport,
  MaterialSummary,
  NewMaterial,
  WordsWish,
} from '@lux/contracts/classroom/material.ts';
import type { Id } from '@lux/contracts/common/ids.ts';
import { commonErrors } from '@lux/service-kit/errors/common-errors.ts';
import type { FastifyRequest } from 'fastify';
import { targetClass } from '../classes/manage-classes.ts';
import { recordTeaching } from '../classes/record-teaching.ts';
import { requireTeacher } from '../classes/require-teacher.ts';
import type { Deps } from '../deps.ts';

type Tools = Pick<Deps, 'services'>;
/** With what the trail needs. */
type RecordingTools = Pick<Deps, 'services' | 'config'>;

const targetOf = ({ id, title }: Material) => ({ kind: 'material', id, name: title }) as const;

/** Own ones and those of the school. @throws NOT_LOGGED_IN, TEACHER_NEEDED, as all of these. */
export async function listMaterials(
  { services }: Tools,
  request: FastifyRequest,
): Promise<MaterialSummary[]> {
  const { caller } = await requireTeacher({ services }, request);
  return services.classroom.listMaterials(caller);
}

/** @throws MATERIAL_NOT_CHILD_SAFE, TOO_MANY_MATERIALS */
export async function addMaterial(
  { services }: Tools,
  request: FastifyRequest,
  material: NewMaterial,
): Promise<Material> {
  const { caller, user } = await requireTeacher({ services }, request);
  return services.classroom.addMaterial(caller, { username: user.username, material });
}

/**
 * Takes in a form's field `file`.
 *
 * @throws VALIDATION_FAILED for a form that is broken or has none, FILE_EMPTY, FILE_UNREADABLE
 */
export async function importMaterials(
  { services }: Tools,
  request: FastifyRequest,
): Promise<MaterialImport> {
  const { caller, user } = await requireTeacher({ services }, request);
  const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const contentType = request.headers['content-type'] ?? '';
  const answer = new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } });
  const form = await answer.formData().catch((cause: unknown) => {
    throw commonErrors.VALIDATION_FAILED({ cause });
  });
  const file = form.get('file');
  if (!(file instanceof File)) {
    throw commonErrors.VALIDATION_FAILED({ message: 'Es fehlt die Datei.' });
  }
  const content = Buffer.from(await file.arrayBuffer()).toString('base64');
  const given = { username: user.username, fileName: file.name.slice(-300), content };
  return services.classroom.importMaterials(caller, given);
}

/** Makes something of a teacher's text and keeps nothing. @throws NOTHING_TO_DRAFT */
export async function draftMaterial(
  { services }: Tools,
  request: FastifyRequest,
  order: DraftOrder,
  signal: AbortSignal,
): Promise<MaterialDraft> {
  await requireTeacher({ services }, request);
  return services.games.writeDraft(request.id, order, signal);
}

/** @throws MATERIAL_NOT_FOUND also where it is others' and not shared, as all that follow. */
export async function readMaterial(
  { services }: Tools,
  request: FastifyRequest,
  id: Id,
): Promise<Material> {
  const { caller } = await requireTeacher({ services }, request);
  return services.classroom.readMaterial(caller, id);
}

/** @throws FORMAT_UNFIT */
export async function readMaterialFile(
  { services }: Tools,
  request: FastifyRequest,
  { id, format }: { id: Id; format: MaterialFormat },
): Promise<{ title: string; content: string }> {
  const { caller } = await requireTeacher({ services }, request);
  return services.classroom.readMaterialFile(caller, id, format);
}

/** @throws WRONG_BODY, MATERIAL_NOT_CHILD_SAFE */
export async function changeMaterial(
  deps: RecordingTools,
  request: FastifyRequest,
  { id, ...change }: MaterialChange & { id: Id },
): Promise<Material> {
  const { services } = deps;
  const teacher = await requireTeacher(deps, request);
  if (change.isShared !== undefined) {
    const before = await services.classroom.readMaterial(teacher.caller, id);
    const action = change.isShared ? 'material.shared' : 'material.withdrawn';
    if (before.isOwn && before.isShared !== change.isShared) {
      await recordTeaching(deps, request, teacher, { action, target: targetOf(before) });
    }
  }
  return services.classroom.changeMaterial(teacher.caller, id, change);
}

export async function deleteMaterial(
  deps: RecordingTools,
  request: FastifyRequest,
  id: Id,
): Promise<void> {
  const { services } = deps;
  const teacher = await requireTeacher(deps, request);
  const material = await services.classroom.readMaterial(teacher.caller, id);
  // Another's is refused by classroom.
  if (material.isOwn) {
    const target = targetOf(material);
    await recordTeaching(deps, request, teacher, { action: 'material.deleted', target });
  }
  await services.classroom.deleteMaterial(teacher.caller, id);
}

/** @throws CLASS_NOT_FOUND */
export async function listClassMaterials(
  { services }: Tools,
  request: FastifyRequest,
  classId: Id,
): Promise<MaterialSummary[]> {
  const { caller } = await requireTeacher({ services }, request);
  return services.classroom.listClassMaterials(caller, classId);
}

/** From the class's next lesson on. @throws CLASS_NOT_FOUND */
export async function assignMaterials(
  deps: RecordingTools,
  request: FastifyRequest,
  { classId, ...given }: ClassMaterials & { classId: Id },
): Promise<MaterialSummary[]> {
  const teacher = await requireTeacher(deps, request);
  const target = await targetClass(deps, teacher, classId);
  const details = { count: given.ids.length };
  await recordTeaching(deps, request, teacher, { action: 'materials.given', target, details });
  return deps.services.classroom.assignMaterials(teacher.caller, classId, given);
}

/** What LUX finds of words, for their teacher to correct. */
export async function findMaterialWords(
  { services }: Tools,
  request: FastifyRequest,
  wish: WordsWish,
): Promise<FoundWords> {
  await requireTeacher({ services }, request);
  return services.games.findWords(request.id, wish);
}
