import type { InterestTheme } from '@lux/contracts/games/letters-content.ts';
import { type RoundQuestion, startRound } from '../../games-kit/round/round.ts';
import { roundMachine } from '../../games-kit/round/round-machine.ts';
import {
  isGameFinished,
  type LettersGame,
  type LettersMode,
  type TaskMode,
} from './letters-game.ts';
import { type ReadingEvent, readingMachine } from './reading/reading-machine.ts';
import type { ReadingSession, ReadingText } from './reading/reading-session.ts';
import type { LettersTask } from './tasks/letters-task.ts';
import { taskKey } from './tasks/task-key.ts';
import { taskWording } from './tasks/task-wording.ts';

/** Tasks as the questions of a round, in their order. */
function roundOfTasks(tasks: readonly LettersTask[], mode: TaskMode): RoundQuestion[] {
  const { instruction, explain } = taskWording[mode];
  return tasks.map((task) => ({
    question: instruction,
    options: task.options,
    correctAnswer: task.options.indexOf(task.asked),
    explanation: explain(task),
    task: taskKey(mode, task.asked),
  }));
}

/** `at` in ms since 1970; `id` as contracts `Id` has it. */
export function startReading(texts: ReadingText[], id: string, at: number): ReadingSession {
  return { id, texts, answers: [], step: 'ready', playedMs: 0, lastAt: at };
}

interface Dealt {
  theme: InterestTheme | null;
  id: string;
  at: number;
}

export type LettersEvent =
  | ReadingEvent
  | { type: 'mode-picked'; mode: LettersMode }
  | { type: 'level-picked'; level: number }
  | ({ type: 'tasks-dealt'; tasks: LettersTask[] } & Dealt)
  | ({ type: 'texts-dealt'; texts: ReadingText[] } & Dealt)
  | { type: 'preparing-failed' }
  /** Tapping an option answers at once: there is nothing else to press before "Weiter". */
  | { type: 'option-tapped'; index: number; at: number }
  | { type: 'next-pressed'; at: number }
  | { type: 'break-pressed'; at: number }
  | { type: 'break-ended'; at: number }
  /** The same mode and level once more, from a result. */
  | { type: 'again-pressed' }
  | { type: 'levels-opened' }
  | { type: 'modes-opened' };

type Playing = Extract<LettersGame, { isOnBreak: boolean }>;

/** The letters game (SPEC 4). */
export function lettersMachine(game: LettersGame, event: LettersEvent): LettersGame {
  switch (event.type) {
    case 'mode-picked':
      return game.phase === 'modes' ? { phase: 'levels', mode: event.mode } : game;
    case 'level-picked':
      return game.phase === 'levels'
        ? { phase: 'preparing', mode: game.mode, level: event.level }
        : game;
    case 'tasks-dealt': {
      if (game.phase !== 'preparing' || game.mode === 'lesen') return game;
      const { mode, level } = game;
      const { tasks, theme, id, at } = event;
      const round = startRound(roundOfTasks(tasks, mode), id, at);
      return { phase: 'tasks', mode, level, theme, isOnBreak: false, tasks, round };
    }
    case 'texts-dealt': {
      if (game.phase !== 'preparing' || game.mode !== 'lesen') return game;
      const { mode, level } = game;
      const { texts, theme, id, at } = event;
      const session = startReading(texts, id, at);
      return { phase: 'reading', mode, level, theme, isOnBreak: false, session };
    }
    case 'preparing-failed':
      return game.phase === 'preparing' ? { phase: 'levels', mode: game.mode } : game;
    case 'again-pressed':
      return isPlaying(game) && isGameFinished(game)
        ? { phase: 'preparing', mode: game.mode, level: game.level }
        : game;
    case 'levels-opened':
      return game.phase === 'modes' ? game : { phase: 'levels', mode: game.mode };
    case 'modes-opened':
      return { phase: 'modes' };
    default:
      return isPlaying(game) ? playOn(game, event) : game;
  }
}

function isPlaying(game: LettersGame): game is Playing {
  return game.phase === 'tasks' || game.phase === 'reading';
}

type PlayEvent = Extract<LettersEvent, { at: number }>;

function playOn(game: Playing, event: PlayEvent): LettersGame {
  if (event.type === 'break-ended') return game.isOnBreak ? resume(game, event.at) : game;
  // During a break every event is ignored.
  if (game.isOnBreak) return game;
  if (event.type === 'break-pressed') return { ...stopReading(game, event.at), isOnBreak: true };
  return game.phase === 'tasks' ? playTasks(game, event) : playReading(game, event);
}

function playTasks(game: Extract<Playing, { phase: 'tasks' }>, event: PlayEvent): LettersGame {
  const { type, at } = event;
  let round = game.round;
  if (type === 'option-tapped') {
    const chosen = roundMachine(round, { type: 'chosen', index: event.index, at });
    round = chosen === round ? round : roundMachine(chosen, { type: 'check-pressed', at });
  }
  if (type === 'next-pressed') round = roundMachine(round, { type, at });
  return round === game.round ? game : { ...game, round };
}

function playReading(game: Extract<Playing, { phase: 'reading' }>, event: PlayEvent): LettersGame {
  switch (event.type) {
    case 'reading-started':
    case 'reading-stopped':
    case 'analysis-begun':
    case 'analysed':
    case 'analysis-failed':
    case 'self-checked':
    case 'overridden':
    case 'read-again':
    case 'text-left': {
      const session = readingMachine(game.session, event);
      return session === game.session ? game : { ...game, session };
    }
    default:
      return game;
  }
}

function stopReading(game: Playing, at: number): Playing {
  if (game.phase === 'tasks') return game;
  const session = readingMachine(game.session, { type: 'reading-stopped', at });
  return { ...game, session: readingMachine(session, { type: 'analysis-failed', at }) };
}

/** The break does not count as time played. */
function resume(game: Playing, at: number): Playing {
  if (game.phase === 'tasks') {
    return { ...game, isOnBreak: false, round: { ...game.round, lastAt: at } };
  }
  return { ...game, isOnBreak: false, session: { ...game.session, lastAt: at } };
}
