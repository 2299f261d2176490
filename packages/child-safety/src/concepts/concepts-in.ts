import type { Language } from '../language.ts';
import { consonantsOf, romanise } from '../normalise/romanise.ts';
import type { Concept, ConceptWords } from './concept.ts';
import { foldConcept } from './fold-concept.ts';
import { albanian } from './languages/albanian.ts';
import { arabic } from './languages/arabic.ts';
import { english } from './languages/english.ts';
import { farsi } from './languages/farsi.ts';
import { french } from './languages/french.ts';
import { german } from './languages/german.ts';
import { italian } from './languages/italian.ts';
import { kurdish } from './languages/kurdish.ts';
import { polish } from './languages/polish.ts';
import { romanian } from './languages/romanian.ts';
import { russian } from './languages/russian.ts';
import { serbian } from './languages/serbian.ts';
import { spanish } from './languages/spanish.ts';
import { turkish } from './languages/turkish.ts';
import { ukrainian } from './languages/ukrainian.ts';

const wordsOf: Record<Language, ConceptWords> = {
  de: german,
  tr: turkish,
  ar: arabic,
  uk: ukrainian,
  ru: russian,
  pl: polish,
  ro: romanian,
  sq: albanian,
  ku: kurdish,
  fa: farsi,
  en: english,
  fr: french,
  es: spanish,
  it: italian,
  sr: serbian,
};

/** Typed with Latin letters too, each as it likes; then only the consonants are compared. */
const OTHER_SCRIPT: ReadonlySet<string> = new Set(['ar', 'fa', 'ru', 'uk']);
const SHORTEST_BONES = 3;
/** Articles and short words that Arabic writes together with the next one. */
const CLITICS = /^(?:و|ف)?(?:ال|بال|لل|ب|ل)?(?=.{3})/u;

interface Entry {
  concept: Concept;
  /** The words after the first. */
  rest: string[];
}
type Table = Map<string, Entry[]>;

const tables = new Map<string, { words: Table; bones: Table }>();

/** The names of the concepts that the words of a text stand for in these languages, each once. */
export function conceptsIn(text: string, languages: readonly Language[]): Concept[] {
  const words = foldConcept(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const found = new Set<Concept>();
  for (const language of languages) {
    const { words: table, bones } = tableOf(language);
    words.forEach((word, at) => {
      for (const form of formsOf(word, language)) collect(table, form, words, at, found);
      if (!OTHER_SCRIPT.has(language) || !/^[a-z0-9]+$/.test(word)) return;
      const key = consonantsOf(word);
      if (key.length >= SHORTEST_BONES) collect(bones, key, words, at, found);
    });
  }
  return [...found].sort();
}

function formsOf(word: string, language: Language): string[] {
  if (language === 'sr') return [foldConcept(serbianLatin(word))];
  if (language !== 'ar') return [word];
  const bare = word.replace(CLITICS, '');
  return bare === word ? [word] : [word, bare];
}

/** Serbian has one Latin letter for each Cyrillic one. */
const serbianLatin = (word: string): string =>
  romanise(word.replace(/ш/g, 's').replace(/ж/g, 'z').replace(/[чћц]/g, 'c').replace(/ђ/g, 'dj'));

/** A word as it is, and its beginnings with a star. */
function collect(table: Table, word: string, words: string[], at: number, found: Set<Concept>) {
  const add = (key: string) => {
    for (const { concept, rest } of table.get(key) ?? []) {
      if (rest.every((other, next) => fits(other, words[at + next + 1]))) found.add(concept);
    }
  };
  add(word);
  for (let length = 2; length <= word.length; length += 1) add(`${word.slice(0, length)}*`);
}

function fits(wanted: string, word: string | undefined): boolean {
  if (word === undefined) return false;
  return wanted.endsWith('*') ? word.startsWith(wanted.slice(0, -1)) : word === wanted;
}

function tableOf(language: Language) {
  const known = tables.get(language);
  if (known) return known;
  const made = { words: new Map<string, Entry[]>(), bones: new Map<string, Entry[]>() };
  for (const [concept, list] of entriesOf(wordsOf[language])) {
    for (const written of list.split(' ')) {
      const [first, ...rest] = foldConcept(written).match(/[\p{L}\p{N}]+\*?/gu) ?? [];
      if (!first) continue;
      put(made.words, first, { concept, rest });
      const bones = consonantsOf(first.replace('*', ''));
      if (OTHER_SCRIPT.has(language) && bones.length >= SHORTEST_BONES && rest.length === 0) {
        put(made.bones, first.endsWith('*') ? `${bones}*` : bones, { concept, rest });
      }
    }
  }
  tables.set(language, made);
  return made;
}

function entriesOf(words: ConceptWords): [Concept, string][] {
  const entries: [Concept, string][] = [];
  let concept: Concept;
  for (concept in words) entries.push([concept, words[concept]]);
  return entries;
}

function put(table: Table, key: string, entry: Entry): void {
  const known = table.get(key);
  if (known) known.push(entry);
  else table.set(key, [entry]);
}
