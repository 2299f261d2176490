import { findHandles } from './contacts/find-handles.ts';
import { findMail } from './contacts/find-mail.ts';
import { findBirthdays } from './find-birthdays.ts';
import { findIllnesses } from './find-illnesses.ts';
import { findLearnt } from './learnt/find-learnt.ts';
import { findGreeted } from './names/find-greeted.ts';
import { findNearNames } from './names/find-near-names.ts';
import { findPeople } from './names/people/find-people.ts';
import { findToldNames } from './names/told/find-told-names.ts';
import { findNumbers } from './numbers/find-numbers.ts';
import { findPlates } from './numbers/find-plates.ts';
import { findSecrets } from './numbers/find-secrets.ts';
import type { Span } from './personal-fact.ts';
import { findAddresses } from './places/find-addresses.ts';
import { findClasses, findClubs } from './places/find-classes.ts';
import { findHomes } from './places/find-homes.ts';
import { findSchools } from './places/find-schools.ts';
import { findTowns } from './places/find-towns.ts';
import { findWorkplaces } from './places/find-workplaces.ts';
import type { Said } from './tokens.ts';

export interface Reading {
  except: readonly string[];
  isAnswer: boolean;
  /** By the rules alone, as what is learnt learns from them. */
  isRuled?: boolean;
}

/** All that is to be hidden, in its order, nothing twice: where two kinds meet, the first of the list below has it. */
export function collectSpans(said: Said, { except, isAnswer, isRuled = false }: Reading): Span[] {
  const greeted = isAnswer ? findGreeted(said) : [];
  const near = isAnswer ? [] : findNearNames(said);
  const names = [...findToldNames(said), ...findPeople(said), ...near, ...greeted].filter(
    ({ from, to }) => !isExcepted(said.text.slice(from, to), except),
  );
  const named = new Set(names.flatMap(({ from }) => sentenceAt(said, from)));
  const hasName = (sentence: number) => named.has(sentence);
  const found = [
    ...findMail(said),
    ...findSecrets(said),
    ...findHandles(said),
    ...findAddresses(said),
    ...findHomes(said),
    ...findBirthdays(said, hasName),
    ...findPlates(said),
    ...findNumbers(said),
    ...findSchools(said),
    ...findClasses(said),
    ...findClubs(said),
    ...findWorkplaces(said),
    ...names,
    ...findTowns(said, hasName),
    ...findIllnesses(said, hasName),
    ...(isAnswer || isRuled ? [] : findLearnt(said)).filter(
      ({ from, to }) => !isExcepted(said.text.slice(from, to), except),
    ),
  ];
  return withoutOverlaps(found, said.text.length);
}

function isExcepted(name: string, except: readonly string[]): boolean {
  const small = name.toLowerCase();
  return small === 'lux' || except.some((one) => one.toLowerCase() === small);
}

function sentenceAt({ tokens }: Said, from: number): number[] {
  let [low, high] = [0, tokens.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((tokens[middle]?.from ?? 0) <= from) low = middle;
    else high = middle - 1;
  }
  const token = tokens[low];
  return token ? [token.sentence] : [];
}

/** The earlier in the list stays; two of one kind at one beginning are one, the longer. */
function withoutOverlaps(spans: readonly Span[], length: number): Span[] {
  const taken = new Uint8Array(length);
  const kept: Span[] = [];
  for (const span of spans) {
    const rest = { ...span };
    while (rest.from < rest.to && taken[rest.from]) rest.from += 1;
    let end = rest.from;
    while (end < rest.to && !taken[end]) end += 1;
    if (rest.from > span.from || end < rest.to || end === rest.from) continue;
    taken.fill(1, rest.from, end);
    kept.push(rest);
  }
  return kept.toSorted((one, other) => one.from - other.from);
}
