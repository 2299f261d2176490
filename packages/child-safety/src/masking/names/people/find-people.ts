import { type Span, spanOf } from '../../personal-fact.ts';
import { type Said, type Token, wordSet } from '../../tokens.ts';
import {
  CALLED,
  FAMILY_ROLES,
  NO_FAMILY,
  NOBODY,
  NOT_NAMES,
  OWNER,
  ROLES,
  TITLES,
} from '../name-words.ts';
import { isFirstName, mayBeFirstName } from '../read-name.ts';
import { readNames } from '../told/read-names.ts';
import { described } from './described-names.ts';
import { KIN, kin, TRADES, tradesman } from './kin-names.ts';
import { titled } from './titled-names.ts';

const REACH = 7;

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
