import type { Random } from '@lux/test-kit/fuzz/create-random.ts';
import { mutate } from '@lux/test-kit/fuzz/mutate.ts';
import { oddJson } from '@lux/test-kit/fuzz/odd-json.ts';
import { breakDocument } from './break-document.ts';
import type { WrittenDocument } from './create-document-writer.ts';
import { writeTooLarge } from './write-too-large.ts';

/** One request to `POST /graphql`. */
export interface GraphqlRequest {
  kind: 'fitting' | 'too-large' | 'broken' | 'spoilt';
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
  switch (random.below(8)) {
    case 0:
      return { kind: 'too-large', fields, body: JSON.stringify({ query: writeTooLarge(random) }) };
    case 1:
    case 2: {
      const query = breakDocument(written.query, random);
      return { kind: 'broken', fields, body: JSON.stringify({ ...written, query }) };
    }
    case 3: {
      const whole = { ...written, operationName: 'Fuzz1', extensions: {} };
      return { kind: 'spoilt', fields, body: mutate(whole, random.pick(oddJson), random) };
    }
    default:
      return { kind: 'fitting', fields, body: JSON.stringify(written) };
  }
}
