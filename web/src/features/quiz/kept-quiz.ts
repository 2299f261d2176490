import { storage } from '../../lib/storage.ts';
import { storageKeys } from '../../lib/storage-keys.ts';
import { QuizGame } from './quiz-game.ts';

/** The round being played. A reload while questions are made begins at the categories. */
export const keptQuiz = {
  open(): QuizGame {
    const kept = storage.readJson(storageKeys.quizGame, QuizGame);
    return kept?.phase === 'playing' ? kept : { phase: 'picking' };
  },

  keep(game: QuizGame): void {
    if (game.phase === 'playing') storage.writeJson(storageKeys.quizGame, game);
    else storage.remove(storageKeys.quizGame);
  },
};
