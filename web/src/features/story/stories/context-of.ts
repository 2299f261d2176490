/** What `POST /api/story/generate` takes (contracts `StoryRequest`). */
const CHARACTERS = 20_000;

/** What LUX is told of a text: of a very long one the end, from a paragraph or word on. */
export function contextOf(text: string): string {
  if (text.length <= CHARACTERS) return text;
  const end = text.slice(-CHARACTERS);
  const paragraph = end.indexOf('\n\n');
  const cut = paragraph === -1 ? end.indexOf(' ') : paragraph;
  return end.slice(cut + 1).trim();
}
