import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { collectNow } from '../collect-now.ts';
import { startBare } from '../door/start-bare.ts';
import { goFirst } from '../go-first.ts';
import { quantile } from '../quantile.ts';
import { Child } from '../talk/child.ts';
import { comeIn } from './come-in.ts';
import type { openSystem } from './open-system.ts';
import { timeWish } from './time-wish.ts';

const PHASES = 8;
const ASKED_PER_PHASE = 400;
const EVERY_MS = 10;
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
  const [asker, ...painters] = await comeIn(url, PAINTERS + 1);
  if (!asker) throw new Error('no child');
  const bare = await startBare(await readSettings(asker));
  const floor = new Child(bare.url);
  const ours = { idle: [] as number[], busy: [] as number[] };
  const bares = { idle: [] as number[], busy: [] as number[] };
  const ask = async (when: 'idle' | 'busy') => {
    collectNow();
    const [settings, nothing] = await askInTurns(asker, floor);
    ours[when].push(...settings);
    bares[when].push(...nothing);
  };
  const cores: number[] = [];
  const askersNiceness = await goFirst(async () => {
    await askInTurns(asker, floor);
    for (let phase = 0; phase < PHASES; phase += 1) {
      await ask('idle');
      const painting = keepPainting(painters);
      // Both workers have their first wish in hand and their word lists read.
      await pause(1_000);
      const before = workerPids().map(cpuSeconds);
      const start = performance.now();
      await ask('busy');
      const seconds = (performance.now() - start) / 1_000;
      cores.push(...workerPids().map((pid, at) => (cpuSeconds(pid) - (before[at] ?? 0)) / seconds));
      await painting.stop();
    }
  });
  await Promise.all([asker, floor, ...painters].map((child) => child.close()));
  bare.stop();
  const niceness = [...new Set(workerPids().flatMap(nicenessOfThreads))];
  return { settings: compare(ours), bare: compare(bares), cores, niceness, askersNiceness };
}

function compare({ idle, busy }: { idle: number[]; busy: number[] }) {
  const [idleMs, busyMs] = [quantile(idle, 0.99), quantile(busy, 0.99)];
  return { ratio: busyMs / idleMs, idleMs, busyMs };
}

async function readSettings(child: Child) {
  const { headers, body } = await child.get('/api/settings');
  const given = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return { headers: Object.fromEntries(given), body: await body.text() };
}

/** At a steady pace whatever the answers take, so that a slow one does not spare the next. */
async function askInTurns(...children: [Child, Child]): Promise<[number[], number[]]> {
  const asked: [Promise<number>[], Promise<number>[]] = [[], []];
  const start = performance.now();
  for (let count = 0; count < ASKED_PER_PHASE * 2; count += 1) {
    await pause(Math.max(0, start + (count * EVERY_MS) / 2 - performance.now()));
    const turn = count % 2 === 0 ? 0 : 1;
    asked[turn].push(timeSettings(children[turn]));
  }
  return Promise.all([Promise.all(asked[0]), Promise.all(asked[1])]);
}

async function timeSettings(child: Child): Promise<number> {
  const start = performance.now();
  const { body } = await child.get('/api/settings');
  await body.dump();
  return performance.now() - start;
}

function keepPainting(painters: Child[]) {
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
