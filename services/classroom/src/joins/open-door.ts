import { LessonCode, type LessonDoor } from '@lux/contracts/classroom/lesson.ts';
import { Id } from '@lux/contracts/common/ids.ts';
import { isAway } from '../board/activity.ts';
import { passwordDrawings } from '../classes/picture-password.ts';
import { viewSeat } from '../classes/view-class.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { isOver } from '../lessons/view-lesson.ts';
import type { OpenLesson } from './create-open-lessons.ts';

type DoorDeps = Pick<Deps, 'classes' | 'lessons' | 'openLessons' | 'places' | 'boards'>;

/**
 * The running lesson a code opens: a lesson's code, or a seat's id, which stands on its card.
 *
 * @throws LESSON_NOT_FOUND
 */
export async function findOpenLesson(
  deps: Pick<Deps, 'classes' | 'lessons' | 'openLessons'>,
  typed: string,
): Promise<OpenLesson> {
  const found = await deps.openLessons.read(typed, () => readOpenLesson(deps, typed));
  if (!found || isOver(found.lesson)) throw errors.LESSON_NOT_FOUND();
  return found;
}

async function readOpenLesson(
  { classes, lessons }: Pick<Deps, 'classes' | 'lessons'>,
  typed: string,
): Promise<OpenLesson | null> {
  const code = LessonCode.safeParse(typed);
  const seatId = Id.safeParse(typed);
  const ofSeat = seatId.success ? await classes.findOfSeat(seatId.data) : null;
  const lesson = ofSeat
    ? await lessons.findRunning(ofSeat._id)
    : code.success
      ? await lessons.findByCode(code.data)
      : null;
  const schoolClass = lesson && (ofSeat ?? (await classes.find(lesson.classId)));
  return lesson && schoolClass ? { lesson, schoolClass } : null;
}

/** What a child at the door sees: the seats of the class, and which of them are taken. */
export async function openDoor(deps: DoorDeps, typed: string): Promise<LessonDoor> {
  const { lesson, schoolClass } = await findOpenLesson(deps, typed);
  const places = await deps.places.listOfLesson(lesson._id);
  const activities = await deps.boards.readActivities(lesson._id);
  const now = Date.now();
  const taken = new Set(
    places
      .filter(({ state, placeId }) => state === 'there' && !isAway(activities.get(placeId), now))
      .map(({ owner }) => owner),
  );
  return {
    className: schoolClass.name,
    endsAt: lesson.endsAt.toISOString(),
    allowsGuests: lesson.allowsGuests,
    seats: schoolClass.seats.map((seat) => {
      const { hasPictures, ...named } = viewSeat(seat);
      return { ...named, isTaken: taken.has(`seat:${seat._id}`), needsPictures: hasPictures };
    }),
    pictures: passwordDrawings,
  };
}
