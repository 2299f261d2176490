import { setTimeout as pause } from 'node:timers/promises';

type Options = {
  timeoutMs?: number;
  /** What is waited for, for the message: `the picture is ready`. */
  what?: string;
};

/** Often at first, so that no short moment is missed; later so seldom that no rate limit is met. */
const FIRST_PAUSE_MS = 20;
const LATER_PAUSE_MS = 250;
const LATER_AFTER_MS = 3_000;

/**
 * Asks until the condition answers something truthy and resolves with that answer. Throws after
 * `timeoutMs` (15 s: tests share two cores), with the condition's own last error as cause: while waiting it may throw.
 */
export async function waitFor<Value>(
  condition: () => Value | Promise<Value>,
  { timeoutMs = 15_000, what = 'the condition' }: Options = {},
): Promise<Exclude<Value, false | null | undefined | 0 | ''>> {
  const start = Date.now();
  const deadline = start + timeoutMs;
  let cause: unknown;
  while (Date.now() < deadline) {
    try {
      const value = await condition();
      if (isTruthy(value)) return value;
      cause = undefined;
    } catch (error) {
      cause = error;
    }
    await pause(Date.now() - start < LATER_AFTER_MS ? FIRST_PAUSE_MS : LATER_PAUSE_MS);
  }
  throw new Error(`waited ${timeoutMs} ms in vain for ${what}`, { cause });
}

function isTruthy<Value>(value: Value): value is Exclude<Value, false | null | undefined | 0 | ''> {
  return Boolean(value);
}
