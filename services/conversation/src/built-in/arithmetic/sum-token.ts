/** A piece of a sum; `spoken` is how LUX repeats it in the answer. */
export type SumToken =
  | { type: 'number'; value: number; spoken: string }
  | { type: 'operator'; operator: '+' | '-' | '*' | '/' | '^'; spoken: string }
  | { type: 'factor'; factor: number; spoken: string }
  | { type: 'percent'; spoken: string }
  | { type: 'root'; spoken: string }
  | { type: 'square'; power: number; spoken: string }
  | { type: 'open' | 'close'; spoken: string };
