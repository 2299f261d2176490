import { spawn } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect as connectHttp2 } from 'node:http2';
import { request } from 'node:https';
import path from 'node:path';
import { connect as connectTls, TLSSocket } from 'node:tls';
import { coloringLimits, colorsSize } from '@lux/contracts/media/coloring-limits.ts';
import { JobView } from '@lux/contracts/media/job.ts';
import { isAllowedName, issueServerCertificate } from '@lux/local-stack/https/certificates.ts';
import { readOwnAddresses } from '@lux/local-stack/https/own-addresses.ts';
import { pickFreePorts } from '@lux/local-stack/ports/pick-free-ports.ts';
import { describeVite } from '@lux/local-stack/stack/describe-vite.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { openBrowser } from '../testing/open-browser.ts';
import { openSystem } from '../testing/open-system.ts';
import { clearPng } from './clear-png.ts';
import { createSecureClient } from './secure-client.ts';

let system: Awaited<ReturnType<typeof openSystem>>;
let ca: string;
let origin: string;
let call: ReturnType<typeof createSecureClient>['call'];
let callHttp2: ReturnType<typeof createSecureClient>['callHttp2'];

beforeAll(async () => {
  system = await openSystem({ httpsPort: 0 });
  const { dataDir, https } = system.stack;
  ca = readFileSync(path.join(dataDir, 'https/authority.crt'), 'utf8');
  origin = https?.url ?? '';
  ({ call, callHttp2 } = createSecureClient({ ca, origin }));
});
afterAll(() => system?.close());

const visitorToken = 'tablet-in-the-classroom-0001';
const json = { 'content-type': 'application/json', 'x-visitor-token': visitorToken };

test('a child talks over HTTP/2, and the answer streams sentence by sentence', async () => {
  const made = await callHttp2(
    { ':method': 'POST', ':path': '/api/conversations', ...json },
    JSON.stringify({ title: 'Spinnen', visitorToken }),
  );
  expect(made.status).toBe(201);
  const cookie = String(made.headers['set-cookie']);
  expect(cookie).toMatch(/lux_session=.*Secure/);
  const { id } = JSON.parse(made.body);
  const answer = await callHttp2(
    {
      ':method': 'POST',
      ':path': `/api/conversations/${id}/messages`,
      accept: 'text/event-stream',
      cookie: cookie.split(';')[0] ?? '',
      ...json,
    },
    JSON.stringify({ role: 'user', content: 'Wie viele Beine hat eine Spinne?', visitorToken }),
  );
  expect(answer.status).toBe(200);
  expect(answer.body).toContain('acht');
});

test('over HTTP/2 a coloured page goes up whole, comes in parts, and too large a one is refused', async () => {
  const account = { username: 'tablet-2', password: 'Wolke-Besen-Zebra', visitorToken };
  const registered = await callHttp2(
    { ':method': 'POST', ':path': '/api/register', ...json },
    JSON.stringify(account),
  );
  const cookie = String(registered.headers['set-cookie']).match(/lux_session=[^;]+/)?.[0] ?? '';
  const get = async (path: string) =>
    callHttp2({ ':method': 'GET', ':path': path, 'x-visitor-token': visitorToken, cookie });
  const made = await callHttp2(
    {
      ...json,
      ':method': 'POST',
      ':path': '/api/generate-coloring-page',
      cookie,
      prefer: 'respond-async',
    },
    JSON.stringify({ prompt: 'eine Katze' }),
  );
  const { jobId } = z.object({ jobId: z.string() }).parse(JSON.parse(made.body));
  const url = await waitFor(
    async () => JobView.parse(JSON.parse((await get(`/api/jobs/${jobId}`)).body)).url,
    { what: 'the page', timeoutMs: 30_000 },
  );
  const page = await callHttp2({ ':method': 'GET', ':path': url, cookie });
  const part = await callHttp2({ ':method': 'GET', ':path': url, cookie, range: 'bytes=0-99' });
  expect(part.status).toBe(206);
  expect(part.headers['content-range']).toBe(`bytes 0-99/${page.bytes.length}`);
  expect(part.bytes).toEqual(page.bytes.subarray(0, 100));

  const colors = `/api/coloring-pages/${path.basename(url)}/colors`;
  const upload = (body: Buffer) => {
    const at = `${colors}?changedAt=${encodeURIComponent(new Date().toISOString())}`;
    const head = { ':method': 'PUT', ':path': at, cookie, 'content-type': 'image/png' };
    return callHttp2(head, body);
  };
  const lines = { width: page.bytes.readUInt32BE(16), height: page.bytes.readUInt32BE(20) };
  const painted = clearPng(colorsSize(lines));
  expect((await upload(painted)).status).toBe(200);
  const kept = await callHttp2({ ':method': 'GET', ':path': colors, cookie });
  // It is written anew: the same sides, whole to the last mark.
  expect(kept.bytes.subarray(16, 24)).toEqual(painted.subarray(16, 24));
  expect(kept.bytes.subarray(-12)).toEqual(painted.subarray(-12));
  expect((await upload(Buffer.alloc(coloringLimits.sizeBytes + 1))).status).toBe(413);
});

test('over HTTP/2 too one address has its limit, whatever it claims, and the next has its own', async () => {
  const openFrom = (localAddress: string) => {
    const session = connectHttp2(origin, {
      createConnection: () =>
        connectTls({
          ...{ host: '127.0.0.1', port: Number(new URL(origin).port), localAddress },
          ...{ ca, servername: 'localhost', ALPNProtocols: ['h2'] },
        }),
    });
    onTestFinished(() => session.close());
    const ask = (claimed: string) =>
      new Promise<number>((resolve, reject) => {
        const stream = session.request({ ':path': '/api/settings', 'x-forwarded-for': claimed });
        stream.on('response', (given) => resolve(Number(given[':status'])));
        stream.on('error', reject);
        stream.resume();
      });
    return ask;
  };
  const askOften = openFrom('127.0.0.3');
  const statuses = new Set<number>();
  for (let round = 0; round < 100 && !statuses.has(429); round += 1) {
    const claims = Array.from({ length: 100 }, (_, index) => `10.0.${round}.${index}`);
    for (const status of await Promise.all(claims.map(askOften))) statuses.add(status);
  }
  expect([...statuses].sort()).toEqual([200, 429]);
  expect(await openFrom('127.0.0.4')('127.0.0.3')).toBe(200);
});

test('HTTP/1.1 is there beside it, and a socket stays open over it', async () => {
  const { status, headers } = await call(`${origin}/api/settings`);
  expect(status).toBe(200);
  expect(headers).not.toHaveProperty('strict-transport-security');
  const made = await call(`${origin}/api/conversations`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ title: 'Socket', visitorToken }),
  });
  const cookie = String(made.headers['set-cookie']).split(';')[0] ?? '';
  const socket = io(origin, { transports: ['websocket'], ca, extraHeaders: { cookie } });
  onTestFinished(() => void socket.close());
  const joined = await new Promise((resolve, reject) => {
    socket.on('connect_error', reject);
    socket.on('connect', () => socket.emit('visitor.join', { visitorToken }, resolve));
  });
  expect(joined).toEqual({ ok: true });
});

test('a tablet finds certificate and profile without HTTPS, and the profile holds that certificate', async () => {
  const page = await fetch(`${system.stack.url}/einrichten`);
  const html = await page.text();
  expect(html).toContain('Profil laden');
  expect(html).toContain(system.stack.https?.fingerprint ?? 'no fingerprint');
  const certificate = await fetch(`${system.stack.url}/einrichten/lux.crt`);
  expect(await certificate.text()).toBe(ca);
  const profile = await fetch(`${system.stack.url}/einrichten/lux.mobileconfig`);
  expect(profile.headers.get('content-type')).toContain('application/x-apple-aspen-config');
  const body = ca.replace(/-----[^-]+-----|\s/g, '');
  expect((await profile.text()).replace(/\s/g, '')).toContain(`<data>${body}</data>`);
});

test('the key of the authority is nowhere to be had, and in no log', async () => {
  const { dataDir, url } = system.stack;
  const key = readFileSync(path.join(dataDir, 'https/authority.key'), 'utf8').split('\n')[1] ?? '';
  expect(key.length).toBeGreaterThan(40);
  for (const file of ['authority.key', 'server.key', '../https/authority.key', 'lux.key']) {
    const answer = await fetch(`${url}/einrichten/${file}`);
    expect(await answer.text()).not.toContain(key);
  }
  expect(readFileSync(path.join(dataDir, 'logs/bff.log'), 'utf8')).not.toContain(key);
});

test('in development tablets have HTTPS, too, with hot reload and all calls', async () => {
  const { dataDir, url } = system.stack;
  const [port = 0, tlsPort = 0] = await pickFreePorts(2);
  const folder = path.join(dataDir, 'https');
  const [certFile, keyFile] = [path.join(folder, 'server.crt'), path.join(folder, 'server.key')];
  const { cwd, args, env } = describeVite({
    ...{ root: path.resolve(import.meta.dirname, '../../..'), env: {}, host: '127.0.0.1', port },
    bffPort: Number(new URL(url).port),
    tls: { port: tlsPort, certFile, keyFile },
  });
  const vite = spawn(process.execPath, args, { cwd, env });
  onTestFinished(() => void vite.kill());
  const at = `https://localhost:${tlsPort}`;
  const page = await waitFor(() => call(at).catch(() => null), {
    what: "the development server's second door",
    timeoutMs: 60_000,
  });
  expect(page.body).toContain('/@vite/client');
  expect((await call(`${at}/api/settings`)).status).toBe(200);
  expect((await call(`${at}/socket.io/?EIO=4&transport=websocket`)).status).toBe(400);
  const reload = await new Promise<number>((resolve, reject) => {
    const headers = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' };
    const sent = request(at, {
      ...{ ca, agent: false },
      headers: {
        ...headers,
        'sec-websocket-key': 'bHV4LWhvdC1yZWxvYWQtMQ==',
        'sec-websocket-protocol': 'vite-ping',
      },
    });
    sent.on('upgrade', (answer) => resolve(answer.statusCode ?? 0));
    sent.on('response', (answer) => resolve(answer.statusCode ?? 0));
    sent.on('error', reject);
    sent.end();
  });
  expect(reload).toBe(101);
});

test('a new certificate is in use without a restart, and an unusable one is not', async () => {
  const folder = path.join(system.stack.dataDir, 'https');
  const readText = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const authority = { certificate: ca, key: readText('authority.key') };
  // For all that LUX looks for every half a minute: else it would put another in its place.
  const { names, addresses } = readOwnAddresses();
  const renewed = await issueServerCertificate(authority, {
    names: names.filter((name) => isAllowedName(ca, name)),
    addresses,
  });
  writeFileSync(path.join(folder, 'server.key'), renewed.key);
  writeFileSync(path.join(folder, 'server.crt'), renewed.certificate);
  const local = `https://localhost:${new URL(origin).port}/api/settings`;
  const wanted = new X509Certificate(renewed.certificate).serialNumber;
  const serialNow = () =>
    new Promise<string>((resolve, reject) => {
      const sent = request(local, { ca, agent: false }, (answer) => {
        const { socket } = answer;
        resolve(socket instanceof TLSSocket ? socket.getPeerCertificate().serialNumber : '');
        answer.resume();
      });
      sent.on('error', reject);
      sent.end();
    });
  await vi.waitFor(async () => expect(await serialNow()).toBe(wanted), { timeout: 15_000 });

  writeFileSync(path.join(folder, 'server.key'), 'no key');
  const log = path.join(system.stack.dataDir, 'logs/bff.log');
  await vi.waitFor(() => expect(readFileSync(log, 'utf8')).toContain('the old one stays in use'), {
    timeout: 15_000,
  });
  expect(await serialNow()).toBe(wanted);
});

test('in a browser the page is a secure context, and the check hears the microphone', async () => {
  const browser = await openBrowser();
  onTestFinished(() => browser.close());
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  const { port } = new URL(origin);
  await page.goto(`https://localhost:${port}/einrichten`);
  expect(await page.evaluate('isSecureContext && "mediaDevices" in navigator')).toBe(true);
  await page.getByRole('button', { name: 'Mikrofon prüfen' }).click();
  await page.getByText('Das Mikrofon geht.').waitFor();
  await page.getByRole('link', { name: 'LUX öffnen' }).waitFor();
  expect(problems).toEqual([]);
});
