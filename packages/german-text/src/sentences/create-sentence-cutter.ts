import { goesOn, isNeverLast, mayGoOn, wordBefore } from './sentence-ends.ts';

/** A full stop, question or exclamation mark or ellipsis, with the quotes and brackets it closes. */
const END = /[.!?…]+["”“»«’')\]]*/gu;
/** A sentence longer than this is cut at its last comma, so that a child need not wait for it. */
const LONGEST = 240;

export interface SentenceCutter {
  /** Adds text; gives the sentences that are now complete, with the spaces before them. */
  push: (text: string) => string[];
  /** What is left when no more text comes. */
  flush: () => string[];
}

/**
 * Cuts a growing German text into sentences as early as possible. „z. B.“, „Dr.“, „3,5“, „am 3. Mai“
 * and quotes do not cut; a sentence that ends in a plain word is given at once, without waiting for
 * what comes after.
 */
export function createSentenceCutter(): SentenceCutter {
  let rest = '';

  const takeFirst = (): string | undefined => {
    for (const match of rest.matchAll(END)) {
      const end = match.index + match[0].length;
      if (!isEnd(rest.slice(0, match.index), match[0], rest.slice(end))) continue;
      const sentence = rest.slice(0, end);
      rest = rest.slice(end);
      return sentence;
    }
    if (rest.length <= LONGEST) return undefined;
    const comma = rest.lastIndexOf(', ');
    const sentence = rest.slice(0, comma > 0 ? comma + 1 : rest.length);
    rest = rest.slice(sentence.length);
    return sentence;
  };

  return {
    push: (text) => {
      rest += text;
      const sentences: string[] = [];
      for (let found = takeFirst(); found !== undefined; found = takeFirst()) sentences.push(found);
      return sentences;
    },
    flush: () => {
      const last = rest;
      rest = '';
      return last.trim() === '' ? [] : [last];
    },
  };
}

function isEnd(before: string, mark: string, after: string): boolean {
  if (/^[\p{L}\p{N}]/u.test(after)) return false;
  const isWholeSoFar = after === '';
  if (mark !== '.') {
    // „?“ may become „?!“ or „?“ with a closing quote.
    const isClosed = /["”“»«’')\]]$/u.test(mark);
    return /[\p{L}\p{N}]/u.test(before) && (isClosed || !isWholeSoFar);
  }
  if (isNeverLast(before)) return false;
  if (mayGoOn(before)) {
    // Only the whole next word can tell.
    return /^\s+\S+[\s.,!?]/u.test(after) && !goesOn(before, after);
  }
  return wordBefore(before) !== '' && !(isWholeSoFar && isInsideQuote(before));
}

/** Inside „…, where the closing quote may be the next thing to come. */
function isInsideQuote(text: string): boolean {
  return text.lastIndexOf('„') > text.lastIndexOf('“');
}
