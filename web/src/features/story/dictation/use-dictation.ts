import { useCallback, useEffect, useRef, useState } from 'react';
import { useVoiceTurn } from '../../../voice/use-voice-turn.ts';

/**
 * Appends spoken words to a text: with a space, and a capital letter at the start of a sentence.
 */
export function appendSpoken(text: string, spoken: string): string {
  const before = text.trimEnd();
  const isBeginning = before === '' || /[.!?…][“”"«]?$/.test(before);
  const words = isBeginning ? spoken.charAt(0).toLocaleUpperCase('de') + spoken.slice(1) : spoken;
  return before === '' ? words : `${before} ${words}`;
}

/** Where spoken words go: into the story, its title, or the description of a character. */
export type DictationTarget = 'story' | 'title' | 'character';

interface DictationOptions {
  textOf: (target: DictationTarget) => string;
  onText: (target: DictationTarget, text: string) => void;
  /** Listening begins: whatever else makes a sound should stop. */
  onListen: () => void;
}

const NOTHING_HEARD = 'Ich habe nichts gehört. Versuch es noch einmal.';

/** Speaking instead of typing (SPEC 4): the words are appended to the field's text. */
export function useDictation(options: DictationOptions) {
  const [target, setTarget] = useState<DictationTarget>('story');
  const [note, setNote] = useState('');
  const latest = useRef({ ...options, target });
  useEffect(() => {
    latest.current = { ...options, target };
  });

  async function* write(transcript: string) {
    const { textOf, onText, target: into } = latest.current;
    onText(into, appendSpoken(textOf(into), transcript));
    // LUX says nothing in answer.
    yield* [];
  }

  const voice = useVoiceTurn({
    answer: write,
    onListen: () => {
      setNote('');
      latest.current.onListen();
    },
    onNothingHeard: () => setNote(NOTHING_HEARD),
  });

  const { state, press: pressVoice } = voice;
  const press = useCallback(
    (into: DictationTarget) => {
      if (state.phase === 'idle') setTarget(into);
      pressVoice();
    },
    [state.phase, pressVoice],
  );

  return {
    target,
    phase: state.phase,
    /** The words as they are being said, else the result of the last ones. */
    note: state.phase === 'listening' ? state.interim : note,
    /** Also true while unknown: a button that appears later would move the others. */
    canListen: voice.way !== 'none',
    press,
    stop: voice.stop,
  };
}

export type Dictation = ReturnType<typeof useDictation>;
