import type { Pronunciations } from '@lux/contracts/accounts/pronunciation.ts';
import type { SpeechRequest, SpokenWord } from '@lux/contracts/conversation/speech.ts';
import { applyPronunciations } from '@lux/german-text/spoken/apply-pronunciations.ts';
import type { Speech } from './voice-synthesizer.ts';

interface AsWished {
  /** The text for the voice, names as the school wants them spoken. */
  spoken: string;
  /** The voice's sound with its words where they are written. */
  timed: (speech: Speech) => Speech;
}

/** A text as every voice is given it; words in syllables are those of a lesson and stay. */
export function sayAsWished(
  { text, pace }: Pick<SpeechRequest, 'text' | 'pace'>,
  pronunciations: Pronunciations,
): AsWished {
  if (pace === 'syllables') return { spoken: text, timed: (speech) => speech };
  const respelt = applyPronunciations(text, pronunciations);
  return {
    spoken: respelt.text,
    timed: ({ words, ...speech }) =>
      words ? { ...speech, words: atWritten(words, respelt.toWritten) } : speech,
  };
}

/** What is one word in writing is one word, in however many it is spoken. */
function atWritten(
  words: readonly SpokenWord[],
  toWritten: (from: number, to: number) => { from: number; to: number },
): SpokenWord[] {
  const written: SpokenWord[] = [];
  for (const { startMs, endMs, from, to } of words) {
    const place = toWritten(from, to);
    const last = written.at(-1);
    if (last && last.from === place.from && last.to === place.to) last.endMs = endMs;
    else written.push({ startMs, endMs, ...place });
  }
  return written;
}
