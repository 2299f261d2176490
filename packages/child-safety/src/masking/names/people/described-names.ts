import { type Span, spanOf } from '../../personal-fact.ts';
import { type Said, type Token, wordSet } from '../../tokens.ts';
import { isAlsoWord, isFamilyName } from '../family-names.ts';
import { isFamous } from '../famous-names.ts';
import { FAMILY_ROLES, NO_FAMILY, NOT_NAMES, PARTICLES, ROLES } from '../name-words.ts';
import { familyEnd, isFirstName, mayBeFirstName } from '../read-name.ts';
import { isAskedAbout } from './is-asked-about.ts';

/** Names in our lists that begin sentences as words: `Rosa Beeren`. */
const AMBIGUOUS = wordSet('rosa luna can malte mara jan till linda');

/** `Lena Vogt …`, wherever it stands; `Lena ist meine beste Freundin`. */
export function described(said: Said, at: number): Span[] {
  const { tokens } = said;
  const first = tokens[at];
  if (!first || (PARTICLES.has(first.key) && first.key !== 'ben')) return [];
  if (/^(?:familie|fam)$/u.test(first.key)) return family(said, at);
  if (isUnlisted(said, at)) return spanOf(tokens, at, at + 2);
  const isKnown = first.isCapital
    ? mayBeFirstName(first.text)
    : isFirstName(first.text) && said.isSmall;
  if (!isKnown) return [];
  const before = tokens[at - 1];
  if (
    /^(?:sankt|st|papst|heilige[rn]?|könig|königin|kaiser|kaiserin|prinz|prinzessin)$/u.test(
      before?.key ?? '',
    )
  )
    return [];
  if (before?.isCapital && before.sentence === first.sentence && mayBeFirstName(before.text))
    return [];
  const end = familyEnd(said, at + 1, { isTold: false, isCapital: first.isCapital });
  if (end !== null) {
    const words = tokens.slice(at, end).map(({ text }) => text);
    const isSure =
      (isFirstName(first.text) && !AMBIGUOUS.has(first.key)) || words.slice(1).some(isFamilyName);
    if (!isSure || isFamous(words) || isAskedAbout(said, at)) return [];
    return spanOf(tokens, at, end);
  }
  return isFirstName(first.text) && isOnesOwn(tokens, at) ? spanOf(tokens, at, at + 1) : [];
}

/** `Familie Petersen`; the family of dogs is none. */
function family(said: Said, at: number): Span[] {
  const start = said.tokens[at + 1]?.key === '.' ? at + 2 : at + 1;
  const name = said.tokens[start];
  if (!name || name.sentence !== said.tokens[at]?.sentence) return [];
  const isOurs = /^(?:sind|bei|von|zu)$/u.test(said.tokens[at - 1]?.key ?? '') && name.isCapital;
  const isListed = isFamilyName(name.text) && (name.isCapital || said.isSmall);
  return isListed || (isOurs && said.isOwn(name.sentence))
    ? spanOf(said.tokens, start, start + 1)
    : [];
}

/** `Tjorven Hoffmann`: a first name on no list, near the child. */
function isUnlisted({ tokens, isOwn, isSmall }: Said, at: number): boolean {
  const [first, last] = [tokens[at], tokens[at + 1]];
  if (!first?.isCapital || !last?.isCapital || isSmall || first.sentence !== last.sentence)
    return false;
  if (NOT_NAMES.has(first.key) || NO_FAMILY.has(first.key) || mayBeFirstName(first.text))
    return false;
  const isStart = tokens[at - 1]?.sentence !== first.sentence;
  if (ROLES.test(first.key) || FAMILY_ROLES.test(first.key) || isStart || first.key === 'familie')
    return false;
  return (
    isOwn(first.sentence) &&
    isFamilyName(last.text) &&
    !isAlsoWord(last.text) &&
    !isFamous([first.text, last.text])
  );
}

const GROUP =
  /^(?:klasse|schule|gruppe|mannschaft|strasse|verein|kurs|hort|parallelklasse|clique)$/u;

/** `Lena ist meine Freundin`, `Lena, meine Freundin,`, `Lena aus meiner Klasse`. */
function isOnesOwn(tokens: readonly Token[], at: number): boolean {
  const link = tokens[at + 1]?.key ?? '';
  if (/^(?:aus|in|von)$/u.test(link)) {
    const isOwner = /^(?:meiner|unserer|meinem|unserem|der)$/u.test(tokens[at + 2]?.key ?? '');
    return isOwner && GROUP.test(tokens[at + 3]?.key ?? '');
  }
  if (isCalledOnes(tokens, at)) return true;
  if (!/^(?:ist|war|wird|,)$/u.test(link)) return false;
  const near = tokens.slice(at + 2, at + 7).map(({ key }) => key);
  const owner = near.findIndex((key) => /^(?:mein|meine|unser|unsere)$/u.test(key));
  return (
    owner >= 0 &&
    owner <= 2 &&
    near.slice(owner + 1, owner + 4).some((key) => ROLES.test(key) || FAMILY_ROLES.test(key))
  );
}

/** `Kannst du Ben sagen, dass er mein Freund ist?` */
function isCalledOnes(tokens: readonly Token[], at: number): boolean {
  const { sentence } = tokens[at] ?? {};
  const behind = tokens.slice(at + 1, at + 10).filter((token) => token.sentence === sentence);
  const who = behind.findIndex(({ key }) => /^(?:er|sie)$/u.test(key));
  const owner = behind.findIndex(({ key }) => /^(?:mein|meine)$/u.test(key));
  if (who < 0 || owner < who) return false;
  return behind.slice(owner + 1, owner + 4).some(({ key }) => ROLES.test(key));
}
