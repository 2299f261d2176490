import type { WordsToPractise } from '@lux/word-desk/desk/words-to-practise.ts';
import { hearSpelling } from '@lux/word-desk/sound/hear-spelling.ts';
import type { Asked, Skill } from '../skill.ts';
import { sayCannotPractise } from './cannot-practise.ts';
import {
  answerIn,
  isAnotherMatter,
  isBareAnswer,
  isShortAnswer,
  isTaskTalk,
} from './hear-answer.ts';
import { createJudge } from './judge-answers.ts';
import { createLead } from './lead-practice.ts';
import { areOfTask, givesResult, namesNeed, personsIn } from './more-than-a-task.ts';
import { namedNext } from './named/named-next.ts';
import type { PracticeFile } from './practice-file.ts';
import { isNo, isShortNo, readCommand } from './read-command.ts';
import { type Run, readRun } from './read-run.ts';
import { hearItems } from './recital/hear-items.ts';
import {
  beginRecital,
  type Recital,
  readLeftRecital,
  readRecital,
  recite,
} from './recital/recite.ts';
import { judgeRow } from './recite-row.ts';
import * as say from './sayings.ts';
import { createTaskSetter } from './set-tasks.ts';
import type { Task } from './tasks/task.ts';
import { readWishWithoutSubject, WANTS_OTHERS, wantsSentence } from './wish/asks-to-practise.ts';
import { readNamedWish, readWish } from './wish/read-wish.ts';
import { asksOutright, isSurelyWished } from './wish/surely-wished.ts';
import type { Wish } from './wish/wish.ts';

const LONGEST = 300;
/** So many other turns may lie between a task and who asks for it again. */
const MOST_TURNS_BESIDE = 3;
const LEAVES_CHOICE =
  /^(?:(?:ich )?(?:weiß|weiss) (?:ich )?(?:es |das )?(?:nicht|net|nich),? (?=\p{L}))?(?:mir )?(?:(?:ist )?(?:das )?egal|(?:das )?(?:weiß|weiss) (?:ich )?(?:es )?(?:nicht|net|nich)|such du (?:was )?aus|du (?:darfst )?(?:aus)?(?:suchen|entscheiden|entscheidest)|irgendwas|irgendetwas|keine ahnung|was du willst|alles|das erste|entscheide du|such aus)[ .!]*(?:mir )?(?:egal)?$/iu;
const ANY_WISH: Wish = {
  subject: 'maths',
  operations: [],
  table: null,
  tables: [],
  traits: [],
  isChoice: false,
  isTurned: false,
  limit: null,
  topic: null,
  shift: 0,
  step: 0,
  count: null,
  isLimited: false,
  without: [],
  words: [],
};
/** These are about a task, and no call. */
const OF_TASK: ReadonlySet<string> = new Set([
  'harder',
  'easier',
  'next',
  'repeat',
  'score',
  'left',
]);
/** With these a recital that was left goes on. */
const GOES_BACK: ReadonlySet<string> = new Set(['next', 'repeat', 'score']);
/** "Kommt das dran": asked with its verb in front. */
const ASKS_FIRST =
  /^(?:(?:und|aber|äh|hm|lux) )*(?:kommt|ist|sind|hat|haben|gibt|muss|darf|kann|kannst|bist|hast|war|wird|geht|braucht|machst|magst|soll|stimmt) \p{L}/iu;
/** Somebody was called away meanwhile. */
const IS_BACK =
  /^(?:(?:so|ok|okay|hallo|lux) )*(?:(?:ich )?bin (?:jetzt |nun )?(?:wieder (?:da|zurück|hier)|zurück)|da bin ich wieder|wieder da|(?:jetzt |nun )?(?:können wir |gehts |geht es )(?:weiter|weitermachen))[.! ]*$/iu;
/** The child asks, and LUX answers. */
const asksBack = ({ last }: Asked): boolean =>
  last !== undefined && (last.endsWith(say.ASK_ME) || last.endsWith(say.ASK_ME_MORE));
const MOST_TURNS_BETWEEN = 6;

/** Practice in the talk: asks, hears the answer, helps, counts, and ends when the child has enough. */
export function createPractice(
  content: PracticeFile,
  desk: WordsToPractise,
  tellOf: (question: string) => string | null = () => null,
): {
  practise: Skill;
  leadBack: Skill;
  remind: Skill;
  /** Whether a task waits for its answer, or LUX for what it shall ask. */
  isPractising: (asked: Asked) => boolean;
  /** Whether the task that waits is answered, and nothing else can be meant. */
  isAnswer: (asked: Asked) => boolean;
  /** Whether a practice is surely wished for, whatever else the words could begin. */
  isWished: (asked: Asked) => boolean;
  /** Whether a child is back that had left a task, or asks LUX outright to practise with it. */
  isTakenUp: (asked: Asked) => boolean;
} {
  const tasks = createTaskSetter(content, desk);
  const { kindFor, begin } = tasks;
  const judge = createJudge(tasks, tellOf);
  const { lost, judged, goOn } = judge;
  const lead = createLead(tasks, judge);

  /** In a practice the way to help stands before the task, where it leads on. */
  const practise: Skill = (asked) => {
    const text = goThrough(asked);
    if (text === null || !asked.concern || isAnswer(asked) || isOnlyOfTask(asked)) return text;
    const task = kindOf(asked)?.find(text)?.prompt;
    const { wayToHelp } = asked.concern;
    return task && text.endsWith(task)
      ? `${text.slice(0, -task.length)}${wayToHelp} ${task}`
      : `${text} ${wayToHelp}`;
  };

  /** "Zu einfach", "noch eine": about the task that waits, and nothing else. */
  const isOnlyOfTask = (asked: Asked): boolean =>
    OF_TASK.has(readCommand(asked.question) ?? 'stop') &&
    isTaskTalk(asked.question) &&
    waiting(asked) !== undefined;

  const kindOf = (asked: Asked) => {
    const run = readRun(asked.history, (wish) => kindFor(wish, asked));
    return run && kindFor(run.wish, asked);
  };

  const isAnswer = (asked: Asked): boolean => {
    if (isRecited(asked)) return true;
    const task = openRun(asked)?.task;
    if (!task) return false;
    return (
      isBareAnswer(asked.question) ||
      (isShortAnswer(asked.question) && task.judge(asked.question) === true)
    );
  };

  /** Whether nothing but the next of what is recited is said. */
  function isRecited({ history, question }: Asked): boolean {
    const recital = readRecital(history);
    return (
      recital !== null &&
      !isMoreThanTask(question, null) &&
      hearItems(question, recital.row) !== null
    );
  }

  /** Whether more is said than a task can be answered with: somebody is named, harm or a feeling. */
  function isMoreThanTask(said: string, task: Task | null): boolean {
    const isNeed = namesNeed(said);
    const persons = personsIn(said);
    if ((!isNeed && persons.length === 0) || hearSpelling(said) !== null) return false;
    if (isNeed) return answerIn(said).length > 1 || task?.judge(said) !== true;
    const isOfTask = task !== null && areOfTask(persons, task);
    if (isOfTask && readCommand(said) !== null) return false;
    if (isOfTask && isShortAnswer(said) && (task?.judge(said) ?? null) !== null) return false;
    if (givesResult(said) && (task?.judge(said) ?? null) !== null) return false;
    return !isShortAnswer(said) || task?.judge(said) !== true;
  }

  const goThrough: Skill = (asked) => {
    if (asked.question.length > LONGEST) return null;
    const run = readRun(asked.history, (wish) => kindFor(wish, asked));
    const said = asked.question.trim();
    const recital = readRecital(asked.history);
    if (recital) return isMoreThanTask(said, null) ? null : goOnReciting(recital, asked);
    const left = isMoreThanTask(said, null) ? null : readLeftRecital(asked.history);
    if (left && (isBareAnswer(said) || GOES_BACK.has(readCommand(said) ?? 'stop')))
      return recite(left, asked);
    const isOpen = run?.isOpen && run.turnsAgo === 0;
    if (isOpen && readCommand(said) === 'wait' && !namesNeed(said)) return lead(run, asked);
    const isUnderWay =
      asked.last?.endsWith(say.CHOOSE) || (run && run.turnsAgo <= MOST_TURNS_BETWEEN);
    if (isUnderWay && isMoreThanTask(said, run?.task ?? null)) return null;
    if (asked.last?.endsWith(say.CHOOSE) && !wantsSentence(said)) {
      // "Na gut, dann Wortarten" is no "nein".
      const chosen = readWish(said) ?? readWish(`übe ${said}`);
      if (chosen && !isShortNo(said)) return begin(chosen, asked);
      if (isNo(said) || readCommand(said) === 'stop') return say.LATER;
      if (WANTS_OTHERS.test(said)) return `${say.MORE_TO_CHOOSE} ${say.CHOOSE}`;
      if (LEAVES_CHOICE.test(said)) return begin(ANY_WISH, asked);
      if (readWishWithoutSubject(said) === 'cannot') return sayCannotPractise(said);
      // Nobody is asked twice what it shall be.
      if (isShortAnswer(said)) return begin(ANY_WISH, asked);
    }
    if (run && run.turnsAgo > 0 && asksBack(asked)) {
      const [task] =
        readCommand(said) === null ? (kindFor(run.wish, asked).name?.(said) ?? []) : [];
      if (task) return `${task.solution} ${say.ASK_ME_MORE}`;
    }
    const recited = isBareAnswer(said) ? null : beginRecital(said);
    if (recited) return recited;
    if (!run || run.turnsAgo > MOST_TURNS_BETWEEN) return startWith(said, asked);
    const command = readCommand(said);
    if (run.turnsAgo === 0)
      return run.isOpen || run.isBreak ? lead(run, asked) : afterEnd(run, asked);
    if (command === 'next' || /^(?:weiter|zurück)/.test(said.toLowerCase()))
      return goOn(run, asked);
    if (command === 'score') return say.score(run);
    if (command === 'stop' && run.turnsAgo <= 2 && (run.isOpen || run.isBreak)) return say.end(run);
    if (run.isOpen && run.turnsAgo <= MOST_TURNS_BESIDE) {
      if (command === 'repeat') return `${say.AGAIN} ${run.task?.prompt}`;
      if (IS_BACK.test(said)) return `Willkommen zurück! ${run.task?.prompt}`;
      if (command === 'solution' && run.task) return lost(run, run.task, asked);
      const isRight = run.task?.judge(said) ?? null;
      if (run.turnsAgo === 1 && (isRight === true || (isRight === false && isBareAnswer(said))))
        return judged(run, asked);
    }
    return startWith(said, asked);
  };

  /** Another practice may begin while something is recited. */
  function goOnReciting(recital: Recital, asked: Asked): string | null {
    const text = recite(recital, asked);
    if (text !== null) return text;
    const wish = readNamedWish(asked.question);
    return beginRecital(asked.question) ?? (wish && begin(wish, asked));
  }

  /** The task or the recital that waits for the child, as LUX asks for it. */
  const waiting = (asked: Asked): string | undefined => {
    const recital = readRecital(asked.history);
    if (recital) return isMoreThanTask(asked.question, null) ? undefined : recital.prompt;
    return openRun(asked)?.task?.prompt;
  };

  function openRun(asked: Asked): Run | null {
    if (asked.question.length > LONGEST) return null;
    const run = readRun(asked.history, (wish) => kindFor(wish, asked));
    if (!run?.isOpen || !run.task || run.turnsAgo > 0) return null;
    if (readCommand(asked.question) === 'wait' && !namesNeed(asked.question)) return run;
    return isMoreThanTask(asked.question, run.task) ? null : run;
  }

  /** What leads back to the task that waits, behind the answer to another question; once, not each time. */
  const leadBack = (asked: Asked): string | null => {
    const prompt = asked.last?.includes(say.BACK) ? undefined : waiting(asked);
    return prompt ? `${say.BACK} ${prompt}` : null;
  };

  /** A task that waits is said again where nobody understood what was said instead of an answer. */
  const remind: Skill = (asked) => {
    const prompt = waiting(asked);
    if (!prompt) return null;
    const isQuestion =
      asked.question.includes('?') ||
      isAnotherMatter(asked.question) ||
      ASKS_FIRST.test(asked.question);
    return `${isQuestion ? `${say.UNKNOWN} ${say.BACK}` : say.NOT_HEARD} ${prompt}`;
  };

  function startWith(said: string, asked: Asked): string | null {
    const told = asked.earlier
      .map((each) => readWish(`übe ${each}`)?.table ?? null)
      .findLast(Boolean);
    const recital = told ? judgeRow(said, told) : null;
    if (recital) return recital.isRight ? `Prima! ${recital.verdict}` : recital.verdict;
    const wish = readWish(said);
    if (wish) return begin(wish, asked);
    if (wantsSentence(said)) return null;
    const open = readWishWithoutSubject(said);
    if (open === 'cannot') return sayCannotPractise(said);
    return open === 'any' ? say.CHOOSE : null;
  }

  function afterEnd(run: Run, asked: Asked): string | null {
    const command = readCommand(asked.question);
    if (command === 'score') return say.score(run);
    if (command === 'next') return goOn(run, asked);
    const task = namedNext(run, kindFor(run.wish, asked), asked.question);
    return task ? `${say.TAKEN} ${task.prompt}` : startWith(asked.question, asked);
  }

  /** Whether a task was left a few turns ago, to see to something else. */
  function isLeftOpen(asked: Asked): boolean {
    const run = readRun(asked.history, (wish) => kindFor(wish, asked));
    return run?.isOpen === true && run.turnsAgo > 0 && run.turnsAgo <= MOST_TURNS_BESIDE;
  }

  /** Whether LUX has asked whether to go on, or what to practise. */
  function isAsking(asked: Asked): boolean {
    const { last, question } = asked;
    if (namesNeed(question) || personsIn(question).length > 0) return false;
    if (last?.endsWith(say.CHOOSE))
      return (
        [WANTS_OTHERS, LEAVES_CHOICE].some((words) => words.test(question)) ||
        readWish(`übe ${question}`) !== null
      );
    return (last?.endsWith(say.BREAK) ?? false) && isShortAnswer(question);
  }

  return {
    practise,
    leadBack,
    remind,
    isAnswer,
    isPractising: (asked) => waiting(asked) !== undefined || isAsking(asked),
    isTakenUp: (asked) =>
      (IS_BACK.test(asked.question) && isLeftOpen(asked)) || asksOutright(asked.question),
    isWished: ({ question }) => isSurelyWished(question),
  };
}
