import { randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { commonErrors } from '@lux/service-kit/errors/common-errors.ts';
import { argon2id, memoryKib, passes } from './argon2id.ts';

/** Whether a password is the one that was hashed; takes as long either way. */
async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [salt = '', hash = ''] = stored.split('$').slice(-2);
  const expected = Buffer.from(hash, 'base64');
  const given = await argon2id(password, Buffer.from(salt, 'base64'));
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** A password as it is stored: argon2id in the PHC string format, with its own salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await argon2id(password, salt);
  const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=1$${encode(salt)}$${encode(hash)}`;
}

/** More than a school of children who all log in at the same minute. */
const MAX_WAITING = 300;

export interface PasswordHasher {
  /** @throws SERVICE_UNAVAILABLE when too many wait already, as `verify`. */
  hash: (password: string) => Promise<string>;
  /** `stored` null: there is no such user, which must take as long to find out. */
  verify: (password: string, stored: string | null) => Promise<boolean>;
}

/**
 * Hashes and checks passwords, only as many at once as leave a core for everybody else: each takes
 * 19 MiB and one core for a while.
 */
export function createPasswordHasher(
  atOnce = Math.max(1, Math.floor(availableParallelism() / 2)),
): PasswordHasher {
  const decoy = hashPassword('nobody has this password');
  const waiting: (() => void)[] = [];
  let busy = 0;

  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (busy >= atOnce) {
      if (waiting.length >= MAX_WAITING) throw commonErrors.SERVICE_UNAVAILABLE();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else busy += 1;
    try {
      return await work();
    } finally {
      // The slot goes straight to the next in line, so that a newcomer cannot take it.
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  };

  return {
    hash: (password) => inTurn(() => hashPassword(password)),
    verify: (password, stored) =>
      inTurn(async () => {
        const isRight = await verifyPassword(password, stored ?? (await decoy));
        return isRight && stored !== null;
      }),
  };
}
