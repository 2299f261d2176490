import type { WordsToPractise } from '@lux/word-desk/desk/words-to-practise.ts';
import { hearWord, isAnotherMatter } from '../hear-answer.ts';
import type { PracticeFile } from '../practice-file.ts';
import { fromList, type Naming } from './list-tasks.ts';
import { halfOf, plainWords, type TaskKind } from './task.ts';

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

export function articleTasks(
  { nouns }: PracticeFile,
  words: readonly string[],
  desk: WordsToPractise,
): TaskKind {
  return fromList(
    nouns,
    () => true,
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
    nounNaming(desk, words),
  );
}

export function pluralTasks(
  { nouns }: PracticeFile,
  words: readonly string[],
  desk: WordsToPractise,
): TaskKind {
  return fromList(
    nouns,
    () => true,
    ({ one, many }) => ({
      prompt: `Wie heißt die Mehrzahl von „${one}“?`,
      judge: (answer) =>
        isAnotherMatter(answer) ? null : hearWord(answer, [many], { isExact: true }),
      hint: `Sag einmal: ein ${one}, viele … Wie geht es weiter? Es beginnt mit ${many.charAt(0)}.`.replace(
        'Wie geht es weiter? ',
        '',
      ),
      secondHint: halfOf(many),
      reason: `Das merkt man sich am besten als Paar: „${one}“ und „${many}“.`,
      solution: `Die Mehrzahl von „${one}“ ist „${many}“.`,
    }),
    nounNaming(desk, words),
  );
}
