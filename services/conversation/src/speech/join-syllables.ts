/** What is checked is read as whole words: "Ma-ma" is "Mama". */
export function joinSyllables(text: string): string {
  return text.replace(/(?<=\p{L})-(?=\p{L})/gu, '');
}
