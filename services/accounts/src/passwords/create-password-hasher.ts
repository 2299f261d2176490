import { availableParallelism } from 'node:os';
import { commonErrors } from '@lux/service-kit/errors/common-errors.ts';
import { hashPassword } from './hash-password.ts';
import { verifyPassword } from './verify-password.ts';

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
      // The place goes straight to the next one, so that nobody slips in between.
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
