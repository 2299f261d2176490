import type { Asked } from '../../skill.ts';
import type { PracticeFile } from '../practice-file.ts';
import type { Subject, Wish } from '../wish/wish.ts';
import { clockTasks } from './clock-tasks.ts';
import { bigOrSmallTasks, kindTasks, syllableTasks, tenseTasks } from './grammar-tasks.ts';
import { doubleTasks, mathsTasks } from './maths-tasks.ts';
import { moneyTasks } from './money-tasks.ts';
import { compareTasks, countTasks, fractionTasks, splitTasks } from './number-tasks.ts';
import { rhymeTasks } from './rhyme-tasks.ts';
import type { TaskKind } from './task.ts';
import { wordProblemTasks } from './word-problem-tasks.ts';
import {
  articleTasks,
  capitalTasks,
  englishTasks,
  letterTasks,
  oppositeTasks,
  pluralTasks,
  quizTasks,
  spellingTasks,
} from './word-tasks.ts';

/** The tasks of what a child wishes to practise, in its level. */
export function taskKindFor(content: PracticeFile, wish: Wish, level: Asked['level']): TaskKind {
  const { subject, topic, words } = wish;
  const kinds: Record<Subject, () => TaskKind> = {
    maths: () => mathsTasks(wish, level === 'older'),
    quiz: () => quizTasks(content, shifted(level, wish.shift), topic),
    english: () => englishTasks(content, shifted(level, wish.shift), wish),
    spelling: () => spellingTasks(content, shifted(level, wish.shift), topic),
    articles: () => articleTasks(content, words),
    plurals: () => pluralTasks(content, words),
    letters: () => letterTasks(),
    clock: () => clockTasks(level === 'older' || wish.shift > 0, wish.shift < 0),
    capitals: () => capitalTasks(content, topic),
    opposites: () => oppositeTasks(content, shifted(level, wish.shift), words),
    rhymes: () => rhymeTasks(content, words),
    doubles: () => doubleTasks(wish, level === 'older'),
    money: () => moneyTasks(level === 'older' || wish.shift > 0),
    fractions: () => fractionTasks(),
    splits: () => splitTasks(wish, level === 'older'),
    counting: () => countTasks(wish, level === 'older'),
    compare: () => compareTasks(wish, level === 'older'),
    tenses: () => tenseTasks(content, words),
    kinds: () => kindTasks(content),
    bigOrSmall: () => bigOrSmallTasks(content),
    syllables: () => syllableTasks(content),
    problems: () => wordProblemTasks(content, shifted(level, wish.shift)),
  };
  return kinds[subject]();
}

/** One level up or down, as was asked for. */
function shifted(level: Asked['level'], shift: number): Asked['level'] {
  if (shift === 0) return level;
  return shift > 0 ? 'older' : 'young';
}
