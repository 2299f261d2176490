/** What a shape found in a text: numbers by `a` to `d`, words by their names. */
export interface Found {
  a: number;
  b: number;
  c: number;
  d: number;
  noun: string;
  one: string;
  size: string;
  part: string;
  what: string;
  asked: string;
  unit: string;
  other: string;
  /** The whole text. */
  text: string;
}

/** A kind of word problem that is known by how it is told. */
export interface Shape {
  /** Of a text made plain; groups are named as in `Found`. */
  pattern: RegExp;
  /** The way and the answer in whole sentences; null where the numbers do not fit. */
  solve: (found: Found) => string | null;
}
