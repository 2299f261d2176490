import { readFileSync } from 'node:fs';
import { firstNames } from '@lux/german-text/first-names.ts';

export const FIELDS_FILE = 'word-fields.txt';
const fieldsUrl = new URL(`../../../data/desks/${FIELDS_FILE}`, import.meta.url);
const NAMES = new Set(
  Object.values(firstNames).flatMap((list) => list.map((name) => name.toLowerCase())),
);
const SHORTEST_BEGINNING = 3;

interface WordFields {
  whole: Map<string, string[]>;
  beginnings: Map<string, string[]>;
}

let fields: WordFields | undefined;

/** `data/desks/word-fields.txt`: words of one field do the same for who feels or tells something. */
function readFields(): WordFields {
  const read: WordFields = { whole: new Map(), beginnings: new Map() };
  let field = '';
  for (const line of readFileSync(fieldsUrl, 'utf8').split('\n')) {
    if (line.startsWith('# ') || line.trim() === '') continue;
    if (line.startsWith('#')) {
      field = line.slice(1).trim();
      continue;
    }
    for (const entry of line.trim().split(/\s+/)) {
      const word = entry.replace(/\*$/, '');
      const words = entry === word ? read.whole : read.beginnings;
      words.set(word, [...(words.get(word) ?? []), field]);
    }
  }
  return read;
}

/** The fields that a word in small letters belongs to; a first name is a field of its own. */
export function fieldsOf(word: string): string[] {
  fields ??= readFields();
  const found = [...(fields.whole.get(word) ?? []), ...(NAMES.has(word) ? ['name'] : [])];
  for (let length = SHORTEST_BEGINNING; length <= word.length; length += 1)
    found.push(...(fields.beginnings.get(word.slice(0, length)) ?? []));
  return found;
}
