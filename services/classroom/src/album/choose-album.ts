import type { AlbumChoice } from '@lux/contracts/classroom/lesson.ts';
import type { Id, OwnerId } from '@lux/contracts/common/ids.ts';
import { commonErrors } from '@lux/service-kit/errors/common-errors.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import type { LessonRecord } from '../lessons/lesson.store.ts';
import { listLessonPictures } from './lesson-pictures.ts';

const MOST_PAGES = 60;
/** Of one call: the teacher, those of the lessons, the children. */
const MOST_OWNERS = 60;

/**
 * Chooses the pictures that outlast the lesson, in their order.
 *
 * @throws VALIDATION_FAILED where one is no picture of this lesson's children.
 */
export async function chooseAlbum(
  deps: Pick<Deps, 'lessons' | 'places' | 'keepers'>,
  lesson: LessonRecord,
  { urls }: AlbumChoice,
): Promise<LessonRecord> {
  const known = [...lesson.album, ...(await listLessonPictures(deps, lesson))];
  const byUrl = new Map(known.map((picture) => [`/media/${picture.fileId}`, picture]));
  const chosen = [...new Set(urls)].map((url) => byUrl.get(url));
  if (chosen.includes(undefined)) {
    throw commonErrors.VALIDATION_FAILED({ message: 'Ein Bild ist nicht aus dieser Stunde.' });
  }
  const album = chosen.flatMap((picture) => picture ?? []);
  const changed = await deps.lessons.setAlbum(lesson._id, album);
  if (!changed) throw errors.LESSON_NOT_FOUND();
  return changed;
}

/** Orders the class album as one PDF for this teacher: of all its lessons, the newest first. */
export async function printAlbum(
  deps: Pick<Deps, 'lessons' | 'keepers'>,
  { classId, name, teacherId }: { classId: Id; name: string; teacherId: Id },
): Promise<string> {
  const lessons = await deps.lessons.listOfClass(classId);
  const pictures = lessons.flatMap(({ album }) => album).slice(0, MOST_PAGES);
  if (pictures.length === 0) {
    throw commonErrors.VALIDATION_FAILED({
      message: 'Im Klassenalbum ist noch kein Bild. Wählen Sie zuerst welche aus.',
    });
  }
  const shown = new Set(pictures.map(({ fileId }) => fileId));
  const owners = new Set<OwnerId>([`user:${teacherId}`]);
  for (const lesson of lessons) {
    const own = lesson.album.filter(({ fileId }) => shown.has(fileId));
    if (own.length > 0) owners.add(`user:${lesson.teacherId}`);
    for (const { owner } of own) owners.add(owner);
  }
  return deps.keepers.orderPdf('/class-albums', [...owners].slice(0, MOST_OWNERS), {
    title: name,
    pages: pictures.map(({ fileId, label }) => ({ fileId, label })),
  });
}
