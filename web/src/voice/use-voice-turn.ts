import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { isUnseen } from '../lib/is-unseen.ts';
import type { HandsFreeEvent } from './hands-free-machine.ts';
import { tellFailure, useListening } from './listening/use-listening.ts';
import { unlockAudio } from './speaking/sounds/audio-context.ts';
import type { SpokenSentence } from './speaking/speech-queue.ts';
import { idleVoice, voiceMachine } from './voice-machine.ts';

/** Comes with the first turn: the first visit does not pay for it. */
const loadSpeech = () => import('./speaking/open-speech.ts');

interface VoiceTurnOptions {
  /**
   * Answers what was said or typed with the sentences to be spoken, each as soon as it is known.
   * Must tell the person about its own failures and must not throw.
   */
  answer: (transcript: string, signal: AbortSignal) => AsyncIterable<SpokenSentence>;
  /** Pause between the end of listening and the answer (SPEC 4: 300 ms in the gallery). */
  sendDelayMs?: number;
  onListen?: () => void;
  /** The words so far; `isFinal` once the recogniser is sure of them. */
  onHeard?: (text: string, isFinal: boolean) => void;
  /** Listening ended without a word. */
  onNothingHeard?: () => void;
  /** Tells auto mode what happened; true: listen on by yourself (SPEC 4). */
  noteHandsFree?: (event: HandsFreeEvent) => boolean;
}

/** One turn of talking: press, speak or type, wait, hear the answer (SPEC 4). */
export function useVoiceTurn({ sendDelayMs = 0, ...options }: VoiceTurnOptions) {
  const [state, dispatch] = useReducer(voiceMachine, idleVoice);
  const [spokenIndex, setSpokenIndex] = useState<number | null>(null);
  const turn = useRef<AbortController | null>(null);
  const hasWords = useRef(false);
  /** A press or a failure ended listening: auto mode does not begin again by itself. */
  const isEndedForGood = useRef(false);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const noteWords = (text: string, isFinal: boolean): void => {
    if (!isFinal || text === '') return;
    hasWords.current = true;
    options.noteHandsFree?.({ type: 'heard' });
  };

  const endListening = () => {
    if (hasWords.current) return;
    options.onNothingHeard?.();
    if (isEndedForGood.current) return;
    if (options.noteHandsFree?.({ type: 'heard-nothing' })) listen();
  };

  const listening = useListening({
    onHeard: (text, isFinal) => {
      noteWords(text, isFinal);
      dispatch({ type: 'heard', text, isFinal });
      options.onHeard?.(text, isFinal);
    },
    onEnd: () => {
      dispatch({ type: 'listening-ended' });
      endListening();
    },
    onError: (kind) => {
      isEndedForGood.current = true;
      tellFailure(kind);
    },
    onRecorded: () => dispatch({ type: 'recording-ended' }),
    onTranscribed: (text) => {
      noteWords(text, true);
      // Without a voice in it, the recording was not even sent.
      dispatch({ type: 'listening-ended' });
      dispatch({ type: 'transcribed', text });
      endListening();
    },
  });

  const { start } = listening;
  const listen = useCallback((): void => {
    hasWords.current = false;
    isEndedForGood.current = false;
    if (!start()) return;
    loadSpeech().catch(() => {});
    latest.current.onListen?.();
    dispatch({ type: 'listen' });
  }, [start]);

  const runTurn = useCallback(
    async (transcript: string, signal: AbortSignal): Promise<void> => {
      let hasSpoken = false;
      const onSentence = (index: number) => {
        hasSpoken = true;
        dispatch({ type: 'speech-began' });
        setSpokenIndex(index);
      };
      // Without a voice the answer is still shown.
      const speech = await loadSpeech().then(
        ({ openSpeech }) => openSpeech({ signal, onSentence }),
        () => null,
      );
      for await (const sentence of latest.current.answer(transcript, signal)) speech?.add(sentence);
      await speech?.finish();
      if (signal.aborted) return;
      setSpokenIndex(null);
      dispatch({ type: 'turn-ended' });
      if (!hasSpoken || isUnseen()) return;
      if (latest.current.noteHandsFree?.({ type: 'heard' })) listen();
    },
    [listen],
  );
  const latestRunTurn = useRef(runTurn);
  useLayoutEffect(() => {
    latestRunTurn.current = runTurn;
  });

  const transcript = state.phase === 'processing' ? state.transcript : null;
  // Before the screen is painted: the answer is ready by then, and every frame would be heard.
  useLayoutEffect(() => {
    if (transcript === null) return;
    const controller = new AbortController();
    turn.current = controller;
    const run = () => void latestRunTurn.current(transcript, controller.signal);
    if (sendDelayMs === 0) {
      run();
      return;
    }
    const pause = setTimeout(run, sendDelayMs);
    return () => clearTimeout(pause);
  }, [transcript, sendDelayMs]);

  useEffect(() => () => turn.current?.abort(), []);

  /** Ends whatever is going on, at once and in silence. */
  const stop = useCallback(() => {
    turn.current?.abort();
    listening.abort();
    setSpokenIndex(null);
    dispatch({ type: 'interrupted' });
  }, [listening.abort]);

  useEffect(() => {
    // What nobody looks at does not listen.
    const rest = () => isUnseen() && state.phase === 'listening' && stop();
    document.addEventListener('visibilitychange', rest);
    return () => document.removeEventListener('visibilitychange', rest);
  }, [state.phase, stop]);

  /** The marked stop control: silence at once, and the microphone listens again where it can. */
  const interrupt = useCallback(() => {
    unlockAudio();
    stop();
    latest.current.noteHandsFree?.({ type: 'touched' });
    if (listening.way === 'recognition' || listening.way === 'recording') listen();
  }, [stop, listen, listening.way]);

  /** The big button: starts listening, or ends it. Ignored while LUX works or speaks. */
  const press = useCallback(() => {
    unlockAudio();
    latest.current.noteHandsFree?.({ type: 'touched' });
    if (state.phase === 'idle') return listen();
    if (state.phase !== 'listening') return;
    isEndedForGood.current = true;
    listening.stop();
  }, [state.phase, listen, listening.stop]);

  const type = useCallback(
    (text: string) => {
      unlockAudio();
      latest.current.noteHandsFree?.({ type: 'touched' });
      dispatch({ type: 'typed', text });
      listening.abort();
    },
    [listening.abort],
  );

  const { way, isRefused } = listening;
  return { state, spokenIndex, way, isRefused, press, type, interrupt, stop };
}
