/** Tests that only need some password hash get a cheap one; those about hashes call `useRealPasswordHashes`. */
import { createHmac } from 'node:crypto';
import { vi } from 'vitest';
import { passwordHashes } from './password-hashes.ts';

type Argon2id = typeof import('../passwords/argon2id.ts');

vi.mock('../passwords/argon2id.ts', async (importActual) => {
  const actual = await importActual<Argon2id>();
  const argon2id: Argon2id['argon2id'] = async (password, salt) =>
    passwordHashes.areReal
      ? actual.argon2id(password, salt)
      : createHmac('sha256', salt).update(password.normalize('NFC')).digest();
  return { ...actual, argon2id };
});
