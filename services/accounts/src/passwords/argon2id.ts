import { argon2 } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane. About 35 ms of one core. */
export const memoryKib = 19_456;
export const passes = 2;
const HASH_BYTES = 32;

/** The 32 bytes that argon2id makes of a password and its salt, off the event loop. */
export async function argon2id(password: string, salt: Buffer): Promise<Buffer> {
  return derive('argon2id', {
    message: Buffer.from(password.normalize('NFC')),
    nonce: salt,
    parallelism: 1,
    tagLength: HASH_BYTES,
    memory: memoryKib,
    passes,
  });
}
