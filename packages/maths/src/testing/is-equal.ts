import type { Exact } from './exact.ts';

/** Whether two exact values are the same number. */
export function isEqual(one: Exact, other: Exact): boolean {
  return one.over * other.under === other.over * one.under;
}
