import { findDocuments } from '@lux/test-kit/find-in-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { z } from 'zod';
import type { ChildHistory, Outcome } from '../history.ts';

const Event = z.object({ prompt: z.string().nullable(), status: z.number() });

/** Names requests that were answered and are not recorded, or are recorded more often than made. */
export async function checkEvents(
  uri: string,
  histories: ChildHistory[],
  isExcused: (outcome: Outcome) => boolean,
): Promise<string[]> {
  const asked = histories.flatMap(({ turns, orders }) => [
    ...turns.map(({ question, attempts }) => ({ prompt: question, attempts })),
    ...orders.map(({ prompt, attempt }) => ({ prompt, attempts: [attempt] })),
  ]);
  const problemsOf = async () => {
    const recorded = new Map<string, number>();
    for (const { prompt } of await findDocuments(uri, ['lux-analytics', 'requests'], Event)) {
      if (prompt) recorded.set(prompt, (recorded.get(prompt) ?? 0) + 1);
    }
    return asked.flatMap(({ prompt, attempts }) => {
      const answered = attempts.filter((one) => isRecorded(one) && !isExcused(one)).length;
      const count = recorded.get(prompt) ?? 0;
      if (count >= answered && count <= attempts.length) return [];
      return [`${prompt}: ${count} records of ${answered} answers to ${attempts.length} requests`];
    });
  };
  return waitFor(async () => (await problemsOf()).length === 0, {
    timeoutMs: 20_000,
    what: 'all events to be stored',
  }).then(() => [], problemsOf);
}

/** Refusals before the request was understood say nothing of its prompt. */
function isRecorded({ result, code }: Outcome): boolean {
  return result === 'ok' || code === 'ANSWER_FAILED' || code === 'DATABASE_CONNECTION_FAILED';
}
