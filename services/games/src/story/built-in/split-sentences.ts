const BOUNDARY = /(?<=[.!?…][“”"«]?)\s+(?=[„“"»]?[\p{Lu}\d])|\n+/u;

/** The sentences of a German text; direct speech stays with who says it. */
export function splitSentences(text: string): string[] {
  return text
    .split(BOUNDARY)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}
