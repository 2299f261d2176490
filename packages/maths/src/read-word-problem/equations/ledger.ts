import { type Dimension, sayMeasure, sayNumber } from '../units.ts';

/** Something that is counted or measured in a problem, known or not yet. */
export interface Quantity {
  /** In the smallest unit of its dimension; null while it is not known. */
  value: number | null;
  dimension: Dimension | null;
  noun: string | null;
  /** Place of the number in the text; null where it was not said. */
  at: number | null;
  /** What is left over where it comes from a division. */
  rest: number;
  by: Equation | null;
}

/** whole = one + other, or whole = one · other. */
export interface Equation {
  kind: 'sum' | 'product';
  whole: Quantity;
  one: Quantity;
  other: Quantity;
}

export interface Solved {
  value: number;
  dimension: Dimension | null;
  noun: string | null;
  rest: number;
  steps: string[];
  /** Places of all numbers that the answer comes from. */
  from: Set<number>;
}

const LIMIT = 1e9;
const EXACT = 1e-9;

/** The equations a problem tells of; each with one unknown left gives that unknown. */
export function createLedger(units: readonly string[]) {
  const equations: Equation[] = [];

  const quantity = (known: Partial<Quantity>): Quantity => ({
    value: null,
    dimension: null,
    noun: null,
    at: null,
    rest: 0,
    by: null,
    ...known,
  });

  const relate = (kind: Equation['kind'], whole: Quantity, one: Quantity, other: Quantity) => {
    equations.push({ kind, whole, one, other });
    return whole;
  };

  const say = (value: number, dimension: Dimension | null) =>
    dimension === null ? sayNumber(value) : sayMeasure(value, dimension, units);

  function settle(): void {
    for (let isChanged = true; isChanged; ) {
      isChanged = false;
      for (const equation of equations) {
        const unknown = [equation.whole, equation.one, equation.other].filter(
          ({ value }) => value === null,
        );
        const [first] = unknown;
        if (first === undefined || unknown.length > 1) continue;
        const value = solvedFor(equation, first);
        if (value === null) continue;
        first.value = value;
        first.by = equation;
        isChanged = true;
      }
    }
  }

  /** What is asked, with the way there; null where it cannot be known or makes no sense. */
  function solve(asked: Quantity): Solved | null {
    settle();
    if (asked.value === null) return null;
    const steps: string[] = [];
    const from = new Set<number>();
    const done = new Set<Equation>();
    let isSound = true;
    const walk = (one: Quantity): void => {
      if (one.at !== null) from.add(one.at);
      if (one.by === null || done.has(one.by)) return;
      const equation = one.by;
      done.add(equation);
      for (const part of [equation.whole, equation.one, equation.other])
        if (part !== one) walk(part);
      const isWhole = one.dimension !== null || Number.isInteger(one.value);
      if ((one.value ?? -1) < 0 || !isWhole || (one.rest > 0 && one !== asked)) isSound = false;
      steps.push(stepOf(equation, one));
    };
    walk(asked);
    const { value, dimension, noun, rest } = asked;
    return isSound && value <= LIMIT ? { value, dimension, noun, rest, steps, from } : null;
  }

  function stepOf({ kind, whole, one, other }: Equation, asked: Quantity): string {
    const spoken = ({ value, dimension }: Quantity) => say(value ?? 0, dimension);
    const rest = asked.rest > 0 ? ` Rest ${say(asked.rest, whole.dimension)}` : '';
    const [sign, back] = kind === 'sum' ? ['plus', 'minus'] : ['mal', 'geteilt durch'];
    const known = asked === one ? other : one;
    return asked === whole
      ? `${spoken(one)} ${sign} ${spoken(other)} ist ${spoken(whole)}.`
      : `${spoken(whole)} ${back} ${spoken(known)} ist ${spoken(asked)}${rest}.`;
  }

  return { quantity, relate, solve };
}

function solvedFor({ kind, whole, one, other }: Equation, unknown: Quantity): number | null {
  const known = unknown === one ? other.value : one.value;
  if (kind === 'sum') {
    if (unknown === whole) return (one.value ?? 0) + (other.value ?? 0);
    return (whole.value ?? 0) - (known ?? 0);
  }
  if (unknown === whole) return clean((one.value ?? 0) * (other.value ?? 0));
  if (!known) return null;
  const exact = clean((whole.value ?? 0) / known);
  // A measure is divided to its smallest unit, what is counted keeps a rest.
  if (unknown.dimension !== null || Number.isInteger(exact)) return exact;
  unknown.rest = clean((whole.value ?? 0) - Math.floor(exact + EXACT) * known);
  return Math.floor(exact + EXACT);
}

const clean = (value: number) => Math.round(value * 1e6) / 1e6;
