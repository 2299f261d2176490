import type { Operation } from '../sums/sum.ts';

/** Sums that are learnt together, as teachers speak of them. */
export interface SumFamily {
  id: string;
  /** German, as a teacher reads it. */
  label: string;
  /** Null: any. */
  operation: Operation | null;
}

const rows = [1, 10, 2, 5, 3, 4, 6, 7, 8, 9];
/** By 2 has a name of its own, by 1 is no division. */
const divisors = rows.filter((row) => row > 2);

/** All families, in the order in which schools teach them. */
export const sumFamilies: readonly SumFamily[] = [
  { id: 'add-10', label: 'Plus bis 10', operation: '+' },
  { id: 'subtract-10', label: 'Minus bis 10', operation: '-' },
  { id: 'add-20', label: 'Plus bis 20', operation: '+' },
  { id: 'subtract-20', label: 'Minus bis 20', operation: '-' },
  { id: 'double', label: 'Verdoppeln', operation: '+' },
  { id: 'over-10', label: 'Über den Zehner', operation: '+' },
  { id: 'halve', label: 'Halbieren', operation: '/' },
  { id: 'subtract-over-10', label: 'Minus über den Zehner', operation: '-' },
  { id: 'add-tens', label: 'Plus mit Zehnern', operation: '+' },
  { id: 'subtract-tens', label: 'Minus mit Zehnern', operation: '-' },
  { id: 'add-100', label: 'Plus bis 100', operation: '+' },
  { id: 'subtract-100', label: 'Minus bis 100', operation: '-' },
  { id: 'add-over-tens', label: 'Plus bis 100 über den Zehner', operation: '+' },
  { id: 'subtract-over-tens', label: 'Minus bis 100 über den Zehner', operation: '-' },
  ...rows.map((row) => ({
    id: `times-${row}`,
    label: `${row}er-Reihe`,
    operation: '*' as const,
  })),
  ...divisors.map((divisor) => ({
    id: `divide-${divisor}`,
    label: `Geteilt durch ${divisor}`,
    operation: '/' as const,
  })),
  { id: 'stories', label: 'Textaufgaben', operation: null },
  { id: 'add-big', label: 'Plus mit großen Zahlen', operation: '+' },
  { id: 'subtract-big', label: 'Minus mit großen Zahlen', operation: '-' },
  { id: 'times-big', label: 'Mal mit großen Zahlen', operation: '*' },
  { id: 'divide-big', label: 'Geteilt mit großen Zahlen', operation: '/' },
  { id: 'divide-rest', label: 'Geteilt mit Rest', operation: '/' },
  { id: 'terms', label: 'Lange Aufgaben', operation: null },
  { id: 'decimals', label: 'Kommazahlen', operation: null },
  { id: 'fractions', label: 'Brüche', operation: null },
  { id: 'below-zero', label: 'Zahlen unter null', operation: null },
];

export const sumFamilyById: ReadonlyMap<string, SumFamily> = new Map(
  sumFamilies.map((family) => [family.id, family]),
);
