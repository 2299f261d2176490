import { RoundCategory } from '@lux/contracts/games/quiz.ts';
import { z } from 'zod';
import {
  isRoundFinished,
  Round,
  type RoundQuestion,
  startRound,
} from '../../games-kit/round/round.ts';
import { type RoundEvent, roundMachine } from '../../games-kit/round/round-machine.ts';

const category = RoundCategory;

/** Category pick, generating, then the round until its result (SPEC 4). */
export const QuizGame = z.discriminatedUnion('phase', [
  z.object({ phase: z.literal('picking') }),
  z.object({ phase: z.literal('generating'), category }),
  z.object({ phase: z.literal('playing'), category, round: Round }),
]);
export type QuizGame = z.infer<typeof QuizGame>;

export type QuizEvent =
  | RoundEvent
  | { type: 'category-picked'; category: RoundCategory }
  | { type: 'generated'; questions: RoundQuestion[]; id: string; at: number }
  | { type: 'generating-failed' }
  /** Play again: the same category, new questions. */
  | { type: 'again-pressed' }
  /** Change category resets (SPEC 4). */
  | { type: 'category-left' };

export function quizMachine(game: QuizGame, event: QuizEvent): QuizGame {
  switch (event.type) {
    case 'category-picked':
      return game.phase === 'picking' ? { phase: 'generating', category: event.category } : game;
    case 'generated': {
      if (game.phase !== 'generating') return game;
      const { questions, id, at } = event;
      return { phase: 'playing', category: game.category, round: startRound(questions, id, at) };
    }
    case 'generating-failed':
      return game.phase === 'generating' ? { phase: 'picking' } : game;
    case 'again-pressed':
      return game.phase === 'playing' && isRoundFinished(game.round)
        ? { phase: 'generating', category: game.category }
        : game;
    case 'category-left':
      return { phase: 'picking' };
    case 'chosen':
    case 'check-pressed':
    case 'next-pressed': {
      if (game.phase !== 'playing') return game;
      const round = roundMachine(game.round, event);
      return round === game.round ? game : { ...game, round };
    }
  }
}
