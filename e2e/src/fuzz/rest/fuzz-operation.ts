import type { ApiOperation } from '@lux/test-kit/fuzz/operations-of.ts';
import fc from 'fast-check';
import type { ApiAnswer } from './api-call.ts';
import { callArbitrary } from './call-arbitrary.ts';
import type { FuzzedSession } from './fuzzed-session.ts';
import { judgeAnswer } from './judge-answer.ts';

/** Takes back what a call has ordered, so that the queue has room for the next. */
export async function cancelOrdered(
  session: FuzzedSession,
  { text }: Pick<ApiAnswer, 'text'>,
): Promise<void> {
  for (const [, jobId] of text.matchAll(/"jobId":"([\w-]{22})"/g)) {
    await session.send({ method: 'DELETE', path: `/api/jobs/${jobId}`, headers: {} });
  }
}

interface Findings {
  /** Null: every answer was as it must be. Else the smallest call that was answered wrongly. */
  fault: string | null;
  /** How often each status was answered. */
  statuses: Map<number, number>;
}

/** Tries one operation with calls as it is described and with calls that have something wrong. */
export async function fuzzOperation(
  session: FuzzedSession,
  operation: ApiOperation,
  known: Readonly<Record<string, string>>,
  runs: { numRuns: number; seed: number },
): Promise<Findings> {
  const judge = judgeAnswer(operation);
  const statuses = new Map<number, number>();
  const property = fc.asyncProperty(callArbitrary(operation, known), async (call) => {
    const answer = await session.send(call);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer.status === 202) await cancelOrdered(session, answer);
    const fault = judge(answer);
    if (fault) throw new Error(fault);
  });
  const details = await fc.check(property, runs);
  if (!details.failed) return { fault: null, statuses };
  const { method, path } = operation;
  const report = [
    `${method} ${path} (seed ${details.seed}, path ${details.counterexamplePath})`,
    JSON.stringify(details.counterexample)?.slice(0, 1_500),
    String(details.errorInstance),
  ];
  return { fault: report.join('\n'), statuses };
}
