import { useCallback, useEffect, useRef, useState } from 'react';
import { useVoiceTurn } from '../../voice/use-voice-turn.ts';

/** What was said, compared with the options: one of them, a hint, or nothing. */
export type VoiceMatch = { index: number; hint?: string } | { hint: string } | null;

interface VoiceAnswerOptions {
  options: readonly string[];
  match: (transcript: string) => Promise<VoiceMatch>;
  onChoose: (index: number) => void;
  /** Listening begins: whatever else makes a sound should stop. */
  onListen: () => void;
}

const NOTHING_HEARD = 'Ich habe nichts gehört. Versuch es noch einmal.';
const NOT_UNDERSTOOD = 'Nicht verstanden. Sag zum Beispiel: „Antwort B“';

/** Saying an answer chooses it; checking takes a press, so that a misheard word does no harm. */
export function useVoiceAnswer({ options, match, onChoose, onListen }: VoiceAnswerOptions) {
  /** What the child is told about its last words; empty for nothing. */
  const [note, setNote] = useState('');
  const latest = useRef({ options, match, onChoose });
  useEffect(() => {
    latest.current = { options, match, onChoose };
  });

  // LUX says nothing in answer, so no sentence is yielded.
  async function* choose(transcript: string, signal: AbortSignal) {
    const current = latest.current;
    const found = await current.match(transcript).catch(() => null);
    if (signal.aborted) return;
    setNote(found === null ? NOT_UNDERSTOOD : (found.hint ?? ''));
    if (found === null || !('index' in found)) return;
    const option = current.options[found.index];
    if (option === undefined) return;
    if (found.hint === undefined) setNote(`Verstanden: ${option}`);
    current.onChoose(found.index);
  }

  const voice = useVoiceTurn({
    answer: choose,
    onListen: () => {
      setNote('');
      onListen();
    },
    onNothingHeard: () => setNote(NOTHING_HEARD),
  });

  const forget = useCallback(() => setNote(''), []);
  const { state, press } = voice;
  const stop = () => {
    voice.stop();
    forget();
  };
  return {
    phase: state.phase,
    /** The words as they are being said, else the result of the last ones. */
    note: state.phase === 'listening' ? state.interim : note,
    canListen: voice.way === 'recognition' || voice.way === 'recording',
    press,
    stop,
    forget,
  };
}
