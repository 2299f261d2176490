import { readdirSync, readFileSync } from 'node:fs';
import { readCompiledYaml } from '@lux/knowledge/content/compiled-yaml.ts';
import { load } from 'js-yaml';
import { z } from 'zod';
import { DialectFile } from './dialect/create-dialect-writer.ts';
import { Fact } from './facts/create-fact-index.ts';
import { WordFormsFile } from './facts/word-forms-file.ts';
import { AddedFile, FeelingsFile, SpokenWordsFile } from './feelings/feelings-file.ts';
import { HappeningsFile } from './feelings/happened/happenings-file.ts';
import { PracticeFile } from './practice/practice-file.ts';
import { RemarksFile } from './remarks/remarks-file.ts';
import { SignsOfWordsFile } from './requests/signs-of-words-file.ts';
import { SmallTalkFile } from './small-talk/small-talk-file.ts';

/** A file of `data/facts`. */
const FactFile = z.object({
  topic: z.string(),
  /** As LUX says it: "Ich weiß viel über …". */
  title: z.string(),
  facts: z.array(Fact),
});

const dataFolder = new URL('../../data/', import.meta.url);
export const COMPILED = new URL('compiled/', dataFolder);

/** Where a YAML file of `data` is kept as JSON; `compile-content.ts` makes it. */
export const placeOf = (path: string) => new URL(path.replace(/\.yaml$/, '.jsonl'), COMPILED);

const readYaml = (path: string) => readFileSync(new URL(path, dataFolder));

function read(path: string): unknown {
  const yaml = readYaml(path);
  return readCompiledYaml(placeOf(path), yaml) ?? load(yaml.toString());
}

export const factNames = (): string[] =>
  readdirSync(new URL('facts/', dataFolder))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => `facts/${name}`);

/** What happened to a child; of two that fit a sentence the one of the earlier file goes first. */
const HAPPENINGS = [
  'words',
  'asked',
  'friends',
  'home',
  'school',
  'fears',
  'body-pets',
  'joys',
  'day',
].map((name) => `happenings/${name}.yaml`);

/** All YAML files as they are written. */
export const yamlFiles = () =>
  [...factNames(), ...HAPPENINGS, ...NAMES].map((path) => {
    const yaml = readYaml(path);
    return { path, yaml, content: load(yaml.toString()) };
  });

const NAMES = [
  'dialect.yaml',
  'feelings.yaml',
  'feelings-added.yaml',
  'practice.yaml',
  'remarks.yaml',
  'signs-of-words.yaml',
  'small-talk.yaml',
  'spoken-words.yaml',
  'word-forms.yaml',
];

/** Reads and checks all data files once; throws a `ZodError` that names the faulty place. */
export function loadContent() {
  const factFiles = factNames().map((path) => FactFile.parse(read(path)));
  return {
    factFiles,
    dialect: DialectFile.parse(read('dialect.yaml')),
    feelings: FeelingsFile.parse(read('feelings.yaml')),
    feelingsAdded: AddedFile.parse(read('feelings-added.yaml')),
    happenings: HAPPENINGS.map((path) => HappeningsFile.parse(read(path))),
    practice: PracticeFile.parse(read('practice.yaml')),
    remarks: RemarksFile.parse(read('remarks.yaml')),
    signsOfWords: SignsOfWordsFile.parse(read('signs-of-words.yaml')),
    smallTalk: SmallTalkFile.parse(read('small-talk.yaml')),
    spokenWords: SpokenWordsFile.parse(read('spoken-words.yaml')),
    wordForms: WordFormsFile.parse(read('word-forms.yaml')),
  };
}
