import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { FactFile } from './fact-file.ts';
import { SmallTalkFile } from './small-talk-file.ts';
import { WordFormsFile } from './word-forms-file.ts';

const dataFolder = new URL('../../data/', import.meta.url);

/** Reads and checks all data files once; throws a `ZodError` that names the faulty place. */
export function loadContent() {
  const read = (path: string): unknown => parse(readFileSync(new URL(path, dataFolder), 'utf8'));
  const factFiles = readdirSync(new URL('facts/', dataFolder))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => FactFile.parse(read(`facts/${name}`)));
  return {
    factFiles,
    smallTalk: SmallTalkFile.parse(read('small-talk.yaml')),
    wordForms: WordFormsFile.parse(read('word-forms.yaml')),
  };
}
