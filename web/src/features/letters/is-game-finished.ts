import { isRoundFinished } from '../../games-kit/round/is-round-finished.ts';
import type { LettersGame } from './letters-game.ts';
import { readingIndex } from './reading/reading-index.ts';

/** True while a result is on the screen. */
export function isGameFinished(game: LettersGame): boolean {
  if (game.phase === 'tasks') return isRoundFinished(game.round);
  if (game.phase !== 'reading') return false;
  return readingIndex(game.session) === game.session.texts.length;
}
