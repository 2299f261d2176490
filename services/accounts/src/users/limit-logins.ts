import type { OwnerId } from '@lux/contracts/common/ids.ts';
import type { LoginAttemptStore } from './login-attempt.store.ts';

interface Attempt {
  /** The account's key. */
  name: string;
  /** The visitor that the browser shows; null: none. */
  browser: OwnerId | null;
  /** Whether that browser has logged in to this account before. */
  isKnownBrowser: boolean;
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
 * - any other browser has one for the account at its network, and those without a visitor share one: who
 *   guesses a classmate's password at one desk does not keep the classmate out at another;
 * - all of a network have a ceiling for the account, for whoever invents browsers: who guesses from
 *   elsewhere blocks no login here;
 * - all networks together have a ceiling for the account, far above what one of them may. An account
 *   with a second factor needs none: many strangers together cannot keep its user out, and with the
 *   password alone they would not be in.
 *
 * Guesses at one account never count for another, so that no child keeps a classmate out of their own.
 *
 * @throws TOO_MANY_LOGINS with the time to wait.
 */
export async function limitLogins(
  attempts: LoginAttemptStore,
  { name, browser, isKnownBrowser, network, hasSecondFactor }: Attempt,
): Promise<LoginAdmission> {
  if (browser !== null && isKnownBrowser) {
    const key = `${name}/${browser}`;
    await attempts.admit(key);
    return { forgive: () => attempts.forget(key) };
  }
  const here = `${name}/network:${network ?? 'unknown'}`;
  const near = `${here}/${browser ?? 'no browser'}`;
  const everywhere = `${name}/everywhere`;
  await attempts.admit(near);
  await attempts.admit(here, 'network');
  if (!hasSecondFactor) await attempts.admit(everywhere, 'account');
  return {
    forgive: async () => {
      await attempts.forget(near);
      await attempts.takeBack(here);
      if (!hasSecondFactor) await attempts.takeBack(everywhere);
    },
  };
}
