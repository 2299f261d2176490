import type { Span } from '../personal-fact.ts';
import type { Said, Token } from '../tokens.ts';
import { wordSet } from '../tokens.ts';
import { isAlsoWord, isFamilyName } from './family-names.ts';
import { isFamous } from './famous-names.ts';
import { readNames } from './find-told-names.ts';
import {
  CALLED,
  FAMILY_ROLES,
  NO_FAMILY,
  NOBODY,
  NOT_NAMES,
  OWNER,
  PARTICLES,
  ROLES,
  TITLES,
} from './name-words.ts';
import { familyEnd, isFirstName, mayBeFirstName } from './read-name.ts';

const REACH = 7;
const ARTICLES =
  /^(?:die|der|das|eine|ein|einer|einem|einen|meine|seine|ihre|deine|unsere|keine|jede|dieser|diese|welche|alte|junge|andere|arme|nette|liebe|böse|schwangere|dicke|wer|was|zur|als)$/u;
const BETWEEN = wordSet(
  'aus der klasse schule , und mit vornamen nachnamen die da dem nebenan in meiner ist kleine grosse kleiner grosser liebe lieber beste bester neue neuer alte alter zweite dritte',
);

/** Those around a child, by what they are to it: `meine Freundin Lena Vogt`, `mein Bruder heißt Tim`. */
export function findPeople(said: Said): Span[] {
  const { tokens } = said;
  return tokens.flatMap((token, at) => {
    if (token.kind !== 'word') return [];
    if (CALLED.has(token.key)) return called(said, at);
    const isFamily = FAMILY_ROLES.test(token.key);
    if ((isFamily || ROLES.test(token.key)) && hasOwner(tokens, at)) {
      const people = named(said, at, isFamily);
      // `unser Direktor Wimmer`
      return people.length === 0 && TITLES.has(token.key) ? titled(said, at) : people;
    }
    if (KIN.test(token.key)) return kin(said, at);
    if (TRADES.test(token.key)) return tradesman(said, at);
    return TITLES.has(token.key) ? titled(said, at) : described(said, at);
  });
}

const KIN = /^(?:tante|onkel|oma|omi|opa|opi|uroma|uropa)$/u;
/** Whose name stands behind a trade where somebody lives: `neben dem Bäcker Kröger`. */
const TRADES =
  /^(?:bäcker|bäckerei|metzger|metzgerei|fleischer|fleischerei|bauer|friseur|blumenladen|gärtnerei|hausmeister|trainer|apotheker)$/u;

/** `Tante Brigitte`, `opa willi`: a child calls its own so; those of books stay. */
function kin(said: Said, at: number): Span[] {
  const [role, name, next] = said.tokens.slice(at, at + 3);
  if (!role || name?.kind !== 'word' || name.sentence !== role.sentence) return [];
  const isArticle = ARTICLES.test(said.tokens[at - 1]?.key ?? '');
  const isName = isFirstName(name.text) && (name.isCapital || said.isSmall);
  const isBooks = isFamous([role.key, name.text]) || isAskedAbout(said, at);
  const isWhole = next?.isCapital && isFamous([name.text, next.text]);
  return isName && !isArticle && !isBooks && !isWhole ? spanOf(said.tokens, at + 1, at + 2) : [];
}

function tradesman({ tokens }: Said, at: number): Span[] {
  const [trade, name] = tokens.slice(at, at + 2);
  if (!trade || !name?.isCapital || name.sentence !== trade.sentence) return [];
  const isName =
    isFamilyName(name.text) && !NOT_NAMES.has(name.key) && !isFamous([trade.text, name.text]);
  return isName ? spanOf(tokens, at + 1, at + 2) : [];
}

function hasOwner(tokens: readonly Token[], at: number): boolean {
  const sentence = tokens[at]?.sentence;
  return tokens
    .slice(Math.max(0, at - 4), at)
    .some((token) => token.sentence === sentence && OWNER.test(token.key));
}

/** `meine Freundin Lena Vogt`, `meine Freundin, die Lena`, `mein Freund Tjorven Quast`. */
function named(said: Said, role: number, isFamily: boolean): Span[] {
  const { tokens } = said;
  let at = role + 1;
  while (
    at - role < REACH &&
    BETWEEN.has(tokens[at]?.key ?? '') &&
    tokens[at]?.sentence === tokens[role]?.sentence
  )
    at += 1;
  const first = tokens[at];
  if (first?.kind !== 'word' || first.sentence !== tokens[role]?.sentence) return [];
  const isKnown = isFirstName(first.text) || (first.isCapital && mayBeFirstName(first.text));
  if (isKnown) return readNames(said, at, false);
  // `mein freund august hat …`
  const isSaidSmall = said.isSmall && at === role + 1 && mayBeFirstName(first.text);
  if (isSaidSmall && /^(?:hat|ist|und|will|sagt|kann|mag|war)$/u.test(tokens[at + 1]?.key ?? ''))
    return spanOf(tokens, at, at + 1);
  const isDirect =
    at === role + 1 && first.isCapital && !NOT_NAMES.has(first.key) && !NO_FAMILY.has(first.key);
  // A name nobody has on a list: two capitals behind a friend.
  const next = tokens[at + 1];
  const isWhole =
    next?.isCapital &&
    !NOT_NAMES.has(next.key) &&
    !NO_FAMILY.has(next.key) &&
    next.sentence === first.sentence;
  const isFamilyOnly = isDirect && /^familie$/u.test(tokens[role]?.key ?? '');
  // `ich und meine Schwester Rima`: whoever is counted up is called by name.
  const isCounted =
    /^(?:und|,)$/u.test(tokens[role - 2]?.key ?? '') && isEndOfClause(tokens, at + 1);
  return isDirect && !said.isSmall && ((isWhole && !isFamily) || isFamilyOnly || isCounted)
    ? readNames(said, at)
    : [];
}

const isEndOfClause = (tokens: readonly Token[], at: number): boolean =>
  tokens[at] === undefined || tokens[at]?.kind === 'sign';

/** Of animal and person the nearer one is called so: `einen Hund, der hieß Bello, und meine Tante heißt …`. */
function isAnimals(before: readonly Token[]): boolean {
  const who = before.findLast(
    ({ key }) => NOBODY.test(key) || ROLES.test(key) || FAMILY_ROLES.test(key),
  );
  return who !== undefined && NOBODY.test(who.key);
}

/** `meine Lehrerin heißt …`, `ein Junge aus meiner Klasse, der heißt …`; not the dog, not the capital. */
function called(said: Said, at: number): Span[] {
  const { tokens } = said;
  const sentence = tokens[at]?.sentence;
  const before = tokens
    .slice(Math.max(0, at - 14), at)
    .filter((token) => token.sentence === sentence);
  if (before.at(-1)?.key === 'ich' || tokens[at + 1]?.key === 'ich') return [];
  const last = before.at(-1)?.key ?? '';
  if (/^(?:wie|was|das|es)$/u.test(last) || isAnimals(before)) return [];
  const isPerson = before.some(
    ({ key }, place) =>
      (ROLES.test(key) || FAMILY_ROLES.test(key)) &&
      before.slice(0, place).some((token) => OWNER.test(token.key)),
  );
  const isNear = before.some(({ key }) =>
    /^(?:ich|mein|meine|meiner|meinem|meinen|uns|unser|unsere|unserer|neben|mir)$/u.test(key),
  );
  let start = at + 1;
  while (
    start - at < 6 &&
    /^(?:mit|nachnamen|vornamen|auch|nämlich|übrigens|der|die|einfach|sich|:|,|ja|halt|glaub|mich)$/u.test(
      tokens[start]?.key ?? '',
    )
  )
    start += 1;
  const name = tokens[start];
  if (!name || name.sentence !== sentence || TITLES.has(name.key)) return [];
  if (isPerson) return readNames(said, start);
  return isNear && name.isCapital && mayBeFirstName(name.text) ? readNames(said, start, false) : [];
}

/** `Herr Müller`, `frau doktor yılmaz`; not `die Frau Holle` and not `eine Frau kam`. */
function titled(said: Said, at: number): Span[] {
  const { tokens } = said;
  const title = tokens[at];
  if (!title) return [];
  let start = at + 1;
  while (
    TITLES.has(tokens[start]?.key ?? '') ||
    (tokens[start]?.key === '.' && tokens[start]?.isGlued)
  )
    start += 1;
  const isMeant = ARTICLES.test(tokens[at - 1]?.key ?? '');
  while (
    (!isMeant || said.isOwn(title.sentence)) &&
    /^(?:von|van|de|del|al|el|zu)$/u.test(tokens[start]?.key ?? '') &&
    tokens[start + 1]?.isCapital
  )
    start += 1;
  const name = tokens[start];
  const isHere = name?.sentence === title.sentence || tokens[start - 1]?.key === '.';
  if (name?.kind !== 'word' || !isHere || !isTitled(said, at, name)) return [];
  const spoken = title.key === 'herrn' ? 'herr' : title.key;
  const whole = [spoken, ...tokens.slice(start, start + 3).map(({ text }) => text)];
  if (isFamous(whole.slice(0, 2)) || isFamous(whole.slice(0, 3))) return [];
  const end = familyEnd(said, start + 1, { isTold: false, isCapital: name.isCapital }) ?? start + 1;
  if (isFamous(tokens.slice(start - 1, end).map(({ text }) => text))) return [];
  return spanOf(tokens, start, end);
}

/** Whether what stands behind `Frau` is her name: `Frau Becker`, not `eine Frau kauft`. */
function isTitled({ tokens, isSmall }: Said, at: number, name: Token): boolean {
  const { key = '' } = tokens[at] ?? {};
  const isListed = isFamilyName(name.text);
  if (NOT_NAMES.has(name.key) && !(name.isCapital && isListed)) return false;
  if (NO_FAMILY.has(name.key)) return false;
  const isShaped = /(?:sen|zen|mann|sson|ski|czyk|ić|oğlu|wicz|enko)$/u.test(name.key);
  if (key === 'schwester') return isListed;
  if (key === 'pastor') return isListed || isShaped;
  const before = tokens[at - 1]?.key ?? '';
  // `die Frau Becker` is who is meant, `eine Frau` is anybody.
  if (/^(?:der|die|dem|den)$/u.test(before)) return name.isCapital || (isSmall && isListed);
  if (ARTICLES.test(before)) return false;
  return name.isCapital || (isSmall && (isListed || isShaped || !/(?:t|en|te)$/u.test(name.key)));
}

/** Names in our lists that begin sentences as words: `Rosa Beeren`. */
const AMBIGUOUS = wordSet('rosa luna can malte mara jan till linda');

/** `Lena Vogt …`, wherever it stands; `Lena ist meine beste Freundin`. */
function described(said: Said, at: number): Span[] {
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

const FAMOUS_FRAME =
  /^(?:lebte|lebten|erfunden|erfand|entdeckt|entdeckte|gemalt|malte|komponiert|komponierte|gedichtet|erforscht|berühmt|berühmte|berühmter|geschrieben|regiert|regierte|gewonnen|präsident|präsidentin|kanzler|kanzlerin|bundeskanzler|schauspieler|schauspielerin|sänger|sängerin|fussballer|fussballspieler|autor|autorin|erfinder|erfinderin|maler|malerin|komponist|forscher|forscherin|dichter|könig|königin|kaiser|entdecker|astronaut|astronautin|youtuber|youtuberin|film|buch|bücher|lied|lieder)$/u;

/** `Wer war …?`, `Wann lebte …?`: nobody asks so about a friend. */
function isAskedAbout({ tokens, isOwn }: Said, at: number): boolean {
  const sentence = tokens[at]?.sentence ?? 0;
  if (isOwn(sentence)) return false;
  const isHistory = tokens
    .slice(Math.max(0, at - 25), at + 25)
    .some((token) => token.sentence === sentence && /^(?:1\d{3}|200[0-4])$/u.test(token.key));
  if (isHistory) return true;
  const [question, verb] = [tokens[at - 2]?.key ?? '', tokens[at - 1]?.key ?? ''];
  if (question === 'wer' && /^(?:war|ist|waren|sind|wurde)$/u.test(verb)) return true;
  return tokens
    .slice(Math.max(0, at - 8), at + 12)
    .some((token) => token.sentence === sentence && FAMOUS_FRAME.test(token.key));
}

function spanOf(tokens: readonly Token[], start: number, end: number): Span[] {
  const [first, last] = [tokens[start], tokens[end - 1]];
  return first && last ? [{ kind: 'name', from: first.from, to: last.to }] : [];
}
