import { splitText } from '@lux/reading/text/split-text.ts';
import { useEffect, useRef, useState } from 'react';
import { isUnseen } from '../../../lib/is-unseen.ts';
import { toasts } from '../../../lib/toasts.ts';
import { unlockAudio } from '../../../voice/speaking/sounds/audio-context.ts';
import { analyseReading } from './analyse-reading.ts';
import type { HeardReading } from './create-heard-text.ts';
import type { ReadingEvent } from './reading-machine.ts';
import type { ReadingText } from './reading-session.ts';
import { useReadingEar } from './use-reading-ear.ts';

interface UseReadingOptions {
  text: ReadingText | undefined;
  /** Stable across renders. */
  send: (event: ReadingEvent) => void;
}

/** Reading one text aloud: listening, analysing, and what goes wrong there (SPEC 4, 8). */
export function useReading({ text, send }: UseReadingOptions) {
  /** What the child is told when listening brought nothing. */
  const [note, setNote] = useState('');
  /** Number of the latest analysis: a late result must not answer another text. */
  const analysis = useRef(0);
  const written = text?.text ?? '';

  async function analyse(heard: HeardReading): Promise<void> {
    analysis.current += 1;
    const own = analysis.current;
    send({ type: 'analysis-begun', at: Date.now() });
    try {
      const answer = await analyseReading(written, heard);
      if (own === analysis.current) send({ type: 'analysed', answer, at: Date.now() });
    } catch {
      if (own === analysis.current) fail();
    }
  }

  function fail(): void {
    toasts.show({ title: 'Fehler bei der Analyse.', tone: 'danger' });
    send({ type: 'analysis-failed', at: Date.now() });
  }

  const ear = useReadingEar({
    wordCount: splitText(written).length,
    onDone: (heard) => {
      if (heard !== null) {
        void analyse(heard);
        return;
      }
      setNote('LUX hat nichts gehört. Du kannst es noch einmal versuchen.');
      send({ type: 'analysis-failed', at: Date.now() });
      send({ type: 'reading-stopped', at: Date.now() });
    },
    onRecorded: () => send({ type: 'analysis-begun', at: Date.now() }),
    onFailed: fail,
  });

  const { giveUp } = ear;
  function stop(): void {
    analysis.current += 1;
    setNote('');
    giveUp();
    send({ type: 'reading-stopped', at: Date.now() });
    send({ type: 'analysis-failed', at: Date.now() });
  }

  useEffect(() => {
    // What nobody looks at does not listen.
    const rest = () => {
      if (!isUnseen()) return;
      giveUp();
      send({ type: 'reading-stopped', at: Date.now() });
    };
    document.addEventListener('visibilitychange', rest);
    return () => document.removeEventListener('visibilitychange', rest);
  }, [giveUp, send]);

  return {
    way: ear.way,
    words: ear.words,
    note,
    start() {
      unlockAudio();
      setNote('');
      if (ear.open()) send({ type: 'reading-started', at: Date.now() });
    },
    finish: ear.finish,
    /** Ends listening without a result, as for a break. */
    stop,
    checkTyped: (transcript: string) => analyse({ transcript, durationMs: null }),
    checkSelf() {
      stop();
      send({ type: 'self-checked', at: Date.now() });
    },
    override: () => send({ type: 'overridden', at: Date.now() }),
    again() {
      setNote('');
      send({ type: 'read-again', at: Date.now() });
    },
  };
}
