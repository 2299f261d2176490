/**
 * A document of headings, paragraphs, lists and tables, as it is printed or written as plain text. What
 * is to be filled in by hand stands in texts as `[[what]]`.
 */
export interface PrintableDocument {
  title: string;
  /** BCP 47, for readers of the screen. */
  language: string;
  direction: 'ltr' | 'rtl';
  /** In a frame below the title, and in short at the foot of each page. */
  notes: string[];
  footer: string;
  blocks: DocumentBlock[];
}

export interface Choice {
  text: string;
  /** The German text that counts, where `text` is a translation. */
  original?: string;
}

export type DocumentBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  /** With a box to tick before each. */
  | { kind: 'choices'; items: Choice[] }
  | { kind: 'table'; columns: string[]; rows: string[][] }
  /** A line to write on, with its label before it. */
  | { kind: 'blank'; label: string }
  /** Lines side by side, with their labels below. */
  | { kind: 'signature'; labels: string[] };

const GAP = /\[\[([^\]]*)\]\]/g;

/** A text in pieces, those to be filled in apart. */
export function splitGaps(text: string): { text: string; isGap: boolean }[] {
  const pieces: { text: string; isGap: boolean }[] = [];
  let end = 0;
  for (const match of text.matchAll(GAP)) {
    pieces.push({ text: text.slice(end, match.index), isGap: false });
    pieces.push({ text: match[1] ?? '', isGap: true });
    end = match.index + match[0].length;
  }
  pieces.push({ text: text.slice(end), isGap: false });
  return pieces.filter((piece) => piece.text !== '');
}
