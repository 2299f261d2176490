import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { httpGet } from './http-get.ts';

const pollEveryMs = 100;
const answerWithinMs = 5_000;

/** The part of contracts' `Readiness` the terminal shows. A Vite server answers with a page instead. */
const Answer = z.object({
  checks: z.record(z.string(), z.string()).default({}),
  tiers: z.record(z.string(), z.string()).default({}),
});

type Options = {
  /** As `httpGet` takes it. */
  url: string;
  timeoutMs: number;
  /** Ends the waiting early, e.g. when the process keeps dying. */
  isHopeless?: () => boolean;
  signal?: AbortSignal | undefined;
};
type Outcome = { isReady: boolean; tiers: Record<string, string>; problem: string };

/** Asks until the answer is 200 or the time is over; then `problem` says in German what was missing. */
export async function waitUntilReady(options: Options): Promise<Outcome> {
  const { url, signal, isHopeless } = options;
  const deadline = Date.now() + options.timeoutMs;
  let problem = 'antwortet nicht';
  while (Date.now() < deadline && !isHopeless?.()) {
    signal?.throwIfAborted();
    const answer = await ask(url);
    if (answer?.isOk) return { isReady: true, tiers: answer.tiers, problem: '' };
    if (answer) problem = answer.problem;
    await pause(pollEveryMs, undefined, { signal });
  }
  return { isReady: false, tiers: {}, problem };
}

async function ask(url: string) {
  try {
    const { isOk, status, body } = await httpGet(url, answerWithinMs);
    const { checks, tiers } = Answer.catch({ checks: {}, tiers: {} }).parse(body);
    const missing = Object.entries(checks).filter(([, state]) => state !== 'ok');
    const problem =
      missing.map(([name, state]) => `${name}: ${state}`).join(', ') || `Status ${status}`;
    return { isOk, tiers, problem };
  } catch {
    return undefined; // not listening yet, or too busy
  }
}
