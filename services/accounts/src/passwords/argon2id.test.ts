import { argon2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { useRealPasswordHashes } from '../testing/password-hashes.ts';
import { argon2id, memoryKib, passes } from './argon2id.ts';

test('a hash is argon2id with 19 MiB and two passes, the same for one way of writing as for the other', async () => {
  useRealPasswordHashes();
  const nonce = Buffer.alloc(16, 7);
  const expected = argon2Sync('argon2id', {
    message: 'Müsli-Besen-Zebra',
    nonce,
    parallelism: 1,
    tagLength: 32,
    memory: 19_456,
    passes: 2,
  });
  expect([memoryKib, passes]).toEqual([19_456, 2]);
  for (const form of ['NFC', 'NFD']) {
    const hash = await argon2id('Müsli-Besen-Zebra'.normalize(form), nonce);
    expect(hash.toString('hex')).toBe(expected.toString('hex'));
  }
});
