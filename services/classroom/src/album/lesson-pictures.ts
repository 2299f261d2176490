import type { Id, OwnerId } from '@lux/contracts/common/ids.ts';
import type { Deps } from '../deps.ts';
import type { LessonRecord } from '../lessons/lesson.store.ts';

export interface LessonPicture {
  fileId: Id;
  owner: OwnerId;
  label: string;
}

/** Services are asked for so many children at once. */
const AT_ONCE = 6;
const KINDS = new Set(['image', 'coloring']);

/** The pictures and colouring pages made in a lesson, by child, the oldest first. */
export async function listLessonPictures(
  { places, keepers }: Pick<Deps, 'places' | 'keepers'>,
  { _id, endsAt }: LessonRecord,
): Promise<LessonPicture[]> {
  const left = await places.listOfLesson(_id);
  const found: (LessonPicture & { at: number })[] = [];
  const readNext = async (): Promise<void> => {
    for (let place = left.shift(); place; place = left.shift()) {
      const { owner, label, firstJoinedAt } = place;
      for (const { kind, state, createdAt, fileId } of await keepers.readWishes(owner)) {
        const at = Date.parse(createdAt);
        const isOfLesson = at >= firstJoinedAt.getTime() && at <= endsAt.getTime();
        if (!isOfLesson || !KINDS.has(kind) || state !== 'ready' || !fileId) continue;
        found.push({ fileId, owner, label, at });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, readNext));
  return found.toSorted((a, b) => a.at - b.at).map(({ at: _, ...picture }) => picture);
}
