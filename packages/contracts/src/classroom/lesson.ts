import { z } from 'zod';
import { Id, VisitorToken } from '../common/ids.ts';
import { TaskKey } from '../games/answered-task.ts';
import { Drawing } from '../games/letters-content.ts';
import { PicturePassword, SeatName, SeatSign } from './school-class.ts';

/** What a lesson opens or closes (CLASSROOM "On the wire"). */
export const LessonArea = z.enum([
  'talk',
  'gallery',
  'coloring',
  'quiz',
  'math',
  'story',
  'letters',
]);
export type LessonArea = z.infer<typeof LessonArea>;

/** Letters and digits of a lesson's code: none that look alike. */
export const CODE_SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A lesson's code, six signs; typed in small letters or with spaces it is the same. */
export const LessonCode = z
  .string('Bitte gib den Code von der Tafel ein.')
  .transform((typed) => typed.toUpperCase().replace(/[\s-]/g, ''))
  .pipe(z.string().regex(new RegExp(`^[${CODE_SIGNS}]{6}$`), 'Der Code hat sechs Zeichen.'));

/** What becomes of the children's things at the end: deleted within 60 s, or there again next time. */
export const Afterwards = z.enum(['wipe', 'keep']);
export type Afterwards = z.infer<typeof Afterwards>;

/** How games are played in a lesson. */
const ways = {
  /** What a teacher has children practise: `math:times-7`, `letter:S`. Empty: what is weak comes more often. */
  practice: z.array(TaskKey),
  /** Whether maths has a clock. */
  hasTimer: z.boolean(),
};

/** A time in which a class is open, as its teachers see it. */
export const Lesson = z.object({
  id: Id,
  classId: Id,
  code: z.string(),
  /** Path a QR code leads to: `/beitreten/CODE`. */
  joinUrl: z.string(),
  startedAt: z.iso.datetime(),
  /** When it ends, or when it ended. */
  endsAt: z.iso.datetime(),
  isOver: z.boolean(),
  areas: z.array(LessonArea),
  topic: z.string().nullable(),
  isPaused: z.boolean(),
  afterwards: Afterwards,
  allowsGuests: z.boolean(),
  ...ways,
  /** Addresses of the pictures the teacher chose for the class. */
  album: z.array(z.string()),
});
export type Lesson = z.infer<typeof Lesson>;

const minutes = z
  .int('Bitte geben Sie an, wie viele Minuten die Stunde dauert.')
  .min(5, 'Eine Stunde dauert mindestens 5 Minuten.')
  .max(480, 'Eine Stunde dauert höchstens 480 Minuten.');
const areas = z
  .array(LessonArea)
  .min(1, 'Bitte öffnen Sie mindestens einen Bereich.')
  .transform((given) => LessonArea.options.filter((area) => given.includes(area)));
const practice = z.array(TaskKey).max(40, 'Bitte wählen Sie höchstens 40 Dinge zum Üben aus.');
const topic = z.string().trim().max(120, 'Das Thema darf höchstens 120 Zeichen haben.').nullable();

/** Body of `POST /api/classes/{id}/lessons`. */
export const NewLesson = z.object({
  minutes,
  areas: areas.default([...LessonArea.options]),
  topic: topic.default(null),
  afterwards: Afterwards.default('wipe'),
  allowsGuests: z.boolean().default(false),
  practice: practice.default([]),
  hasTimer: z.boolean().default(true),
});
export type NewLesson = z.infer<typeof NewLesson>;

/** Body of `PATCH /api/lessons/{id}`; `minutes` is the whole length from its start. */
export const LessonChange = z.object({
  minutes: minutes.optional(),
  areas: areas.optional(),
  topic: topic.optional(),
  isPaused: z.boolean().optional(),
  practice: practice.optional(),
  hasTimer: z.boolean().optional(),
});
export type LessonChange = z.infer<typeof LessonChange>;

/** Body of `PUT /api/lessons/{id}/album`: pictures of the lesson's children, by their addresses. */
export const AlbumChoice = z.object({ urls: z.array(z.string().max(200)).max(60) });
export type AlbumChoice = z.infer<typeof AlbumChoice>;

/** `GET /api/joins/{code}`: what a child at the door sees. */
export const LessonDoor = z.object({
  className: z.string(),
  endsAt: z.iso.datetime(),
  allowsGuests: z.boolean(),
  seats: z.array(
    z.object({
      id: Id,
      sign: SeatSign,
      label: z.string(),
      isTaken: z.boolean(),
      needsPictures: z.boolean(),
    }),
  ),
  /** The twelve drawings a picture password is chosen from, the same for all seats. */
  pictures: z.array(Drawing),
});
export type LessonDoor = z.infer<typeof LessonDoor>;

/** Body of `POST /api/joins/{code}`. Without a seat the child joins as a guest. */
export const Join = z.object({
  seatId: Id.optional(),
  pictures: PicturePassword.optional(),
  visitorToken: VisitorToken,
});
export type Join = z.infer<typeof Join>;

/** A lesson as the child in it sees it: `GET /api/lesson`, `lesson.changed`. */
export const ChildLesson = z.object({
  /** Null for a guest. */
  seat: SeatName.nullable(),
  /** `Blauer Igel`, `Gast 1`. */
  label: z.string(),
  /** By the server's clock; `secondsLeft` is for devices whose clock is wrong. */
  endsAt: z.iso.datetime(),
  secondsLeft: z.int().min(0),
  areas: z.array(LessonArea),
  topic: z.string().nullable(),
  isPaused: z.boolean(),
  isHandUp: z.boolean(),
  afterwards: Afterwards,
  hasTimer: z.boolean().default(true),
  /** When a teacher has read this child's words. */
  looks: z.array(z.object({ at: z.iso.datetime() })),
});
export type ChildLesson = z.infer<typeof ChildLesson>;

/** Body of `PUT /api/lesson/hand`. */
export const Hand = z.object({ isUp: z.boolean() });
export type Hand = z.infer<typeof Hand>;
