import type { WordsToPractise } from '@lux/word-desk/desk/words-to-practise.ts';
import { hearSpelling } from '@lux/word-desk/sound/hear-spelling.ts';
import { isAnotherMatter } from '../hear-answer.ts';
import type { PracticeFile } from '../practice-file.ts';
import { DOUBLED, SENTENCES } from '../wish/topics.ts';
import { fromList } from './list-tasks.ts';
import { halfOf, plainWords, type Task, type TaskKind } from './task.ts';

type Level = 'young' | 'older';
type Item = PracticeFile['spelling'][number];

/** Of words with the same letters at least so many. */
const LEAST_OF_LETTERS = 4;
const IS_DOUBLED = /([bdfglmnprst])\1/iu;
const LEAST_LETTERS = 3;
const LEAST_WORDS = 3;
const WITH_LETTERS =
  /^(?:da )?(?:kommt )?(?:mit|ein) (?:einem |langem )?(\p{L}{1,3})(?: rein| hin)?[.! ]*$/u;

const startsWith = (word: string) =>
  `Das Wort beginnt mit ${word.charAt(0).toUpperCase()} und hat ${word.length} Buchstaben.`;
const lettersOf = (word: string) =>
  [...word].map((letter) => (letter === 'ß' ? 'Eszett' : letter.toUpperCase())).join(', ');

/** "Liebe" is named as a noun, and not as "ich liebe". */
function speltAlone(word: string, desk: WordsToPractise): string | null {
  const spelt = desk.spelt(word);
  const noun = spelt === word && word.endsWith('e') ? desk.noun(word) : null;
  return noun?.one ?? spelt;
}

/** LUX dictates a word, in a sentence where it knows one; the child spells it or writes it. */
function wordTask({ word, sentence }: Item): Task {
  const wanted = word.toLowerCase().replaceAll('ß', 'ss');
  return {
    prompt: `${sentence} Buchstabiere oder schreibe: „${word}“.`.trim(),
    judge(answer) {
      const spelt = hearSpelling(answer);
      if (spelt !== null) return spelt === wanted;
      const words = plainWords(answer);
      // "Mit ie": letters that the word does not have.
      const letters = WITH_LETTERS.exec(answer.toLowerCase())?.[1];
      if (letters !== undefined) return word.toLowerCase().includes(letters) ? null : false;
      if (words.includes(wanted)) return true;
      return words.length === 1 && !isAnotherMatter(answer) ? false : null;
    },
    hint: startsWith(word),
    secondHint: halfOf(word),
    reason: 'Sprich das Wort langsam, Silbe für Silbe. Was man nicht hört, merkt man sich.',
    solution: `„${word}“ schreibt man so: ${lettersOf(word)}.`,
    weight: word.length,
  };
}

/** LUX dictates a whole sentence, which the child writes on paper. */
function sentenceTask({ word, sentence }: Item): Task {
  const [first = '', ...rest] = sentence.replace(/[.!?]$/u, '').split(' ');
  const capitals = [first, ...rest.filter((each) => /^\p{Lu}/u.test(each))];
  return {
    prompt: `Schreib auf: „${sentence}“`,
    // Who types the sentence is told whether each word is right.
    judge(answer) {
      const words = plainWords(answer);
      if (words.length < LEAST_WORDS || isAnotherMatter(answer) || answer.includes('?'))
        return null;
      return words.join(' ') === plainWords(sentence).join(' ');
    },
    hint: `Sprich ihn leise mit, Wort für Wort: ${[first, ...rest].join(', ')}.`,
    secondHint: `„${word}“ schreibt man so: ${lettersOf(word)}.`,
    reason: 'Am Anfang des Satzes und bei Nomen schreibst du groß.',
    solution: `Groß schreibst du: ${[...new Set(capitals)].join(', ')}. „${word}“ geht so: ${lettersOf(word)}. Am Ende steht ein Punkt.`,
  };
}

/** Words or sentences to write: with the letters that are wished for, or the child's own. */
export function spellingTasks(
  { spelling }: PracticeFile,
  level: Level,
  topic: string | null,
  words: readonly string[],
  desk: WordsToPractise,
): TaskKind {
  const sentences = fromList(
    spelling.filter(({ sentence }) => sentence.endsWith('.')),
    (item) => item.level === level,
    sentenceTask,
  );
  const has = (word: string) =>
    topic !== null &&
    (topic === DOUBLED
      ? IS_DOUBLED.test(word)
      : topic.split('|').some((letters) => word.toLowerCase().includes(letters)));
  const isKnown = spelling.filter(({ word }) => has(word)).length >= LEAST_OF_LETTERS;
  const single = fromList<Item>(
    spelling,
    (item) => (isKnown ? has(item.word) : item.level === level),
    wordTask,
    {
      nameOf: ({ word }) => word,
      other: (word) => {
        const spelt = word.length < LEAST_LETTERS ? null : speltAlone(word, desk);
        return spelt === null ? null : { word: spelt, sentence: '', level };
      },
      words,
    },
  );
  const [one, other] = topic === SENTENCES ? [sentences, single] : [single, sentences];
  return { ...one, find: (said) => one.find(said) ?? other.find(said) };
}
