import type { WordsToPractise } from '@lux/word-desk/desk/words-to-practise.ts';
import { hearWord, isAnotherMatter } from '../hear-answer.ts';
import type { PracticeFile } from '../practice-file.ts';
import type { Wish } from '../wish/wish.ts';
import { fromList, type Naming } from './list-tasks.ts';
import { halfOf, plainWords, type Task, type TaskKind } from './task.ts';

type NounItem = PracticeFile['nouns'][number];
const nounNaming = (desk: WordsToPractise, words: readonly string[]): Naming<NounItem> => ({
  nameOf: ({ one }) => one,
  other: (word) => {
    const noun = desk.noun(word);
    const isKnown = noun !== null && noun.many !== null && desk.spelt(word) === noun.one;
    return isKnown ? ({ ...noun, many: noun.many, article: noun.article } as NounItem) : null;
  },
  words,
});

/** Of a topic where so many nouns of it are known. */
const LEAST_OF_TOPIC = 4;

/** The nouns of the list, or those of the topic that is wished for: "mit Tieren". */
function nounsOf({ nouns, topics }: PracticeFile, { topic }: Wish, desk: WordsToPractise) {
  const ofTopic = (topic === null ? [] : (topics[topic] ?? [])).flatMap((word) => {
    const noun = desk.noun(word.toLowerCase());
    return noun === null || noun.many === null ? [] : [noun as NounItem];
  });
  if (ofTopic.length < LEAST_OF_TOPIC) return { all: nouns, isWanted: () => true };
  const names = new Set(ofTopic.map(({ one }) => one));
  const all = [...ofTopic, ...nouns.filter(({ one }) => !names.has(one))];
  return { all, isWanted: ({ one }: NounItem) => names.has(one) };
}

export function articleTasks(content: PracticeFile, wish: Wish, desk: WordsToPractise): TaskKind {
  const { all, isWanted } = nounsOf(content, wish, desk);
  return fromList(
    all,
    isWanted,
    ({ one, article }) => ({
      prompt: `Heißt es der, die oder das „${one}“?`,
      judge(answer) {
        if (isAnotherMatter(answer)) return null;
        const said = plainWords(answer).filter((word) => /^(?:der|die|das)$/.test(word));
        const last = said.at(-1);
        const isWavering = /(?<!\p{L})oder(?!\p{L})/u.test(answer) && new Set(said).size > 1;
        if (!last || isWavering || plainWords(answer).length > 6) return null;
        return last === article;
      },
      hint: `Sag einmal: ein ${one}, eine ${one}. Was klingt richtig? Bei „eine“ heißt es die.`,
      secondHint:
        article === 'die'
          ? `Man sagt: eine ${one}.`
          : `Man sagt: ein ${one}. Also heißt es nicht die.`,
      reason: `Dafür gibt es keine Regel, die immer stimmt. Lern das Wort immer mit Artikel: ${article} ${one}.`,
      solution: `Es heißt: ${article} ${one}.`,
    }),
    nounNaming(desk, wish.words),
  );
}

export function pluralTasks(content: PracticeFile, wish: Wish, desk: WordsToPractise): TaskKind {
  const { all, isWanted } = nounsOf(content, wish, desk);
  const singles = fromList<NounItem>(
    all.filter(({ one, many }) => one !== many),
    isWanted,
    singleTask,
  );
  const plurals = fromList<NounItem>(
    all,
    isWanted,
    ({ one, many, article }) => ({
      prompt: `Wie heißt die Mehrzahl von „${one}“?`,
      judge: (answer) =>
        isAnotherMatter(answer) ? null : hearWord(answer, [many], { isExact: true }),
      hint: `Sag einmal: ${article === 'die' ? 'eine' : 'ein'} ${one}, viele … Es beginnt mit ${many.charAt(0)}.`,
      secondHint: halfOf(many),
      reason: `Das merkt man sich am besten als Paar: „${one}“ und „${many}“.`,
      solution: `Die Mehrzahl von „${one}“ ist „${many}“.`,
    }),
    nounNaming(desk, wish.words),
  );
  const first = wish.isTurned ? singles : plurals;
  return { ...first, find: (said) => plurals.find(said) ?? singles.find(said) };
}

/** "Andersrum": from many to one. */
const singleTask = ({ one, many }: NounItem): Task => ({
  prompt: `Wie heißt die Einzahl von „${many}“?`,
  judge: (answer) => (isAnotherMatter(answer) ? null : hearWord(answer, [one], { isExact: true })),
  hint: `Viele ${many}, aber nur ein einziges Mal. Es beginnt mit ${one.charAt(0)}.`,
  secondHint: halfOf(one),
  reason: `Das merkt man sich am besten als Paar: „${one}“ und „${many}“.`,
  solution: `Die Einzahl von „${many}“ ist „${one}“.`,
});
