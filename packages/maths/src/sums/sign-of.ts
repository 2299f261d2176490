import type { Operation } from '../operation.ts';

const SIGNS = { '+': '+', '-': '−', '*': '·', '/': ':' } as const;

/** How German schools write an operation: +, −, · and : (SPEC 2). */
export function signOf(operation: Operation): string {
  return SIGNS[operation];
}
