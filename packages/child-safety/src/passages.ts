/** Sentences of the training have at most this many words. */
const MOST_WORDS = 30;
const STEP_WORDS = 15;

/**
 * A text in pieces as long as what the classifier was trained with, overlapping by half; the rules find
 * what stands near together, so nothing is torn apart that one of the pieces does not hold.
 */
export function passagesOf(text: string): string[] {
  const words = text.trim().split(/\s+/);
  if (words.length <= MOST_WORDS) return [text];
  const passages: string[] = [];
  for (let from = 0; from < words.length - STEP_WORDS; from += STEP_WORDS) {
    passages.push(words.slice(from, from + MOST_WORDS).join(' '));
  }
  return passages;
}
