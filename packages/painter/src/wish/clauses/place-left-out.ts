import type { Reading } from '../sentence/reading.ts';
import { grammar } from '../words/grammar.ts';
import { relate } from './actions/act.ts';
import type { Clause } from './split-clauses.ts';

/** Said of where somebody is; "mit", "um" and "für" say no place. */
const PLACES = /^(auf|in|uber|unter|hinter|vor|neben|zwischen)$/;

/**
 * Every place that is said is somebody's: what neither an action nor a rule has taken is where those
 * are of whom the clause tells.
 */
export function placeLeftOut(reading: Reading, { parts }: Clause, told: readonly number[]): void {
  const { wish, removed } = reading;
  if (parts.some(({ kind }) => kind === 'not')) return;
  parts.forEach((part, at) => {
    if (part.kind !== 'figure' || !PLACES.test(part.preposition ?? '')) return;
    const { figure: target, preposition = '' } = part;
    const relation = grammar.relations.get(preposition);
    if (!relation || removed.has(target)) return;
    const isUsed = wish.actions.some(
      ({ agent, object, target: aim }) => agent === target || object === target || aim === target,
    );
    const isPlaced = wish.relations.some(
      (each) => each.target === target || each.subject === target,
    );
    if (isUsed || isPlaced) return;
    const named = nearestNamed(parts, at);
    const subjects = told.length > 0 ? told : named;
    for (const subject of subjects)
      if (subject !== target && !removed.has(subject)) relate(reading, subject, relation, target);
  });
}

/** Who is named without a preposition closest before it, else after it. */
function nearestNamed(parts: Clause['parts'], at: number): number[] {
  const isNamed = (part: Clause['parts'][number]) => part.kind === 'figure' && !part.preposition;
  const found = parts.slice(0, at).findLast(isNamed) ?? parts.slice(at + 1).find(isNamed);
  return found?.kind === 'figure' ? [found.figure] : [];
}
