import { z } from 'zod';
import { StoredThing } from './stored-thing.ts';

/** Body of `PUT /api/me/things`: what has changed on a device since it was last in step. */
export const ThingsChange = z.object({
  things: z.array(StoredThing).max(100, 'Das ist zu viel auf einmal.'),
});
export type ThingsChange = z.infer<typeof ThingsChange>;
