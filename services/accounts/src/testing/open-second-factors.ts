import type { useEngines } from '@lux/test-kit/test-engines.ts';
import { openAccounts } from './open-accounts.ts';
import { totpCode } from './totp-code.ts';

export const password = 'Wolke-Besen-Zebra-47';

/** Accounts with what setting up, checking and removing second factors needs. */
export async function openSecondFactors(engines: ReturnType<typeof useEngines>, count: number) {
  const database = `${engines.mongodb.databasePrefix}-factors-${count}`;
  const { uri } = engines.mongodb;
  const { call, deps } = await openAccounts({ uri, redisUrl: engines.redis.url, database });
  const register = async (username: string): Promise<string> =>
    (await call('POST', '/users', { username, password, isOwnerProven: username === 'chefin' }))
      .body.id;
  const start = (id: string, given = password) =>
    call('POST', `/users/${id}/second-factor`, { password: given });
  const activate = (id: string, code: string) =>
    call('PUT', `/users/${id}/second-factor`, { code });
  /** Not the code of the activation, and good in this step of time as in the next. */
  const codeOf = (secret: string) => totpCode(secret, { steps: 1 });
  return {
    call,
    deps,
    register,
    start,
    activate,
    codeOf,
    check: (id: string, code: string) =>
      call('POST', `/users/${id}/second-factor/checks`, { code }),
    logIn: (username: string, code?: string) =>
      call('POST', '/logins', { username, password, ...(code && { code }) }),
    /** An admin with a second factor whose current code is not used yet. */
    bringAdmin: async (username: string) => {
      const id = await register(username);
      await call('PATCH', `/users/${id}/role`, { role: 'admin' });
      const { secret } = (await start(id)).body;
      const answer = await activate(id, totpCode(secret));
      return { id, secret: String(secret), recoveryCodes: answer.body.recoveryCodes as string[] };
    },
  };
}
