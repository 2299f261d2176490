import { readdirSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { z } from 'zod';
import { Fact } from './facts/create-fact-index.ts';
import { WordFormsFile } from './facts/word-forms-file.ts';
import { AddedFile, FeelingsFile, SpokenWordsFile } from './feelings/feelings-file.ts';
import { PracticeFile } from './practice/practice-file.ts';
import { SmallTalkFile } from './small-talk/small-talk-file.ts';

/** A file of `data/facts`. */
const FactFile = z.object({
  topic: z.string(),
  /** As LUX says it: "Ich weiß viel über …". */
  title: z.string(),
  facts: z.array(Fact),
});

const dataFolder = new URL('../../data/', import.meta.url);

/** Reads and checks all data files once; throws a `ZodError` that names the faulty place. */
export function loadContent() {
  const read = (path: string): unknown => load(readFileSync(new URL(path, dataFolder), 'utf8'));
  const factFiles = readdirSync(new URL('facts/', dataFolder))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => FactFile.parse(read(`facts/${name}`)));
  return {
    factFiles,
    feelings: FeelingsFile.parse(read('feelings.yaml')),
    feelingsAdded: AddedFile.parse(read('feelings-added.yaml')),
    practice: PracticeFile.parse(read('practice.yaml')),
    smallTalk: SmallTalkFile.parse(read('small-talk.yaml')),
    spokenWords: SpokenWordsFile.parse(read('spoken-words.yaml')),
    wordForms: WordFormsFile.parse(read('word-forms.yaml')),
  };
}
