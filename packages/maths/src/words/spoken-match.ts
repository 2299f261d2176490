/**
 * `index` alone: that option was said. With the hint: the digits were swapped, and `index`, where it
 * is there, is the option that was said by the word.
 */
export type SpokenMatch =
  | { hint?: undefined; index: number }
  | { hint: 'swapped-digits'; index?: number };
