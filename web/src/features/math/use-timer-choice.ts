import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { lessonFrameAtom } from '../../lib/session/lesson-frame.ts';
import { storage } from '../../lib/storage/storage.ts';
import { storageKeys } from '../../lib/storage/storage-keys.ts';

/** Whether a child counts against the clock: its own choice, unless its lesson has none. */
export function useTimerChoice() {
  const isAllowed = useAtomValue(lessonFrameAtom)?.hasTimer ?? true;
  const [isWanted, setIsWanted] = useState(() => storage.readText(storageKeys.mathTimer) !== 'off');
  return {
    /** Null where there is nothing to choose. */
    choice: isAllowed ? isWanted : null,
    hasTimer: isAllowed && isWanted,
    choose: (wanted: boolean) => {
      if (wanted) storage.remove(storageKeys.mathTimer);
      else storage.writeText(storageKeys.mathTimer, 'off');
      setIsWanted(wanted);
    },
  };
}
