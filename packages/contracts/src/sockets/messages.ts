import { z } from 'zod';
import type { UserSticker } from '../accounts/sticker.ts';
import type { AnalyticsRequest } from '../analytics/request.ts';
import type { BoardChange } from '../classroom/board.ts';
import type { ChildLesson } from '../classroom/lesson.ts';
import { Id, VisitorToken } from '../common/ids.ts';
import type { JobView } from '../media/job.ts';

/** How every client message is acknowledged (DESIGN 5). */
export const SocketAck = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true) }),
  z.object({ ok: z.literal(false), error: z.string(), message: z.string() }),
]);
export type SocketAck = z.infer<typeof SocketAck>;

/** Payload of the client's `visitor.join` (DESIGN 5). */
export const VisitorJoin = z.object({ visitorToken: VisitorToken });
export type VisitorJoin = z.infer<typeof VisitorJoin>;

/** Payload of a teacher's `lesson.join` (CLASSROOM "On the wire"). */
export const LessonJoin = z.object({ lessonId: Id });
export type LessonJoin = z.infer<typeof LessonJoin>;

type Acknowledge = (answer: SocketAck) => void;

/** Messages a client may send, by name (DESIGN 5). */
export interface ClientMessages {
  'visitor.join': (payload: VisitorJoin, acknowledge: Acknowledge) => void;
  'admin.join': (acknowledge: Acknowledge) => void;
  /** Opens a lesson's board to one of its teachers. */
  'lesson.join': (payload: LessonJoin, acknowledge: Acknowledge) => void;
}

/** What one `job.*` message carries: the job without its state, which is the message's name. */
export type JobMessage = Omit<JobView, 'state'>;

/** Messages the bff's sockets deliver, by name (DESIGN 5). A hint each: the query is the truth. */
export interface ServerMessages {
  'job.queued': (job: JobMessage) => void;
  'job.active': (job: JobMessage) => void;
  'job.ready': (job: JobMessage) => void;
  'job.failed': (job: JobMessage) => void;
  'sticker.awarded': (userSticker: UserSticker) => void;
  'request.completed': (batch: AnalyticsRequest[]) => void;
  /** Requests told of before, as they are now: their picture is ready or was given up. */
  'request.changed': (batch: AnalyticsRequest[]) => void;
  /** To the teachers of a lesson, at most four times a second. */
  'board.changed': (change: BoardChange) => void;
  /** To one child: its lesson as it is now. */
  'lesson.changed': (lesson: ChildLesson) => void;
  'lesson.ended': () => void;
}
