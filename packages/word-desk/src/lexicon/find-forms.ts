import { compareAdjective } from './adjective.ts';
import { compoundNoun } from './compound.ts';
import type { Lexicon } from './create-lexicon.ts';
import { casesOf, type Noun } from './noun.ts';
import type { Verb } from './verb.ts';

const PLAIN: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' };
const ENDINGS = ['', 'e', 'n', 'en', 'er', 'ern', 's', 'es', 'nen', 'ns', 'ens', 'se', 'sen'];
const withoutUmlaut = (word: string) =>
  word.replace(/[äöü](?=[^äöü]*$)/, (letter) => PLAIN[letter] ?? letter);

/** "Das Bürsten": a noun made of a verb, which is rarely what "Bürsten" means. */
const isDoing = ({ gender, plural, lemma }: Noun) =>
  gender === 'n' && plural === undefined && lemma.endsWith('n');

/** The noun a form belongs to: "Häuser", "hauses" and "häusern" are of "Haus". */
export function findNoun(lexicon: Lexicon, form: string): Noun | undefined {
  const word = form.toLowerCase();
  const exact = lexicon.noun(word);
  if (exact && !isDoing(exact)) return exact;
  return (
    findByEnding(word, lexicon.noun) ??
    exact ??
    smallNoun(lexicon, word) ??
    findByEnding(word, (candidate) => {
      const noun = candidate === word ? undefined : compoundNoun(lexicon, candidate);
      return noun && !isDoing(noun) ? noun : undefined;
    }) ??
    compoundNoun(lexicon, word)
  );
}

function findByEnding(word: string, find: (word: string) => Noun | undefined): Noun | undefined {
  for (const ending of ENDINGS) {
    if (!word.endsWith(ending) || word.length - ending.length < 2) continue;
    const stem = word.slice(0, word.length - ending.length);
    for (const candidate of new Set([
      stem,
      withoutUmlaut(stem),
      `${stem}us`,
      `${stem}um`,
      `${stem}a`,
    ])) {
      const noun = candidate === word ? undefined : find(candidate);
      if (noun && hasForm(noun, word)) return noun;
    }
  }
  return undefined;
}

/** "Häuschen", "Kätzchen": small things are "das", and many are spelt as one. */
function smallNoun(lexicon: Lexicon, word: string): Noun | undefined {
  const stem = /^(.{3,})(?:chen|lein)$/.exec(word)?.[1];
  if (stem === undefined) return undefined;
  const isKnown = [stem, withoutUmlaut(stem)].some((base) =>
    ['', 'e', 'en', 'er'].some((end) => lexicon.noun(base + end)),
  );
  if (!isKnown) return undefined;
  const lemma = word.charAt(0).toUpperCase() + word.slice(1);
  return { lemma, gender: 'n', otherGender: undefined, genitive: `${lemma}s`, plural: lemma };
}

function hasForm(noun: Noun, word: string) {
  return casesOf(noun).some(({ singular, plural }) =>
    [singular, plural].some((text) => text?.toLowerCase().split(' ').at(-1) === word),
  );
}

export const isPluralForm = (noun: Noun, form: string) => {
  const word = form.toLowerCase();
  if (word === noun.lemma.toLowerCase()) return false;
  return casesOf(noun).some(({ plural }) => plural?.toLowerCase().split(' ').at(-1) === word);
};

/** All verb forms of the common verbs by what they are spelt like: "ging" is of "gehen". */
export function createVerbForms(lexicon: Lexicon) {
  let infinitives: Map<string, string> | undefined;

  /** The infinitive only: 30,000 forms that each held their verb would cost 5 MB. */
  function read() {
    const forms = new Map<string, string>();
    const add = (form: string, { infinitive }: Verb) => {
      if (!forms.has(form)) forms.set(form, infinitive);
    };
    for (const word of lexicon.commonVerbs) forms.set(word, word);
    const verbs = lexicon.commonVerbs.flatMap((word) => lexicon.verb(word) ?? []);
    // "Gerannt" is of "rennen" before it is what "ihr" did of "gerinnen".
    for (const verb of verbs) add(verb.participle, verb);
    for (const verb of verbs) {
      if (verb.prefix !== '') continue;
      for (const form of [...verb.present, ...verb.past, ...verb.imperative]) add(form, verb);
    }
    return forms;
  }

  return (form: string): Verb | undefined => {
    infinitives ??= read();
    const forms = {
      get: (each: string) => {
        const infinitive = infinitives?.get(each);
        return infinitive === undefined ? undefined : lexicon.verb(infinitive);
      },
    };
    const word = form.toLowerCase();
    const apart = /^(\S+) (\S+)$/.exec(word);
    // "stehe auf" is a form of "aufstehen".
    const simple = apart ? forms.get(apart[1] ?? '') : undefined;
    const whole = simple ? lexicon.verb(`${apart?.[2]}${simple.infinitive}`) : undefined;
    return whole ?? forms.get(word) ?? lexicon.verb(word);
  };
}

const ADJECTIVE_ENDING = /(?:e[nrms]?|st(?:e[nrms]?)?|er(?:e[nrms]?)?)$/;

/** The adjective a form belongs to: "größer", "größten", "große" are of "groß". */
export function findAdjective(lexicon: Lexicon, form: string): string | undefined {
  const word = form.toLowerCase().replace(/^am /, '');
  if (lexicon.isAdjective(word)) return word;
  if (OWN_ADJECTIVES.has(word)) return word;
  let stem = word;
  for (let round = 0; round < 3 && ADJECTIVE_ENDING.test(stem); round += 1) {
    stem = stem.replace(/(?:e[nrms]?|e?st|er)$/, '');
    for (const candidate of [
      stem,
      withoutUmlaut(stem),
      `${stem}e`,
      stem.replace(/l$/, 'el'),
      stem.replace(/r$/, 'er'),
    ]) {
      if (lexicon.isAdjective(candidate) && candidate.length > 1) return candidate;
    }
  }
  return IRREGULAR.find((base) => compareAdjective(base)?.join(' ').split(' ').includes(word));
}

const IRREGULAR = ['groß', 'gut', 'viel', 'gern', 'hoch', 'nah', 'oft', 'wenig', 'bald'];
/** Words of children and colours that the lists do not have. */
const OWN_ADJECTIVES = new Set([
  'lila',
  'rosa',
  'orange',
  'pink',
  'türkis',
  'beige',
  'mega',
  'okay',
  'viel',
  'gern',
  'wenig',
  'bunt',
  'witzig',
  'eklig',
]);
