import { useCallback, useLayoutEffect, useState } from 'react';
import { storage } from '../../lib/storage/storage.ts';
import { storageKeys } from '../../lib/storage/storage-keys.ts';

/** Whether this child chose calm mode, stored across visits; null before the first choice. */
export const calmChoice = {
  read(): boolean | null {
    const kept = storage.readText(storageKeys.calmMode);
    return kept === 'on' || kept === 'off' ? kept === 'on' : null;
  },

  write(isCalm: boolean): void {
    storage.writeText(storageKeys.calmMode, isCalm ? 'on' : 'off');
  },
};

/**
 * Calm mode: no timer, no motion, no sound without a tap, and a picture strip of what comes. One
 * switch for all games, kept with the child; `isOnByDefault` is how this game begins until somebody
 * has chosen. While the game is open, `data-calm` on the document stills what moves (theme.css).
 * Call it once per screen and hand `isCalm` down.
 */
export function useCalmMode(isOnByDefault = false) {
  const [isCalm, setIsCalm] = useState(() => calmChoice.read() ?? isOnByDefault);

  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-calm', isCalm);
    return () => document.documentElement.removeAttribute('data-calm');
  }, [isCalm]);

  const setCalm = useCallback((wanted: boolean) => {
    calmChoice.write(wanted);
    setIsCalm(wanted);
  }, []);

  return { isCalm, setCalm };
}
