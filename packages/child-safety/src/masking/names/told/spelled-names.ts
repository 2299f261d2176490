import type { Span } from '../../personal-fact.ts';
import type { Said, Token } from '../../tokens.ts';
import { NAMED } from './told-words.ts';

/** `meinen Namen …`: right before it, and a single word behind it. */
export function isMyName(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 3), at).map(({ key }) => key);
  const isMine =
    before.some((key) => /^(?:mein|unser)/u.test(key)) && before.some((key) => NAMED.test(key));
  const behind = tokens.slice(at + 1).filter(({ kind }) => kind === 'word');
  return isMine && behind.length <= 2;
}

/** `B wie Berta, E wie Emil, N`: a name, letter by letter with a word for each. */
export function spelledByWords(tokens: readonly Token[], at: number): Span | null {
  const isLetter = (place: number) => /^\p{L}$/u.test(tokens[place]?.text ?? '');
  const isNamed = (place: number) =>
    isLetter(place) && tokens[place + 1]?.key === 'wie' && tokens[place + 2]?.kind === 'word';
  if (!isNamed(at) || isNamed(at - 3) || isNamed(at - 4)) return null;
  let end = at;
  let letters = 0;
  while (isLetter(end)) {
    letters += 1;
    end += isNamed(end) ? 3 : 1;
    if (tokens[end]?.key === ',' && isLetter(end + 1)) end += 1;
  }
  const [first, last] = [tokens[at], tokens[end - 1]];
  return letters >= 2 && first && last ? { kind: 'name', from: first.from, to: last.to } : null;
}

const FEWEST_LETTERS = 3;

/** Where a row of single letters begins: `N O A H`. */
export function spelled(tokens: readonly Token[], at: number): number | null {
  const start = /^(?:ihn|mich|den|das|so|:)$/u.test(tokens[at]?.key ?? '') ? at + 1 : at;
  return lettersEnd({ tokens }, start) === null ? null : start;
}

export function lettersEnd({ tokens }: Pick<Said, 'tokens'>, start: number): number | null {
  let end = start;
  while (/^\p{L}$/u.test(tokens[end]?.text ?? '')) end += 1;
  return end - start >= FEWEST_LETTERS ? end : null;
}
