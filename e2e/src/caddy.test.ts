import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { request as httpsRequest } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect as connectTls } from 'node:tls';
import { pickFreePorts } from '@lux/local-stack/ports/pick-free-ports.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { openSystem } from './testing/open-system.ts';

const PROGRAM = '/usr/bin/caddy';
const NAME = 'lux.local';
const repository = path.resolve(import.meta.dirname, '../..');

let system: Awaited<ReturnType<typeof openSystem>>;
let caddy: ChildProcess;
let home: string;
let plainPort: number;
let tlsPort: number;
let rootPort: number;

/** deploy/Caddyfile itself, but for the ports and for where the bff is. */
function writeCaddyfile(bffPort: string): string {
  const ports = `http_port ${plainPort}\n\thttps_port ${tlsPort}`;
  const ours = readFileSync(path.join(repository, 'deploy/Caddyfile'), 'utf8')
    .replace('skip_install_trust', `skip_install_trust\n\tadmin off\n\t${ports}`)
    .replace('dynamic a bff 3000', `dynamic a localhost ${bffPort}`)
    .replace(':2080', `:${rootPort}`);
  const file = path.join(home, 'Caddyfile');
  writeFileSync(file, ours);
  return file;
}

beforeAll(async () => {
  if (!existsSync(PROGRAM)) return;
  home = mkdtempSync(path.join(tmpdir(), 'lux-caddy-'));
  [plainPort = 0, tlsPort = 0, rootPort = 0] = await pickFreePorts(3);
  // As docker-compose.https.yml sets it.
  system = await openSystem({
    env: {
      TRUST_PROXY: '1',
      PUBLIC_URL: `https://${NAME}`,
      HTTP_PORT: `${plainPort}`,
      HTTPS_PORT: `${tlsPort}`,
      TLS_AUTHORITY: `http://127.0.0.1:${rootPort}/root.crt`,
    },
  });
  const file = writeCaddyfile(new URL(system.stack.url).port);
  caddy = spawn(PROGRAM, ['run', '--adapter', 'caddyfile', '--config', file], {
    env: { HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home, DOMAIN: NAME },
    stdio: 'ignore',
  });
  const rootFile = path.join(home, 'caddy/pki/authorities/local/root.crt');
  await waitFor(() => existsSync(rootFile), { what: "Caddy's authority", timeoutMs: 30_000 });
  await waitFor(async () => (await plain('/einrichten').catch(() => null))?.status === 200, {
    what: 'Caddy',
    timeoutMs: 30_000,
  });
});
afterAll(async () => {
  caddy?.kill();
  await system?.close();
  if (home) rmSync(home, { recursive: true, force: true });
});
beforeEach(({ skip }) => skip(!existsSync(PROGRAM), `Caddy is not tried: ${PROGRAM} missing`));

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

/** One call to Caddy by its address, with the name that a tablet would have looked up. */
function ask(
  url: string,
  {
    method = 'GET',
    headers = {},
    body = '',
    ca = '',
  }: Partial<Record<'method' | 'body' | 'ca', string>> & {
    headers?: Record<string, string>;
  } = {},
): Promise<Answer> {
  const { protocol, port, pathname, search } = new URL(url);
  const call = protocol === 'https:' ? httpsRequest : httpRequest;
  const host = protocol === 'https:' ? `${NAME}:${tlsPort}` : NAME;
  return new Promise((resolve, reject) => {
    const sent = call(
      {
        ...{ host: '127.0.0.1', port, path: `${pathname}${search}`, method },
        headers: { ...headers, host },
        ...(ca && { ca, servername: NAME }),
        agent: false,
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part) => parts.push(part));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(parts).toString(),
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

const plain = (at: string) =>
  ask(`http://${NAME}:${plainPort}${at}`, { headers: { 'x-forwarded-host': 'evil.example' } });
const readRoot = async () => (await plain('/einrichten/lux.crt')).body;

test('plain HTTP leads to HTTPS, but for the page that makes a tablet trust it', async () => {
  const led = await plain('/gallery?x=1');
  expect(led.status).toBe(308);
  expect(led.headers.location).toBe(`https://${NAME}/gallery?x=1`);

  const { body: html } = await plain('/einrichten');
  expect(html).toContain(`http://${NAME}:${plainPort}/einrichten`);
  expect(html).toContain(`https://${NAME}:${tlsPort}`);
  expect(html).toContain('Profil laden');
  // Unlike LUX's own, Caddy's authority may sign for any name, and nothing else is said.
  expect(html).not.toContain('gilt nur für diesen Server');
  const { body: profile } = await plain('/einrichten/lux.mobileconfig');
  const data = (await readRoot()).replace(/-----[^-]+-----|\s/g, '');
  expect(profile.replace(/\s/g, '')).toContain(`<data>${data}</data>`);
  expect(profile).not.toContain('gilt nur für diesen Server');
});

test('whoever trusts the certificate that it hands out reaches LUX over HTTP/2', async () => {
  const ca = await readRoot();
  const session = connectHttp2(`https://${NAME}:${tlsPort}`, {
    createConnection: () =>
      connectTls({
        ...{ host: '127.0.0.1', port: tlsPort, ca, servername: NAME },
        ALPNProtocols: ['h2'],
      }),
  });
  onTestFinished(() => session.close());
  const answered = await new Promise<Record<string, unknown>>((resolve, reject) => {
    session.on('error', reject);
    const stream = session.request({ ':path': '/api/settings' });
    stream.on('response', resolve);
    stream.on('error', reject);
    stream.resume();
  });
  expect(session.alpnProtocol).toBe('h2');
  expect(answered[':status']).toBe(200);
});

test('a child has a session for HTTPS only, its answer as a stream, and a socket', async () => {
  const ca = await readRoot();
  const visitorToken = 'tablet-behind-caddy-0001';
  const post = (at: string, body: unknown, headers: Record<string, string> = {}) =>
    ask(`https://${NAME}:${tlsPort}${at}`, {
      ...{ method: 'POST', ca, body: JSON.stringify(body) },
      headers: { 'content-type': 'application/json', ...headers },
    });
  const made = await post('/api/conversations', { visitorToken });
  expect(String(made.headers['set-cookie'])).toMatch(/lux_session=.*Secure/);
  const cookie = String(made.headers['set-cookie']).split(';')[0] ?? '';
  const { id } = z.object({ id: z.string() }).parse(JSON.parse(made.body));
  const question = { role: 'user', content: 'Wie viele Beine hat eine Spinne?', visitorToken };
  const accept = 'text/event-stream';
  const answer = await post(`/api/conversations/${id}/messages`, question, { cookie, accept });
  expect(answer.headers['content-type']).toContain(accept);
  expect(answer.body).toContain('acht');

  const socket = io(`https://127.0.0.1:${tlsPort}`, {
    ...{ transports: ['websocket'], ca, servername: NAME },
    extraHeaders: { host: `${NAME}:${tlsPort}`, cookie },
  });
  onTestFinished(() => void socket.close());
  const joined = await new Promise((resolve, reject) => {
    socket.on('connect_error', reject);
    socket.on('connect', () => socket.emit('visitor.join', { visitorToken }, resolve));
  });
  expect(joined).toEqual({ ok: true });
});

test('of the folder of the authority only its certificate is answered', async () => {
  const askFolder = (at: string) => ask(`http://127.0.0.1:${rootPort}${at}`);
  expect((await askFolder('/root.crt')).body).toContain('BEGIN CERTIFICATE');
  // The container's own check.
  expect(await askFolder('/healthz')).toMatchObject({ status: 200 });
  for (const file of ['/root.key', '/', '/root.crt/../root.key', '/root.crt%2f..%2froot.key']) {
    const { status, body } = await askFolder(file);
    expect([file, status]).toEqual([file, 404]);
    expect(body).not.toContain('PRIVATE KEY');
  }
});
