import type { Span } from '../../personal-fact.ts';
import type { Token } from '../../tokens.ts';

export function spanOf(tokens: readonly Token[], start: number, end: number): Span[] {
  const [first, last] = [tokens[start], tokens[end - 1]];
  return first && last ? [{ kind: 'name', from: first.from, to: last.to }] : [];
}
