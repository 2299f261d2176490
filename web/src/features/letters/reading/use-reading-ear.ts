import { useCallback, useEffect, useRef, useState } from 'react';
import { tellFailure, useListening } from '../../../voice/listening/use-listening.ts';
import { createHeardText, type HeardReading } from './create-heard-text.ts';

interface ReadingEarOptions {
  /** After this many words the reading ends without a press. */
  wordCount: number;
  /** The reading is over; null where nothing was heard. */
  onDone: (heard: HeardReading | null) => void;
  /** A recording is over and is being turned into words. */
  onRecorded: () => void;
  /** A recording could not be turned into words. */
  onFailed: () => void;
}

/**
 * Listens to a beginner, who makes long pauses: when the recogniser ends after one, it is started
 * again, until all words were heard, no word comes within its timeout, or `finish` is called.
 * Where a recording is made instead, its first long pause is the end.
 */
export function useReadingEar(options: ReadingEarOptions) {
  const [words, setWords] = useState('');
  const heard = useRef(createHeardText());
  const isOpen = useRef(false);
  const isEnding = useRef(false);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const close = useCallback((outcome: HeardReading | null) => {
    if (!isOpen.current) return;
    isOpen.current = false;
    latest.current.onDone(outcome);
  }, []);

  const listening = useListening({
    onHeard: (text) => {
      heard.current.hear(text, Date.now());
      setWords(heard.current.text());
    },
    onEnd: () => {
      const { hasNews, wordCount } = heard.current.endPart();
      const isOver = isEnding.current || !hasNews || wordCount >= latest.current.wordCount;
      if (isOpen.current && !isOver && listening.start()) return;
      close(heard.current.reading());
    },
    onError: (kind) => {
      isEnding.current = true;
      if (kind === 'transcription-failed') latest.current.onFailed();
      else tellFailure(kind);
    },
    onRecorded: () => latest.current.onRecorded(),
    onTranscribed: (text) => {
      // A recording's reading time is unknown: it begins and ends with silence.
      close(text.trim() === '' ? null : { transcript: text, durationMs: 0 });
    },
  });

  const { start, stop, abort } = listening;
  const open = useCallback((): boolean => {
    heard.current = createHeardText();
    setWords('');
    isEnding.current = false;
    isOpen.current = start();
    return isOpen.current;
  }, [start]);

  /** The child says that it is done: what was heard so far counts. */
  const finish = useCallback(() => {
    isEnding.current = true;
    stop();
  }, [stop]);

  /** Ends it without a result. */
  const giveUp = useCallback(() => {
    isOpen.current = false;
    abort();
  }, [abort]);

  return { way: listening.way, words, open, finish, giveUp };
}
