import { storage } from '../../lib/storage.ts';
import { storageKeys } from '../../lib/storage-keys.ts';
import { defaultSetup } from './default-setup.ts';
import { MathGame } from './math-game.ts';

/** The round being played, to the second. A reload while problems are made begins at the setup. */
export const keptMath = {
  open(): MathGame {
    const kept = storage.readJson(storageKeys.mathGame, MathGame);
    return kept?.phase === 'playing' ? kept : { phase: 'setup', setup: defaultSetup };
  },

  keep(game: MathGame): void {
    if (game.phase === 'playing') storage.writeJson(storageKeys.mathGame, game);
    else storage.remove(storageKeys.mathGame);
  },
};
