import { splitSentences } from '@lux/german-text/sentences/split-sentences.ts';
import type { StoryData } from '../../data/load-story-data.ts';
import type { Pattern, Solution } from '../../data/solution-file.ts';
import type { Entity } from '../../reading/entity.ts';
import type { StoryReading } from '../../reading/read-story.ts';
import { findOther } from './find-other.ts';
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

/** An end puts right what so many sentences back was told. */
const NEAR = 7;
/** A continuation takes up what the last sentences tell. */
const NEAR_END = 5;
/** Behind these it has come right already. */
const SOLVED =
  /(?<!nicht |nie |nichts |noch |ohne |wollte |will |um )(?<!\p{L})(?:gerettet|wiedergefunden|geschafft|repariert|wieder heil|wieder da|zum Glück|alles gut|glücklich bis)(?!\p{L})(?! werden)/iu;

/** What an end puts right: the gravest kind, as the files have them; null where none is surely told of. */
export function solutionOfEnd(reading: StoryReading, data: StoryData): FoundSolution | null {
  for (const [name, solution] of data.solutions) {
    const found = foundIn({ name, solution }, reading, data, NEAR);
    if (found) return found;
  }
  return null;
}

/** What a continuation goes on with: who has just come, else what was told last. */
export function solutionOfNext(reading: StoryReading, data: StoryData): FoundSolution | null {
  const found = [...data.solutions].flatMap(
    ([name, solution]) => foundIn({ name, solution }, reading, data, NEAR_END) ?? [],
  );
  const latest = Math.max(...found.map(({ at }) => at));
  return (
    found.find(({ friend }) => friend === 'new') ?? found.find(({ at }) => at === latest) ?? null
  );
}

/** Null where a kind is not surely told of, or has come right already. */
function foundIn(
  { name, solution }: { name: string; solution: Solution },
  reading: StoryReading,
  data: StoryData,
  reach: number,
): FoundSolution | null {
  const sentences = splitSentences(reading.corrected.text);
  const has = (parts: Pattern, some: readonly string[]) =>
    some.findLastIndex((sentence) =>
      parts.every(({ words, isExcluded }) => words.test(sentence) !== isExcluded),
    );
  const near = sentences.slice(-reach).map((one) => (LONG_AGO.test(one) ? '' : one));
  const at = Math.max(...solution.any.map((parts) => has(parts, near)));
  if (at < 0 || near.slice(at + 1).some((one) => SOLVED.test(one))) return null;
  if (solution.with.some((parts) => has(parts, sentences) < 0)) return null;
  if (solution.not.some((parts) => has(parts, sentences) >= 0)) return null;
  if (solution.isOfOther && isOfHero(solution, reading)) return null;
  const event = reading.open.findLast(({ kind }) => solution.event.includes(kind));
  if (solution.event.length > 0 && !event) return null;
  const what =
    solution.what === 'event'
      ? sureThing(event?.what ?? event?.who ?? null)
      : thingOf(solution.what ?? [], reading);
  if (solution.what === 'event' && !what) return null;
  if (solution.being === 'pet' && !(what && isAnimal(what, data))) return null;
  const other = solution.friend ? findOther(solution.friend, reading) : null;
  if (solution.friend && !other) return null;
  return { ...solution, name, at, what, other, ownTool: thingOf(solution.tool, reading) };
}

/** `Der kleine Igel ist allein`: where the story is about him, nobody carries him to the vet. */
function isOfHero({ any }: Solution, { hero }: StoryReading): boolean {
  return any.some(([first]) => first?.words.test(hero?.nom ?? '') === true);
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
