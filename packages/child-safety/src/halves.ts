const NEXT = / (?=(?:ich|er|sie|der|die|papa|mama|opa|oma|mein|meine|dann|jetzt) \p{L}+)/gu;
const LEAST_WORDS = 4;

/**
 * What stands before and behind each place where somebody else may begin to act: recognised speech has no
 * commas, and one half may be a call for help that the other thins out.
 */
export function halvesOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replace(/[.,!?;:]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  const halves = [...plain.matchAll(NEXT)].flatMap(({ index }) => [
    plain.slice(index + 1),
    plain.slice(0, index),
  ]);
  return halves.filter((half) => half.split(' ').length >= LEAST_WORDS);
}

/** What is joined by `und`, each by itself; nothing of a text that is one piece. */
export function partsOf(text: string): string[] {
  const parts = text.split(/,? und /iu).filter((part) => part.split(' ').length >= LEAST_WORDS);
  return parts.filter((part) => part !== text);
}
