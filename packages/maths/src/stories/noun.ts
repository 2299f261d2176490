/** What is counted or measured in a story problem. */
export interface Noun {
  one: string;
  many: string;
  /** How "1" is read before it. */
  article: 'ein' | 'eine';
  /** A unit, of which there may be parts: 2,5 km, but no 2,5 boats. */
  isMeasure: boolean;
}
