import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';
import type { Operation } from '../wish/wish.ts';

export interface Sum {
  left: number;
  operation: Operation;
  right: number;
}

const OPERATIONS: readonly [Operation, RegExp][] = [
  ['+', /^(?:plus|\+)$/u],
  ['-', /^(?:minus|weniger|-)$/u],
  ['*', /^(?:mal|x|\*|×|·)$/u],
  ['/', /^(?:durch|geteilt|:|÷)$/u],
];
const LARGEST = 10_000;

const numberOf = (word = ''): number | null =>
  /^\d+$/.test(word) ? Number(word) : parseNumberWord(word);

/** The sums a text names, in its order: "zuerst vier mal acht, dann 36 durch 4". */
export function sumsIn(text: string): Sum[] {
  const words = text.toLowerCase().match(/\p{L}+|\d+|[+\-*×·:÷]/gu) ?? [];
  return words.flatMap((word, at) => {
    const operation = OPERATIONS.find(([, pattern]) => pattern.test(word))?.[0];
    const left = numberOf(words[at - 1]);
    const behind = word === 'geteilt' && words[at + 1] === 'durch' ? at + 2 : at + 1;
    const right = numberOf(words[behind]);
    if (!operation || left === null || right === null) return [];
    return canBeSet({ left, operation, right }) ? [{ left, operation, right }] : [];
  });
}

/** No child is asked for what is below zero or leaves a rest. */
function canBeSet({ left, operation, right }: Sum): boolean {
  if (left > LARGEST || right > LARGEST) return false;
  if (operation === '-') return left >= right;
  return operation !== '/' || (right > 0 && left % right === 0);
}

/** "7 mal 8 ist 56": the sum has its result, and is an answer. */
export const hasResult = (text: string): boolean =>
  /(?:plus|minus|mal|durch|\+|x|\*|:) ?(?:\p{L}+|\d+) (?:ist|sind|gibt|macht|gleich|ergibt|=)/iu.test(
    text,
  );
