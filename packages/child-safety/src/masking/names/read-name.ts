import { firstNames, firstNamesThatAreWords } from '@lux/german-text/first-names.ts';
import { foldWord } from '@lux/german-text/fold-letters.ts';
import type { Said, Token } from '../tokens.ts';
import { isFamilyName } from './family-names.ts';
import { moreFirstNames } from './more-first-names.ts';
import { NO_FAMILY, NOT_NAMES, PARTICLES } from './name-words.ts';

const { girl, boy, person } = firstNames;
const all = [...girl, ...boy, ...person, ...moreFirstNames];
const known = new Set(all.map((name) => name.toLowerCase()));
/** As who has not all letters writes them: Ayse for Ayşe. */
const folded = new Set(all.map(foldWord));
const words = new Set(firstNamesThatAreWords.map(foldWord));

const firstPart = (word: string): string => word.toLowerCase().split('-')[0] ?? '';

/** A first name, of two with a hyphen the first one. Völker are no Volker. */
export function isFirstName(word: string): boolean {
  const first = firstPart(word);
  return known.has(first) || (!/[äöüß]/u.test(first) && folded.has(foldWord(first)));
}

/** One that may be something else, too: it needs a capital and somebody who says so. */
export const mayBeFirstName = (word: string): boolean =>
  isFirstName(word) || words.has(foldWord(firstPart(word)));

/** More parts than any name has. */
const MOST_PARTS = 5;

/**
 * The end of a name that begins at a token, or null.
 *
 * @param isTold somebody said that a name follows: then it need not be one we know.
 */
export function readName(said: Said, at: number, { isTold }: { isTold: boolean }): number | null {
  const { tokens } = said;
  const first = tokens[at];
  if (first?.kind !== 'word' || NOT_NAMES.has(first.key)) return null;
  const isKnown = isFirstName(first.text) || (first.isCapital && mayBeFirstName(first.text));
  if (!isKnown && !isTold) return null;
  return familyEnd(said, at + 1, { isTold, isCapital: first.isCapital }) ?? at + 1;
}

interface Before {
  isTold: boolean;
  /** Of the first name. */
  isCapital: boolean;
}

/** The end of further first names and the family name behind a first one, or null where none follows. */
export function familyEnd(said: Said, start: number, before: Before): number | null {
  const { tokens } = said;
  let end: number | null = null;
  let at = start;
  while (at - start < MOST_PARTS) {
    const token = tokens[at];
    if (!token || token.sentence !== tokens[start - 1]?.sentence || token.kind !== 'word') break;
    const next = tokens[at + 1];
    if (
      PARTICLES.has(token.key) &&
      !token.isGlued &&
      next?.kind === 'word' &&
      isPart(said, at + 1, before)
    ) {
      at += 1;
      continue;
    }
    if (isNobleName(said, at, before)) {
      at += 3;
      end = at;
      continue;
    }
    if (/^(?:der|den)$/u.test(token.key) && /^(?:van|von|de)$/u.test(tokens[at - 1]?.key ?? '')) {
      at += 1;
      continue;
    }
    if (!isPart(said, at, before)) break;
    at += 1;
    end = at;
  }
  // `Mia S.`
  const initial = tokens[end ?? start];
  const isInitial = initial?.isCapital && initial.text.length === 1 && initial.key !== 'i';
  if (isInitial && tokens[(end ?? start) + 1]?.key === '.') return (end ?? start) + 2;
  return end;
}

const NO_PLACE_OF_NAMES =
  /(?:schule|klasse|strasse|gruppe|mannschaft|arbeit|familie|post|polizei|feuerwehr|stadt|sonne|seite|nachbarin)$/u;

/** `Charlotte von der Heide`; `von der Schule` is where she goes. */
function isNobleName({ tokens }: Said, at: number, before: Before): boolean {
  const [of, article, place, behind] = [tokens[at], tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  if (of?.key !== 'von' || !/^(?:der|den)$/u.test(article?.key ?? '')) return false;
  if (place?.kind !== 'word' || place.key.length < 3 || NO_PLACE_OF_NAMES.test(place.key))
    return false;
  return before.isCapital ? place.isCapital : before.isTold && isLast(behind);
}

function isPart({ tokens, isSmall }: Said, at: number, { isTold, isCapital }: Before): boolean {
  const token = tokens[at];
  if (token?.kind !== 'word') return false;
  // `Lange` with a capital is a name behind another.
  const isListed = token.isCapital && isFamilyName(token.text);
  if (!isListed && (NOT_NAMES.has(token.key) || NO_FAMILY.has(token.key))) return false;
  if (token.text.length < 2 || PARTICLES.has(token.key)) return false;
  if (token.isCapital) return isCapital || isTold;
  if (!isSmall && isCapital) return false;
  if (isFamilyName(token.text) || isFirstName(token.text)) return true;
  return isTold && isLast(tokens[at + 1]);
}

/** Behind it the sentence ends or goes on with a small word: `ich heiße mia schneider und …` */
const isLast = (next: Token | undefined): boolean =>
  next === undefined || next.kind === 'sign' || NOT_NAMES.has(next.key);
