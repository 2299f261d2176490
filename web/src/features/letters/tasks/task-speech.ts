import type { SpokenSentence } from '../../../voice/speaking/speech-queue.ts';
import type { LettersTask } from './letters-task.ts';

export type HearingWay = 'again' | 'slow' | 'syllables';

/**
 * What is heard of a task. A letter is heard by its sound, not by its name; the browser's own voice
 * knows names only, so it says the letter with its word.
 */
export function taskSpeech(task: LettersTask, way: HearingWay): SpokenSentence[] {
  const { asked, word, sound, syllables } = task;
  if (way === 'syllables' && syllables !== null) {
    return [
      { text: syllables.join('-'), manner: { pace: 'syllables' }, localText: syllables.join(', ') },
    ];
  }
  const manner = way === 'slow' ? { manner: { pace: 'slow' } as const } : {};
  const whole = { text: word, ...manner };
  if (sound !== null) {
    const small = asked.split(' ').at(-1) ?? asked;
    return [{ text: small, manner: { sound }, localText: `${small} wie in` }, whole];
  }
  return asked === word ? [whole] : [{ text: asked, ...manner }, whole];
}
