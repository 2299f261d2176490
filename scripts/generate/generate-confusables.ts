import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Makes `services/accounts/data/confusables.txt` of Unicode's own table:
 *
 *     node scripts/generate/generate-confusables.ts path/to/confusables.txt
 *
 * The table is at https://www.unicode.org/Public/security/latest/confusables.txt. Only what a username
 * can hold is kept: letters, digits, marks, dot and strokes, as NFKC and NFD leave them.
 */
const OUTPUT = fileURLToPath(
  new URL('../../services/accounts/data/confusables.txt', import.meta.url),
);
const LINE = /^([\dA-F]+) ;\t([\dA-F ]+) ;\tMA/;

const [source = ''] = process.argv.slice(2);
const table = readFileSync(source, 'utf8').replace(/^\uFEFF/, '');
const version = /^# Version: (.+)$/m.exec(table)?.[1] ?? 'unknown';

const lookalikesOf = new Map<string, string[]>();
for (const line of table.split(/\r?\n/)) {
  const [, from = '', to = ''] = LINE.exec(line) ?? [];
  if (from === '') continue;
  const character = fromHex(from);
  const prototype = to.split(' ').map(fromHex).join('');
  const isInNames = /^[\p{L}\p{Nd}\p{M}._-]$/u.test(character);
  const isNormalised =
    character === character.normalize('NFKC') && character === character.normalize('NFD');
  if (!isInNames || !isNormalised) continue;
  const known = lookalikesOf.get(prototype) ?? [];
  lookalikesOf.set(prototype, [...known, character]);
}

const lines = [...lookalikesOf]
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([prototype, lookalikes]) => `${toHex(prototype)} < ${lookalikes.map(toHex).join(' ')}`);
writeFileSync(
  OUTPUT,
  [
    `# Unicode confusables ${version} (UTS 39), what usernames can hold of it: a prototype < what looks`,
    '# like it, as code points. Made by scripts/generate/generate-confusables.ts. © Unicode, Inc., see',
    '# THIRD-PARTY-NOTICES.md.',
    ...lines,
    '',
  ].join('\n'),
);

function fromHex(code: string): string {
  return String.fromCodePoint(Number.parseInt(code, 16));
}

function toHex(text: string): string {
  return [...text].map((character) => character.codePointAt(0)?.toString(16) ?? '').join('+');
}
