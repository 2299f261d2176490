import type { Board, Place } from '@lux/contracts/classroom/board.ts';
import { type Lesson, LessonArea } from '@lux/contracts/classroom/lesson.ts';
import type { SchoolClass, Seat } from '@lux/contracts/classroom/school-class.ts';

/** The same id for the same word, in the form of the server's own. */
export const idOf = (word: string): string => word.padEnd(22, '0');

export const classId = idOf('class');
export const lessonId = idOf('lesson');

export function buildSeat(id: string, label: string, overrides: Partial<Seat> = {}): Seat {
  const sign = { drawing: '1F994', color: 'blue' } as const;
  return { id: idOf(id), sign, label, hasPictures: true, ...overrides };
}

export function buildClass(overrides: Partial<SchoolClass> = {}): SchoolClass {
  return {
    id: classId,
    name: 'Igelklasse',
    ageGroup: 'small',
    seats: [buildSeat('igel', 'Blauer Igel'), buildSeat('fuchs', 'Roter Fuchs')],
    teachers: [{ userId: idOf('u1'), username: 'frau.wolf' }],
    createdAt: '2026-09-01T08:00:00.000Z',
    ...overrides,
  };
}

export function buildLesson(overrides: Partial<Lesson> = {}): Lesson {
  return {
    id: lessonId,
    classId,
    code: 'K7QM2P',
    joinUrl: '/beitreten/K7QM2P',
    startedAt: '2026-11-23T08:00:00.000Z',
    endsAt: '2026-11-23T08:45:00.000Z',
    isOver: false,
    areas: [...LessonArea.options],
    topic: null,
    isPaused: false,
    afterwards: 'wipe',
    allowsGuests: false,
    practice: [],
    hasTimer: true,
    album: [],
    ...overrides,
  };
}

export function buildPlace(id: string, seat: Seat | null, overrides: Partial<Place> = {}): Place {
  return {
    id: idOf(id),
    seat: seat && { id: seat.id, sign: seat.sign, label: seat.label },
    label: seat?.label ?? 'Gast 1',
    area: 'math',
    since: '2026-11-23T08:07:00.000Z',
    lastSeenAt: '2026-11-23T08:09:00.000Z',
    questions: 2,
    pictures: 1,
    rounds: 0,
    isHandUp: false,
    isLocked: false,
    light: 'working',
    ...overrides,
  };
}

export function buildBoard(overrides: Partial<Board> = {}): Board {
  return { lesson: buildLesson(), places: [], ...overrides };
}
