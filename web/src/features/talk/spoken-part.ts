/** Where in a text the sentence being spoken stands; null where it is not found word for word. */
export function spokenPart(
  content: string,
  sentences: readonly string[],
  index: number,
): { start: number; end: number } | null {
  let end = 0;
  for (const [place, sentence] of sentences.entries()) {
    const start = content.indexOf(sentence, end);
    if (start === -1) return null;
    end = start + sentence.length;
    if (place === index) return { start, end };
  }
  return null;
}
