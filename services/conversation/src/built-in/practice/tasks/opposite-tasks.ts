import type { WordsToPractise } from '@lux/word-desk/desk/words-to-practise.ts';
import { hearWord, isAnotherMatter } from '../hear-answer.ts';
import type { PracticeFile } from '../practice-file.ts';
import type { Wish } from '../wish/wish.ts';
import { fromList } from './list-tasks.ts';
import { halfOf, type TaskKind } from './task.ts';

type Level = 'young' | 'older';
type Item = PracticeFile['opposites'][number];

export function oppositeTasks(
  { opposites }: PracticeFile,
  level: Level,
  { words, isTurned }: Pick<Wish, 'words' | 'isTurned'>,
  desk: WordsToPractise,
): TaskKind {
  // Turned round, the same pairs are asked from their other side.
  const turned = opposites.map((item) => ({
    ...item,
    word: item.opposite,
    opposite: item.word,
    others: desk.opposites(item.opposite).filter((other) => other !== item.word),
  }));
  return fromList<Item>(
    isTurned ? [...turned, ...opposites] : [...opposites, ...turned],
    (item) => item.level === level && turned.includes(item) === isTurned,
    ({ word, opposite, others }) => ({
      prompt: `Was ist das Gegenteil von „${word}“?`,
      judge: (answer) => (isAnotherMatter(answer) ? null : hearWord(answer, [opposite, ...others])),
      hint: `Das Wort beginnt mit ${opposite.charAt(0).toUpperCase()}.`,
      secondHint: halfOf(opposite),
      reason: `„${opposite}“ sagt genau das Umgekehrte von „${word}“.`,
      solution: `Das Gegenteil von „${word}“ ist „${opposite}“.`,
    }),
    {
      nameOf: ({ word }) => word,
      other: (word) => {
        const [opposite, ...others] = desk.opposites(word);
        return opposite === undefined ? null : { word, opposite, others, level };
      },
      words,
    },
  );
}
