/**
 * A version of before and today's side by side on the same engines, as during a rolling restart:
 * `UPGRADE_FROM=COMMIT npm run soak -- upgrade`. Needs the history of the repository and its packages.
 */
import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Conversation } from '@lux/contracts/conversation/conversation.ts';
import { inheritedEnv } from '@lux/local-stack/config.ts';
import { pickFreePorts } from '@lux/local-stack/ports/pick-free-ports.ts';
import { makeTestFolder } from '@lux/local-stack/testing/test-folders.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openSystem } from '../testing/open-system.ts';
import { Visitor } from '../testing/visitor.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const from = inheritedEnv().UPGRADE_FROM ?? 'HEAD';
const run = promisify(execFile);
const engines = useEngines();

/** As in containers, where all copies are given the same. */
const secrets = {
  INTERNAL_TOKEN: randomBytes(32).toString('base64url'),
  SESSION_SECRET: randomBytes(48).toString('base64url'),
  SETTINGS_KEY: randomBytes(32).toString('base64'),
  DASHBOARD_PASSWORD: 'lemi-wihu-wufa-woti',
  OWNER_SECRET: 'lemi-wihu-wufa-wota',
};
const { uri: mongodbUri, databasePrefix: NAME_PREFIX } = engines.mongodb;
const redisUrl = engines.redis.url;
const CHILDREN = 8;
const TURNS = 4;

let folder = '';
let before: Awaited<ReturnType<typeof openBefore>>;
let after: Awaited<ReturnType<typeof openSystem>>;
const visitors: Visitor[] = [];

beforeAll(async () => {
  folder = await makeTestFolder('lux-two-versions-');
  before = await openBefore();
  after = await openSystem({ mongodbUri, redisUrl, secrets, env: { NAME_PREFIX } });
}, 600_000);

afterAll(async () => {
  for (const visitor of visitors) visitor.close();
  await before?.stop();
  await after?.close();
  await rm(folder, { recursive: true, force: true });
});

/** That version as `npm start` runs it, in a checkout of its own. */
async function openBefore() {
  const checkout = path.join(folder, 'before');
  await run('git', ['clone', '--quiet', '--no-checkout', root, checkout]);
  await run('git', ['checkout', '--quiet', from], { cwd: checkout });
  await run('npm', ['ci'], { cwd: checkout, maxBuffer: 10_000_000 });
  const [port] = await pickFreePorts(1);
  const url = `http://127.0.0.1:${port}`;
  const process = spawn(
    path.join(checkout, 'node_modules/.bin/node'),
    ['packages/local-stack/src/main.ts'],
    {
      cwd: checkout,
      env: {
        ...inheritedEnv(),
        ...secrets,
        NAME_PREFIX,
        MONGODB_URI: mongodbUri,
        REDIS_URL: redisUrl,
        PORT: String(port),
        DATA_DIR: path.join(folder, 'data-of-before'),
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  await waitFor(async () => (await fetch(`${url}/readyz`)).ok, { timeoutMs: 180_000 });
  return {
    url,
    stop: async () => {
      if (process.exitCode !== null) return;
      process.kill('SIGTERM');
      await once(process, 'exit');
    },
  };
}

/** The same browser, led now to a copy of before and now to one of today. */
async function openChild() {
  const old = new Visitor(before.url);
  const conversation = await old.startConversation();
  const copies = [old, old.at(after.stack.url)] as const;
  visitors.push(...copies);
  return { copies, conversation };
}

const questions = [
  'Wie viele Beine hat eine Spinne?',
  'Wie groß wird ein Elefant?',
  'Was frisst ein Igel?',
  'Wo leben Pinguine?',
];
const Url = z.object({ url: z.string() });

test('talks, pictures and requests of children led to and fro are all there, once, on both sides', async () => {
  const children = await Promise.all(Array.from({ length: CHILDREN }, openChild));
  await Promise.all(
    children.map(async ({ copies, conversation }, place) => {
      for (const [turn, question] of questions.slice(0, TURNS).entries()) {
        const copy = copies[(turn + place) % 2] ?? copies[0];
        await copy.say(conversation, `${question} Frage ${place}`);
      }
      const painter = copies[place % 2] ?? copies[0];
      const wish = { prompt: 'ein roter Hund', visitorToken: painter.token };
      const { url } = await painter.json(Url, 'POST', '/api/generate-image', wish);
      for (const copy of copies) {
        expect((await copy.request('GET', url)).headers.get('content-type')).toBe('image/png');
        const talk = await copy.json(Conversation, 'GET', `/api/conversations/${conversation}`);
        expect(talk.messages.filter(({ role }) => role === 'user')).toHaveLength(TURNS);
        expect(talk.messages).toHaveLength(2 * TURNS);
      }
    }),
  );
  const admin = new Visitor(after.stack.url);
  const password = secrets.DASHBOARD_PASSWORD;
  await admin.request('POST', '/api/dashboard/login', { password });
  const Rows = z.array(z.looseObject({ type: z.string(), prompt: z.string().nullable() }));
  const rows = await waitFor(async () => {
    const found = await admin.json(Rows, 'GET', '/api/analytics/requests?limit=200');
    const texts = found.filter(({ type }) => type === 'text');
    return texts.length >= CHILDREN * TURNS && found;
  });
  const prompts = rows.filter(({ type }) => type === 'text').map(({ prompt }) => prompt);
  expect(new Set(prompts).size).toBe(CHILDREN * TURNS);
  expect(prompts).toHaveLength(CHILDREN * TURNS);
  expect(rows.filter(({ type }) => type === 'image')).toHaveLength(CHILDREN);
});

test('while the copy of before ends, no child at today’s notices, and nothing that was answered is lost', async () => {
  const children = await Promise.all(Array.from({ length: CHILDREN }, openChild));
  const asked = children.map(async ({ copies: [, today], conversation }, place) => {
    for (const question of questions) await today.say(conversation, `${question} Ende ${place}`);
  });
  const ended = before.stop();
  await Promise.all([...asked, ended]);
  for (const { copies, conversation } of children) {
    const talk = await copies[1].json(Conversation, 'GET', `/api/conversations/${conversation}`);
    expect(talk.messages).toHaveLength(2 * questions.length);
  }
});
