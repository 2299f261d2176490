import type { Credentials } from '@lux/contracts/accounts/credentials.ts';
import type { PasswordChange, PasswordReset } from '@lux/contracts/accounts/password.ts';
import type { OwnerRecovery, Registration } from '@lux/contracts/accounts/registration.ts';
import {
  RecoveryCodes,
  type SecondFactorRemoval,
  SecondFactorSecret,
} from '@lux/contracts/accounts/second-factor.ts';
import { PasswordResetResult, User } from '@lux/contracts/accounts/user.ts';
import type { OwnerId } from '@lux/contracts/common/ids.ts';
import type { ServiceClient } from '@lux/service-kit/clients/create-service-client.ts';

/** Hashing waits its turn when a whole class logs in. */
const PASSWORD_LIMIT_MS = 20_000;

/** Where a login comes from. */
interface LoginOrigin {
  visitor: OwnerId | null;
  /** A mark of the network, never the address. */
  network: string;
  /** Whether its address has tried more logins than a school does: only names that exist are looked at. */
  isCrowded?: boolean;
  /** Whether only owner and admins are let in. */
  isForManaging?: boolean;
}

/** Calls of accounts that check or change how somebody logs in (SPEC 2 "Login", DESIGN 8). */
export function loginsOf(service: ServiceClient) {
  return {
    register: (
      requestId: string,
      registration: Registration,
      newcomer: { visitor: OwnerId | null; isOwnerProven: boolean },
    ): Promise<User> =>
      service.json(User, {
        method: 'POST',
        path: '/users',
        body: { ...registration, ownerSecret: undefined, ...newcomer },
        requestId,
        timeoutMs: PASSWORD_LIMIT_MS,
      }),
    logIn: (requestId: string, credentials: Credentials, origin: LoginOrigin): Promise<User> =>
      service.json(User, {
        method: 'POST',
        path: '/logins',
        body: { ...credentials, ...origin },
        requestId,
        timeoutMs: PASSWORD_LIMIT_MS,
      }),
    resetPassword: (
      requestId: string,
      id: User['id'],
      reset: PasswordReset & { byOwner: boolean },
    ): Promise<PasswordResetResult> =>
      service.json(PasswordResetResult, {
        method: 'POST',
        path: `/users/${id}/password-resets`,
        body: reset,
        requestId,
        timeoutMs: PASSWORD_LIMIT_MS,
      }),
    changePassword: (requestId: string, id: User['id'], change: PasswordChange): Promise<User> =>
      service.json(User, {
        method: 'PUT',
        path: `/users/${id}/password`,
        body: change,
        requestId,
        timeoutMs: PASSWORD_LIMIT_MS,
      }),
    recoverOwner: (
      requestId: string,
      recovery: Pick<OwnerRecovery, 'newPassword'>,
    ): Promise<User> =>
      service.json(User, {
        method: 'POST',
        path: '/owner/recoveries',
        body: recovery,
        requestId,
        timeoutMs: PASSWORD_LIMIT_MS,
      }),
    startSecondFactor: (
      requestId: string,
      id: User['id'],
      password: string,
    ): Promise<SecondFactorSecret> =>
      service.json(SecondFactorSecret, {
        method: 'POST',
        path: `/users/${id}/second-factor`,
        body: { password },
        requestId,
        timeoutMs: PASSWORD_LIMIT_MS,
      }),
    activateSecondFactor: (
      requestId: string,
      id: User['id'],
      code: string,
    ): Promise<RecoveryCodes> =>
      service.json(RecoveryCodes, {
        method: 'PUT',
        path: `/users/${id}/second-factor`,
        body: { code },
        requestId,
        timeoutMs: PASSWORD_LIMIT_MS,
      }),
    /** Uses up a code. */
    checkSecondFactor: async (requestId: string, id: User['id'], code: string): Promise<void> => {
      await service.text({
        method: 'POST',
        path: `/users/${id}/second-factor/checks`,
        body: { code },
        requestId,
      });
    },
    /** Somebody's own, by password and code. */
    removeSecondFactor: async (
      requestId: string,
      id: User['id'],
      removal: SecondFactorRemoval,
    ): Promise<void> => {
      await service.text({
        method: 'POST',
        path: `/users/${id}/second-factor/removals`,
        body: removal,
        requestId,
        timeoutMs: PASSWORD_LIMIT_MS,
      });
    },
    /** Of somebody who has lost everything; whoever calls this has asked who may. */
    dropSecondFactor: (requestId: string, id: User['id']): Promise<User> =>
      service.json(User, { method: 'DELETE', path: `/users/${id}/second-factor`, requestId }),
  };
}
