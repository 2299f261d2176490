import { Redis } from 'ioredis';
import type { Outcome } from './history.ts';
import type { InjectedFault } from './system/inject-faults.ts';

/** What waits in the event streams and with whom: where events are missing, that tells who holds them. */
export async function describeBacklog(redisUrl: string): Promise<string[]> {
  const redis = new Redis(redisUrl);
  try {
    const backlog: string[] = [];
    for await (const keys of redis.scanStream({ type: 'stream' })) {
      for (const key of keys) {
        const waiting = await redis.xlen(key);
        const groups = await redis.xinfo('GROUPS', key);
        backlog.push(`${key}: ${waiting} entries, ${JSON.stringify(groups)}`);
      }
    }
    return backlog;
  } finally {
    redis.disconnect();
  }
}

interface Run {
  seed: number;
  outcomes: Outcome[];
  faults: InjectedFault[];
  /** What the terminal would show. */
  lines: string[];
  /** What waits in the event streams. */
  backlog: string[];
}

const LAST_LINES = 100;
/** They tell of each start at length. */
const ENGINE_LINE = /^\S+ (valkey|mongodb): /;

/** How to repeat a run, and what happened in it. */
export function describeRun({ seed, outcomes, faults, lines, backlog }: Run): string {
  const counts = new Map<string, number>();
  for (const { result, status, code } of outcomes) {
    const what = `${result} ${status} ${code}`.trim();
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  const made = faults.map(({ fault, until, readyAt }) => {
    const waitedMs = Math.round(readyAt - until);
    return `${fault.kind} ${fault.target}: ready ${waitedMs} ms after it`;
  });
  const answers = [...counts].map(([what, count]) => `${count} × ${what}`);
  const ofServices = lines.filter((line) => !ENGINE_LINE.test(line));
  const all = [`Repeat with CHAOS_SEED=${seed}`, ...made, ...answers, ...backlog];
  return `${[...all, ...ofServices.slice(-LAST_LINES)].join('\n')}\n`;
}
