/** The words of a text, without signs. */
export function splitWords(text: string): string[] {
  return text.match(/\p{L}[\p{L}’'-]*|\d+/gu) ?? [];
}
