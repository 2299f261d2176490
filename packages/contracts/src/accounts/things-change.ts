import { z } from 'zod';
import { boundedList } from '../common/bounded-list.ts';
import { StoredThing } from './stored-thing.ts';
import { ChangeMark } from './things-page.ts';

/** Largest body of `PUT /api/me/things`, in bytes: one story of the largest size in signs of three bytes fits. */
export const MAX_CHANGE_BYTES = 1_000_000;
/** And how many things it may hold. */
export const MAX_CHANGED_THINGS = 100;

/**
 * Body of `PUT /api/me/things`: what has changed on a device since it was last in step. The answer is
 * what has changed in the account since `since`, as a `ThingsPage`.
 */
export const ThingsChange = z.object({
  things: boundedList(StoredThing, {
    max: MAX_CHANGED_THINGS,
    message: 'Das ist zu viel auf einmal.',
  }),
  since: ChangeMark.optional(),
});
export type ThingsChange = z.infer<typeof ThingsChange>;
