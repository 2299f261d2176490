import type { WordsToPractise } from '@lux/word-desk/desk/words-to-practise.ts';
import type { Asked } from '../../skill.ts';
import type { PracticeFile } from '../practice-file.ts';
import type { Subject, Wish } from '../wish/wish.ts';
import { capitalTasks } from './capital-tasks.ts';
import { withChoices } from './choices.ts';
import { clockTasks } from './clock-tasks.ts';
import { decimalTasks } from './decimal-tasks.ts';
import { doubleTasks } from './double-tasks.ts';
import { englishTasks } from './english-tasks.ts';
import { englishVerbTasks } from './english-verb-tasks.ts';
import { caseTasks, personTasks, steppedTasks } from './form-tasks.ts';
import { fractionTasks } from './fraction-tasks.ts';
import { gapTasks } from './gap-tasks.ts';
import { bigOrSmallTasks, kindTasks, syllableTasks, tenseTasks } from './grammar-tasks.ts';
import { letterTasks } from './letter-tasks.ts';
import { mathsTasks } from './maths-tasks.ts';
import { moneyTasks } from './money-tasks.ts';
import { articleTasks, pluralTasks } from './noun-tasks.ts';
import { compareTasks, countTasks, splitTasks } from './number-tasks.ts';
import { oppositeTasks } from './opposite-tasks.ts';
import { quizTasks } from './quiz-tasks.ts';
import { rhymeTasks } from './rhyme-tasks.ts';
import { roundingTasks } from './rounding-tasks.ts';
import { rowTasks } from './row-tasks.ts';
import { spellingTasks } from './spelling-tasks.ts';
import type { TaskKind } from './task.ts';
import { unitTasks } from './unit-tasks.ts';
import { wordProblemTasks } from './word-problem-tasks.ts';

/** The tasks of what a child wishes to practise, in its level. */
export function taskKindFor(
  content: PracticeFile,
  desk: WordsToPractise,
  wish: Wish,
  level: Asked['level'],
): TaskKind {
  const { subject, topic, words } = wish;
  const kinds: Record<Subject, () => TaskKind> = {
    maths: () => {
      const sums = mathsTasks(wish, level === 'older');
      return wish.isChoice ? withChoices(sums) : sums;
    },
    quiz: () => quizTasks(content, shifted(level, wish.shift), wish),
    english: () => englishTasks(content, shifted(level, wish.shift), wish, desk),
    spelling: () => spellingTasks(content, shifted(level, wish.shift), topic, words, desk),
    articles: () => articleTasks(content, wish, desk),
    plurals: () => pluralTasks(content, wish, desk),
    letters: () => letterTasks(),
    clock: () => clockTasks(wish, level === 'older'),
    capitals: () => capitalTasks(content, wish),
    opposites: () => oppositeTasks(content, shifted(level, wish.shift), wish, desk),
    rhymes: () => rhymeTasks(content, words, desk),
    decimals: () => decimalTasks(),
    englishVerbs: () => englishVerbTasks(content, words, desk),
    doubles: () => doubleTasks(wish, level === 'older'),
    money: () => moneyTasks(level === 'older' || wish.shift > 0),
    fractions: () => fractionTasks(words),
    rows: () => rowTasks(wish, level === 'older'),
    rounding: () => roundingTasks(wish, level === 'older'),
    persons: () => personTasks(content, words),
    stepped: () => steppedTasks(content, words),
    cases: () => caseTasks(content),
    splits: () => splitTasks(wish, level === 'older'),
    counting: () => countTasks(wish, level === 'older'),
    compare: () => compareTasks(wish, level === 'older'),
    tenses: () => tenseTasks(content, wish, desk),
    units: () => unitTasks(wish, level === 'older'),
    gaps: () => gapTasks(content, topic),
    kinds: () => kindTasks(content, words, desk),
    bigOrSmall: () => bigOrSmallTasks(content, words, desk),
    syllables: () => syllableTasks(content, wish.shift, words, desk),
    problems: () => wordProblemTasks(content, shifted(level, wish.shift), words, desk),
  };
  return kinds[subject]();
}

/** One level up or down, as was asked for. */
function shifted(level: Asked['level'], shift: number): Asked['level'] {
  if (shift === 0) return level;
  return shift > 0 ? 'older' : 'young';
}
