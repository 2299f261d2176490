import type { ApiAnswer } from './api-answer.ts';
import type { FuzzedSession } from './fuzzed-session.ts';

/** Takes back what a call has ordered, so that the queue has room for the next. */
export async function cancelOrdered(
  session: FuzzedSession,
  { text }: Pick<ApiAnswer, 'text'>,
): Promise<void> {
  for (const [, jobId] of text.matchAll(/"jobId":"([\w-]{22})"/g)) {
    await session.send({ method: 'DELETE', path: `/api/jobs/${jobId}`, headers: {} });
  }
}
