import { englishly, german, list, type Tools } from '../desk/tools.ts';
import { pastOf, thirdPersonOf } from '../english/english-index.ts';
import { readEnglish } from '../english/talk/read-english.ts';
import { check, choose, compare } from './english-choices.ts';
import { bare, type TaskAnswer } from './set-task.ts';

const person: TaskAnswer = ({ said, word }, { english }) => {
  const words: readonly string[] = `${word} ${said}`.toLowerCase().match(/[a-z]+/gu) ?? [];
  const verb = words.find(
    (each) =>
      !/^(?:i|you|he|she|it|we|they|do)$/u.test(each) &&
      english
        .english(each)
        .some(({ kind, en }) => kind === 'verb' && en.replace(/^to /u, '') === each),
  );
  const who = words.findLast((each) => /^(?:he|she|it)$/u.test(each)) ?? 'he';
  if (verb === undefined) return null;
  const form = verb === 'be' ? 'is' : thirdPersonOf(verb);
  return `Es heißt ${englishly(`${who} ${form}`)}. Bei he, she und it kommt ein s dazu.`;
};

const HELPERS = /^(?:am|is|are|was|were|can|could|will|must|should|would|may)$/u;
const DETERMINED = /^(?:the|my|your|his|her|our|their|a|an|this|that)$/u;

/** Splits "My sister likes cats" into who and the rest. */
function splitSubject(words: readonly string[], { english }: Tools) {
  const [first = ''] = words;
  const end = DETERMINED.test(first)
    ? words.findIndex(
        (word, at) => at > 0 && english.english(word).some(({ article }) => article !== undefined),
      ) + 1
    : 1;
  return { subject: words.slice(0, Math.max(1, end)), rest: words.slice(Math.max(1, end)) };
}

function baseOf(
  verb: string,
  { english }: Tools,
): { base: string; helper: 'do' | 'does' | 'did' } | null {
  const entry = english.english(verb).find(({ kind }) => kind === 'verb');
  const base = entry?.en.replace(/^to /u, '');
  const isThird = ['s', 'es'].some((end) => verb.endsWith(end)) || verb === 'has';
  if (base !== undefined && entry && verb !== base && pastOf({ ...entry, en: base }) === verb)
    return { base, helper: 'did' };
  if (base === verb) return { base, helper: 'do' };
  if (verb === 'has') return { base: 'have', helper: 'does' };
  const stems = [verb.replace(/s$/u, ''), verb.replace(/es$/u, ''), verb.replace(/ies$/u, 'y')];
  const stem = stems.find((each) =>
    english
      .english(each)
      .some(({ kind, en }) => kind === 'verb' && en.replace(/^to /u, '') === each),
  );
  return isThird && stem !== undefined ? { base: stem, helper: 'does' } : null;
}

const plainWords = (text: string) => readEnglish(text)?.split(' ') ?? [];
const sentence = (words: readonly string[], end: string) => {
  const text = words.join(' ').replace(/(?<![a-z])i(?![a-z])/gu, 'I');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${end}`;
};
const NOT: Readonly<Record<string, string>> = { am: 'am not', can: "can't", will: "won't" };

const negate: TaskAnswer = ({ word }, tools) => {
  const { subject, rest } = splitSubject(plainWords(word), tools);
  const [verb = '', ...others] = rest;
  if (verb === '') return null;
  if (HELPERS.test(verb))
    return `Verneint heißt es: ${englishly(sentence([...subject, NOT[verb] ?? `${verb}n't`, ...others], '.'))}`;
  const read = baseOf(verb, tools);
  return read
    ? `Verneint heißt es: ${englishly(sentence([...subject, `${read.helper}n't`, read.base, ...others], '.'))}`
    : null;
};

const ask: TaskAnswer = ({ word }, tools) => {
  const { subject, rest } = splitSubject(plainWords(word), tools);
  const [verb = '', ...others] = rest;
  if (verb === '') return null;
  if (HELPERS.test(verb))
    return `Als Frage heißt es: ${englishly(sentence([verb, ...subject, ...others], '?'))}`;
  const read = baseOf(verb, tools);
  return read
    ? `Als Frage heißt es: ${englishly(sentence([read.helper, ...subject, read.base, ...others], '?'))}`
    : null;
};

/** "We were happy": now or before. */
const tense: TaskAnswer = ({ word, said }, tools) => {
  const first = said.split(/[,:?]/u)[0] ?? '';
  const words = plainWords(/^[a-z']+ [a-z']+/iu.test(word) ? word : first);
  const { subject, rest } = splitSubject(words, tools);
  const [verb = '', next = ''] = rest;
  const isPast = /^(?:was|were|had|did)$/u.test(verb) || baseOf(verb, tools)?.helper === 'did';
  const name = /^(?:will)$/u.test(verb)
    ? 'die Zukunft, future'
    : /^(?:am|is|are)$/u.test(verb) && next.endsWith('ing')
      ? 'gerade jetzt, present progressive'
      : /^(?:have|has)$/u.test(verb) &&
          next !== 'a' &&
          tools.english.english(next).some(({ participle }) => participle === next)
        ? 'present perfect'
        : isPast
          ? 'die Vergangenheit, simple past'
          : 'die Gegenwart, simple present';
  if (verb === '' || subject.length === 0) return null;
  const meaning = tools.translator().toGerman(words.join(' '));
  return `Das ist ${name}.${meaning ? ` Es heißt: ${german(meaning)}` : ''}`;
};

/** "Wie heißt ich sah auf Englisch?": the German past, and its English verb. */
const past: TaskAnswer = ({ word, said }, tools) => {
  const words: readonly string[] = `${word} ${said}`.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (
    words.some(
      (each) =>
        tools.english.english(bare(each)).some(({ kind }) => kind === 'verb') &&
        !tools.verbOf(each),
    )
  )
    return null;
  const verb = words
    .map((each) => ({ each, found: tools.verbOf(each) }))
    .find(
      ({ each, found }) =>
        found?.past.includes(each) &&
        !found.present.includes(each) &&
        !/^(?:sagte|hieß)/u.test(each),
    );
  const entry =
    verb?.found && tools.english.german(verb.found.infinitive).find(({ kind }) => kind === 'verb');
  if (!verb || !entry) return null;
  const base = entry.en.replace(/^to /u, '');
  return `${german(`ich ${verb.each}`)} heißt auf Englisch ${englishly(`I ${pastOf({ ...entry, en: base })}`)}. Das kommt von ${englishly(base)}.`;
};

/** "Radiergummi lineal spitzer": one after the other; null where a small word tells of a sentence. */
export function translateList(words: readonly string[], tools: Tools): string | null {
  const small = Object.values(tools.content.kinds).flat();
  if (words.length < 2 || words.some((word) => small.includes(word.toLowerCase()))) return null;
  const isOfVerbs = words.every((word) => tools.verbOf(word)?.infinitive === word.toLowerCase());
  const pairs = words.flatMap((word) => {
    const entries = tools.english.german(word);
    return (
      (isOfVerbs ? entries.find(({ kind }) => kind === 'verb') : undefined) ?? entries[0] ?? []
    );
  });
  if (pairs.length !== words.length) return null;
  return `${list(pairs.map(({ de, en }) => `${german(de)} heißt ${englishly(en.replace(/^to /u, ''))}`))}.`;
}

/** What is asked of the forms of English words. */
export const ENGLISH_FORMS: Readonly<Record<string, TaskAnswer>> = {
  'en-compare': compare,
  'en-choose': choose,
  'en-check': check,
  'en-person': person,
  'en-negate': negate,
  'en-question': ask,
  'en-form': tense,
  'en-past': past,
};
