import { createRandom } from '@lux/random/random.ts';
import type { GraphQLSchema } from 'graphql';
import { cancelOrdered } from '../rest/fuzz-operation.ts';
import type { FuzzedSession } from '../rest/fuzzed-session.ts';
import { createDocumentWriter } from './create-document-writer.ts';
import { judgeGraphql } from './judge-graphql.ts';
import { writeRequest } from './write-request.ts';

interface Findings {
  faults: string[];
  /** Answers with nothing but data, and those without any. */
  answered: number;
  refused: number;
}

/** Sends documents to `POST /graphql`, one after the other. */
export async function fuzzGraphql(
  session: FuzzedSession,
  schema: GraphQLSchema,
  { documents, seed }: { documents: number; seed: number },
): Promise<Findings> {
  const writeDocument = createDocumentWriter(schema);
  const random = createRandom(seed);
  const findings: Findings = { faults: [], answered: 0, refused: 0 };
  for (let index = 0; index < documents; index += 1) {
    const request = writeRequest(writeDocument, random);
    const answer = await session.send({
      method: 'POST',
      path: '/graphql',
      headers: { 'content-type': 'application/json' },
      body: request.body,
    });
    await cancelOrdered(session, answer);
    const fault = judgeGraphql(request, answer);
    if (fault) findings.faults.push(`${request.kind} ${request.body.slice(0, 1_500)} → ${fault}`);
    if (!answer.text.includes('"errors"')) findings.answered += 1;
    if (!answer.text.includes('"data":{')) findings.refused += 1;
  }
  return findings;
}
