/**
 * What does a child cost? CPU of every process and bytes in MongoDB for one request of each kind, and
 * memory of the bff for one socket. docs/SCALING.md says what follows from the figures. The text comes
 * from a model (an upstream that costs nothing), sound and pictures are built in. Linux only.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { Visitor } from '@lux/e2e/testing/visitor.ts';
import { openBuiltInSystem } from './scaling/open-built-in-system.ts';
import { readStorage } from './scaling/read-storage.ts';
import { spawnTalkingUsers } from './talk/talking-user.ts';

const CHILDREN = 20;
const SOCKETS = 400;
const IDLE_SECONDS = 10;
/** Events are stored in batches; indexes grow with them. */
const SETTLE_MS = 3_000;

const system = await openBuiltInSystem();
const children = await spawnTalkingUsers(system.url, CHILDREN);

type Act = (child: (typeof children)[number]) => Promise<unknown>;
const post =
  (path: string, body: object): Act =>
  async (child) => {
    const answer = await child.send(path, body);
    if (answer.statusCode >= 400) throw new Error(`${path} answered ${answer.statusCode}`);
    await answer.body.dump();
  };
const get =
  (path: string): Act =>
  async (child) =>
    (await child.get(path)).body.dump();

const sums = { difficulty: 'easy', operations: ['+', '-'], count: 5 };
/** No two alike: neither a cache nor a taken name may help or hinder. */
let made = 0;
const next = () => {
  made += 1;
  return made;
};

const kinds: [name: string, times: number, act: Act][] = [
  ['GET /api/settings', 1_000, get('/api/settings')],
  ['GET /api/conversations', 500, get('/api/conversations')],
  // All answers are alike, so that each sound is made once.
  ['turn with LUX, its sound known', 200, (child) => child.hear(`Warum leuchtet Mond ${next()}?`)],
  [
    'sound of a sentence, built in',
    100,
    (child) =>
      post('/api/speech', { text: `Der Mond Nummer ${next()} leuchtet nicht selbst.` })(child),
  ],
  ['POST /api/quiz/generate', 200, post('/api/quiz/generate', { category: 'nature', count: 5 })],
  ['POST /api/math/generate', 200, post('/api/math/generate', sums)],
  [
    'picture, built in',
    60,
    (child) => post('/api/generate-image', { prompt: `${next()} Drachen im Wald` })(child),
  ],
  [
    'registration',
    20,
    (child) =>
      post('/api/register', { username: `kind${next()}`, password: 'Wolke-Besen-Zebra' })(child),
  ],
];

console.log('for one request            CPU in ms by process; bytes in MongoDB by database');
try {
  await measure('(warming up)', 100, get('/api/settings'));
  for (const [name, times, act] of kinds) {
    await inTurns(CHILDREN, act);
    await measure(name, times, act);
  }
  await measureIdle();
  await measureSockets();
  for (const [name, used] of system.usage())
    console.log(`memory of ${name.padEnd(14)} ${used.memoryMb.toFixed(0)} MB`);
} finally {
  await Promise.all(children.map((child) => child.close()));
  await system.close();
}

/** All children at once, each one thing after the other. */
async function inTurns(times: number, act: Act): Promise<void> {
  let turn = 0;
  await Promise.all(
    children.map(async (child) => {
      while (turn < times) {
        turn += 1;
        await act(child);
      }
    }),
  );
}

async function measure(name: string, times: number, act: Act): Promise<void> {
  await pause(SETTLE_MS);
  const before = system.usage();
  const storedBefore = await readStorage(system.mongodbUri);
  const start = performance.now();
  await inTurns(times, act);
  const seconds = (performance.now() - start) / 1_000;
  await pause(SETTLE_MS);
  const after = system.usage();
  const stored = await readStorage(system.mongodbUri);
  const cpu = [...after].map(([process, { cpuMs }]) => {
    const spent = (cpuMs - (before.get(process)?.cpuMs ?? 0)) / times;
    return [process, spent] as const;
  });
  const bytes = Object.entries(stored).map(([database, size]) => {
    const grown = (size - (storedBefore[database] ?? 0)) / times;
    return [database, grown] as const;
  });
  const all = cpu.reduce((sum, [, spent]) => sum + spent, 0);
  console.log(
    `${name.padEnd(32)} ${(times / seconds).toFixed(0)}/s, ${all.toFixed(1)} ms: ${list(cpu, 0.05, 1)}; ${list(bytes, 20, 0)}`,
  );
}

async function measureIdle(): Promise<void> {
  const before = system.usage();
  await pause(IDLE_SECONDS * 1_000);
  const cpu = [...system.usage()].map(([process, { cpuMs }]) => {
    const spent = cpuMs - (before.get(process)?.cpuMs ?? 0);
    return [process, spent / IDLE_SECONDS] as const;
  });
  console.log(`idle, ms of CPU a second: ${list(cpu, 0.5, 0)}`);
}

async function measureSockets(): Promise<void> {
  const before = system.usage().get('bff');
  const visitors = Array.from({ length: SOCKETS }, () => new Visitor(system.url));
  for (const visitor of visitors) {
    const shown = { 'x-visitor-token': visitor.token };
    await visitor.request('GET', '/api/settings', undefined, shown);
    const socket = await visitor.connect();
    await socket.emitWithAck('visitor.join', { visitorToken: visitor.token });
  }
  const after = system.usage().get('bff');
  const kilobytes = (((after?.memoryMb ?? 0) - (before?.memoryMb ?? 0)) * 1_024) / SOCKETS;
  const cpuMs = ((after?.cpuMs ?? 0) - (before?.cpuMs ?? 0)) / SOCKETS;
  console.log(
    `one socket: ${kilobytes.toFixed(0)} kB and, once, ${cpuMs.toFixed(1)} ms in the bff`,
  );
  for (const visitor of visitors) visitor.close();
}

function list(figures: (readonly [string, number])[], least: number, digits: number): string {
  return figures
    .filter(([, value]) => value >= least)
    .map(([name, value]) => `${name} ${value.toFixed(digits)}`)
    .join(', ');
}
