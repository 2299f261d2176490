import { nameUnit, readUnit, sayMeasure, sayNumber } from '@lux/maths/read-word-problem/units.ts';
import type { Quantity } from './problem-quantities.ts';

type Dimension = 'money' | 'length' | 'weight' | 'time' | 'volume' | 'area';

interface Value {
  value: number;
  dimension: Dimension | null;
}

/** What a formula gives: the way in sentences, and its result. */
export interface Worked extends Value {
  steps: string[];
  units: string[];
}

const DIMENSIONS: ReadonlySet<string> = new Set(['money', 'length', 'weight', 'time', 'volume']);
const isDimension = (kind: string): kind is Dimension => DIMENSIONS.has(kind);
const SHARES: readonly (readonly [number, string])[] = [
  [1 / 2, 'Die Hälfte'],
  [1 / 3, 'Ein Drittel'],
  [2 / 3, 'Zwei Drittel'],
  [1 / 4, 'Ein Viertel'],
  [3 / 4, 'Drei Viertel'],
  [1 / 5, 'Ein Fünftel'],
  [1 / 8, 'Ein Achtel'],
  [1 / 10, 'Ein Zehntel'],
];
const nameOfShare = (value: number) =>
  SHARES.find(([share]) => Math.abs(share - value) < 1e-4)?.[1];
const SIGNS: Readonly<Record<string, string>> = {
  '+': 'plus',
  '-': 'minus',
  '*': 'mal',
  '/': 'geteilt durch',
};
const round = (value: number) => Math.round(value * 1e6) / 1e6;

/** How many different quantities a formula takes. */
export const arityOf = (formula: string) => new Set(formula.match(/[a-f]/g) ?? []).size;

/**
 * Works out "(a-b)/c" with the quantities as a, b, c …; null where units do not fit, or something becomes
 * less than nothing: such a reading of the problem cannot be right.
 */
export function workOut(formula: string, quantities: readonly Quantity[]): Worked | null {
  const units = [...new Set(quantities.flatMap((each) => [...each.units]))];
  const steps: string[] = [];
  const tokens = formula.match(/[a-f]|\d+|[-+*/%()]/g) ?? [];
  let at = 0;

  const say = ({ value, dimension }: Value) =>
    dimension === null
      ? sayNumber(value)
      : dimension === 'area'
        ? sayArea(value)
        : sayMeasure(value, dimension, units);

  function atom(): Value | null {
    const token = tokens[at] ?? '';
    at += 1;
    if (token === '(') {
      const inner = sum();
      at += 1;
      return inner;
    }
    if (/^\d+$/.test(token)) return { value: Number(token), dimension: null };
    const quantity = quantities[token.charCodeAt(0) - 97];
    if (!quantity) return null;
    return { value: quantity.value, dimension: isDimension(quantity.kind) ? quantity.kind : null };
  }

  function product(): Value | null {
    let left = atom();
    while (left && /^[*/%]$/.test(tokens[at] ?? '')) {
      const sign = tokens[at] ?? '';
      at += 1;
      const right = atom();
      left = right && join(left, sign, right);
    }
    return left;
  }

  function sum(): Value | null {
    let left = product();
    while (left && /^[-+]$/.test(tokens[at] ?? '')) {
      const sign = tokens[at] ?? '';
      at += 1;
      const right = product();
      left = right && join(left, sign, right);
    }
    return left;
  }

  function join(one: Value, sign: string, other: Value): Value | null {
    const joined = combine(one, sign, other);
    if (!joined || joined.value < 0) return null;
    if (sign === '%')
      steps.push(
        `${say(one)} geteilt durch ${say(other)} ist ${sayNumber(Math.floor(one.value / other.value))} Rest ${say(joined)}.`,
      );
    else if (sign === '*' && shareStep(one, other, joined) !== null)
      steps.push(shareStep(one, other, joined) ?? '');
    else steps.push(`${say(one)} ${SIGNS[sign] ?? ''} ${say(other)} ist ${say(joined)}.`);
    return joined;
  }

  /** "Ein Drittel von 45 ist 15." */
  function shareStep(one: Value, other: Value, whole: Value): string | null {
    const [name, of] = [nameOfShare(other.value), nameOfShare(one.value)];
    if (name !== undefined) return `${name} von ${say(one)} ist ${say(whole)}.`;
    return of === undefined ? null : `${of} von ${say(other)} ist ${say(whole)}.`;
  }

  const result = sum();
  return result && at >= tokens.length ? { ...result, steps, units } : null;
}

function combine(one: Value, sign: string, other: Value): Value | null {
  if (sign === '+' || sign === '-') {
    if (one.dimension !== other.dimension) return null;
    return {
      value: round(sign === '+' ? one.value + other.value : one.value - other.value),
      dimension: one.dimension,
    };
  }
  if (sign === '*') {
    if (one.dimension === 'length' && other.dimension === 'length')
      return { value: round(one.value * other.value), dimension: 'area' };
    if (one.dimension !== null && other.dimension !== null) return null;
    return { value: round(one.value * other.value), dimension: one.dimension ?? other.dimension };
  }
  if (other.value === 0) return null;
  if (sign === '%') return { value: round(one.value % other.value), dimension: one.dimension };
  if (other.dimension !== null && one.dimension !== other.dimension) return null;
  return {
    value: round(one.value / other.value),
    dimension: other.dimension === null ? one.dimension : null,
  };
}

const METRE = readUnit('meter')?.size ?? 1000;

/** Square metres, or square centimetres of what is small. */
function sayArea(value: number): string {
  const metres = round(value / METRE ** 2);
  const isSmall = metres < 1;
  const count = isSmall ? round(metres * 10_000) : metres;
  return `${sayNumber(count)} ${isSmall ? 'Quadratzentimeter' : 'Quadratmeter'}`;
}

/** "4 Euro 80", "16 Perlen": an amount with its unit or what is counted. */
export function sayResult(
  { value, dimension, units }: Worked,
  noun: string,
  asked: string,
): string {
  const unit = readUnit(asked);
  if (dimension !== null && unit && unit.dimension === dimension && dimension !== 'money') {
    const count = round(value / unit.size);
    return `${sayNumber(count)} ${nameUnit(unit.name, count)}`;
  }
  if (dimension === 'area') return sayArea(value);
  if (dimension !== null) return sayMeasure(value, dimension, units);
  return noun === '' ? sayNumber(value) : `${sayNumber(value)} ${noun}`;
}
