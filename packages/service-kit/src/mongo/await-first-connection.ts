import { setTimeout as pause } from 'node:timers/promises';
import type { Mongo } from './connect-mongo.ts';

/** Longer than a connection and the look at its indexes take on a busy machine. */
const FIRST_CONNECTION_MS = 5_000;

/**
 * Lets a new replica listen only once it can answer: callers find it by name as soon as it listens.
 * Where MongoDB is away it listens all the same, as a sentence is better than no answer.
 */
export async function awaitFirstConnection(
  { whenReady }: Pick<Mongo, 'whenReady'>,
  limitMs = FIRST_CONNECTION_MS,
): Promise<void> {
  await Promise.race([whenReady, pause(limitMs, undefined, { ref: false })]);
}
