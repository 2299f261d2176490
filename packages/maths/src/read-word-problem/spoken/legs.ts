import { partsOfOne } from '../by-kind/solve-parts.ts';
import { tellWay } from '../shapes/ways.ts';
import type { Asked } from './asked.ts';
import type { Measure, Spoken } from './measures.ts';

const OTHER_MATTER =
  /(?<!\p{L})(?:köpfe?n?|mehr|weniger|doppelt|mal|hat|je|jede\p{L}*|kaputt|weg)(?!\p{L})/u;

/** "Fünf Hunde und ein paar Vögel haben zusammen 30 Beine": what is left are legs of the others. */
export function solveLegs({ text, measures }: Spoken, asked: Asked): string | null {
  if (OTHER_MATTER.test(text.toLowerCase()) || asked.kind === null) return null;
  const numbers = measures.filter(({ isOne }) => !isOne);
  const whole = numbers.find(({ kind }) => partsOfOne(kind, asked.name) !== undefined);
  const each = whole && partsOfOne(whole.kind, asked.name);
  const known = numbers.filter((one) => one !== whole);
  if (!whole || !each || known.length === 0) return null;
  const steps: string[] = [];
  let left = whole.value;
  for (const one of known) {
    const taken = takenBy(one, whole);
    if (taken === null || taken >= left) return null;
    steps.push(
      `${one.value} mal ${taken / one.value} ist ${taken}`,
      `${left} minus ${taken} ist ${left - taken}`,
    );
    left -= taken;
  }
  const count = left / each;
  if (!Number.isInteger(count)) return null;
  return `${tellWay(...steps, `${left} geteilt durch ${each} ist ${count}`)} Es sind ${count} ${asked.name}.`;
}

function takenBy(one: Measure, whole: Measure): number | null {
  const each = partsOfOne(whole.kind, one.kind);
  return each === undefined || each === 0 ? null : each * one.value;
}
