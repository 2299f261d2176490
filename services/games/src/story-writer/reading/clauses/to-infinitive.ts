import type { Language } from '../../language/create-language.ts';
import { SEPARABLE_PREFIX } from '../../language/prefixes.ts';
import type { Clause } from './read-clause.ts';

/** `die Prinzessin zu retten`, `allein rauszufahren`: what is to be done, without who does it. */
export interface ToInfinitive {
  verb: string;
  /** All that stands before it. */
  middle: readonly string[];
}

const JOINED = new RegExp(`^(${SEPARABLE_PREFIX})zu(\\p{L}+n)$`, 'u');

/** Null where a clause is none. */
export function toInfinitive(
  { words, lower, finiteAt }: Pick<Clause, 'words' | 'lower' | 'finiteAt'>,
  language: Language,
): ToInfinitive | null {
  const last = lower.at(-1) ?? '';
  const [, prefix = '', simple = ''] = JOINED.exec(last) ?? [];
  const isVerb = (word: string) => language.isInfinitive(word) || language.verb(word) !== undefined;
  if (prefix !== '' && isVerb(simple)) return { verb: prefix + simple, middle: words.slice(0, -1) };
  // `… zu gehen`; a verb of its own before it makes it a clause that says who.
  const isOpen = finiteAt < 0 || finiteAt === lower.length - 1;
  if (lower.at(-2) === 'zu' && isVerb(last) && isOpen)
    return { verb: last, middle: words.slice(0, -2) };
  return null;
}
