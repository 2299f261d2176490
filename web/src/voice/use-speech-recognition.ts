import { useCallback, useEffect, useRef } from 'react';
import { type RecognitionHandlers, startRecognition } from './recognition.ts';
import { findRecognitionEngine } from './recognition-engine.ts';

/** Listening for one sentence at a time. `start` is false where the browser cannot listen. */
export function useSpeechRecognition(handlers: RecognitionHandlers) {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  const running = useRef<ReturnType<typeof startRecognition> | null>(null);

  const start = useCallback((): boolean => {
    const Engine = findRecognitionEngine();
    if (Engine === null) return false;
    running.current?.abort();
    running.current = startRecognition(() => new Engine(), {
      onHeard: (text, isFinal) => latest.current.onHeard(text, isFinal),
      onError: (kind) => latest.current.onError(kind),
      onEnd: () => {
        running.current = null;
        latest.current.onEnd();
      },
    });
    return true;
  }, []);

  const stop = useCallback(() => running.current?.stop(), []);

  useEffect(() => () => running.current?.abort(), []);

  return { start, stop };
}
