/** Where in the sound a word begins, or a clause ends (`end`). */
export type EspeakMark = {
  type: 'word' | 'end';
  /** From the beginning of the sound. */
  atMs: number;
  /** Place in the spoken text, counted from 0. */
  position: number;
};
