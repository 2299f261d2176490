import { z } from 'zod';
import { boundedList } from '../common/bounded-list.ts';
import { StoredThing } from './stored-thing.ts';

/** Body of `PUT /api/me/things`: what has changed on a device since it was last in step. */
export const ThingsChange = z.object({
  things: boundedList(StoredThing, { max: 100, message: 'Das ist zu viel auf einmal.' }),
});
export type ThingsChange = z.infer<typeof ThingsChange>;
