import type { InkPage } from '../coloring/ink-page.ts';
import { readInk } from '../coloring/read-ink.ts';

/** Pages for colouring as a test writes and reads them: `#` is ink, `.` paper; rows as long as a multiple of four. */
export const inkPage = {
  of: (rows: string[]): InkPage =>
    readInk(
      Uint8Array.from(rows.join(''), (mark) => (mark === '#' ? 0 : 255)),
      rows[0]?.length ?? 0,
    ).page,

  rowsOf: ({ width, height, wordsPerRow, words }: InkPage): string[] =>
    Array.from({ length: height }, (_, row) =>
      Array.from({ length: width }, (_, column) => {
        const word = words[row * wordsPerRow + (column >>> 5)] ?? 0;
        return (word >>> (column & 31)) & 1 ? '#' : '.';
      }).join(''),
    ),
};
