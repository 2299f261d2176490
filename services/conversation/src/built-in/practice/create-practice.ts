import { type Asked, pickByText, type Skill } from '../skill.ts';
import { sayCannotPractise } from './cannot-practise.ts';
import { answerIn, hearSpelling, isAnotherMatter, isBareAnswer } from './hear-answer.ts';
import { learntCommand } from './learnt-command.ts';
import { givesResult, namesNeed, personsIn } from './more-than-a-task.ts';
import type { PracticeFile } from './practice-file.ts';
import { isNo, isYes, readCommand } from './read-command.ts';
import { INSTEAD_OF, type Run, readRun } from './read-run.ts';
import { judgeRow } from './recite-row.ts';
import * as say from './sayings.ts';
import { plainWords, type Task } from './tasks/task.ts';
import { taskKindFor } from './tasks/task-kind-for.ts';
import { readWishWithoutSubject, wantsSentence } from './wish/asks-to-practise.ts';
import { readChange } from './wish/read-change.ts';
import { isSurelyWish, readNamedWish, readOpenWish, readWish } from './wish/read-wish.ts';
import type { Wish } from './wish/wish.ts';

const LONGEST = 300;
const TASKS_PER_ROUND = 5;
const MOST_TRIES = 40;

/** Practice in the talk: asks, hears the answer, helps, counts, and ends when the child has enough. */
export function createPractice(content: PracticeFile): {
  practise: Skill;
  leadBack: Skill;
  remind: Skill;
  /** Whether a task waits for its answer, or LUX for what it shall ask. */
  isPractising: (asked: Asked) => boolean;
  /** Whether the task that waits is answered, and nothing else can be meant. */
  isAnswer: (asked: Asked) => boolean;
  /** Whether a practice is surely wished for, whatever else the words could begin. */
  isWished: (asked: Asked) => boolean;
} {
  const kindFor = (wish: Wish, { level }: Asked) => taskKindFor(content, wish, level);

  function nextTask(wish: Wish, asked: Asked, startedAt: number): Task {
    const kind = kindFor(wish, asked);
    const talk = asked.history
      .filter(({ role }) => role === 'assistant')
      .map((turn) => turn.content);
    const firstSeed =
      hash(`${startedAt} ${asked.history[0]?.content ?? asked.question}`) +
      asked.history.length * 97;
    let task = kind.make(firstSeed);
    for (
      let tries = 1;
      tries < MOST_TRIES && talk.some((said) => said.includes(task.prompt));
      tries += 1
    ) {
      task = kind.make(firstSeed + tries);
    }
    return task;
  }

  const begin = (wish: Wish, asked: Asked) =>
    `${say.start(wish)} ${nextTask(wish, asked, asked.history.length).prompt}`;

  /** In a practice the way to help stands before the task, where it leads on. */
  const practise: Skill = (asked) => {
    const text = goThrough(asked);
    if (text === null || !asked.concern || isAnswer(asked)) return text;
    const task = kindOf(asked)?.find(text)?.prompt;
    const { wayToHelp } = asked.concern;
    return task && text.endsWith(task)
      ? `${text.slice(0, -task.length)}${wayToHelp} ${task}`
      : `${text} ${wayToHelp}`;
  };

  const kindOf = (asked: Asked) => {
    const run = readRun(asked.history, (wish) => kindFor(wish, asked));
    return run && kindFor(run.wish, asked);
  };

  const isAnswer = (asked: Asked): boolean => {
    const task = openRun(asked)?.task;
    if (!task) return false;
    return (
      isBareAnswer(asked.question) ||
      (isShortAnswer(asked.question) && task.judge(asked.question) === true)
    );
  };

  /** Whether more is said than a task can be answered with: somebody is named, harm or a feeling. */
  function isMoreThanTask(said: string, task: Task | null): boolean {
    const isNeed = namesNeed(said);
    const persons = personsIn(said);
    if ((!isNeed && persons.length === 0) || hearSpelling(said) !== null) return false;
    if (isNeed) return answerIn(said).length > 1 || task?.judge(said) !== true;
    const told = plainWords(`${task?.prompt ?? ''} ${task?.solution ?? ''}`);
    const isOfTask = persons.every((person) => told.includes(person));
    if (isOfTask && isShortAnswer(said) && (task?.judge(said) ?? null) !== null) return false;
    if (givesResult(said) && (task?.judge(said) ?? null) !== null) return false;
    return !isShortAnswer(said) || task?.judge(said) !== true;
  }

  const goThrough: Skill = (asked) => {
    if (asked.question.length > LONGEST) return null;
    const run = readRun(asked.history, (wish) => kindFor(wish, asked));
    const said = asked.question.trim();
    const isUnderWay =
      asked.last?.endsWith(say.CHOOSE) || (run && run.turnsAgo <= MOST_TURNS_BETWEEN);
    if (isUnderWay && isMoreThanTask(said, run?.task ?? null)) return null;
    if (asked.last?.endsWith(say.CHOOSE) && !wantsSentence(said)) {
      if (isNo(said) || readCommand(said) === 'stop') return say.LATER;
      const chosen = readWish(said) ?? readWish(`übe ${said}`);
      if (chosen) return begin(chosen, asked);
      if (LEAVES_CHOICE.test(said)) return begin(ANY_WISH, asked);
      if (readWishWithoutSubject(said) === 'cannot') return sayCannotPractise(said);
      // Nobody is asked twice what it shall be.
      if (isShortAnswer(said)) return begin(ANY_WISH, asked);
    }
    if (!run || run.turnsAgo > MOST_TURNS_BETWEEN) return startWith(said, asked);
    const command = readCommand(said);
    if (run.turnsAgo === 0)
      return run.isOpen || run.isBreak ? lead(run, asked) : afterEnd(run, asked);
    if (command === 'next' || /^(?:weiter|zurück)/.test(said.toLowerCase()))
      return goOn(run, asked);
    if (command === 'score') return say.score(run);
    if (command === 'stop' && run.turnsAgo <= 2 && (run.isOpen || run.isBreak)) return say.end(run);
    if (run.isOpen && run.turnsAgo <= MOST_TURNS_BESIDE) {
      if (command === 'repeat') return `Gern noch einmal. ${run.task?.prompt}`;
      if (command === 'solution' && run.task) return lost(run, run.task, asked);
      if (run.turnsAgo === 1 && run.task?.judge(said) === true) return judged(run, asked);
    }
    return startWith(said, asked);
  };

  function openRun(asked: Asked): Run | null {
    if (asked.question.length > LONGEST) return null;
    const run = readRun(asked.history, (wish) => kindFor(wish, asked));
    if (!run?.isOpen || !run.task || run.turnsAgo > 0) return null;
    return isMoreThanTask(asked.question, run.task) ? null : run;
  }

  /** What leads back to the task that waits, behind the answer to another question; once, not each time. */
  const leadBack = (asked: Asked): string | null => {
    const task = asked.last?.includes(say.BACK) ? null : openRun(asked)?.task;
    return task ? `${say.BACK} ${task.prompt}` : null;
  };

  /** A task that waits is said again where nobody understood what was said instead of an answer. */
  const remind: Skill = (asked) => {
    const run = openRun(asked);
    if (!run?.task) return null;
    const isQuestion = asked.question.includes('?') || isAnotherMatter(asked.question);
    return `${isQuestion ? `${say.UNKNOWN} ${say.BACK}` : say.NOT_HEARD} ${run.task.prompt}`;
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
    return command === 'next' ? goOn(run, asked) : startWith(asked.question, asked);
  }

  /** While a task is open, or LUX has asked whether to go on. */
  function lead(run: Run, asked: Asked): string | null {
    // "Ende" is the opposite of "Anfang" before it is an end.
    const isAnswer = isShortAnswer(asked.question) && run.isOpen && run.task?.judge(asked.question);
    if (isAnswer) return judged(run, asked);
    const isAskedSign = run.wish.subject === 'problems' && SIGN.test(asked.question.trim());
    const named = isAskedSign ? 'hint' : readCommand(asked.question);
    const other = named === null ? wishedInstead(run, asked.question) : null;
    if (other) return begin(other, asked);
    const command = named ?? learntCommand(asked.question);
    if (run.task && run.isOpen && run.wish.subject === 'spelling' && WRITTEN.test(asked.question))
      return `${run.task.solution} ${say.COMPARE} ${nextTask(run.wish, asked, run.startedAt).prompt}`;
    switch (command) {
      case 'stop': {
        if (IS_DONE.test(asked.question.trim())) return `${say.score(run)} ${say.BREAK}`;
        const rest = asked.question.replace(STOPS_TOO, '').trim();
        const other = INSTEAD.test(asked.question)
          ? (readWish(asked.question) ?? readWish(`übe ${rest}`))
          : null;
        return other ? begin(other, asked) : say.end(run);
      }
      case 'score':
        if (STOPS_TOO.test(asked.question)) return say.end(run);
        return `${say.score(run)} ${run.task && run.isOpen ? run.task.prompt : say.BREAK}`;
      case 'harder':
      case 'easier': {
        const shift = run.wish.shift + (command === 'harder' ? 1 : -1);
        return `${command === 'harder' ? say.HARDER : say.EASIER} ${nextTask({ ...run.wish, shift, limit: null }, asked, run.startedAt).prompt}`;
      }
      case 'other': {
        const other = readWish(asked.question.replace(OTHER_FIRST, ''));
        return other ? begin(other, asked) : say.CHOOSE;
      }
      case 'protest':
        if (!run.isOpen || !run.task) break;
        return run.hasHint
          ? `${say.PROTEST} ${run.task.hint} ${run.task.prompt}`
          : `${say.PROTEST} ${run.task.prompt}`;
      case 'remark':
        if (!run.isOpen || !run.task) break;
        return `${say.REMARK} ${run.task.prompt}`;
      case 'check': {
        if (!run.isOpen || !run.task) break;
        const isRight = say.PRAISES.some((praise) => asked.last?.startsWith(praise));
        if (!isRight && !run.hasHint) break;
        return `${isRight ? say.CHECKED : say.UNCHECKED} ${run.task.prompt}`;
      }
      case 'why':
        return explain(run, asked);
      case 'left': {
        if (!run.isOpen || !run.task) break;
        const round = run.wish.count ?? TASKS_PER_ROUND;
        return `${say.left(round - (run.done % round))} ${run.task.prompt}`;
      }
      case 'ready':
        return run.isOpen && run.task ? `Na dann los. ${run.task.prompt}` : goOn(run, asked);
      case 'before': {
        const before = run.isOpen && run.task ? solutionIn(asked.last, run.task) : null;
        if (before === null) break;
        return `${say.BEFORE} ${before} ${run.task?.prompt}`;
      }
      case 'wait':
        if (!run.isOpen || !run.task) break;
        return `${say.WAIT} ${run.task.prompt}`;
      case 'encourage':
        if (!run.isOpen || !run.task) break;
        return `${say.HELP} ${say.ENCOURAGE} ${run.task.hint} ${run.task.prompt}`;
      default:
    }
    const changed = readChange(asked.question, run.wish);
    if (changed && !(run.isOpen && IS_NUMBER.test(asked.question)))
      return `${say.CHANGED} ${nextTask(changed, asked, run.startedAt).prompt}`;
    const wish = command === 'next' || command === 'repeat' ? null : readNamedWish(asked.question);
    if (wish) return begin(wish, asked);
    if (run.isBreak) {
      if (isYes(asked.question) || command === 'next') return goOn(run, asked);
      return isNo(asked.question) ? say.end(run) : null;
    }
    if (!run.task) return null;
    if (command === 'repeat') return `Gern noch einmal. ${run.task.prompt}`;
    if (command === 'next') return `${say.SKIP} ${nextTask(run.wish, asked, run.startedAt).prompt}`;
    if (command === 'solution' || command === 'before') return lost(run, run.task, asked);
    const recital = run.wish.subject === 'maths' ? judgeRow(asked.question, run.wish.table) : null;
    if (recital) {
      const next = nextTask(run.wish, asked, run.startedAt).prompt;
      return recital.isRight
        ? `Toll gemacht! ${recital.verdict} ${next}`
        : `${recital.verdict} ${next}`;
    }
    if (command === 'hint' && ASKS_TIP.test(asked.question))
      return `${say.HELP} ${(run.hasHint && run.task.secondHint) || run.task.hint} ${run.task.prompt}`;
    if (command === 'hint')
      return run.hasHint
        ? lost(run, run.task, asked)
        : `${say.HELP} ${run.task.hint} ${run.task.prompt}`;
    if (isYes(asked.question) && IS_READY.test(asked.question.trim()))
      return `Na dann los. ${run.task.prompt}`;
    return judged(run, asked);
  }

  /** "Jetzt lieber Deutsch": another practice, in whatever words; what may be an answer is none. */
  function wishedInstead(run: Run, said: string): Wish | null {
    if (readChange(said, run.wish) || readNamedWish(said)) return null;
    const isInstead = INSTEAD_OF.test(said);
    const wish =
      (isSurelyWish(said) || isInstead ? readWish(said) : null) ??
      (isInstead ? readNamedWish(`übe ${said.replace(INSTEAD_OF, '')}`) : null);
    return wish?.subject === run.wish.subject ? null : wish;
  }

  /** "Warum?" asks for the way: of the open task once it was missed, else of the one before. */
  function explain(run: Run, asked: Asked): string {
    const prompt = run.isOpen && run.task ? run.task.prompt : say.BREAK;
    const before = asked.history.findLast(
      ({ role, content }, place) =>
        role === 'assistant' && place < asked.history.length - 1 && /[?“]\.?$/.test(content),
    )?.content;
    const isFirst = run.done === 0 && run.isOpen && run.task !== null && !run.hasHint;
    if (isFirst && run.task) return `${say.HELP} ${run.task.hint} ${run.task.prompt}`;
    const task = run.hasHint ? run.task : before ? kindFor(run.wish, asked).find(before) : null;
    const isWay = task && ['maths', 'doubles', 'clock', 'problems'].includes(run.wish.subject);
    return isWay ? `${task.hint} ${task.solution} ${prompt}` : `${say.NO_REASON} ${prompt}`;
  }

  function judged(run: Run, asked: Asked): string | null {
    const { task } = run;
    const isAnswer = !SAYS_ONLY_YES_OR_NO.test(asked.question.trim());
    const isRight = isAnswer ? (task?.judge(asked.question) ?? null) : null;
    if (!task || isRight === null) return null;
    if (isRight) {
      return `${pickByText(say.PRAISES, task.prompt)} ${task.solution} ${after({ ...run, right: run.right + 1, done: run.done + 1 }, asked)}`;
    }
    return run.hasHint ? lost(run, task, asked) : `${say.NOT_YET} ${task.hint} ${task.prompt}`;
  }

  function lost(run: Run, task: Task, asked: Asked): string {
    return `${say.NEVER_MIND} ${task.solution} ${after({ ...run, done: run.done + 1 }, asked)}`;
  }

  function after(run: Run, asked: Asked): string {
    if (run.done % (run.wish.count ?? TASKS_PER_ROUND) === 0)
      return `${say.score(run)} ${say.BREAK}`;
    return nextTask(run.wish, asked, run.startedAt).prompt;
  }

  function goOn(run: Run, asked: Asked): string {
    const isUnanswered = run.task && run.turnsAgo > 0 && run.isOpen;
    return `${say.GO_ON} ${isUnanswered ? run.task?.prompt : nextTask(run.wish, asked, run.startedAt).prompt}`;
  }

  /** Whether LUX has asked whether to go on, or what to practise. */
  function isAsking(asked: Asked): boolean {
    const { last, question } = asked;
    if (namesNeed(question) || personsIn(question).length > 0) return false;
    if (last?.endsWith(say.CHOOSE)) return readWish(`übe ${question}`) !== null;
    return (last?.endsWith(say.BREAK) ?? false) && isShortAnswer(question);
  }

  return {
    practise,
    leadBack,
    remind,
    isAnswer,
    isPractising: (asked) => openRun(asked) !== null || isAsking(asked),
    isWished: ({ question }) =>
      isSurelyWish(question) ||
      (NAMES_TEST.test(question) && readNamedWish(question) !== null) ||
      readOpenWish(question, SUREST_OPEN) === 'any',
  };
}

/** What was right before this task was set, as LUX has said it. */
function solutionIn(last: string | undefined, task: Task): string | null {
  const front = [say.NEVER_MIND, ...say.PRAISES].find((words) => last?.startsWith(words));
  if (last === undefined || front === undefined || !last.endsWith(task.prompt)) return null;
  return last.slice(front.length, last.length - task.prompt.length).trim() || null;
}

/** So many other turns may lie between a task and who asks for it again. */
const MOST_TURNS_BESIDE = 3;
const MOST_ANSWER_WORDS = 3;
const isShortAnswer = (said: string) =>
  plainWords(said).length <= MOST_ANSWER_WORDS && !said.includes('?') && !isAnotherMatter(said);
const LEAVES_CHOICE =
  /^(?:mir )?(?:(?:ist )?(?:das )?egal|(?:das )?(?:weiß|weiss) (?:ich )?(?:es )?(?:nicht|net|nich)|such du (?:was )?aus|du (?:darfst )?(?:aus)?(?:suchen|entscheiden|entscheidest)|irgendwas|irgendetwas|keine ahnung|was du willst|alles|das erste|entscheide du|such aus)[ .!]*(?:mir )?(?:egal)?$/iu;
/** Neither is an answer to a task. */
const SAYS_ONLY_YES_OR_NO = /^(?:nein|nö|nee|ne|nope|doch|ja|jo|okay|ok)[.! ]*$/iu;
/** A number alone answers, and changes nothing. */
const IS_NUMBER = /^(?!.*(?:plus|minus|mal|geteilt|bis|reihe))\D{0,12}\d+\D*$/u;
/** Whether "fertig" means the task or the practice only the child can say. */
const IS_DONE = /^(?:ich bin |bin |so )?(?:jetzt )?fertig[.!]*$/iu;
const STOPS_TOO = /(?<!\p{L})(?:stopp?|schluss|aufhören|fertig|ende|tschüss)(?!\p{L})/iu;
const OTHER_FIRST =
  /(?:lieber |jetzt |noch |mal )*(?:was|etwas) (?:ganz )?ander(?:e)?s[,. ]*(?:zum beispiel |und zwar |nämlich |bitte[, ]*)?/iu;
const ANY_WISH: Wish = {
  subject: 'maths',
  operations: [],
  table: null,
  limit: null,
  topic: null,
  shift: 0,
  count: null,
};

/** "Ja", "ja bin bereit", "okay los". */
const IS_READY =
  /^(?:(?:ja|jo|jap|klar|okay|ok|gern\p{L}*|los|bitte|au|na|ich|bin|bereit|mach|machen|wir|gehts|kann|losgehen|es|fang|an|super|gut|mach mal)[ ,.!]*)+$/iu;
/** Who asks for a tip wants to find the answer alone. */
const ASKS_TIP = /tipp|hinweis|hilf|hilfe/iu;
/** Who writes a dictated word on paper says so. */
const WRITTEN =
  /^(?:(?:ich )?(?:bin|hab|habe)?(?: ?(?:ich|es|s|das))? ?)?(?:jetzt )?(?:fertig|geschrieben|fertig geschrieben|aufgeschrieben)[.!]*$|^(?:ja )?hab(?:e)? ichs?[.!]*$/iu;
/** "Ich hab morgen einen Test in Englisch": told to be practised for. */
const NAMES_TEST =
  /(?<!\p{L})(?:\p{L}*test|\p{L}*arbeit|\p{L}*probe|diktat|lernkontrolle)(?!\p{L}).*(?<!\p{L})(?:in|über) \p{L}+$|(?<!\p{L})(?:mathe|englisch|deutsch)(?:test|arbeit|probe)(?!\p{L})/iu;
const SUREST_OPEN = 0.9;
/** "Plus oder minus?" of a word problem. */
const SIGN =
  /^(?:ist das |muss ich |soll ich |rechnet man |also )?(?:da )?(?:plus|minus|mal|geteilt) oder (?:plus|minus|mal|geteilt)/iu;

/** "Stopp, ich will jetzt lieber Malrechnen": another practice. */
const INSTEAD = /(?<!\p{L})(?:lieber|stattdessen|sondern|jetzt)(?!\p{L})/iu;
/** After so many other turns a practice is over. */
const MOST_TURNS_BETWEEN = 6;

function hash(text: string): number {
  let value = 2_166_136_261; // FNV-1a
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return value >>> 0;
}
