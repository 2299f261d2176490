/** More of a word than its first letter, for who asks for one more tip. */
export const halfOf = (word: string) =>
  `Es fängt so an: ${word.slice(0, Math.max(2, Math.ceil(word.length / 2)))}.`;
