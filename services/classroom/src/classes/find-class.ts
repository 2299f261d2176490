import type { Id } from '@lux/contracts/common/ids.ts';
import { commonErrors } from '@lux/service-kit/errors/common-errors.ts';
import { readOwners } from '@lux/service-kit/server/internal-headers.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import type { ClassChanges, ClassRecord } from './class.store.ts';

/** The teacher for whom the bff acts. @throws 401 where it named no user. */
export function readTeacher(request: FastifyRequest): Id {
  const { owner } = readOwners(request);
  if (!owner.startsWith('user:')) throw commonErrors.UNAUTHORIZED();
  return owner.slice('user:'.length);
}

/** @throws CLASS_NOT_FOUND also where it is other teachers'. */
export async function findClass(
  { classes }: Pick<Deps, 'classes'>,
  id: Id,
  teacherId: Id,
): Promise<ClassRecord> {
  const found = await classes.findOfTeacher(id, teacherId);
  if (!found) throw errors.CLASS_NOT_FOUND();
  return found;
}

const TRIES = 8;

/**
 * Changes a class as it is now: where somebody else was quicker, it is read and decided anew.
 *
 * @param decide what to change; it may throw. Null: nothing.
 */
export async function changeClass(
  deps: Pick<Deps, 'classes'>,
  { id, teacherId }: { id: Id; teacherId: Id },
  decide: (read: ClassRecord) => ClassChanges | null,
): Promise<ClassRecord> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const read = await findClass(deps, id, teacherId);
    const change = decide(read);
    const changed = change ? await deps.classes.change(read, change) : read;
    if (changed) return changed;
  }
  throw errors.CLASS_CHANGED();
}
