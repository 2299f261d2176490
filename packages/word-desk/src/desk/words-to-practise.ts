import { findAdjective, findNoun } from '../lexicon/find-forms.ts';
import { articleOf } from '../lexicon/noun.ts';
import { cutIntoSyllables } from '../sound/syllables.ts';
import type { Tools } from './tools.ts';

/** What is known of a word that a child wants to be asked; null or empty where it is unknown. */
export interface WordsToPractise {
  /** As it stands in books: "fahrrad" is "Fahrrad". */
  spelt: (word: string) => string | null;
  noun: (word: string) => { one: string; article: string; many: string | null } | null;
  /** "Pferden" and "Pferd" are "Pferde"; null of what is not counted. */
  several: (form: string) => string | null;
  /** "gehen" and "gehe" are "ich gehe", "ich ging", "ich bin gegangen". */
  tenses: (form: string) => { now: string; past: string; perfect: string } | null;
  opposites: (word: string) => string[];
  english: (german: string) => string[];
  german: (english: string) => string[];
  /** "go" is ["go", "went", "gone"]; null of a regular verb. */
  irregular: (english: string) => [string, string, string] | null;
  syllables: (word: string) => string[] | null;
  rhymes: (word: string) => string[];
  kind: (word: string) => 'Nomen' | 'Verb' | 'Adjektiv' | null;
}

const LEAST_LETTERS = 2;

/** The desk's words, one by one. */
export function createWordsToPractise({
  lexicon,
  content,
  english,
  rhymes,
  spelling,
  verbOf,
}: Pick<
  Tools,
  'lexicon' | 'content' | 'english' | 'rhymes' | 'spelling' | 'verbOf'
>): WordsToPractise {
  const lemmaOf = (word: string) => {
    const noun = findNoun(lexicon, word);
    return noun?.lemma.toLowerCase() === word.toLowerCase() ? noun : undefined;
  };
  const isVerb = (word: string) => verbOf(word)?.infinitive === word;
  return {
    spelt: (word) => (word.length < LEAST_LETTERS ? null : (spelling.known(word) ?? null)),
    noun(word) {
      const noun = lemmaOf(word);
      if (!noun || noun.gender === 'p') return null;
      return { one: noun.lemma, article: articleOf(noun), many: noun.plural ?? null };
    },
    several: (form) => findNoun(lexicon, form)?.plural ?? null,
    tenses(form) {
      const verb = verbOf(form);
      if (!verb) return null;
      const apart = verb.prefix === '' ? '' : ` ${verb.prefix}`;
      if (verb.infinitive !== form && `${verb.present[0]}${apart}` !== form) return null;
      return {
        now: `ich ${verb.present[0]}${apart}`,
        past: `ich ${verb.past[0]}${apart}`,
        perfect: `ich ${verb.isWithSein ? 'bin' : 'habe'} ${verb.participle}`,
      };
    },
    opposites: (word) =>
      content.opposites.flatMap(([left = [], right = []]) => {
        if (left.some((each) => each.toLowerCase() === word)) return right;
        return right.some((each) => each.toLowerCase() === word) ? left : [];
      }),
    english: (german) => english.german(german).flatMap(({ en, others = [] }) => [en, ...others]),
    german: (word) => english.english(word).flatMap(({ de, also = [] }) => [de, ...also]),
    irregular(word) {
      const verb = english
        .english(word)
        .find(({ en, past, participle }) => en === word && past && participle);
      return verb?.past && verb.participle ? [verb.en, verb.past, verb.participle] : null;
    },
    syllables: (word) => {
      const spelt = spelling.known(word);
      return spelt === undefined ? null : cutIntoSyllables(lexicon, spelt);
    },
    rhymes: (word) => rhymes.find(word),
    kind(word) {
      if (lemmaOf(word) && spelling.known(word)?.charAt(0) !== word.charAt(0)) return 'Nomen';
      if (isVerb(word)) return 'Verb';
      return findAdjective(lexicon, word) === word ? 'Adjektiv' : null;
    },
  };
}
