import { plainText, spokenText } from '@lux/german-text/spoken/spoken-text.ts';
import type { Utterance } from '../speech/voices/voice-synthesizer.ts';

/** How fast `pace: slow` is, compared with the speed in the settings (SPEC 2, letters game). */
export const SLOW_SPEED = 0.7;

/**
 * The text and speed that an API's voice is given: numbers and short forms as words, and for a pace
 * what it can do. It knows neither syllables nor pauses, but rests at an ellipsis.
 */
export function pacedText({
  text,
  language,
  pace,
  speed,
}: Pick<Utterance, 'text' | 'language' | 'pace' | 'speed'>): Pick<Utterance, 'text' | 'speed'> {
  const said = language === 'de-DE' ? spokenText(text) : plainText(text);
  // A text of signs alone is the voice's own business to refuse.
  const spoken = said === '' ? text : said;
  if (pace === 'normal') return { text: spoken, speed };
  if (pace === 'slow') return { text: spoken, speed: speed * SLOW_SPEED };
  return { text: spoken.replace(/(?<=\p{L})-(?=\p{L})/gu, '… '), speed: speed * SLOW_SPEED };
}
