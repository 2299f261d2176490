/**
 * A provider is exchanged in the dashboard while 20 children talk (DESIGN 9): does an answer fail, and
 * how long after the press is the old one still asked?
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { AiServer, AiServers } from '@lux/contracts/accounts/ai/ai-servers.ts';
import { Visitor } from '@lux/e2e/testing/visitor.ts';
import { sharedCacheDir } from '@lux/local-stack/data-dir/prepare-data-dir.ts';
import { startStack } from '@lux/local-stack/start-stack.ts';
import { z } from 'zod';
import { show } from './measuring/figures.ts';
import { spawnTalkingUsers, type TalkingUser } from './talk/talking-user.ts';

const CHILDREN = 20;
const EXCHANGES = 3;
const TALK_MS = 5_000;
/** Children listen to an answer before they ask again. */
const PAUSE_MS = 400;

interface Turn {
  askedAt: number;
  /** Which model answered; null: none did. */
  by: string | null;
}

const models = await Promise.all(['Anna', 'Berta'].map(openModel));
const dataDir = mkdtempSync(join(tmpdir(), 'lux-bench-'));
const stack = await startStack({ dataDir, port: 0, cacheDir: sharedCacheDir });
const choose = await openDashboard();
const children = await spawnTalkingUsers(stack.url, CHILDREN);

await choose(0);
// A service asks for the settings once a second.
await pause(2_000);
let lastOldMs = 0;
let wrongLate = 0;
let failures = 0;
let count = 0;
for (let exchange = 1; exchange <= EXCHANGES; exchange += 1) {
  const turns: Turn[] = [];
  const until = Date.now() + TALK_MS;
  const talking = Promise.all(children.map((child) => talk(child, until, turns)));
  await pause(TALK_MS / 4);
  await choose(exchange % models.length);
  const changedAt = Date.now();
  await talking;
  const wanted = models[exchange % models.length]?.name;
  const wrong = turns.filter(
    ({ askedAt, by }) => askedAt > changedAt && by !== null && by !== wanted,
  );
  lastOldMs = Math.max(lastOldMs, ...wrong.map(({ askedAt }) => askedAt - changedAt));
  wrongLate += wrong.filter(({ askedAt }) => askedAt - changedAt > 2_000).length;
  failures += turns.filter(({ by }) => by === null).length;
  count += turns.length;
}
show(`failures in ${count} turns of ${CHILDREN} children, ${EXCHANGES} exchanges`, failures, '0');
show('answers from the wrong one 2 s after the press', wrongLate, '0');
show('the last question that the old one got, seconds after the press', lastOldMs / 1_000, '≤ 2');

await Promise.all(children.map((child) => child.close()));
await stack.stop();
for (const { server } of models) {
  server.closeAllConnections();
  server.close();
}
rmSync(dataDir, { recursive: true, force: true });

/** An OpenAI-compatible server that always answers who it is. */
async function openModel(name: string): Promise<{ name: string; url: string; server: Server }> {
  const answer = ['Hier ', 'spricht ', `${name}.`].map(
    (content) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`,
  );
  const server = createServer(async (request, response) => {
    for await (const _chunk of request);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const piece of answer) {
      response.write(piece);
      await pause(20);
    }
    response.end('data: [DONE]\n\n');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { name, url: `http://127.0.0.1:${port}/v1`, server };
}

/** Enters both models. Gives a way to choose one of them for talks. */
async function openDashboard(): Promise<(place: number) => Promise<void>> {
  const admin = new Visitor(stack.url);
  const login = { password: stack.dashboardPassword };
  await admin.json(z.object({ success: z.literal(true) }), 'POST', '/api/dashboard/login', login);
  const servers = await Promise.all(
    models.map(({ name, url }) =>
      admin.json(AiServer, 'POST', '/api/admin/ai-servers', { kind: 'other', name, url }),
    ),
  );
  return async (place) => {
    const text = { serverId: servers[place]?.id, model: 'm' };
    await admin.json(AiServers, 'PATCH', '/api/admin/ai-choices', { text });
  };
}

async function talk(child: TalkingUser, until: number, turns: Turn[]): Promise<void> {
  while (Date.now() < until) {
    const askedAt = Date.now();
    const heard = await child.hear(`Erzähl mir etwas über Tag ${turns.length}!`).catch(() => null);
    const by = models.find(({ name }) => heard?.firstSentence.includes(name))?.name ?? null;
    turns.push({ askedAt, by });
    await pause(PAUSE_MS);
  }
}
