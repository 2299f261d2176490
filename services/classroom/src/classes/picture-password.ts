import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { passwordPictures } from '@lux/contracts/classroom/password-pictures.ts';
import type { PicturePassword } from '@lux/contracts/classroom/school-class.ts';

/** The choice for all. */
export const passwordDrawings = passwordPictures.map(({ drawing }) => drawing);

/**
 * 3 ms each. Of 1,320 passwords none would stay hidden from who has the database, however dear a try
 * was; at the door each is counted (`picture-tries.ts`).
 */
const COST = { N: 1_024, r: 8, p: 1 };
const HASH_BYTES = 32;

const derive = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt);

/** Three different drawings in an order by chance. */
export function choosePictures(): PicturePassword {
  const left = [...passwordDrawings];
  return [0, 0, 0].flatMap(() => left.splice(randomInt(left.length), 1));
}

/** As it is stored: salt and hash. */
export async function hashPictures(pictures: PicturePassword): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(pictures.join(' '), salt, HASH_BYTES, COST);
  return `${salt.toString('base64url')}.${hash.toString('base64url')}`;
}

/** Whether these are the seat's drawings, in their order. */
export async function isRightPictures(pictures: PicturePassword, stored: string): Promise<boolean> {
  const [salt = '', hash = ''] = stored.split('.');
  const expected = Buffer.from(hash, 'base64url');
  const shown = await derive(pictures.join(' '), Buffer.from(salt, 'base64url'), HASH_BYTES, COST);
  return expected.length === HASH_BYTES && timingSafeEqual(shown, expected);
}
