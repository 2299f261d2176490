import type { Utterance } from '../speech/voices/voice-synthesizer.ts';

/** How fast `pace: slow` is, compared with the speed in the settings (SPEC 2, letters game). */
export const SLOW_SPEED = 0.7;

/**
 * The text and speed that an API's voice is given for a pace: it knows neither syllables nor
 * pauses, but rests at an ellipsis.
 */
export function pacedText({
  text,
  pace,
  speed,
}: Pick<Utterance, 'text' | 'pace' | 'speed'>): Pick<Utterance, 'text' | 'speed'> {
  if (pace === 'normal') return { text, speed };
  if (pace === 'slow') return { text, speed: speed * SLOW_SPEED };
  return { text: text.replace(/(?<=\p{L})-(?=\p{L})/gu, '… '), speed: speed * SLOW_SPEED };
}
