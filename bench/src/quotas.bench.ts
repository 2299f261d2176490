/**
 * Do the bff's limits stop a flood, and does a class behind the same address notice it? Forty children
 * talk and listen, first alone, then beside somebody at their own address who invents visitors, opens
 * sockets and sends megabytes without end.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { Pool } from 'undici';
import { openSystem } from './bff/open-system.ts';
import { quantile, show } from './measuring/figures.ts';

const CHILDREN = 40;
const CHILDREN_PER_ADDRESS = 150;
const TURNS = 3;
const INVENTED = 1_500;
const SOCKETS = 900;
const BODIES = 12;
/** 1.3 million elements, four megabytes. */
const BODY = JSON.stringify({ things: Array.from({ length: 1_300_000 }, () => ({})) });

const system = await openSystem({ childrenPerAddress: CHILDREN_PER_ADDRESS });
const { url } = system.bff;
const pool = new Pool(url, { connections: 60 });
const sockets: Socket[] = [];

async function send(method: 'GET' | 'POST' | 'PUT', path: string, headers: object, body?: string) {
  const begun = performance.now();
  const answer = await pool.request({
    method,
    path,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body }),
  });
  const text = await answer.body.text();
  const cookie = String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '';
  return { status: answer.statusCode, text, cookie, ms: performance.now() - begun };
}

async function connect(cookie: string): Promise<boolean> {
  const socket = io(url, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { cookie },
  });
  sockets.push(socket);
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('connect_error', () => resolve(false));
  });
}

/** What a child does in a lesson's first minute; how much of it was refused. */
async function learn(child: string): Promise<{ refused: number; times: number[] }> {
  const visitor = { 'x-visitor-token': `visitor-of-the-bench-${child}` };
  const started = await send('POST', '/api/conversations', visitor, '{}');
  const headers = { ...visitor, cookie: started.cookie };
  const answers = [started];
  const { id = '' } = started.status === 201 ? JSON.parse(started.text) : {};
  for (let turn = 0; turn < TURNS; turn += 1) {
    const content = `Was ist ${turn} plus ${turn + 2}?`;
    const body = JSON.stringify({ role: 'user', content });
    answers.push(await send('POST', `/api/conversations/${id}/messages`, headers, body));
    answers.push(await send('GET', '/api/settings', headers));
  }
  const isHeard = await connect(started.cookie);
  // A machine that is too busy says so with 503; that is no limit.
  const refused = answers.filter(({ status }) => status >= 400 && status < 500).length;
  return { refused: refused + (isHeard ? 0 : 1), times: answers.map(({ ms }) => ms) };
}

async function teachClass(name: string) {
  const lessons = await Promise.all(
    Array.from({ length: CHILDREN }, (_, child) => learn(`${name}-${child}`)),
  );
  const refused = lessons.reduce((sum, lesson) => sum + lesson.refused, 0);
  const p95 = quantile(
    lessons.flatMap(({ times }) => times),
    0.95,
  );
  show(`class ${name}: refused`, refused, '0');
  show(`class ${name}: p95 in ms`, p95);
}

async function inventVisitors() {
  const answers = await Promise.all(
    Array.from({ length: INVENTED }, (_, index) =>
      send('GET', '/api/settings', { 'x-visitor-token': `invented-of-the-bench-${index}` }),
    ),
  );
  const stored = answers.filter(({ cookie }) => cookie !== '').length;
  show(`invented visitors: stored of ${INVENTED}`, stored, `≤ ${4 * CHILDREN_PER_ADDRESS}`);
}

async function openSockets() {
  const opened = await Promise.all(Array.from({ length: SOCKETS }, () => connect('')));
  const count = opened.filter(Boolean).length;
  show(`sockets of nobody: open of ${SOCKETS}`, count, `≤ ${4 * CHILDREN_PER_ADDRESS}`);
}

/** How long somebody else's health check takes beside it. */
async function sendBodies() {
  let isOver = false;
  const looks: number[] = [];
  const look = async () => {
    while (!isOver) {
      looks.push((await send('GET', '/healthz', {})).ms);
      await pause(10);
    }
  };
  const looking = look();
  const headers = { 'x-visitor-token': 'invented-of-the-bench-0' };
  const answers = await Promise.allSettled(
    Array.from({ length: BODIES }, () => send('PUT', '/api/me/things', headers, BODY)),
  );
  isOver = true;
  await looking;
  // A connection that is cut while it still sends is an answer, too.
  const refused = answers.filter((one) => one.status === 'rejected' || one.value.status === 401);
  show(`anonymous megabytes: refused of ${BODIES}`, refused.length, `${BODIES}`);
  show('health of others beside it: median in ms', quantile(looks, 0.5), '300');
}

try {
  await teachClass('alone');
  await inventVisitors();
  await openSockets();
  await sendBodies();
  // As soon as the flood's anonymous sockets are closed.
  await pause(11_000);
  await teachClass('after-flood');
} finally {
  for (const socket of sockets) socket.disconnect();
  await pool.close();
  await system.close();
}
