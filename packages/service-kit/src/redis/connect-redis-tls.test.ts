import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findServerForTests } from '@lux/test-kit/redis-servers/find-redis-server.ts';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { connectRedis } from './connect-redis.ts';

const redisServer = await findServerForTests();
const canRun = redisServer && spawnSync('openssl', ['version']).status === 0;

const log = pino({ level: 'silent' });

/** An authority of our own, and a certificate of it for 127.0.0.1. */
function makeCertificates(folder: string) {
  const at = (name: string) => join(folder, name);
  const openssl = (...more: string[]) => execFileSync('openssl', more, { stdio: 'pipe' });
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  openssl(
    ...['req', '-x509', ...curve, '-subj', '/CN=our authority', '-days', '2'],
    ...['-keyout', at('ca.key'), '-out', at('ca.pem')],
  );
  openssl(
    ...['req', '-x509', ...curve, '-subj', '/CN=valkey', '-days', '2'],
    ...['-addext', 'subjectAltName=IP:127.0.0.1', '-addext', 'basicConstraints=CA:FALSE'],
    ...['-CA', at('ca.pem'), '-CAkey', at('ca.key')],
    ...['-keyout', at('server.key'), '-out', at('server.pem')],
  );
  return { ca: at('ca.pem'), key: at('server.key'), certificate: at('server.pem') };
}

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** A server that speaks TLS only and knows one user, who may touch our keys alone. */
async function openServer() {
  const folder = mkdtempSync(join(tmpdir(), 'lux-tls-'));
  const { ca, key, certificate } = makeCertificates(folder);
  const port = await freePort();
  const server = spawn(
    redisServer?.command ?? '',
    [
      ...['--port', '0', '--tls-port', `${port}`, '--bind', '127.0.0.1', '--dir', folder],
      ...['--tls-cert-file', certificate, '--tls-key-file', key, '--tls-ca-cert-file', ca],
      ...['--tls-auth-clients', 'no', '--save', ''],
      ...['--user', 'default', 'off'],
      ...['--user', 'lux', 'on', '>a-long-password', '~lux:*', '&lux:*', '+@all'],
    ],
    { stdio: 'ignore', env: redisServer?.env ?? {} },
  );
  onTestFinished(async () => {
    server.kill();
    if (server.exitCode === null) await once(server, 'exit');
    rmSync(folder, { recursive: true });
  });
  await vi.waitFor(
    async () => {
      const socket = net.connect(port, '127.0.0.1');
      await once(socket, 'connect').finally(() => socket.destroy());
    },
    { timeout: 10_000 },
  );
  return { port, ca };
}

function connect(url: string) {
  const redis = connectRedis({ url, log, role: 'request' });
  redis.on('error', () => {});
  onTestFinished(() => redis.disconnect());
  return redis;
}

describe.skipIf(!canRun)('a Valkey with users and TLS (needs redis-server and openssl)', () => {
  test('is used with the user, the password and the authority that its address names', async () => {
    const { port, ca } = await openServer();
    const redis = connect(`rediss://lux:a-long-password@127.0.0.1:${port}?tlsCAFile=${ca}`);
    expect(await redis.set('lux:greeting', 'Hallo')).toBe('OK');
    expect(await redis.get('lux:greeting')).toBe('Hallo');
    await expect(redis.get('other:greeting')).rejects.toThrow(/NOPERM/);
  });

  test('is not used without the password, nor where its certificate is not of that authority', async () => {
    const { port, ca } = await openServer();
    const wrong = connect(`rediss://lux:wrong@127.0.0.1:${port}?tlsCAFile=${ca}`);
    await expect(wrong.get('lux:greeting')).rejects.toThrow();
    const doubtful = connect(`rediss://lux:a-long-password@127.0.0.1:${port}`);
    await expect(doubtful.get('lux:greeting')).rejects.toThrow();
    const plain = connect(`redis://lux:a-long-password@127.0.0.1:${port}`);
    await expect(plain.get('lux:greeting')).rejects.toThrow();
  });
});

test('a file of an authority that cannot be read is told at once', () => {
  expect(() => connect('rediss://valkey?tlsCAFile=/nowhere/ca.pem')).toThrow(/nowhere/);
});
