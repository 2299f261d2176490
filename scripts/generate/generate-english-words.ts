import { writeFileSync } from 'node:fs';
import { readEnglishYaml } from '@lux/word-desk/content/english-yaml.ts';

/**
 * Makes `packages/word-desk/data/lexicon/english.json` of `data/english/*.yaml`, one entry per line:
 *
 *     node scripts/generate/generate-english-words.ts
 */
const OUTPUT = new URL('../../packages/word-desk/data/lexicon/english.json', import.meta.url);
const { words, phrases } = readEnglishYaml();
const lines = (entries: unknown[]) => entries.map((entry) => JSON.stringify(entry)).join(',\n');
writeFileSync(OUTPUT, `{"words":[\n${lines(words)}\n],"phrases":[\n${lines(phrases)}\n]}\n`);
