import { readFileSync } from 'node:fs';

const FILES = ['rephrased-questions.tsv', 'fresh-questions.tsv', 'unknown-questions.txt'];

/** A question with the fact that answers it, or null where the data files hold no answer. */
interface AskedQuestion {
  question: string;
  factId: string | null;
}

/** All questions of `corpus/`, one per line: the question and, after a tab, the id of its fact. */
export function readQuestions(): AskedQuestion[] {
  return FILES.flatMap((file) => {
    const url = new URL(`../../../corpus/${file}`, import.meta.url);
    const lines = readFileSync(url, 'utf8').trimEnd().split('\n');
    return lines.map((line) => {
      const [question = '', factId = null] = line.split('\t');
      return { question, factId };
    });
  });
}
