import { z } from 'zod';

/** The error that stops the start: where the fault is, and what it is. */
export function brokenContent(where: string, why: unknown): Error {
  const reason = why instanceof z.ZodError ? z.prettifyError(why) : String(why);
  return new Error(`The letters game is broken: ${where}: ${reason}`, { cause: why });
}
