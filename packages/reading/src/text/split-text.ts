/** One word of a text with the signs before and after it; all parts, joined, are the text. */
export interface TextWord {
  before: string;
  word: string;
  after: string;
}

/** A word begins and ends with a letter or a digit and has no space inside. */
const WORD = /[\p{L}\p{N}](?:[^\s]*[\p{L}\p{N}])?/gu;

/** The words of a text as they stand there, in the order of `compareReading`. */
export function splitText(text: string): TextWord[] {
  const words: TextWord[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const last = words.at(-1);
    const gap = text.slice(end, index);
    if (last) last.after = gap;
    words.push({ before: last ? '' : gap, word, after: '' });
    end = index + word.length;
  }
  const last = words.at(-1);
  if (last) last.after = text.slice(end);
  return words;
}
