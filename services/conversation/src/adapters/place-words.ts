export interface PlacedWord {
  text: string;
  from: number;
  /** Not included. */
  to: number;
}

/** The words of a text with their places in it; a number with its comma is one word. */
export function placeWords(text: string): PlacedWord[] {
  return [
    ...text.matchAll(/[\p{L}\p{M}\p{N}]+(?:[.,'’-](?=[\p{L}\p{N}])[\p{L}\p{M}\p{N}]+)*/gu),
  ].map(({ 0: word, index }) => ({
    text: word.toLowerCase(),
    from: index,
    to: index + word.length,
  }));
}
