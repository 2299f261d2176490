import { useCallback, useEffect, useRef, useState } from 'react';
import { toasts } from '../../lib/toasts.ts';
import { unlockAudio } from '../../voice/speaking/sounds/audio-context.ts';
import type { SpokenSentence } from '../../voice/speaking/speech-queue.ts';

type Texts = readonly (string | SpokenSentence)[];

/** LUX reads aloud, only after a tap. */
export function useReadAloud() {
  /** Index of the text being heard; null while nothing is read. */
  const [readIndex, setReadIndex] = useState<number | null>(null);
  const [isReading, setIsReading] = useState(false);
  const running = useRef<AbortController | null>(null);

  const stop = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setIsReading(false);
    setReadIndex(null);
  }, []);

  /**
   * Call it while the tap is being handled: browsers allow sound only then. The texts may still be
   * loading.
   */
  const read = useCallback(
    async (texts: Texts | Promise<Texts>): Promise<void> => {
      stop();
      unlockAudio();
      const controller = new AbortController();
      running.current = controller;
      setIsReading(true);
      const opened = await import('../../voice/speaking/open-speech.ts').catch(() => null);
      if (opened === null) toasts.show({ title: 'Sprachausgabe fehlgeschlagen', tone: 'danger' });
      const speech = opened?.openSpeech({ signal: controller.signal, onSentence: setReadIndex });
      for (const text of await texts) speech?.add(typeof text === 'string' ? { text } : text);
      await speech?.finish();
      if (running.current === controller) stop();
    },
    [stop],
  );

  useEffect(() => () => running.current?.abort(), []);

  return { isReading, readIndex, read, stop };
}
