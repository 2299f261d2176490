import { bare, type SetTask, twoOf } from './set-task.ts';

type AsQuestion = (set: SetTask) => string | null;

const ofWord =
  (question: string): AsQuestion =>
  ({ word }) =>
    bare(word) === '' ? null : question.replace('$w', bare(word));

const MOST_LISTED = 8;

/** "Banane apfel birne" as a list; a sentence stays one. */
export const listed = (text: string) =>
  text
    .replace(/[?!.]+$/u, '')
    .split(/\s*,\s*(?:und\s+)?|\s+und\s+|\s+/u)
    .filter((each) => each !== '' && !/^(?:die|der|das|ein|eine)$/iu.test(each))
    .slice(0, MOST_LISTED);

export const ENGLISH_QUESTIONS: Readonly<Record<string, AsQuestion>> = {
  'en-toEnglish': ({ word, detail }) => {
    const asked = (detail || word).replace(/[?!.]+$/u, '').trim();
    if (asked === '') return null;
    return asked.includes(' ')
      ? `Wie sagt man auf Englisch: ${asked}`
      : `Was heißt ${asked} auf Englisch?`;
  },
  'en-toGerman': ({ word }) =>
    word === '' ? null : `Was heißt ${word.replace(/[?!.]+$/u, '')} auf Deutsch?`,
  'en-spell': ofWord('Wie schreibt man $w auf Englisch?'),
  'en-plural': ofWord('Was ist der Plural von $w auf Englisch?'),
  'en-past': ofWord('Was ist die Vergangenheit von $w auf Englisch?'),
  'en-check': ({ word }) => (word.includes(' ') ? `Ist der Satz richtig: ${word}` : null),
  'en-opposite': ofWord('Was ist das Gegenteil von $w auf Englisch?'),
  'en-pronounce': ofWord('Wie spricht man $w aus?'),
  'en-difference': (set) => {
    const both = twoOf(set);
    return both && `Was ist der Unterschied zwischen ${bare(both[0])} und ${bare(both[1])}?`;
  },
  'en-count': ({ said }) => {
    const [first, last] =
      said
        .toLowerCase()
        .match(
          /(?<!\p{L})(?:\d+|null|eins|ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|fünfzehn|zwanzig|dreißig)(?!\p{L})/gu,
        ) ?? [];
    if (first === undefined) return null;
    return last === undefined
      ? `Zähle auf Englisch von 1 bis ${first}`
      : `Zähle auf Englisch von ${first} bis ${last}`;
  },
};
