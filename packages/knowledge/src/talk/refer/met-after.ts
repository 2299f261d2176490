import type { Thing } from '../../content/thing.ts';
import type { Topic } from '../topic.ts';

const MOST_MET = 5;

/** Whom a talk was of, each where it was first told of, after one more step. */
export function metAfter(before: Topic, { thing, things }: Topic): readonly Thing[] {
  const met = before.met ?? [];
  const two = things.length === 2 ? things : [];
  const now = [...two, ...(thing ? [thing] : [])].filter(({ isA }) => isA.length > 0);
  return [...new Set([...met, ...now])].slice(-MOST_MET);
}
