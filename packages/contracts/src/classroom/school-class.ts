import { z } from 'zod';
import { Id } from '../common/ids.ts';
import { Drawing } from '../games/letters-content.ts';
import { AgeGroup } from '../games/quiz.ts';

/** The most seats a class has (CLASSROOM "Who is who"). */
export const MOST_SEATS = 40;
/** The most teachers who share a class. */
export const MOST_TEACHERS = 10;

/** Colours of seats, each with a word of its own, so that no child has to tell them by eye alone. */
export const SeatColor = z.enum([
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
  'brown',
]);
export type SeatColor = z.infer<typeof SeatColor>;

/** How a child knows its place: a drawing and a colour, never a name. */
export const SeatSign = z.object({ drawing: Drawing, color: SeatColor });
export type SeatSign = z.infer<typeof SeatSign>;

/** A child's place in a class. */
export const Seat = z.object({
  id: Id,
  sign: SeatSign,
  /** The sign in words: `Blauer Igel`. */
  label: z.string(),
  /** Whether the child has to tap three drawings to take it. */
  hasPictures: z.boolean(),
});
export type Seat = z.infer<typeof Seat>;

/** A seat as it is named in places and lessons. */
export const SeatName = Seat.omit({ hasPictures: true });
export type SeatName = z.infer<typeof SeatName>;

/** A user who holds lessons in a class. */
export const ClassTeacher = z.object({
  userId: Id,
  /** As others read it; null where the account is gone. */
  username: z.string().nullable(),
});
export type ClassTeacher = z.infer<typeof ClassTeacher>;

const name = z
  .string('Bitte geben Sie der Klasse einen Namen.')
  .trim()
  .min(1, 'Bitte geben Sie der Klasse einen Namen.')
  .max(40, 'Der Name der Klasse darf höchstens 40 Zeichen haben.');

/** A class as its teachers see it. */
export const SchoolClass = z.object({
  id: Id,
  name: z.string(),
  ageGroup: AgeGroup,
  seats: z.array(Seat),
  teachers: z.array(ClassTeacher),
  createdAt: z.iso.datetime(),
  /** Set during the last 30 days before a class goes that nobody has used for a year. */
  willBeDeletedAt: z.iso.datetime().optional(),
});
export type SchoolClass = z.infer<typeof SchoolClass>;

/** Body of `POST /api/classes`. */
export const NewClass = z.object({ name, ageGroup: AgeGroup.default('small') });
export type NewClass = z.infer<typeof NewClass>;

/** Body of `PATCH /api/classes/{id}`; `seatIds` is the order of the seats in the room. */
export const ClassChange = z.object({
  name: name.optional(),
  ageGroup: AgeGroup.optional(),
  seatIds: z.array(Id).max(MOST_SEATS).optional(),
});
export type ClassChange = z.infer<typeof ClassChange>;

/** Body of `POST /api/classes/{id}/seats`. */
export const NewSeats = z.object({
  count: z
    .int('Bitte geben Sie an, wie viele Plätze dazukommen.')
    .min(1, 'Bitte geben Sie mindestens einen Platz an.')
    .max(MOST_SEATS, `Eine Klasse hat höchstens ${MOST_SEATS} Plätze.`),
});
export type NewSeats = z.infer<typeof NewSeats>;

/** Body of `POST /api/classes/{id}/teachers`. */
export const NewClassTeacher = z.object({
  username: z.string().trim().min(1, 'Bitte geben Sie den Benutzernamen an.').max(60),
});
export type NewClassTeacher = z.infer<typeof NewClassTeacher>;

/** The three drawings that open a seat, in their order. */
export const PicturePassword = z
  .array(Drawing, 'Bitte tippe deine drei Bilder an.')
  .length(3, 'Bitte tippe deine drei Bilder an.');
export type PicturePassword = z.infer<typeof PicturePassword>;

/** Answer of `POST /api/classes/{id}/seats/{seatId}/pictures`: shown this once. */
export const ToldPictures = z.object({ pictures: PicturePassword });
export type ToldPictures = z.infer<typeof ToldPictures>;
