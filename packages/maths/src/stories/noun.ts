/** What is counted or measured in a story problem. */
export interface Noun {
  one: string;
  many: string;
  /** How "1" is read before it. */
  article: 'ein' | 'eine';
}
