import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

const folder = new URL('../../corpus/', import.meta.url);

type ListName =
  | 'calls-for-help'
  | 'everyday-sentences'
  | 'free-calls-for-help'
  | 'free-refused-sentences'
  | 'harmless-sentences'
  | 'lookalike-sentences'
  | 'painted-image-prompts'
  | 'refused-image-prompts'
  | 'refused-sentences'
  | 'unseen-calls-for-help'
  | 'unseen-everyday-calls'
  | 'unseen-everyday-sentences'
  | 'unseen-harmless-sentences'
  | 'unseen-light-sentences'
  | 'unseen-refused-sentences'
  | 'unseen-asked-calls'
  | 'unseen-asked-facts'
  | 'unseen-veiled-calls';

/** A list of `corpus/`, one sentence per line; what each list is for says its README. */
export const readSentences = (name: ListName): string[] => readLines(`${name}.txt`);

/** The sentences of one verdict by the category they belong to, one file per category. */
export function readSentencesByCategory(verdict: 'blocked' | 'crisis'): Record<string, string[]> {
  const files = readdirSync(new URL(`${verdict}/`, folder));
  return Object.fromEntries(
    files.map((file) => [basename(file, '.txt'), readLines(`${verdict}/${file}`)]),
  );
}

/** Pairs of a text as a child says it and as it may leave for a provider. */
export function readMaskingExamples(): [text: string, masked: string][] {
  return readLines('masking-examples.tsv').map((line) => {
    const [text, masked] = line.split('\t');
    if (!text || !masked) throw new Error(`not a pair: ${line}`);
    return [text, masked];
  });
}

/** Sentences with a fact that must not leave, none in the harmless ones; nothing is tuned for them. */
export function readUnseenFacts(): { text: string; fact: string }[] {
  return readLines('unseen-personal-facts.tsv').map((line) => {
    const [text = '', fact = ''] = line.split('\t');
    return { text, fact };
  });
}

function readLines(file: string): string[] {
  return readFileSync(new URL(file, folder), 'utf8').trimEnd().split('\n');
}
