import { pick } from '@lux/random/choose.ts';
import { integerBelow, type Random } from '@lux/random/random.ts';
import { hostileJson } from '@lux/test-kit/fuzz/hostile-inputs.ts';
import { mutate } from '@lux/test-kit/fuzz/mutate.ts';
import { breakDocument } from './break-document.ts';
import type { WrittenDocument } from './create-document-writer.ts';

const list = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index)).join(' ');

const forms: readonly ((size: number) => string)[] = [
  // Aliases, of one root field or deeper.
  (size) => `{ ${list(11 + size, (index) => `a${index}: settings { language }`)} }`,
  (size) => `{ stickers { ${list(11 + size, (index) => `a${index}: name`)} } }`,
  // More fields, and more words, than any document of ours.
  (size) => `{ settings { ${list(600 + size, () => 'language')} } }`,
  (size) => `{ settings { ${list(45 + size, () => '__typename')} } }`,
  (size) => `query (${list(200 + size, (index) => `$v${index}: Int`)}) { user { id } }`,
  (size) => `{ user { id ${list(300 + size, () => '@skip(if: false)')} } }`,
  // Deep, by nesting and by fragments that hold each other or themselves.
  (size) => `{ user { ${'... on User { '.repeat(300 + size)} id ${'}'.repeat(300 + size)} } }`,
  (size) => `${'{ a '.repeat(20 + size)}${'}'.repeat(20 + size)}`,
  (size) => '{'.repeat(10_000 + size),
  () => '{ user { ...A } } fragment A on User { id ...B } fragment B on User { id ...A }',
  () => '{ user { ...A } } fragment A on User { ...A }',
  (size) =>
    `{ lettersContent { ...F0 } } ${list(12 + size, (index) => `fragment F${index} on LettersContent { ...F${index + 1} ...F${index + 1} ...F${index + 1} letters { letter } }`)}`,
  // Lists of lists.
  () =>
    '{ conversations { id } requests { id prompt response handled { at by } } stats { byType { type count } dailyCount { date count } answerTimes { type count p50Ms p95Ms } errors { status count } } lettersContent { letters { letter sound word place drawing level similar alike } syllables { syllable level word { word syllables drawing } } words { word syllables drawing theme level alike } sentences { id text theme } stories { id title text drawing theme } } stickers { id name } users { id } }',
  (size) =>
    `query { request(id: "${'x'.repeat(80_000 + size)}") { id } ${'user { id } '.repeat(6)} }`,
];

/** A document that asks for more than `limit-documents.ts` allows, or is far too long to be read. */
function writeTooLarge(random: Random): string {
  return pick(random, forms)(integerBelow(random, 200));
}

/** One request to `POST /graphql`. */
export interface GraphqlRequest {
  kind: 'fitting' | 'too-large' | 'broken' | 'mutated';
  body: string;
  /** Names of the answer's fields, where it must have them. */
  fields: string[];
}

/** Half of them fit; the others are too large, broken, or come in a body that is none. */
export function writeRequest(
  writeDocument: (random: Random) => WrittenDocument,
  random: Random,
): GraphqlRequest {
  const { fields, ...written } = writeDocument(random);
  switch (integerBelow(random, 8)) {
    case 0:
      return { kind: 'too-large', fields, body: JSON.stringify({ query: writeTooLarge(random) }) };
    case 1:
    case 2: {
      const query = breakDocument(written.query, random);
      return { kind: 'broken', fields, body: JSON.stringify({ ...written, query }) };
    }
    case 3: {
      const whole = { ...written, operationName: 'Fuzz1', extensions: {} };
      return { kind: 'mutated', fields, body: mutate(whole, pick(random, hostileJson), random) };
    }
    default:
      return { kind: 'fitting', fields, body: JSON.stringify(written) };
  }
}
