import { storage } from '../../lib/storage.ts';
import { storageKeys } from '../../lib/storage-keys.ts';
import { LettersGame } from './letters-game.ts';

/**
 * The game as a reload finds it: at the very task. Only listening does not outlive it: the text is
 * there again to be read.
 */
export const keptLetters = {
  open(): LettersGame {
    const kept = storage.readJson(storageKeys.lettersGame, LettersGame) ?? { phase: 'modes' };
    if (kept.phase === 'preparing') return { phase: 'levels', mode: kept.mode };
    if (kept.phase !== 'reading') return kept;
    const { session } = kept;
    const isHeard = session.step === 'listening' || session.step === 'analysing';
    return isHeard ? { ...kept, session: { ...session, step: 'ready' } } : kept;
  },

  keep(game: LettersGame): void {
    if (game.phase === 'modes') storage.remove(storageKeys.lettersGame);
    else storage.writeJson(storageKeys.lettersGame, game);
  },
};
