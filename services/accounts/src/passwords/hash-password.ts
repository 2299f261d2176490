import { randomBytes } from 'node:crypto';
import { argon2id, memoryKib, passes } from './argon2id.ts';

/** A password as it is stored: argon2id in the PHC string format, with its own salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await argon2id(password, salt);
  const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=1$${encode(salt)}$${encode(hash)}`;
}
