import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Makes `services/accounts/data/leaked-passwords.txt`, the passwords and first names that are tried
 * first, of the lists in the unpacked npm packages @zxcvbn-ts/language-common and -de:
 *
 *     node scripts/generate/generate-common-passwords.ts path/to/language-common path/to/language-de
 *
 * German words stand in `common-passwords.txt` beside it and are written by hand.
 */
const OUTPUT = fileURLToPath(
  new URL('../../services/accounts/data/leaked-passwords.txt', import.meta.url),
);
/** The most common ones; about a third has eight signs or more, the others are met with an ending. */
const PASSWORDS = 15_000;

const [common = '', german = ''] = process.argv.slice(2);
const read = (folder: string, list: string): string[] =>
  JSON.parse(readFileSync(`${folder}/src/${list}.json`, 'utf8'));

const words = [...read(common, 'passwords').slice(0, PASSWORDS), ...read(german, 'firstnames')]
  .map((word) => word.toLowerCase().normalize('NFC'))
  // Shorter ones are no word of their own, and would be found in everything.
  .filter((word) => word.length >= 4 && !word.startsWith('#') && /^\S+$/.test(word));
writeFileSync(
  OUTPUT,
  [
    '# Passwords that were leaked most often, and first names: what is tried first. Made by',
    '# scripts/generate/generate-common-passwords.ts of @zxcvbn-ts (MIT, see THIRD-PARTY-NOTICES.md).',
    ...new Set(words),
    '',
  ].join('\n'),
);
