/** Places of a whole number from the right, as German schools name them. */
export const PLACES = [
  'Einer',
  'Zehner',
  'Hunderter',
  'Tausender',
  'Zehntausender',
  'Hunderttausender',
  'Millionen',
] as const;
