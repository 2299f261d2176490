import { setTimeout as pause } from 'node:timers/promises';

type Options = {
  timeoutMs?: number;
  /** What is waited for, for the message: `the picture is ready`. */
  what?: string;
};

/** Often at first; later so seldom that whoever waits long meets no rate limit. */
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 250;
const GROWTH = 1.2;

/**
 * Asks until the condition answers something truthy and resolves with that answer. Throws after
 * `timeoutMs` (5 s), with the condition's own last error as cause: while waiting it may throw.
 */
export async function waitFor<Value>(
  condition: () => Value | Promise<Value>,
  { timeoutMs = 5_000, what = 'the condition' }: Options = {},
): Promise<Exclude<Value, false | null | undefined | 0 | ''>> {
  const deadline = Date.now() + timeoutMs;
  let cause: unknown;
  let pauseMs = FIRST_PAUSE_MS;
  while (Date.now() < deadline) {
    try {
      const value = await condition();
      if (isTruthy(value)) return value;
      cause = undefined;
    } catch (error) {
      cause = error;
    }
    await pause(pauseMs);
    pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * GROWTH);
  }
  throw new Error(`waited ${timeoutMs} ms in vain for ${what}`, { cause });
}

function isTruthy<Value>(value: Value): value is Exclude<Value, false | null | undefined | 0 | ''> {
  return Boolean(value);
}
