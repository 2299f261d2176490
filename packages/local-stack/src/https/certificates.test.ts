import { once } from 'node:events';
import { stat, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:tls';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTempDir } from '../testing/create-temp-dir.ts';
import { type CertifiedKey, issueAuthority, issueServerCertificate } from './certificates.ts';
import { keepCertificates } from './keep-certificates.ts';
import type { OwnAddresses } from './own-addresses.ts';

/** What a browser that trusts only this authority finds at a server with this certificate. */
async function visit(authority: CertifiedKey, server: CertifiedKey, host: string): Promise<string> {
  const listener = createServer({ cert: server.certificate, key: server.key });
  listener.on('tlsClientError', () => {});
  onTestFinished(() => void listener.close());
  await once(listener.listen(0, '127.0.0.1'), 'listening');
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const socket = connect({
    host: '127.0.0.1',
    port: address.port,
    servername: /^[\d.]+$/.test(host) ? '' : host,
    ca: authority.certificate,
    checkServerIdentity: () => undefined,
  });
  onTestFinished(() => void socket.destroy());
  return new Promise((resolve) => {
    socket.once('secureConnect', () => resolve('trusted'));
    socket.once('error', (error: Error) => resolve(error.message));
  });
}

test('an authority is trusted for its own names and private addresses, and for nothing else', async () => {
  const authority = await issueAuthority(['localhost', 'lux', 'lux.local'], 'lux.local');
  const serverOf = (names: string[], addresses: string[] = []) =>
    issueServerCertificate(authority, { names, addresses });

  const own = await serverOf(['lux.local', 'localhost'], ['192.168.1.20', 'fd00::2', '::1']);
  expect(await visit(authority, own, 'lux.local')).toBe('trusted');
  expect(await visit(authority, await serverOf(['bank.de']), 'bank.de')).toBe(
    'permitted subtree violation',
  );
  expect(await visit(authority, await serverOf(['lux.local'], ['8.8.8.8']), 'lux.local')).toBe(
    'permitted subtree violation',
  );
  const other = await issueAuthority(['lux.local'], 'lux.local');
  expect(await visit(other, own, 'lux.local')).not.toBe('trusted');
});

test('a certificate of the authority cannot sign another one', async () => {
  const authority = await issueAuthority(['lux.local'], 'lux.local');
  const server = await issueServerCertificate(authority, { names: ['lux.local'], addresses: [] });
  const forged = await issueServerCertificate(server, { names: ['lux.local'], addresses: [] });
  const chain = { ...forged, certificate: forged.certificate + server.certificate };
  expect(await visit(authority, chain, 'lux.local')).not.toBe('trusted');
});

test('tablets stay set up: only the certificate of the server changes with its addresses', async () => {
  const dir = await createTempDir();
  const print = vi.fn();
  let own: OwnAddresses = { names: ['localhost', 'lux.local'], addresses: ['127.0.0.1'] };
  const open = () => keepCertificates({ dir, print, readAddresses: () => own });
  const first = await open();
  await first.stop();
  const before = await stat(first.certFile);

  const again = await open();
  await again.stop();
  expect((await stat(again.certFile)).ino).toBe(before.ino);
  expect(print).not.toHaveBeenCalled();

  own = { names: ['localhost', 'lux.local', 'other.local'], addresses: ['127.0.0.1', '10.0.0.7'] };
  const moved = await open();
  await moved.stop();
  expect((await stat(moved.certFile)).ino).not.toBe(before.ino);
  expect(moved.fingerprint).toBe(first.fingerprint);
  expect(print).toHaveBeenCalledWith(expect.stringContaining('neuen Adressen'));
});

test('a running server notices a new address by itself', async () => {
  const dir = await createTempDir();
  let own: OwnAddresses = { names: ['localhost'], addresses: ['127.0.0.1'] };
  const kept = await keepCertificates({
    dir,
    print: () => {},
    readAddresses: () => own,
    lookEveryMs: 20,
  });
  onTestFinished(kept.stop);
  const before = await stat(kept.certFile);
  own = { names: ['localhost'], addresses: ['127.0.0.1', '192.168.178.4'] };
  await vi.waitFor(async () => expect((await stat(kept.certFile)).ino).not.toBe(before.ino));
});

test('keys are for this user only, and half a pair is not replaced silently', async () => {
  const dir = await createTempDir();
  const kept = await keepCertificates({ dir, print: () => {} });
  await kept.stop();
  expect((await stat(kept.keyFile)).mode & 0o777).toBe(0o600);
  const authorityKey = kept.authorityFile.replace(/crt$/, 'key');
  expect((await stat(authorityKey)).mode & 0o777).toBe(0o600);
  expect((await stat(dir)).mode & 0o777).toBe(0o700);

  await writeFile(kept.authorityFile, 'no certificate');
  await expect(keepCertificates({ dir, print: () => {} })).rejects.toThrow(/beschädigt/);
});
