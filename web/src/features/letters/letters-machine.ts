import type { InterestTheme } from '@lux/contracts/games/letters-content.ts';
import { type RoundQuestion, startRound } from '../../games-kit/round/round.ts';
import { roundMachine } from '../../games-kit/round/round-machine.ts';
import {
  choiceBefore,
  isGameFinished,
  type LettersGame,
  type LettersMode,
  type PlayedMaterial,
  type TaskMode,
} from './letters-game.ts';
import { type ReadingEvent, readingMachine } from './reading/reading-machine.ts';
import type { ReadingSession, ReadingText } from './reading/reading-session.ts';
import type { LettersTask } from './tasks/letters-task.ts';
import { taskKey } from './tasks/task-key.ts';
import { taskWording } from './tasks/task-wording.ts';

/** Tasks as the questions of a round, in their order. */
function roundOfTasks(tasks: readonly LettersTask[], mode: TaskMode): RoundQuestion[] {
  const { instruct, explain } = taskWording[mode];
  return tasks.map((task) => ({
    question: instruct(task),
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

/** A teacher's words come as at level 2, texts as no level has them. */
const MATERIAL_WORDS = 2;
const MATERIAL_TEXT = 3;

interface Dealt {
  theme: InterestTheme | null;
  id: string;
  at: number;
}

export type LettersEvent =
  | ReadingEvent
  | { type: 'mode-picked'; mode: LettersMode }
  | { type: 'level-picked'; level: number }
  /** A teacher's words lead to their modes, a text is read at once. */
  | { type: 'material-picked'; material: PlayedMaterial }
  | { type: 'material-mode-picked'; mode: TaskMode }
  | ({ type: 'tasks-dealt'; tasks: LettersTask[] } & Dealt)
  | ({ type: 'texts-dealt'; texts: ReadingText[]; hasMore?: boolean } & Dealt)
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
        ? { phase: 'preparing', mode: game.mode, level: event.level, material: null }
        : game;
    case 'material-picked': {
      if (game.phase !== 'modes') return game;
      const { material } = event;
      return material.kind === 'words'
        ? { phase: 'material', material }
        : { phase: 'preparing', mode: 'lesen', level: MATERIAL_TEXT, material };
    }
    case 'material-mode-picked':
      return game.phase === 'material'
        ? { phase: 'preparing', mode: event.mode, level: MATERIAL_WORDS, material: game.material }
        : game;
    case 'tasks-dealt': {
      if (game.phase !== 'preparing' || game.mode === 'lesen') return game;
      const { mode, level, material } = game;
      const { tasks, theme, id, at } = event;
      const round = startRound(roundOfTasks(tasks, mode), id, at);
      return { phase: 'tasks', mode, level, theme, material, isOnBreak: false, tasks, round };
    }
    case 'texts-dealt': {
      if (game.phase !== 'preparing' || game.mode !== 'lesen') return game;
      const { mode, level, material } = game;
      const { texts, hasMore = false, theme, id, at } = event;
      const session = startReading(texts, id, at);
      const chosen = { mode, level, theme, material, hasMore };
      return { phase: 'reading', ...chosen, isOnBreak: false, session };
    }
    case 'preparing-failed':
      return game.phase === 'preparing' ? choiceBefore(game.mode, game.material) : game;
    case 'again-pressed':
      return isPlaying(game) && isGameFinished(game)
        ? { phase: 'preparing', mode: game.mode, level: game.level, material: game.material }
        : game;
    case 'levels-opened':
      if (game.phase === 'modes' || game.phase === 'material') return game;
      return choiceBefore(game.mode, 'material' in game ? game.material : null);
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
