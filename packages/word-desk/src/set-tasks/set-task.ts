import type { Tools } from '../desk/tools.ts';

/** A task as a reader has understood it: `plural` of "kaktus"; `detail` is a second word, a letter, a case. */
export interface SetTask {
  task: string;
  word: string;
  detail: string;
  /** The sentence as the child said it. */
  said: string;
}

/** Answers one task; a string that ends with "?" and begins with ">" is asked of the desk again. */
export type TaskAnswer = (set: SetTask, tools: Tools) => string | null;

export const bare = (text: string) =>
  text
    .replace(/^(?:der|die|das|ein|eine|einen|to|the|a|an) (?=\S)/iu, '')
    .replace(/[?!.,:…]+$/u, '')
    .trim();

/** Two things that a child wavers between: "foots oder feet". */
export function twoOf({ word, detail }: Pick<SetTask, 'word' | 'detail'>): [string, string] | null {
  const both = detail === '' ? word : `${word} oder ${detail}`;
  const parts = both
    .split(/\s+(?:oder|or|und|and|vs)\s+/iu)
    .map((part) => part.replace(/[?!.,:]+/gu, '').trim())
    .filter((part) => part !== '');
  const [one, other] = [parts.at(-2), parts.at(-1)];
  return one !== undefined && other !== undefined ? [one, other] : null;
}
