import { splitGaps } from './printable-document.ts';
import { type TypeStyle, visualRuns, widthOf } from './text-runs.ts';

/** One line in the order of reading. */
export type ParagraphLine = { text: string; isGap: boolean }[];

/** Room to write on behind what is to be filled in. */
const ROOM_TO_WRITE = '\u00a0_______________';

/**
 * A paragraph in lines no wider than `width` points, broken between words. What is to be filled in
 * becomes its label and room to write. A word that is wider is cut.
 */
export function breakParagraph(
  pdf: PDFKit.PDFDocument,
  paragraph: string,
  { style, width }: { style: TypeStyle; width: number },
): ParagraphLine[] {
  const measure = (text: string) =>
    widthOf(pdf, visualRuns([{ text, isGap: false }], 'ltr'), style);
  const space = measure(' ');
  const lines: { words: ParagraphLine; width: number }[] = [];
  for (const word of wordsOf(paragraph).flatMap((one) => fitting(one, { width, measure }))) {
    const wide = measure(word.text);
    const line = lines.at(-1);
    const before = word.isJoined ? 0 : space;
    if (line && line.width + before + wide <= width) {
      if (before > 0) line.words.push({ text: ' ', isGap: word.isGap && isGapLast(line.words) });
      line.words.push(word);
      line.width += before + wide;
    } else lines.push({ words: [word], width: wide });
  }
  return lines.map(({ words }) => words.map(({ text, isGap }) => ({ text, isGap })));
}

const isGapLast = (words: ParagraphLine) => words.at(-1)?.isGap ?? false;

interface Word {
  text: string;
  isGap: boolean;
  /** Whether no space stands before it: a comma behind a gap. */
  isJoined: boolean;
}

function wordsOf(paragraph: string): Word[] {
  const words: Word[] = [];
  let endsOpen = false;
  for (const { text, isGap } of splitGaps(paragraph)) {
    const shown = isGap ? gapOf(text.trim()) : text;
    const found = shown.split(' ').filter(Boolean);
    for (const [index, word] of found.entries()) {
      const isJoined = index === 0 && endsOpen && !shown.startsWith(' ');
      words.push({ text: word, isGap, isJoined });
    }
    endsOpen = !shown.endsWith(' ');
  }
  return words;
}

/** Without a label it is a cell of a table, whose head says what belongs there. */
const gapOf = (label: string) => (label === '' ? '__________' : `[${label}:${ROOM_TO_WRITE}]`);

function fitting(word: Word, given: { width: number; measure: (text: string) => number }): Word[] {
  if (word.text.length < 2 || given.measure(word.text) <= given.width) return [word];
  const half = Math.ceil(word.text.length / 2);
  return [
    { ...word, text: word.text.slice(0, half) },
    { ...word, text: word.text.slice(half), isJoined: true },
  ].flatMap((part) => fitting(part, given));
}
