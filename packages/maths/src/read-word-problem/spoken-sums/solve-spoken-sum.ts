import { round } from '../spoken/measures.ts';
import { sayNumber } from '../units.ts';
import { compareValues } from './compare-values.ts';
import { solveBackwards, solveBlank } from './find-number.ts';
import { plainSum } from './plain-sum.ts';
import { doStep, readSteps } from './read-steps.ts';
import { solveTwoNumbers } from './two-numbers.ts';

const LONGEST = 200;

/**
 * A sum that is told in several steps or in words of its own: "das Doppelte von 35", "und davon die Hälfte", "acht mal
 * irgendwas ist 36". Null of a plain sum, and where any word is no part of it.
 */
export function solveSpokenSum(told: string): string | null {
  if (told.length > LONGEST || !/\d|\p{L}/u.test(told)) return null;
  return (
    solveTwoNumbers(told) ??
    solveBackwards(told) ??
    solveBlank(told) ??
    compareValues(told) ??
    solveSteps(told)
  );
}

function solveSteps(told: string): string | null {
  const { text, isTurned } = plainSum(told);
  if (!/\d/u.test(text)) return null;
  const found = readSteps(text);
  const isOwnWay = found?.isChained === true || isTurned || /(?<!\p{L})komma(?!\p{L})/iu.test(told);
  if (found === null || !isOwnWay || !Number.isFinite(found.value)) return null;
  const { first, said } = found;
  const lead =
    /^\d+(?:,\d+)?(?= |$)/u.test(text) &&
    said.length > 0 &&
    String(first) === text.split(' ')[0]?.replace(',', '.');
  const steps = lead ? [] : [`${headOf(text, said.length === 0)} ist ${sayNumber(round(first))}`];
  let value = first;
  for (const step of said) {
    const next = doStep(value, step);
    steps.push(
      `${sayNumber(round(value))} ${step.sign} ${sayNumber(round(step.by))} ist ${sayNumber(round(next))}`,
    );
    value = next;
  }
  if (steps.length < 2) return steps.length === 0 ? null : `${steps.join('')}.`;
  const way = steps.map((step, at) => `${at === 0 ? 'Erst' : 'Dann'}: ${step}.`).join(' ');
  return `${way} Es sind ${sayNumber(round(value))}.`;
}

/** The first sum as it was said, up to where something is done with it. */
function headOf(text: string, isWhole: boolean): string {
  const head = isWhole
    ? text
    : (text.split(/ (?:und|dann|davon|danach|noch|nochmal) /u)[0] ?? text);
  const named = head
    .replace(/[()] ?| ?[()]/gu, '')
    .replace(
      /(?<!\p{L})(doppelte|hälfte|drittel|viertel|fünftel|zehntel|dreifache|vierfache)(?!\p{L})/gu,
      (word) => word.charAt(0).toUpperCase() + word.slice(1),
    )
    .replace(/(?<!\p{L})(?:die|der|den) (?=\d)/gu, '');
  return named.charAt(0).toUpperCase() + named.slice(1);
}
