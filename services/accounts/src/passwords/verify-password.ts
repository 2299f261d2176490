import { timingSafeEqual } from 'node:crypto';
import { argon2id } from './argon2id.ts';

/** Whether a password is the one that was hashed; takes as long either way. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [salt = '', hash = ''] = stored.split('$').slice(-2);
  const expected = Buffer.from(hash, 'base64');
  const given = await argon2id(password, Buffer.from(salt, 'base64'));
  return expected.length === given.length && timingSafeEqual(expected, given);
}
