/**
 * A page of ink (1) and paper (0): one bit a pixel, 32 pixels a word, the lowest bit leftmost. Rows
 * end with a whole word; what is beyond the page's width is paper. Three million pixels are 94,000
 * words, which is what makes work on whole pages cheap.
 */
export interface InkPage {
  readonly width: number;
  readonly height: number;
  readonly wordsPerRow: number;
  readonly words: Uint32Array;
}
