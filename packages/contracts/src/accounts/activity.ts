import { z } from 'zod';
import { Id, OwnerId } from '../common/ids.ts';
import { FinishedRound } from '../games/finished-round.ts';
import { JobKind } from '../media/job.ts';

const common = {
  /** Of the thing that was achieved, so that one told of twice counts once. */
  id: Id,
  timestamp: z.iso.datetime(),
  owner: OwnerId,
};

const { game, category, score, total, seconds } = FinishedRound.shape;

/**
 * Something a child has achieved, for stickers and statistics (SPEC 3). Travels in the stream
 * `activities`; what handles it must bear the same id twice. Ids and names only, never words of a
 * child.
 */
export const Activity = z.discriminatedUnion('name', [
  z.object({
    name: z.literal('game.finished'),
    ...common,
    game,
    category,
    score,
    total,
    seconds,
    /** False where the score is not possible in the time; such a round is stored all the same. */
    isPlausible: z.boolean(),
  }),
  /** A job is ready; its id is the activity's. */
  z.object({
    name: z.literal('picture.made'),
    ...common,
    kind: JobKind.exclude(['pdf']),
  }),
  z.object({ name: z.literal('story.saved'), ...common }),
  /** LUX has answered; the answer's id is the activity's. */
  z.object({ name: z.literal('talk.answered'), ...common }),
]);
export type Activity = z.infer<typeof Activity>;
