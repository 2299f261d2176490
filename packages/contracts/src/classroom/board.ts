import { z } from 'zod';
import { Id } from '../common/ids.ts';
import { Message } from '../conversation/conversation.ts';
import { Lesson, LessonArea } from './lesson.ts';
import { SeatName } from './school-class.ts';

/**
 * What a teacher sees from across the room: at work, nothing for five minutes, hand raised, the gate
 * found danger, not there.
 */
export const Light = z.enum(['working', 'quiet', 'hand', 'worried', 'away']);
export type Light = z.infer<typeof Light>;

/** A child's sentence in which the gate found danger. */
export const SafetyAlert = z.object({
  id: Id,
  sentence: z.string(),
  at: z.iso.datetime(),
  /** Who has looked; absent until somebody has. */
  seenBy: z.string().optional(),
});
export type SafetyAlert = z.infer<typeof SafetyAlert>;

/** One child in a lesson as the board shows it. */
export const Place = z.object({
  id: Id,
  /** Null for a guest. */
  seat: SeatName.nullable(),
  label: z.string(),
  /** What the child is doing; null before its first act. */
  area: LessonArea.nullable(),
  /** Since when it does that. */
  since: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  questions: z.int().min(0),
  pictures: z.int().min(0),
  rounds: z.int().min(0),
  isHandUp: z.boolean(),
  /** Too many wrong picture passwords: the seat waits a minute. */
  isLocked: z.boolean(),
  light: Light,
  /** The oldest that nobody has looked at. */
  alert: SafetyAlert.optional(),
});
export type Place = z.infer<typeof Place>;

/** `GET /api/lessons/{id}/board`. */
export const Board = z.object({ lesson: Lesson, places: z.array(Place) });
export type Board = z.infer<typeof Board>;

/** Message `board.changed`: the places that changed, and those that left. */
export const BoardChange = z.object({
  lessonId: Id,
  places: z.array(Place),
  gone: z.array(Id),
});
export type BoardChange = z.infer<typeof BoardChange>;

/** A picture made in a lesson, to choose from for the class album: `GET /api/lessons/{id}/pictures`. */
export const LessonPicture = z.object({
  id: Id,
  url: z.string(),
  thumbnailUrl: z.string(),
  /** Of the seat or guest that made it. */
  label: z.string(),
});
export type LessonPicture = z.infer<typeof LessonPicture>;

/** Body of `POST /api/lessons/{id}/looks`: why a teacher reads a child's words. */
export const NewLook = z.object({
  /** A seat's id or, for a guest, the place's. */
  seatId: Id,
  reason: z
    .string('Bitte geben Sie einen Grund an.')
    .trim()
    .min(3, 'Bitte geben Sie einen Grund an.')
    .max(200, 'Der Grund darf höchstens 200 Zeichen haben.'),
});
export type NewLook = z.infer<typeof NewLook>;

/** Body of `POST /api/classes/{id}/seats/{seatId}/archives`: why all of a child is handed out. */
export const SeatExport = NewLook.pick({ reason: true });
export type SeatExport = z.infer<typeof SeatExport>;

/** An entry of the log of looks, which teachers cannot change. It holds no words of a child. */
export const Look = z.object({
  id: Id,
  /** Null: everything of a seat was handed out. */
  lessonId: Id.nullable(),
  /** Of the seat or guest. */
  label: z.string(),
  teacher: z.string(),
  reason: z.string(),
  at: z.iso.datetime(),
});
export type Look = z.infer<typeof Look>;

/** Answer of `POST /api/lessons/{id}/looks`. */
export const LookAnswer = z.object({ look: Look, messages: z.array(Message) });
export type LookAnswer = z.infer<typeof LookAnswer>;

/** Body of `POST /api/lessons/{id}/alerts/{alertId}/seen`. */
export const AlertSeen = z.object({ note: z.string().trim().max(500).optional() });
export type AlertSeen = z.infer<typeof AlertSeen>;
