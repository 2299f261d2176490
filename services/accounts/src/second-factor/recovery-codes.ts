import { randomBytes, randomInt } from 'node:crypto';
import { argon2id } from '../passwords/argon2id.ts';

/** Crockford's: without letters that are read as others. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** 50 bits, hashed like a password. */
const LENGTH = 10;
const HALF = LENGTH / 2;
const COUNT = 10;
const SALT_BYTES = 16;
const CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

/** Codes such as `k7m2q-9fhxt` for whoever has lost the phone; each counts once. */
export const recoveryCodes = {
  create: (): string[] => Array.from({ length: COUNT }, createOne),

  createSalt: (): string => randomBytes(SALT_BYTES).toString('base64url'),

  /** A typed code as it was made, null where it cannot be one. */
  read(typed: string): string | null {
    const code = typed
      .toLowerCase()
      .replace(/[\s-]/g, '')
      .replaceAll('o', '0')
      .replace(/[il]/g, '1');
    return CODE.test(code) ? code : null;
  },

  async hash(code: string, salt: string): Promise<string> {
    const bytes = await argon2id(code.replace('-', ''), Buffer.from(salt, 'base64url'));
    return bytes.toString('base64url');
  },
} as const;

function createOne(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
  return `${letters.slice(0, HALF).join('')}-${letters.slice(HALF).join('')}`;
}
