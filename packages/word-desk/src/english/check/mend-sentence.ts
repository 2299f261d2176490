import type { EnglishIndex } from '../english-index.ts';
import { pastOf, pluralOf, thirdPersonOf } from '../english-index.ts';

/** 0: I, 1: you, we, they and several, 2: he, she, it and one. */
type Person = 0 | 1 | 2;

const PRONOUNS: Readonly<Record<string, Person>> = {
  i: 0,
  you: 1,
  we: 1,
  they: 1,
  these: 1,
  those: 1,
  he: 2,
  she: 2,
  it: 2,
  this: 2,
  that: 2,
  everybody: 2,
  everyone: 2,
};
const BE: readonly string[] = ['am', 'are', 'is'];
const WAS: readonly string[] = ['was', 'were', 'was'];
const DETERMINER = /^(?:the|a|an|my|your|his|her|our|their|this|that)$/;
const MANY =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|many|these|those|several|\d+)$/;
const AUXILIARY =
  /^(?:do|does|did|don't|doesn't|didn't|can|can't|cannot|could|must|mustn't|will|won't|should|may|would|to|let's)$/;
const PAST_TIME =
  /(?<![a-z])(?:yesterday|ago|last (?:week|year|month|night|summer|weekend|monday|sunday))(?![a-z])/;
const VOWEL = /^(?:[aeio]|u(?!ni|se|k)|hour)/;
const ADVERB = /^(?:not|always|never|often|sometimes|usually|also|really|only)$/;

/** A simple English sentence as it is right; itself where nothing is seen to be wrong. */
export function mendSentence(text: string, english: EnglishIndex): string {
  const words = text.toLowerCase().match(/[a-z']+|\d+/g) ?? [];
  const isPast = PAST_TIME.test(words.join(' '));
  const read = createReader(english);
  const mended = [...words];
  let subject: Person | null = null;
  let hasVerb = false;
  let isAfterAuxiliary = false;
  for (const [at, word] of words.entries()) {
    const before = mended[at - 1] ?? '';
    const pronoun = PRONOUNS[word];
    if (
      pronoun !== undefined &&
      !hasVerb &&
      !(before === '' && DETERMINER.test(word) && read.isNoun(words[at + 1] ?? ''))
    ) {
      subject = pronoun;
      continue;
    }
    const irregular = read.irregularOf(word);
    if (irregular) {
      mended[at] = irregular;
      if (read.pasts.has(irregular)) hasVerb = true;
      continue;
    }
    if (MANY.test(before) && read.isOnlySingular(word)) {
      mended[at] = read.pluralOf(word);
      subject ??= 1;
      continue;
    }
    if (/^an?$/.test(word)) {
      const next = words[at + 1];
      if (next) mended[at] = VOWEL.test(next) ? 'an' : 'a';
      continue;
    }
    if (subject === null && !hasVerb && read.isNoun(word) && (DETERMINER.test(before) || at > 0)) {
      subject = read.isPlural(word) || MANY.test(before) ? 1 : 2;
      continue;
    }
    if (AUXILIARY.test(word)) {
      const [asks] = at === 0 ? [PRONOUNS[words[1] ?? ''] ?? null] : [subject];
      if (asks !== null && /^(?:do|does)(?:n't)?$|^don't$/.test(word)) {
        const isOne = asks === 2;
        mended[at] = /n't$/.test(word) ? (isOne ? "doesn't" : "don't") : isOne ? 'does' : 'do';
      }
      isAfterAuxiliary = true;
      continue;
    }
    if (subject === null && at > 0) continue;
    if (ADVERB.test(word)) continue;
    if (isAfterAuxiliary) {
      const base = read.baseOf(word);
      if (base) mended[at] = base;
      isAfterAuxiliary = false;
      hasVerb = true;
      continue;
    }
    if (hasVerb) continue;
    const person = subject ?? PRONOUNS[words[at + 1] ?? ''] ?? null;
    if (person === null) continue;
    if (BE.includes(word) || word === 'be') {
      mended[at] = (isPast ? WAS : BE)[person] ?? word;
      hasVerb = true;
    } else if (WAS.includes(word)) {
      mended[at] = WAS[person] ?? word;
      hasVerb = true;
    } else if (word === 'have' || word === 'has') {
      mended[at] = isPast ? 'had' : person === 2 ? 'has' : 'have';
      hasVerb = true;
    } else if (subject !== null) {
      const base = read.baseOf(word);
      if (!base) continue;
      hasVerb = true;
      const isPastForm = read.pasts.has(word) && word !== base;
      if (isPastForm) continue;
      mended[at] = isPast ? read.pastOf(base) : person === 2 ? thirdPersonOf(base) : base;
    }
  }
  return finish(mended);
}

/** Whether a sentence says who does what, so that something can be said of it. */
export const isSame = (one: string, other: string): boolean =>
  finish(one.toLowerCase().match(/[a-z']+|\d+/g) ?? []) ===
  finish(other.toLowerCase().match(/[a-z']+|\d+/g) ?? []);

function finish(words: readonly string[]): string {
  const text = words.map((word) => word.replace(/^i(?=$|')/, 'I')).join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function createReader(english: EnglishIndex) {
  const entriesOf = (word: string) => english.english(word);
  const verbOf = (word: string) =>
    entriesOf(word).find(({ kind, en }) => kind === 'verb' && !en.includes(' '));
  const nounOf = (word: string) =>
    entriesOf(word).find(({ article, en }) => article !== undefined && !en.includes(' '));
  const pasts = {
    has: (word: string) => {
      const entry = verbOf(word);
      return entry !== undefined && pastOf(entry) === word;
    },
  };
  function baseOf(word: string): string | null {
    const exact = verbOf(word);
    if (exact) return exact.en;
    for (const base of [word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')])
      if (base !== word && verbOf(base)?.en === base) return base;
    return null;
  }
  return {
    pasts,
    baseOf,
    pastOf: (base: string) => {
      const entry = verbOf(base);
      return entry ? pastOf(entry) : base;
    },
    isNoun: (word: string) => nounOf(word) !== undefined,
    isPlural: (word: string) => {
      const entry = nounOf(word);
      return entry !== undefined && pluralOf(entry) === word && entry.en !== word;
    },
    isOnlySingular: (word: string) => {
      const entry = nounOf(word);
      return entry !== undefined && entry.en === word && pluralOf(entry) !== word;
    },
    pluralOf: (word: string) => {
      const entry = nounOf(word);
      return entry ? pluralOf(entry) : word;
    },
    /** "Foots", "mouses", "goed": what a rule makes of a word that has a form of its own. */
    irregularOf: (word: string): string | null => {
      if (entriesOf(word).length > 0) return null;
      for (const one of [word.replace(/s$/, ''), word.replace(/es$/, '')]) {
        const noun = one === word ? undefined : nounOf(one);
        if (noun && noun.en === one && !/e?s$/.test(pluralOf(noun).slice(one.length) || 'x'))
          return pluralOf(noun);
      }
      for (const base of [
        word.replace(/ed$/, ''),
        word.replace(/d$/, ''),
        word.replace(/(.)\1ed$/, '$1'),
      ]) {
        const verb = base === word ? undefined : verbOf(base);
        if (verb && verb.en === base && pastOf(verb) !== word) return pastOf(verb);
      }
      return null;
    },
  };
}
