import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { z } from 'zod';
import {
  ArticlesFile,
  EnglishLexicon,
  FamiliesFile,
  GrammarFile,
  KindsFile,
  OppositesFile,
  PitfallsFile,
  RulesFile,
  SoundsFile,
  SynonymsFile,
} from './schemas.ts';

const FOLDER = new URL('../../data/', import.meta.url);

/** @throws {Error} that names the file and the faulty place */
function read<Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema> {
  const file = schema.safeParse(parse(readFileSync(new URL(name, FOLDER), 'utf8')));
  if (file.success) return file.data;
  const problems = file.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`${name}:\n${problems.join('\n')}`);
}

/** Reads and checks the hand-written data, once. */
export function loadContent() {
  const { words, phrases } = EnglishLexicon.parse(
    JSON.parse(readFileSync(new URL('lexicon/english.json', FOLDER), 'utf8')),
  );
  return {
    words,
    phrases,
    opposites: read('german/opposites.yaml', OppositesFile).opposites,
    synonyms: read('german/synonyms.yaml', SynonymsFile).synonyms,
    families: read('german/families.yaml', FamiliesFile).families,
    grammarWords: read('german/grammar-words.yaml', GrammarFile).words,
    articles: read('german/articles.yaml', ArticlesFile).articles,
    pitfalls: read('german/pitfalls.yaml', PitfallsFile).pitfalls,
    rules: read('german/rules.yaml', RulesFile).rules,
    sounds: read('english-sounds.yaml', SoundsFile).sounds,
    kinds: read('german/word-kinds.yaml', KindsFile).kinds,
    rhymeWords: readFileSync(new URL('rhyme-words.txt', FOLDER), 'utf8').trim().split(/\s+/),
  };
}

export type Content = ReturnType<typeof loadContent>;
