import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** R: it answers what was asked; O: only its text for older children does; P: in part; W: not at all. */
const Verdict = z.enum(['R', 'O', 'P', 'W']);

/** A question, the child's turns before it, and what a judge said of answers to it. */
export interface JudgedQuestion {
  earlier: string[];
  question: string;
  /** By the first letters of an entry's text for older children. */
  verdicts: ReadonlyMap<string, z.infer<typeof Verdict>>;
}

/** So many first letters of a text name its entry in the file. */
export const NAMING_LETTERS = 40;

/** Reads `training/judged.tsv`. @throws where a line has no verdicts or others than R, O, P and W. */
export function readJudged(): JudgedQuestion[] {
  const file = new URL('../../../training/judged.tsv', import.meta.url);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [talk = '', ...judged] = line.split('\t');
    const turns = talk.split(' => ');
    const question = turns.at(-1) ?? '';
    if (question === '' || judged.length === 0) throw new Error(`Nothing is judged in: ${line}`);
    const verdicts = judged.map((one) => [one.slice(2), Verdict.parse(one[0])] as const);
    return { earlier: turns.slice(0, -1), question, verdicts: new Map(verdicts) };
  });
}
