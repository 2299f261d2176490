import { splitSentences } from '@lux/german-text/sentences/split-sentences.ts';

/** A sentence of a teacher's text with its words and marks apart. */
export interface TextSentence {
  text: string;
  /** Without the marks. */
  words: readonly string[];
}

const WORDS = /[\p{L}\p{N}]+(?:[-.,'’][\p{L}\p{N}]+)*/gu;
/** "Igel", "1. Der Igel": a headline or what is left of a list. */
const WHOLE = /^[„"]?[\p{Lu}\d].*\p{L}.*[.!?…][“"]?$/su;
const BULLET = /^(?:[-–•*·▪]|\d+[.)])\s+/u;
const FEWEST_WORDS = 3;

/** The whole sentences of a text, each once; headlines, lists and lone words are left out. */
export function readSentences(text: string): TextSentence[] {
  const lines = text.split('\n').map((line) => line.trim().replace(BULLET, ''));
  const found = joinWrapped(lines)
    .flatMap(splitSentences)
    .map((sentence) => sentence.replaceAll(/\s+/gu, ' '))
    .filter((sentence) => WHOLE.test(sentence))
    .map((sentence) => ({ text: sentence, words: sentence.match(WORDS) ?? [] }))
    .filter(({ words }) => words.length >= FEWEST_WORDS);
  return [...new Map(found.map((one) => [one.text, one])).values()];
}

/** A line that goes on in small letters belongs to the one before: texts from PDFs are wrapped. */
function joinWrapped(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const goesOn = before !== undefined && /[\p{L}\p{N},;-]$/u.test(before) && isRunning(before);
    if (goesOn && (/^\p{Ll}/u.test(line) || (line !== '' && before.includes(' ')))) {
      joined[joined.length - 1] =
        /\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(line)
          ? before.slice(0, -1) + line
          : `${before} ${line}`;
    } else joined.push(line);
  }
  return joined.filter(Boolean);
}

const LONG_LINE = 50;
const isRunning = (line: string) => line.length >= LONG_LINE;
