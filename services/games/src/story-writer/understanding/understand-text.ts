import { splitSentences } from '@lux/german-text/sentences/split-sentences.ts';
import type { Noun, StoryData, StoryTask } from '../data/load-story-data.ts';
import type { Hero } from '../grammar/create-hero.ts';
import { declineName, type Named, namedBy } from '../grammar/decline-name.ts';
import { markSpeech } from '../reading/mark-speech.ts';
import { findHero } from './find-hero.ts';
import { findNames } from './find-names.ts';
import { findNoun } from './guess-gender.ts';
import { isPresentTense } from './is-present-tense.ts';
import { isTold } from './is-told.ts';
import { restoreCapitals } from './restore-capitals.ts';

/** What LUX has understood of a child's text; whatever it did not find is null. */
export interface StoryFacts {
  hero: Hero | null;
  /** Somebody beside the hero who can speak and help. */
  companion: Named | null;
  /** An animal that is not the hero, by its name where it has one. */
  animal: (Named & { isSought: boolean }) | null;
  thing: (Named & { isSought: boolean }) | null;
  /** Where it happens: `im Wald`. */
  place: string | null;
  isPresent: boolean;
}

/** `Luis dachte, vielleicht soll ich mit`: it is Luis who thinks so. */
const THOUGHT = /(\p{Lu}\p{L}+ (?:dachte|denkt|sagte|sagt|meinte|meint)), (?!dass |ob )[^.!?]*/gu;
/** Speech without its signs: `und sagt lass mich frei`, `ruft ich komme`. */
const UNMARKED =
  /(?<!\p{L})(sagt|sagte|ruft|rief|schreit|schrie|fragt|fragte|denkt|dachte|gesagt|gerufen|meint|meinte):?,? (?:ich \p{Ll}+(?:e|n|m|l|ß|nn|ss|uss|ag|ill|at|in)(?!\p{L})|wir \p{Ll}+n|(?:das|der|die|es) (?:ist|war|gehört) (?:\p{Ll}+ )?(?:mein|unser)\p{L}*|lass|hilf|komm|gib|hol|bring|geh|du|bitte|wo|was|wer|kannst|darf|halt|stopp|warte)(?!\p{L})[^.!?]*/giu;

/** `Ich mag dich, stand da`: whoever wrote it says so. */
const WRITTEN =
  /(?<=^|[.!?]\s)[^.!?„“]{3,60}(?=, (?:stand|steht) (?:da|dort|drauf|darauf)(?!\p{L}))/gu;

/** They come along; the story is hardly about them. */
const FAMILY = ['Mama', 'Papa', 'Oma', 'Opa'];
const SEEKING =
  /such|verlor|verschw|vermiss|gestohlen|geklaut|entlaufen|weggelaufen|find(en|et)? (will|wollen)|zu finden|will[^.!?]*finden|braucht|\bweg\b/iu;
const FOUND = /gefunden|(?<!\p{L})fand(en)?(?!\p{L})|wieder da/iu;

/**
 * Picks up what a continuation must not contradict: who it is about, who is with them, where, with
 * which thing, and in which tense.
 *
 * @param given names of the child's own characters.
 */
export function understandText(
  written: string,
  data: StoryData,
  given: readonly string[] = [],
): StoryFacts {
  const text = markSpeech(restoreCapitals(written, data));
  const told = text
    .replaceAll(/[„“"»][^„“”"«»]*[“”"«]/gu, ' ')
    .replaceAll(UNMARKED, '$1')
    .replaceAll(WRITTEN, ' ')
    .replaceAll(THOUGHT, '$1 ');
  const names = findNames(text, data, given);
  const animal = findNoun(text, data.nouns.animals);
  const pets = names.filter((name) =>
    data.nouns.animals.some((kind) => isSomebodysKind(kind, [name], text)),
  );
  const { hero, others } = findHero(text, told, byImportance(names, pets, text), data);
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

/** What LUX has understood of a story to go on with; its own helper is no animal of the child's. */
export function readStory({ context, data, theme, characters }: StoryTask): StoryFacts {
  const facts = understandText(
    context,
    data,
    characters.map(({ name }) => name),
  );
  const helper = data.themes[theme].helpers.find((one) => isTold(one, context));
  const [, kind = ''] = facts.animal?.nom.split(' ') ?? [];
  return kind !== '' && helper?.nom.includes(kind) ? { ...facts, animal: null } : facts;
}

/** They come up in a story, which is about the children. */
const OFFICE =
  '(?:Pfarrer|Direktor|Hausmeister|Bürgermeister|Trainer|Lehrer|Kommissar|Doktor|Professor)(?:in)?';

/** A story is about whom it names first, but hardly about a pet, the family or a grown-up that come along. */
function byImportance(names: string[], pets: string[], text: string): string[] {
  const isBeside = (name: string) =>
    FAMILY.includes(name) ||
    /^(?:Frau|Herr) /u.test(name) ||
    new RegExp(`(?<!\\p{L})${OFFICE} ${RegExp.escape(name)}(?!\\p{L})`, 'u').test(text) ||
    (pets.includes(name) && !(opens(name, text) && names.every((one) => isOfKind(one)))) ||
    isOwner(name, text) ||
    onlySpeaks(name, text);
  /** `die Gans Greta`: an animal or a being as well. */
  const isOfKind = (name: string) =>
    pets.includes(name) ||
    new RegExp(
      `(?<!\\p{L})[Dd](?:er|ie|as) (?:\\p{Ll}+ )?\\p{Lu}\\p{L}+ ${name}(?!\\p{L})`,
      'u',
    ).test(text);
  return names.toSorted((one, other) => Number(isBeside(one)) - Number(isBeside(other)));
}

/** `Das Schaf Wolle wollte fliegen lernen`: it is about nobody's pet. */
function opens(name: string, text: string): boolean {
  return new RegExp(
    `^(?:Der|Die|Das) (?:\\p{Ll}+ )?\\p{Lu}\\p{L}+ ${RegExp.escape(name)} `,
    'u',
  ).test(text);
}

/** `„Komm!“, sagte Kofi.`: says something, and the story goes on with another. */
function onlySpeaks(name: string, text: string): boolean {
  const all = text.split(name).length - 1;
  const said = [
    ...text.matchAll(
      new RegExp(
        `[“”"],? (?:sagte|rief|fragte|flüsterte|meinte|schrie|sagt|ruft|fragt|hatte|hat) ${RegExp.escape(name)}(?!\\p{L})`,
        'gu',
      ),
    ),
  ];
  return said.length > 0 && said.length === all;
}

/** `das Fahrrad von Frau Kowalski`: spoken of, not told of. */
function isOwner(name: string, text: string): boolean {
  const all = text.split(name).length - 1;
  const owner = new RegExp(`(?:von|vom) (?:\\p{Lu}\\p{L}+ )?${RegExp.escape(name)}`, 'gu');
  const owned = [...text.matchAll(owner)].length;
  return owned > 0 && owned === all;
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
