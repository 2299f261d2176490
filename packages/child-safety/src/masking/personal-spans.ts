import { hash } from 'node:crypto';
import { collectSpans, type Reading } from './collect-spans.ts';
import type { Span } from './personal-fact.ts';
import { readTokens } from './tokens.ts';

/** Texts of more conversations than go on at once; a full memory is cleared. */
const MOST_TEXTS = 10_000;
/** By a hash, so that no child's words are kept. */
const known = new Map<string, readonly Span[]>();

/**
 * Where a text tells who a child is. With each turn all texts of a conversation are asked for once more, so
 * the places found in a text are remembered.
 */
export function personalSpans(text: string, reading: Reading): readonly Span[] {
  const { except, isAnswer } = reading;
  const key = hash('sha1', JSON.stringify([text, except, isAnswer]), 'base64');
  const before = known.get(key);
  if (before !== undefined) return before;
  const spans = collectSpans(readTokens(text), reading);
  if (known.size >= MOST_TEXTS) known.clear();
  known.set(key, spans);
  return spans;
}
