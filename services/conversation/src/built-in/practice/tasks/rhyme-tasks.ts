import type { WordsToPractise } from '@lux/word-desk/desk/words-to-practise.ts';
import { hearWord, isAnotherMatter } from '../hear-answer.ts';
import type { PracticeFile } from '../practice-file.ts';
import { fromList } from './list-tasks.ts';
import { plainWords, type Task, type TaskKind } from './task.ts';

type Item = PracticeFile['rhymes'][number];

const MORE = 'Was reimt sich noch auf';
/** From the last sounding vowel on words that rhyme are alike: "Haus", "Klaus". */
const TAIL = /[aeiouäöüy]+[^aeiouäöüy]*(?:e[nrl]?)?$/u;
const tailOf = (word: string) =>
  TAIL.exec(word.toLowerCase().replaceAll('ß', 'ss').replaceAll('äu', 'eu'))?.[0] ?? '';
const FEWEST_LETTERS = 3;
const MOST_WORDS = 3;

/** Whether the one word that is said sounds like another at its end. */
function rhymes(said: string, word: string): boolean {
  const words = plainWords(said);
  const last = words.at(-1) ?? '';
  return (
    words.length <= MOST_WORDS &&
    last.length >= FEWEST_LETTERS &&
    last !== word.toLowerCase() &&
    tailOf(last) === tailOf(word)
  );
}

const taskOf = ({ word, rhymes: known }: Item, isMore = false): Task => ({
  prompt: `${isMore ? MORE : 'Was reimt sich auf'} „${word}“?`,
  judge: (answer) => {
    if (isAnotherMatter(answer)) return null;
    return rhymes(answer, word) || hearWord(answer, known, { isExact: true });
  },
  hint: `Ein Reimwort beginnt mit ${(known[0] ?? '').charAt(0).toUpperCase()}.`,
  secondHint: `Tausch nur den Anfang von „${word}“. Hinten klingt es gleich.`,
  reason: `Ein Reim klingt hinten gleich, zum Beispiel „${word}“ und „${known[0]}“.`,
  solution: `Auf „${word}“ reimt sich zum Beispiel „${known[0]}“.`,
});

/** "Such was auf Maus". */
const REACHED =
  /(?<!\p{L})auf (?:das wort )?(?!deutsch|englisch)(\p{L}{3,})(?: (?:bitte|reim\p{L}*|sich))*$/u;

/** Rhymes; always on the same word where a child names one. */
export function rhymeTasks(
  { rhymes: all }: PracticeFile,
  words: readonly string[],
  desk: WordsToPractise,
): TaskKind {
  const other = (word: string): Item | null => {
    const [spelt, known] = [desk.spelt(word), desk.rhymes(word)];
    return spelt === null || known.length === 0 ? null : { word: spelt, rhymes: known };
  };
  const said = REACHED.exec(words.join(' '))?.[1];
  const named =
    all.find(({ word }) => words.includes(word.toLowerCase())) ??
    (said === undefined ? undefined : (other(said) ?? undefined));
  const anyOf = fromList(
    all,
    () => true,
    (item) => taskOf(item),
    { nameOf: ({ word }) => word, other },
  );
  if (!named) return anyOf;
  const more = taskOf(named, true);
  return {
    make: () => more,
    find: (said) => (said.endsWith(more.prompt) ? more : anyOf.find(said)),
    named: [taskOf(named)],
    name: (said) => anyOf.name?.(said) ?? [],
  };
}
