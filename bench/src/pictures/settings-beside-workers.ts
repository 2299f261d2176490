import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { startBare } from '../bff/start-bare.ts';
import { quantile } from '../measuring/figures.ts';
import { forceGc } from '../measuring/force-gc.ts';
import { spawnTalkingUsers, type TalkingUser } from '../talk/talking-user.ts';
import type { openSystem } from './open-system.ts';
import { type Asked, startAsker } from './start-asker.ts';

/** From the wish to its answer, in milliseconds. @throws Error where there was no picture. */
export async function timeWish(
  child: TalkingUser,
  prompt: string,
  path = '/api/generate-image',
): Promise<number> {
  const start = performance.now();
  const { statusCode, body } = await child.send(path, { prompt });
  const text = await body.text();
  if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${text}`);
  return performance.now() - start;
}

const PHASES = 8;
/** Enough that both workers always have a next wish. */
const PAINTERS = 14;
/** Colouring pages keep a worker busy for longest. Different ones: alike ones may be drawn once. */
const FIGURES = [
  'eine Katze',
  'ein Hund',
  'ein Elefant',
  'ein Einhorn',
  'ein Löwe',
  'ein Wal',
  'ein Igel',
];
/** Clock ticks per second in /proc. */
const TICKS = 100;

type System = Awaited<ReturnType<typeof openSystem>>;

/**
 * The p99 of reading the settings while two workers paint, beside that of a quiet system; and the
 * same of a bare `node:http` with the same bytes, asked in turns with it: what the machine allows.
 */
export async function settingsBesideWorkers({ url, workerPids }: System) {
  const painters = await spawnTalkingUsers(url, PAINTERS);
  const [first] = painters;
  if (!first) throw new Error('no child');
  const bare = await startBare(await readSettings(first));
  const asker = await startAsker({ url, bareUrl: bare.url });
  // Warms up.
  const { niceness: askersNiceness } = await asker.ask();
  const seen: Record<'idle' | 'busy', Asked[]> = { idle: [], busy: [] };
  const cores: number[] = [];
  for (let phase = 0; phase < PHASES; phase += 1) {
    forceGc();
    seen.idle.push(await asker.ask());
    const painting = keepPainting(painters);
    // Both workers have their first wish in hand and their word lists read.
    await pause(1_000);
    const before = workerPids().map(cpuSeconds);
    const start = performance.now();
    seen.busy.push(await asker.ask());
    const seconds = (performance.now() - start) / 1_000;
    cores.push(...workerPids().map((pid, at) => (cpuSeconds(pid) - (before[at] ?? 0)) / seconds));
    await painting.stop();
  }
  await Promise.all(painters.map((child) => child.close()));
  asker.stop();
  bare.stop();
  const niceness = [...new Set(workerPids().flatMap(nicenessOfThreads))];
  const compare = (who: 'settings' | 'bare') => {
    const [idleMs, busyMs] = [p99(seen.idle, who), p99(seen.busy, who)];
    return { ratio: busyMs / idleMs, idleMs, busyMs };
  };
  return { settings: compare('settings'), bare: compare('bare'), cores, niceness, askersNiceness };
}

function p99(asked: Asked[], who: 'settings' | 'bare'): number {
  return quantile(
    asked.flatMap((one) => one[who]),
    0.99,
  );
}

async function readSettings(child: TalkingUser) {
  const { headers, body } = await child.get('/api/settings');
  const given = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return { headers: Object.fromEntries(given), body: await body.text() };
}

function keepPainting(painters: TalkingUser[]) {
  let isOver = false;
  const running = painters.map(async (painter, place) => {
    const wish = `${FIGURES[place % FIGURES.length]} vor einem Schloss im Wald`;
    while (!isOver) await timeWish(painter, wish, '/api/generate-coloring-page');
  });
  return {
    stop: async () => {
      isOver = true;
      await Promise.all(running);
    },
  };
}

/** CPU that a process has used so far, as Linux tells it. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

function nicenessOfThreads(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).map((thread) => getPriority(Number(thread)));
}
