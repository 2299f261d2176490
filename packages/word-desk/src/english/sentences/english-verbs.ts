import type { EnglishIndex } from '../english-index.ts';
import { pastOf, thirdPersonOf } from '../english-index.ts';
import type { Person } from './value.ts';

const BE: readonly string[] = ['am', 'are', 'is', 'are', 'are', 'are'];
const WAS: readonly string[] = ['was', 'were', 'was', 'were', 'were', 'were'];
const MODAL = /^(?:can|may|must|should|will|would|let)$/;
const DOUBLES =
  /^(?:swim|run|sit|win|cut|put|get|stop|hop|jog|skip|shop|hug|plan|dig|hit|let|begin|travel|chat|clap|rub|hum|knit|set|wrap)$/;

/** Of "get up" only the first word changes. */
const first = (verb: string, change: (word: string) => string) => {
  const [word = '', ...rest] = verb.split(' ');
  return [change(word), ...rest].join(' ');
};

/** "am", "has", "plays": the present form for a person. `be_p` is "was". */
export function englishPresent(verb: string, person: Person): string {
  if (verb === 'be') return BE[person] ?? 'is';
  if (verb === 'be_p') return WAS[person] ?? 'was';
  if (MODAL.test(verb) || person !== 2) return verb;
  return first(verb, (word) => (word === 'do' ? 'does' : thirdPersonOf(word)));
}

export const englishPersons = (verb: string, form: string): Person[] =>
  ([0, 1, 2, 3, 4, 5] as const).filter((person) => englishPresent(verb, person) === form);

export const ingOf = (verb: string) =>
  first(verb, (word) => {
    if (/ie$/.test(word)) return `${word.slice(0, -2)}ying`;
    if (/[^eoy]e$/.test(word)) return `${word.slice(0, -1)}ing`;
    return DOUBLES.test(word) ? `${word}${word.slice(-1)}ing` : `${word}ing`;
  });

export function englishPast(verb: string, { english }: { english: EnglishIndex }): string {
  const [word = '', ...rest] = verb.split(' ');
  const whole = english.english(verb).find((entry) => entry.kind === 'verb' && entry.en === verb);
  if (whole?.past) return whole.past;
  const entry = english.english(word).find(({ kind, en }) => kind === 'verb' && en === word);
  return [pastOf(entry ?? { en: word }), ...rest].join(' ');
}

const DEGREES: Readonly<Record<string, string>> = { good: 'better', bad: 'worse', far: 'further' };

/** "bigger", "more beautiful". */
export function englishComparative(word: string): string {
  const own = DEGREES[word];
  if (own) return own;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ier`;
  const vowels = word.replace(/e$/, '').match(/[aeiouy]+/g)?.length ?? 1;
  if (vowels > 1 && !/^(?:clever|quiet|simple|little)$/.test(word)) return `more ${word}`;
  if (word.endsWith('e')) return `${word}r`;
  return /^[^aeiou]*[aeiou][bdgmnpt]$/.test(word) ? `${word}${word.slice(-1)}er` : `${word}er`;
}
