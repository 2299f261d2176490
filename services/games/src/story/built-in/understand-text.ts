import { splitSentences } from '@lux/german-text/split-sentences.ts';
import { createHero } from './create-hero.ts';
import { declineName } from './decline-name.ts';
import { findNames } from './find-names.ts';
import { findNoun, guessGender } from './guess-gender.ts';
import type { Hero } from './hero.ts';
import { isPresentTense } from './is-present-tense.ts';
import type { Noun, StoryData } from './load-story-data.ts';
import type { Named } from './named.ts';
import { namedBy } from './named-by.ts';
import { restoreCapitals } from './restore-capitals.ts';
import type { StoryFacts } from './story-facts.ts';

const ONE = '(?:der|die|das|ein|eine)';
const MANY = '(?:die|alle|beide|zwei|drei|vier|fünf|sechs|sieben|viele|meine|unsere)';

/** Several that a text is about without a name, and where: `Die Kinder …`, `Ein Hase und ein Igel …`. */
function findGroup(
  text: string,
  { nouns }: Pick<StoryData, 'nouns'>,
): { named: Named; at: number } | null {
  const beings = [...nouns.persons, ...nouns.animals];
  const singles = beings.map(({ word }) => word).join('|');
  const pair = new RegExp(
    `(?<!\\p{L})${ONE} (?:\\p{Ll}+ )?(${singles}) und ${ONE} (?:\\p{Ll}+ )?(${singles})(?!\\p{L})`,
    'iu',
  ).exec(text);
  const [one, other] = [pair?.[1], pair?.[2]].map((found) => {
    return beings.find(({ word }) => word === found);
  });
  if (pair && one && other) {
    const both = (form: 'nom' | 'acc' | 'dat') => `${one[form]} und ${other[form]}`;
    return { named: { nom: both('nom'), acc: both('acc'), dat: both('dat') }, at: pair.index };
  }

  const plurals = beings.map(({ plural }) => plural).join('|');
  const many = new RegExp(`(?<!\\p{L})${MANY} (?:\\p{Ll}+ )?(${plurals})(?!\\p{L})`, 'iu').exec(
    text,
  );
  const [, plural] = many ?? [];
  if (!many || plural === undefined) return null;
  const dative = /[ns]$/.test(plural) ? plural : `${plural}n`;
  const named = { nom: `die ${plural}`, acc: `die ${plural}`, dat: `den ${dative}` };
  return { named, at: many.index };
}

/** They come along; the story is hardly about them. */
const FAMILY = ['Mama', 'Papa', 'Oma', 'Opa'];
const SEEKING =
  /such|verlor|verschw|vermiss|gestohlen|geklaut|entlaufen|weggelaufen|find(en|et)? (will|wollen)|zu finden|will[^.!?]*finden|braucht|\bweg\b/iu;
const FOUND = /gefunden|(?<!\p{L})fand(en)?(?!\p{L})|wieder da/iu;

/**
 * Picks up what a continuation must not contradict: who it is about, who is with them, where, with
 * which thing, and in which tense.
 *
 * @param given names of the child's own figures.
 */
export function understandText(
  written: string,
  data: StoryData,
  given: readonly string[] = [],
): StoryFacts {
  const text = restoreCapitals(written, data);
  const told = text.replaceAll(/[„“"»][^„“”"«»]*[“”"«]/gu, ' ');
  const names = findNames(text, data, given);
  const animal = findNoun(text, data.nouns.animals);
  const pets = names.filter((name) => animal && isSomebodysKind(animal, [name], text));
  const { hero, others } = findHero(text, told, byImportance(names, pets), data);
  const thing = findNoun(text, data.nouns.things);
  const pet = animal && others.find((name) => isSomebodysKind(animal, [name], text));
  const isApart =
    animal && !hero?.nom.includes(animal.word) && !isSomebodysKind(animal, names, text);
  const companion = others.find((name) => name !== pet && !isSought(name, text));
  return {
    hero,
    companion: companion ? declineName(companion, data) : null,
    animal: animalOf(isApart ? animal : null, pet || null, text),
    thing: thing && { ...formsOf(thing), isSought: isSought(thing.word, text) },
    place: findPlace(text, data),
    isPresent: isPresentTense(text, data.verbs),
  };
}

function findHero(
  text: string,
  told: string,
  names: string[],
  data: StoryData,
): { hero: Hero | null; others: string[] } {
  if (/(?<!\p{L})ich(?!\p{L})/iu.test(told)) return { hero: createHero('ich'), others: names };
  const [first, ...rest] = names;
  if (first === undefined) {
    if (/(?<!\p{L})wir(?!\p{L})/iu.test(told)) return { hero: createHero('wir'), others: [] };
    const being = findNoun(text, [...data.nouns.persons, ...data.nouns.animals]);
    const group = findGroup(told, data);
    const isAboutGroup = group && (!being || group.at < text.indexOf(being.word));
    if (isAboutGroup) return { hero: createHero('several', group.named), others: [] };
    return { hero: being && createHero(genderOf(being), being), others: [] };
  }
  const pair = rest.find((other) => isPair(first, other, text) || isPair(other, first, text));
  if (pair) {
    const both = isPair(first, pair, text) ? `${first} und ${pair}` : `${pair} und ${first}`;
    return {
      hero: createHero('several', namedBy(both)),
      others: rest.filter((name) => name !== pair),
    };
  }
  const kind = guessGender(first, text, data);
  return { hero: createHero(kind, declineName(first, data)), others: rest };
}

/** `Mia und Ben`, `Mia und der Roboter Blech`. */
function isPair(one: string, other: string, text: string): boolean {
  const between = String.raw`und (?:\p{Ll}+ \p{Lu}\p{L}+ )?`;
  return new RegExp(`${RegExp.escape(one)} ${between}${RegExp.escape(other)}`, 'u').test(text);
}

/** A story is about whom it names first, but hardly about a pet or the family that come along. */
function byImportance(names: string[], pets: string[]): string[] {
  const isBeside = (name: string) => FAMILY.includes(name) || pets.includes(name);
  return names.toSorted((one, other) => Number(isBeside(one)) - Number(isBeside(other)));
}

function genderOf({ nom }: Noun): 'm' | 'f' | 'n' {
  if (nom.startsWith('der ')) return 'm';
  return nom.startsWith('die ') ? 'f' : 'n';
}

/** `Der Hund Bello`, `ein Fuchs namens Fips`, `Zorbo war ein Drache`: the animal has that name. */
function isSomebodysKind({ word }: Noun, names: readonly string[], text: string): boolean {
  return names.some((name) => {
    const escaped = RegExp.escape(name);
    return [
      `${word},? ${escaped}`,
      `${word}[^.!?]{0,40}(?:namens|heißt|hieß|Namen?) ${escaped}`,
      `${escaped}(?:,| ist| war| heißt)[^.!?]{0,40}${word}`,
      `(?:hieß|heißt) ${escaped}[^!?]{0,40}(?:ist|war)[^.!?]{0,30}${word}`,
    ].some((pattern) => new RegExp(pattern, 'u').test(text));
  });
}

function animalOf(animal: Noun | null, pet: string | null, text: string): StoryFacts['animal'] {
  if (pet !== null) return { ...namedBy(pet), isSought: isSought(pet, text) };
  return animal && { ...formsOf(animal), isSought: isSought(animal.word, text) };
}

function formsOf({ nom, acc, dat }: Noun) {
  return { nom, acc, dat };
}

/** Somebody looks for it, has lost it or needs it, and has not found it yet. */
function isSought(word: string, text: string): boolean {
  const sentences = splitSentences(text).filter((sentence) => sentence.includes(word));
  return (
    sentences.some((sentence) => SEEKING.test(sentence)) &&
    !sentences.some((sentence) => FOUND.test(sentence))
  );
}

/** The last one named: there the story is now. */
function findPlace(text: string, { nouns }: Pick<StoryData, 'nouns'>): string | null {
  const found = nouns.places
    .filter(({ word }) => text.includes(word))
    .map(({ word, where }) => ({ where, at: lastPlace(text, word) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => other.at - one.at);
  return found[0]?.where ?? null;
}

function lastPlace(text: string, word: string): number {
  return [...text.matchAll(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'gu'))].at(-1)?.index ?? -1;
}
