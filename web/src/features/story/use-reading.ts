import { useState } from 'react';
import { useReadAloud } from '../../games-kit/reading/use-read-aloud.ts';

/** A sentence and where on the screen it stands. */
export interface ReadPiece {
  key: string;
  text: string;
}

/** LUX reads texts of the screen aloud; `readKey` names the sentence being heard. */
export function useReading() {
  const reading = useReadAloud();
  const [keys, setKeys] = useState<readonly string[]>([]);

  return {
    isReading: reading.isReading,
    readKey: reading.readIndex === null ? null : (keys[reading.readIndex] ?? null),
    /** Call it while the tap is being handled. */
    read(pieces: readonly ReadPiece[]): void {
      const spoken = pieces.filter(({ text }) => text.trim() !== '');
      setKeys(spoken.map(({ key }) => key));
      void reading.read(spoken.map(({ text }) => text.trim()));
    },
    stop: reading.stop,
  };
}

export type Reading = ReturnType<typeof useReading>;
