import { digitsOf } from '../numbers/digit-runs.ts';
import type { Span } from '../personal-fact.ts';
import { type Said, type Token, wordSet } from '../tokens.ts';

const AT_WORDS = wordSet(
  'at ät ätt äd ed et ett klammeraffe affenschwanz affenklammer ät-zeichen at-zeichen',
);
const JOINTS = wordSet('. _ - + % punkt dot minus bindestrich unterstrich strich underscore');
const DOTS = wordSet('. punkt dot');
const ENDINGS = wordSet(
  'de com net org at ch eu info fr it pl ru tr ua ro uk co me io gmbh schule berlin nrw online email mobi',
);
const PROVIDERS =
  /^(?:gmail|googlemail|google|gmx|web|yahoo|hotmail|outlook|live|icloud|me|t-online|tonline|freenet|posteo|mailbox|mail|aol|arcor|online|proton|protonmail|yandex|ukr)$/u;
/** Said before an address, and no part of it. */
const BEFORE = wordSet(
  'ist lautet mail e-mail email adresse an unter und oder schreib schreibt schick heisst bei von meine die ich auf mir',
);
/** More than any address. */
const MOST_TOKENS = 24;

/** Mail addresses, written or as they are spoken: `mia punkt schneider ät gmail punkt com`. */
export function findMail({ tokens }: Said): Span[] {
  const spans: Span[] = [];
  for (const [at, token] of tokens.entries()) {
    const sign = readAt(tokens, at);
    if (!sign) continue;
    const end = readDomain(tokens, sign.next, token.key === '@');
    if (end === null) continue;
    const begin = readLocal(tokens, sign.first);
    const [first, last] = [tokens[begin], tokens[end - 1]];
    if (!first || !last || begin === sign.first) continue;
    spans.push({ kind: 'mail', from: first.from, to: last.to });
  }
  return spans;
}

/** `@`, `ät`, `(at)`, `[at]`; not the middle of a bracket. */
function readAt(tokens: readonly Token[], at: number): { first: number; next: number } | null {
  const key = tokens[at]?.key ?? '';
  const isOpen = /^[([{]$/u.test(tokens[at - 1]?.key ?? '');
  const isShut = /^[)\]}]$/u.test(tokens[at + 1]?.key ?? '');
  if (key !== '@' && !AT_WORDS.has(key)) return null;
  return isOpen && isShut ? { first: at - 1, next: at + 2 } : { first: at, next: at + 1 };
}

/** The first token of what stands before the sign. */
function readLocal(tokens: readonly Token[], sign: number): number {
  let begin = sign;
  const limit = Math.max(0, sign - MOST_TOKENS);
  while (begin > limit) {
    const before = tokens[begin - 1];
    const current = tokens[begin];
    if (!before || before.text.startsWith('[')) break;
    if (begin === sign) {
      if (before.kind === 'sign') break;
    } else if (!continues(before, current, tokens[begin - 2])) break;
    begin -= 1;
  }
  // A joint that joins nothing belongs to the sentence.
  while (begin < sign && isJoint(tokens[begin]) && tokens[begin]?.kind === 'sign') begin += 1;
  return begin;
}

function continues(before: Token, current: Token | undefined, further: Token | undefined): boolean {
  if (!current) return false;
  if (isJoint(before)) return before.kind === 'word' || current.isGlued || further?.kind !== 'sign';
  if (isJoint(current))
    return before.kind !== 'sign' && !(current.kind === 'sign' && !current.isGlued);
  if (current.isGlued) return before.kind !== 'sign' || before.key === '_';
  // `mia 2015`, `m i a`
  const isCounted = digitsOf(current) !== '' && before.kind === 'word' && !BEFORE.has(before.key);
  const isSpelt = before.text.length === 1 && current.text.length === 1 && before.kind === 'word';
  return isCounted || isSpelt;
}

const isJoint = (token: Token | undefined): boolean => JOINTS.has(token?.key ?? '');

/** The end of a domain, or null: a word that means `@` needs a provider or an ending behind it. */
function readDomain(tokens: readonly Token[], start: number, isSign: boolean): number | null {
  let at = start;
  if (tokens[at]?.kind !== 'word' && tokens[at]?.kind !== 'number') return null;
  // `t online`, as recognisers write it.
  if (tokens[at]?.key === 't' && tokens[at + 1]?.key === 'online') at += 1;
  const isKnown = PROVIDERS.test(tokens[at]?.key ?? '');
  let end: number | null = null;
  const first = at;
  at += 1;
  while (at - start < MOST_TOKENS) {
    const dot = readDot(tokens, at);
    const next = tokens[dot];
    if (next === undefined || next.kind === 'sign') break;
    if (dot === at && !next.isGlued && !(isKnown && end === null && ENDINGS.has(next.key))) break;
    // A sentence may end behind an address: `web.de. Dann`
    if (dot > at && !next.isGlued && !ENDINGS.has(next.key) && tokens[at]?.kind === 'sign') break;
    const isEnding = ENDINGS.has(next.key) || (isSign && dot > at && next.key.length >= 2);
    at = dot + 1;
    if (isEnding || (isSign && next.isGlued)) end = at;
  }
  return end ?? (isKnown ? first + 1 : null);
}

function readDot(tokens: readonly Token[], at: number): number {
  const isOpen = /^[([{-]$/u.test(tokens[at]?.key ?? '');
  const from = isOpen ? at + 1 : at;
  if (!DOTS.has(tokens[from]?.key ?? '')) return isOpen && tokens[at]?.key === '-' ? at + 1 : at;
  return isOpen && /^[)\]}]$/u.test(tokens[from + 1]?.key ?? '') ? from + 2 : from + 1;
}
