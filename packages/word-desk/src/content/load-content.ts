import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { z } from 'zod';
import {
  AlliterationsFile,
  ArticlesFile,
  DescribingFile,
  EnglishLexicon,
  EnglishQuestionsFile,
  EnglishTalksFile,
  FamiliesFile,
  GrammarFile,
  KindsFile,
  LetterSentencesFile,
  MeaningsFile,
  OppositesFile,
  PitfallsFile,
  RareRhymesFile,
  RulesFile,
  SmallSentencesFile,
  SoundsFile,
  SynonymsFile,
  TricksFile,
  WordGroupsFile,
  WordOriginsFile,
} from './schemas.ts';

const FOLDER = new URL('../../data/', import.meta.url);

/** @throws {Error} that names the file and the faulty place */
function read<Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema> {
  const file = schema.safeParse(parse(readFileSync(new URL(name, FOLDER), 'utf8')));
  if (file.success) return file.data;
  const problems = file.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`${name}:\n${problems.join('\n')}`);
}

/** Read with the first question that needs it, and kept. */
function once<Value>(load: () => Value): () => Value {
  let kept: { value: Value } | undefined;
  return () => {
    kept ??= { value: load() };
    return kept.value;
  };
}

/**
 * The data written by hand. A list is read and checked with the first question that needs it: reading all
 * of them takes a quarter of a second and 20 MB.
 */
export function loadContent() {
  const english = once(() =>
    EnglishLexicon.parse(JSON.parse(readFileSync(new URL('lexicon/english.json', FOLDER), 'utf8'))),
  );
  const englishTalks = once(() => read('sentences/english-talk.yaml', EnglishTalksFile).talks);
  const opposites = once(() => read('german/opposites.yaml', OppositesFile).opposites);
  const synonyms = once(() => read('german/synonyms.yaml', SynonymsFile).synonyms);
  const families = once(() => read('german/families.yaml', FamiliesFile).families);
  const describing = once(() => read('german/describing.yaml', DescribingFile).describing);
  const wordGroups = once(() => read('german/word-groups.yaml', WordGroupsFile).groups);
  const meanings = once(() => read('german/meanings.yaml', MeaningsFile).meanings);
  const grammarWords = once(() => read('german/grammar-words.yaml', GrammarFile).words);
  const articles = once(() => read('german/articles.yaml', ArticlesFile).articles);
  const pitfalls = once(() => read('german/pitfalls.yaml', PitfallsFile).pitfalls);
  const rules = once(() => read('german/rules.yaml', RulesFile).rules);
  const sentences = once(() => read('german/sentences.yaml', SmallSentencesFile).sentences);
  const letterSentences = once(
    () => read('german/letter-sentences.yaml', LetterSentencesFile).sentences,
  );
  const sounds = once(() => read('english-sounds.yaml', SoundsFile).sounds);
  const kinds = once(() => read('german/word-kinds.yaml', KindsFile).kinds);
  const wordOrigins = once(() => read('german/word-origins.yaml', WordOriginsFile).origins);
  const alliterations = once(
    () => read('german/alliterations.yaml', AlliterationsFile).alliterations,
  );
  const rareRhymes = once(() => read('german/rare-rhymes.yaml', RareRhymesFile));
  const tricks = once(() => read('german/tricks.yaml', TricksFile).tricks);
  const englishAsked = once(() => read('english-questions.yaml', EnglishQuestionsFile));
  const rhymeWords = once(() =>
    readFileSync(new URL('rhyme-words.txt', FOLDER), 'utf8').trim().split(/\s+/),
  );
  return {
    get words() {
      return english().words;
    },
    get phrases() {
      return english().phrases;
    },
    get englishTalks() {
      return englishTalks();
    },
    get opposites() {
      return opposites();
    },
    get synonyms() {
      return synonyms();
    },
    get families() {
      return families();
    },
    get describing() {
      return describing();
    },
    get wordGroups() {
      return wordGroups();
    },
    get meanings() {
      return meanings();
    },
    get grammarWords() {
      return grammarWords();
    },
    get articles() {
      return articles();
    },
    get pitfalls() {
      return pitfalls();
    },
    get rules() {
      return rules();
    },
    get sentences() {
      return sentences();
    },
    get letterSentences() {
      return letterSentences();
    },
    get sounds() {
      return sounds();
    },
    get kinds() {
      return kinds();
    },
    get wordOrigins() {
      return wordOrigins();
    },
    get alliterations() {
      return alliterations();
    },
    get rareRhymes() {
      return rareRhymes();
    },
    get tricks() {
      return tricks();
    },
    get englishQuestions() {
      return englishAsked().questions;
    },
    get englishOpposites() {
      return englishAsked().opposites;
    },
    get rhymeWords() {
      return rhymeWords();
    },
  };
}

export type Content = ReturnType<typeof loadContent>;
