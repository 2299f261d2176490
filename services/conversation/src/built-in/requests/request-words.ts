/** A word of a sentence, as it was written and as it is compared. */
export interface Word {
  text: string;
  lower: string;
  /** What stands directly before it: a comma, a colon, a mark. */
  before: string;
}

const MOST_WORDS = 40;
const PART = /(?<mark>[^\p{L}\p{N}'’]*)(?<text>[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*)/gu;

export function wordsOf(text: string): Word[] {
  return [...text.matchAll(PART)].slice(0, MOST_WORDS).map(({ groups }) => {
    const { mark = '', text: word = '' } = groups ?? {};
    return {
      text: word,
      lower: word.toLowerCase().replaceAll('’', "'"),
      before: mark.replace(/\s+/g, '').slice(-1),
    };
  });
}
