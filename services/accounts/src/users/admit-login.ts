import type { OwnerId } from '@lux/contracts/common/ids.ts';
import type { LoginAttemptStore } from './login-attempt.store.ts';

interface Attempt {
  /** The account's key. */
  name: string;
  /** Where it has logged in to this account before. */
  browser: OwnerId | null;
  network: string | null;
  hasSecondFactor: boolean;
}

export interface LoginAdmission {
  /** Forgets the attempt: the password was right. */
  forgive: () => Promise<void>;
}

/**
 * Lets a password be looked at, or not yet. Counted by account and by who guesses:
 *
 * - a browser that has logged in to the account before has a count of its own, so that no stranger's
 *   guesses keep its user out;
 * - everybody else shares that of their network: who guesses from elsewhere keeps nobody out here;
 * - all networks together have a ceiling for the account, far above what one of them may. An account
 *   with a second factor needs none: many strangers together cannot keep its user out, and with the
 *   password alone they would not be in.
 *
 * Guesses at one account never count for another, so that no child keeps a classmate out of their own.
 *
 * @throws TOO_MANY_LOGINS with the time to wait.
 */
export async function admitLogin(
  attempts: LoginAttemptStore,
  { name, browser, network, hasSecondFactor }: Attempt,
): Promise<LoginAdmission> {
  if (browser !== null) {
    const key = `${name}/${browser}`;
    await attempts.admit(key);
    return { forgive: () => attempts.forget(key) };
  }
  const near = `${name}/network:${network ?? 'unknown'}`;
  const everywhere = `${name}/everywhere`;
  await attempts.admit(near);
  if (!hasSecondFactor) await attempts.admit(everywhere, 'account');
  return {
    forgive: async () => {
      await attempts.forget(near);
      if (!hasSecondFactor) await attempts.takeBack(everywhere);
    },
  };
}
