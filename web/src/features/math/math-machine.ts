import {
  isRoundFinished,
  questionIndex,
  type RoundQuestion,
  startRound,
} from '../../games-kit/round/round.ts';
import { type RoundEvent, roundMachine } from '../../games-kit/round/round-machine.ts';
import { type MathGame, type MathSetup, timeLimit } from './math-game.ts';

export type MathEvent =
  | RoundEvent
  | { type: 'setup-changed'; setup: MathSetup }
  | { type: 'start-pressed' }
  | { type: 'loaded'; questions: RoundQuestion[]; id: string; at: number }
  | { type: 'loading-failed' }
  /** A second of playing has passed; never sent in calm mode. */
  | { type: 'second-passed'; at: number }
  /** Play again with the same setup. */
  | { type: 'again-pressed' }
  | { type: 'setup-opened' };

type Playing = Extract<MathGame, { phase: 'playing' }>;

export function mathMachine(game: MathGame, event: MathEvent): MathGame {
  switch (event.type) {
    case 'setup-changed':
      return game.phase === 'setup' ? { ...game, setup: event.setup } : game;
    case 'start-pressed':
      return game.phase === 'setup' ? { phase: 'loading', setup: game.setup } : game;
    case 'loaded': {
      if (game.phase !== 'loading') return game;
      const { setup } = game;
      const round = startRound(event.questions, event.id, event.at);
      return { phase: 'playing', setup, round, secondsLeft: timeLimit[setup.difficulty] };
    }
    case 'loading-failed':
      return game.phase === 'loading' ? { phase: 'setup', setup: game.setup } : game;
    case 'again-pressed':
      return game.phase === 'playing' && isRoundFinished(game.round)
        ? { phase: 'loading', setup: game.setup }
        : game;
    case 'setup-opened':
      return { phase: 'setup', setup: game.setup };
    case 'second-passed':
      return game.phase === 'playing' ? passSecond(game, event.at) : game;
    case 'chosen':
    case 'check-pressed':
    case 'next-pressed':
      return game.phase === 'playing' ? playOn(game, event) : game;
  }
}

/**
 * At 0 the chosen answer is checked by itself; without one only the warning shows, once, and the
 * child may go on choosing (SPEC 4).
 */
function passSecond(game: Playing, at: number): MathGame {
  const { round, secondsLeft } = game;
  if (secondsLeft === 0 || round.isChecked || isRoundFinished(round)) return game;
  const later = { ...game, secondsLeft: secondsLeft - 1 };
  return later.secondsLeft === 0 ? playOn(later, { type: 'check-pressed', at }) : later;
}

function playOn(game: Playing, event: RoundEvent): MathGame {
  const round = roundMachine(game.round, event);
  if (round === game.round) return game;
  const isSame = questionIndex(round) === questionIndex(game.round);
  const secondsLeft = isSame ? game.secondsLeft : timeLimit[game.setup.difficulty];
  return { ...game, round, secondsLeft };
}
