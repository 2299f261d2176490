import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { unlockAudio } from './play-audio.ts';
import { recognitionFailure } from './recognition-failure.ts';
import { speak } from './speak.ts';
import { useSpeechRecognition } from './use-speech-recognition.ts';
import { idleVoice, voiceMachine } from './voice-machine.ts';

interface VoiceTurnOptions {
  /**
   * Answers what was said or typed with what is to be spoken, or null when nothing is.
   * Must tell the person about its own failures.
   */
  answer: (transcript: string, signal: AbortSignal) => Promise<string | null>;
  /** Pause between the end of listening and the answer (SPEC 4: 300 ms in the gallery). */
  sendDelayMs?: number;
  /** Listening ended without a word. */
  onNothingHeard?: () => void;
}

/** One turn of talking: press, speak or type, wait, hear the answer (SPEC 4). */
export function useVoiceTurn({ answer, sendDelayMs = 0, onNothingHeard }: VoiceTurnOptions) {
  const [state, dispatch] = useReducer(voiceMachine, idleVoice);
  const [level, setLevel] = useState(0);
  const turn = useRef<AbortController | null>(null);
  const hasWords = useRef(false);
  const latestAnswer = useRef(answer);
  useEffect(() => {
    latestAnswer.current = answer;
  });

  const recognition = useSpeechRecognition({
    onHeard: (text, isFinal) => {
      hasWords.current ||= isFinal && text !== '';
      dispatch({ type: 'heard', text, isFinal });
    },
    onEnd: () => {
      dispatch({ type: 'listening-ended' });
      if (!hasWords.current) onNothingHeard?.();
    },
    onError: recognitionFailure,
  });

  const say = useCallback(async (text: string | null, signal: AbortSignal) => {
    if (signal.aborted) return;
    if (text === null) return dispatch({ type: 'failed' });
    dispatch({ type: 'answered' });
    await speak(text, { signal, onLevel: setLevel });
    if (!signal.aborted) dispatch({ type: 'speech-ended' });
  }, []);

  const transcript = state.phase === 'processing' ? state.transcript : null;
  useEffect(() => {
    if (transcript === null) return;
    const controller = new AbortController();
    turn.current = controller;
    const { signal } = controller;
    const pause = setTimeout(() => {
      void latestAnswer.current(transcript, signal).then((text) => say(text, signal));
    }, sendDelayMs);
    return () => clearTimeout(pause);
  }, [transcript, sendDelayMs, say]);

  useEffect(() => () => turn.current?.abort(), []);

  /** The big button: starts listening, or ends it. Ignored while LUX works or speaks. */
  const press = useCallback(() => {
    unlockAudio();
    if (state.phase === 'listening') return recognition.stop();
    if (state.phase !== 'idle') return;
    hasWords.current = false;
    if (recognition.start()) dispatch({ type: 'listen' });
    else recognitionFailure('unsupported');
  }, [state.phase, recognition.start, recognition.stop]);

  const type = useCallback(
    (text: string) => {
      unlockAudio();
      dispatch({ type: 'typed', text });
      hasWords.current = true;
      recognition.stop();
    },
    [recognition.stop],
  );

  /** Ends thinking or speaking at once; the microphone is ready again. */
  const interrupt = useCallback(() => {
    turn.current?.abort();
    dispatch({ type: 'interrupted' });
  }, []);

  return { state, level, press, type, interrupt };
}
