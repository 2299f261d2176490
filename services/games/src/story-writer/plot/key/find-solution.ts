import { splitSentences } from '@lux/german-text/sentences/split-sentences.ts';
import type { StoryData } from '../../data/load-story-data.ts';
import type { Pattern, Solution } from '../../data/solution-file.ts';
import type { Entity } from '../../reading/entity.ts';
import type { StoryReading } from '../../reading/read-story.ts';
import { findNewcomer } from './find-newcomer.ts';
import { LONG_AGO } from './is-believed.ts';

/** A kind of problem that a child's text surely tells of. */
export interface FoundSolution extends Omit<Solution, 'what'> {
  name: string;
  /** In which of the last sentences it is told. */
  at: number;
  what: Entity | null;
  ownTool: Entity | null;
  other: Entity | null;
}

/** Behind these it has come right already. */
const SOLVED =
  /(?<!nicht |nie |nichts |noch |ohne |wollte |will |um )(?<!\p{L})(?:gerettet|wiedergefunden|geschafft|repariert|wieder heil|wieder da|zum Glück|alles gut|glücklich bis)(?!\p{L})(?! werden)/iu;

/** What an end puts right: the gravest kind, as the files have them; null where none is surely told of. */
export function solutionOfEnd(reading: StoryReading, data: StoryData): FoundSolution | null {
  for (const [name, solution] of data.solutions) {
    const found = foundIn({ name, solution }, reading, data, 'third');
    if (found) return found;
  }
  return null;
}

/** What a continuation goes on with: only what the very last sentence tells. */
export function solutionOfNext(reading: StoryReading, data: StoryData): FoundSolution | null {
  const found = [...data.solutions].flatMap(
    ([name, solution]) => foundIn({ name, solution }, reading, data, 'last') ?? [],
  );
  return found.find(({ friend }) => friend === 'new') ?? found[0] ?? null;
}

/** Null where a kind is not surely told of, or has come right already. */
function foundIn(
  { name, solution }: { name: string; solution: Solution },
  reading: StoryReading,
  data: StoryData,
  reach: 'third' | 'last',
): FoundSolution | null {
  const sentences = splitSentences(reading.corrected.text);
  const has = (parts: Pattern, some: readonly string[]) =>
    some.findLastIndex((one) => isIn(parts, one));
  const ownTool = thingOf(solution.tool, reading);
  const isHelped = ownTool !== null && isNamedIn(ownTool, sentences.at(-1) ?? '');
  // Of one who has just come the last sentence tells, of what he finds the one before.
  const before = solution.friend ? 1 : 0;
  // With what helps in the last sentence, the trouble may be told anywhere.
  const first =
    reach === 'third' && (isHelped || solution.isAnywhere)
      ? 0
      : sentences.length - reachOf(reach, sentences.length) - before;
  const at = sentences.findLastIndex(
    (sentence, index) =>
      index >= first &&
      !LONG_AGO.test(sentence) &&
      solution.any.some((parts) => isSurelyIn(parts, sentence)),
  );
  const cue = sentences[at];
  if (cue === undefined || sentences.slice(at + 1).some((one) => SOLVED.test(one))) return null;
  const isBacked = solution.with.length > 0 || solution.event.length > 0 || !!solution.friend;
  const isDouble = solution.any.some(
    (parts) => parts.filter(({ isExcluded }) => !isExcluded).length > 1 && isSurelyIn(parts, cue),
  );
  const isOpen = reading.open.some(({ clause }) => clause.sentence >= first);
  if (!isBacked && !isDouble && !isOpen) return null;
  if (solution.with.some((parts) => has(parts, sentences) < 0)) return null;
  if (solution.not.some((parts) => has(parts, sentences) >= 0)) return null;
  if (solution.isOfOther && isOfHero(solution, at, reading)) return null;
  if (solution.isOfHero && isOfOther(solution, at, reading)) return null;
  const last = reading.open.at(-1);
  const event = last && solution.event.includes(last.kind) ? last : undefined;
  if (solution.event.length > 0 && !event) return null;
  const what =
    solution.what === 'event'
      ? sureThing(event?.what ?? event?.who ?? null)
      : thingOf(solution.what ?? [], reading);
  if (solution.what === 'event' && !what) return null;
  // What is lost or broken is what that sentence names, never another noun.
  if (what && solution.with.length === 0 && !isNamedIn(what, cue)) return null;
  const isOvertaken = last?.what && last.clause.sentence > at && last.what !== what;
  if (what && isOvertaken) return null;
  if (solution.being === 'pet' && !(what && isAnimal(what, data))) return null;
  const other = solution.friend ? findNewcomer(reading) : null;
  if (solution.friend && !other) return null;
  return { ...solution, name, at, what, other, ownTool };
}

const SHORTEST_TEXT = 2;
const THIRDS = 3;

function reachOf(reach: 'third' | 'last', count: number): number {
  return reach === 'last' ? 1 : Math.max(SHORTEST_TEXT, Math.ceil(count / THIRDS));
}

function isIn(parts: Pattern, text: string): boolean {
  return parts.every(({ words, isExcluded }) => words.test(text) !== isExcluded);
}

/** What is only so in a thought or was so once is no problem. */
const UNREAL =
  /(?<!\p{L})(?:als ob|hätten?|wären?|würden?|fast|beinahe|früher|träum\p{L}*|geträumt)(?!\p{L})/u;
/** `Wer davon aß, wurde unsichtbar`: that may happen to nobody. */
const RULE = /^(?:Wer|Wenn|Falls|Jeder, der|Jedes Mal)(?!\p{L})(?!.*\?)/u;
const LIKENED = /(?<!\p{L})wie(?!\p{L})/u;
const NEGATED =
  /(?<!\p{L})(?:nicht|kein(?:e[mnrs]?)?|nie|niemals|ohne (?!mich|dich|uns|ihn|sie)|niemand|keiner|nirgends)(?!\p{L})/iu;

/** `… und der Drachen war weg` is a clause of its own. */
const CLAUSE_END =
  /[,;:–]| und (?=(?:der|die|das|mein|meine|sein|seine|ihr|ihre|unser|unsere|er|sie|es|ich|wir|alle|alles|dann|da) (?:\p{L}+ )?(?:ist|sind|war|waren|hat|hatte|wird|wurde|wurden|kam|ging|fiel|lag)(?!\p{L}))/u;

/** All its words stand in one clause, which says that it is so. */
function isSurelyIn(parts: Pattern, sentence: string): boolean {
  if (RULE.test(sentence)) return false;
  const plain = sentence.replaceAll(/„[^“]*“/gu, ' ');
  return plain.split(CLAUSE_END).some((clause) => {
    if (!isIn(parts, clause) || UNREAL.test(clause)) return false;
    const asked = parts.filter(({ isExcluded }) => !isExcluded);
    const matched = asked.flatMap(({ words }) =>
      [...clause.matchAll(new RegExp(words, 'gu'))].map(([one]) => one),
    );
    // `Käfig` alone is not two cues.
    if (new Set(matched).size < asked.length) return false;
    const isMeant = (words: RegExp) =>
      !words.test(clause) || matched.some((one) => words.test(one));
    return isMeant(NEGATED) && isMeant(LIKENED);
  });
}

function isNamedIn({ lemma }: Entity, sentence: string): boolean {
  return sentence.toLowerCase().includes(lemma.toLowerCase());
}

/** `Der kleine Igel ist allein`: where the story is about him, nobody carries him to the vet. */
function isOfHero(
  { any }: Solution,
  at: number,
  { hero, clauses, subjects }: Pick<StoryReading, 'hero' | 'clauses' | 'subjects'>,
): boolean {
  if (any.some(([first]) => first?.words.test(hero?.nom ?? '') === true)) return true;
  // `Pit ist aus dem Gehege ausgerissen`, or he: nobody else is spoken of.
  const told = clauses.filter(({ sentence }) => sentence === at);
  return told.some((clause) => {
    const isOwn = subjects.get(clause)?.isHero === true || PRONOUN.test(clause.subject?.head ?? '');
    const deed = clause.words.at(-1) ?? '';
    return isOwn && any.some((parts) => parts.at(-1)?.words.test(deed) === true);
  });
}

const PRONOUN = /^(?:er|sie|es)$/iu;

/** `Leon hatte Heimweh`, where the story is not Leon’s. */
function isOfOther({ any }: Solution, at: number, { clauses, subjects, hero }: StoryReading) {
  const told = clauses.filter(
    ({ sentence, words }) =>
      sentence === at && any.some(([first]) => first?.words.test(words.join(' ')) === true),
  );
  return told.some((clause) => {
    const one = subjects.get(clause);
    const isPart = hero?.nom.split(' ').includes(one?.nom ?? '') === true;
    return one?.isBeing === true && !one.isHero && !isPart;
  });
}

/** Of whom or what nobody doubts who is meant. */
function sureThing(one: Entity | null): Entity | null {
  if (!one || one.isHero || one.nom === '') return null;
  const isNamed = one.nom === one.key || /^(?:der|die|das|mein|sein|ihr|unser)/u.test(one.nom);
  return isNamed ? one : null;
}

/** The thing of the child's text that is called by one of these nouns, where there is but one. */
function thingOf(nouns: readonly string[], { entities }: StoryReading): Entity | null {
  const found = nouns.map((noun) => {
    // `Schlauchboot`, later `Boot`: the later name will do for both.
    return entities.findLast(({ lemma, isHero }) => !isHero && isCalled(lemma, noun));
  });
  const known = new Set(found.filter((one) => one !== undefined));
  const [one] = known;
  return known.size === 1 || (known.size > 1 && isSameThing([...known]))
    ? sureThing(one ?? null)
    : null;
}

function isSameThing(all: readonly Entity[]): boolean {
  const shortest =
    all
      .map(({ lemma }) => lemma.toLowerCase())
      .toSorted((one, other) => one.length - other.length)[0] ?? '';
  return all.every(({ lemma }) => lemma.toLowerCase().endsWith(shortest));
}

const SHORTEST_COMPOUND = 4;

function isCalled(lemma: string, noun: string): boolean {
  return (
    lemma === noun ||
    (noun.length >= SHORTEST_COMPOUND && lemma.toLowerCase().endsWith(noun.toLowerCase()))
  );
}

function isAnimal({ lemma, nom, key }: Entity, { animals, firstNames }: StoryData): boolean {
  if ([...animals].some((one) => isCalled(lemma, one))) return true;
  // A name alone may be a child's.
  return nom === key && !firstNames.has(key);
}
