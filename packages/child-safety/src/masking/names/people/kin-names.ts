import { type Span, spanOf } from '../../personal-fact.ts';
import type { Said } from '../../tokens.ts';
import { isFamilyName } from '../family-names.ts';
import { isFamous } from '../famous-names.ts';
import { NOT_NAMES } from '../name-words.ts';
import { isFirstName } from '../read-name.ts';
import { isAskedAbout } from './is-asked-about.ts';
import { ARTICLES } from './titled-names.ts';

export const KIN = /^(?:tante|onkel|oma|omi|opa|opi|uroma|uropa)$/u;

/** Whose name stands behind a trade where somebody lives: `neben dem Bäcker Kröger`. */
export const TRADES =
  /^(?:bäcker|bäckerei|metzger|metzgerei|fleischer|fleischerei|bauer|friseur|blumenladen|gärtnerei|hausmeister|trainer|apotheker)$/u;

/** `Tante Brigitte`, `opa willi`: a child calls its own so; those of books stay. */
export function kin(said: Said, at: number): Span[] {
  const [role, name, next] = said.tokens.slice(at, at + 3);
  if (!role || name?.kind !== 'word' || name.sentence !== role.sentence) return [];
  const isArticle = ARTICLES.test(said.tokens[at - 1]?.key ?? '');
  const isName = isFirstName(name.text) && (name.isCapital || said.isSmall);
  const isBooks = isFamous([role.key, name.text]) || isAskedAbout(said, at);
  const isWhole = next?.isCapital && isFamous([name.text, next.text]);
  return isName && !isArticle && !isBooks && !isWhole ? spanOf(said.tokens, at + 1, at + 2) : [];
}

export function tradesman({ tokens }: Said, at: number): Span[] {
  const [trade, name] = tokens.slice(at, at + 2);
  if (!trade || !name?.isCapital || name.sentence !== trade.sentence) return [];
  const isName =
    isFamilyName(name.text) && !NOT_NAMES.has(name.key) && !isFamous([trade.text, name.text]);
  return isName ? spanOf(tokens, at + 1, at + 2) : [];
}
