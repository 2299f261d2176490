import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { EnglishFile, type EnglishPhrase, type EnglishWord } from './schemas.ts';

const FOLDER = new URL('../../data/english/', import.meta.url);

/**
 * Reads and checks `data/english/*.yaml`. Parsing them takes most of a second, so what runs reads
 * `data/lexicon/english.json` instead, which is made of them.
 * @throws {Error} that names the file and the faulty place
 */
export function readEnglishYaml(): { words: EnglishWord[]; phrases: EnglishPhrase[] } {
  const words: EnglishWord[] = [];
  const phrases: EnglishPhrase[] = [];
  for (const name of readdirSync(FOLDER).sort()) {
    const file = EnglishFile.safeParse(parse(readFileSync(new URL(name, FOLDER), 'utf8')));
    if (!file.success) throw new Error(`${name}: ${file.error.message}`);
    if ('words' in file.data) words.push(...file.data.words);
    else phrases.push(...file.data.phrases);
  }
  return { words, phrases };
}
