import type { AccountKey } from '@lux/contracts/accounts/account-key.ts';
import type { Activity } from '@lux/contracts/accounts/activity.ts';
import {
  type AuditEntry,
  AuditTrailPage,
  type AuditTrailQuery,
} from '@lux/contracts/accounts/audit-entry.ts';
import type { Credentials } from '@lux/contracts/accounts/credentials.ts';
import {
  type DeletedName,
  DeletionLog,
  type DeletionNote,
} from '@lux/contracts/accounts/deletion-log.ts';
import {
  Invitation,
  type InvitationOrder,
  NewInvitation,
  NewTeacherInvitation,
} from '@lux/contracts/accounts/invitation.ts';
import type { KeyTest } from '@lux/contracts/accounts/key-test.ts';
import { KeyTestResult } from '@lux/contracts/accounts/key-test-result.ts';
import type { PasswordChange, PasswordReset } from '@lux/contracts/accounts/password.ts';
import type { OwnerRecovery, Registration } from '@lux/contracts/accounts/registration.ts';
import {
  RecoveryCodes,
  type SecondFactorRemoval,
  SecondFactorSecret,
} from '@lux/contracts/accounts/second-factor.ts';
import {
  AdminSettings,
  PublicSettings,
  type SettingsChange,
} from '@lux/contracts/accounts/settings.ts';
import { Sticker, type StickerClaim, UserSticker } from '@lux/contracts/accounts/sticker.ts';
import type { SyncedItemsChange, SyncedItemsQuery } from '@lux/contracts/accounts/synced-items.ts';
import { PasswordResetResult, User } from '@lux/contracts/accounts/user.ts';
import type { OwnerId } from '@lux/contracts/common/ids.ts';
import type { ServiceClient } from '@lux/service-kit/clients/create-service-client.ts';
import { z } from 'zod';
import type { Caller } from '../sessions/act-for.ts';
import { aiServersOf } from './ai-servers-of.ts';
import { aiUsageOf } from './ai-usage-of.ts';
import { processingFactsOf } from './processing-facts-of.ts';
import { userDataOf } from './user-data-of.ts';

/** Hashing waits its turn when a whole class logs in. */
const PASSWORD_LIMIT_MS = 20_000;
/** The stream has it, too. */
const COUNT_LIMIT_MS = 2_000;

/** The first page comes when the log's file has been read. */
const LOG_LIMIT_MS = 30_000;

const UnusedAccounts = z.object({ userIds: z.array(z.string()) });

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

export type AccountsClient = ReturnType<typeof createAccountsClient>;

/** What the bff asks of accounts. */
export function createAccountsClient(service: ServiceClient) {
  return {
    check: service.check,
    close: service.close,
    readProcessingFacts: processingFactsOf(service),
    ...userDataOf(service),
    ...aiServersOf(service),
    ...aiUsageOf(service),
    /** A `SyncedItemsPage` as JSON text: up to a megabyte that the bff does not parse. */
    readItems: (caller: Caller, { since, limit }: SyncedItemsQuery): Promise<string> =>
      service.text({
        method: 'GET',
        path: '/things',
        query: { limit, ...(since !== undefined && { since }) },
        ...caller,
      }),
    /** Answers as `readItems`. */
    mergeItems: (caller: Caller, change: SyncedItemsChange): Promise<string> =>
      service.text({ method: 'PUT', path: '/things', body: change, ...caller }),
    readSettings: (requestId: string): Promise<PublicSettings> =>
      service.json(PublicSettings, { method: 'GET', path: '/settings', requestId }),
    readAdminSettings: (requestId: string): Promise<AdminSettings> =>
      service.json(AdminSettings, { method: 'GET', path: '/settings/for-admins', requestId }),
    changeSettings: (requestId: string, change: SettingsChange): Promise<AdminSettings> =>
      service.json(AdminSettings, { method: 'PATCH', path: '/settings', body: change, requestId }),
    testKey: (requestId: string, test: KeyTest): Promise<KeyTestResult> =>
      service.json(KeyTestResult, {
        method: 'POST',
        path: '/settings/key-tests',
        body: test,
        requestId,
      }),
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
    readUser: (requestId: string, id: User['id']): Promise<User> =>
      service.json(User, { method: 'GET', path: `/users/${id}`, requestId }),
    /** Somebody works with this account today. */
    noteUse: async (requestId: string, id: User['id']): Promise<void> => {
      await service.text({ method: 'POST', path: `/users/${id}/uses`, requestId });
    },
    /** Teachers whose accounts would be announced, ids only. */
    listUnusedTeachers: async (requestId: string): Promise<User['id'][]> => {
      const call = { method: 'GET', path: '/unused-teachers', requestId } as const;
      return (await service.json(UnusedAccounts, call)).userIds;
    },
    /** Has accounts announced that nobody uses, but these. @returns those whose time is over, ids only. */
    listUnusedAccounts: async (
      requestId: string,
      sparedIds: User['id'][],
    ): Promise<User['id'][]> => {
      const path = '/unused-accounts';
      const call = { method: 'POST', path, body: { sparedIds }, requestId } as const;
      return (await service.json(UnusedAccounts, call)).userIds;
    },
    /** Whether it is still to go: somebody may have come back meanwhile. */
    isAccountDue: async (requestId: string, id: User['id']): Promise<boolean> => {
      const call = { method: 'GET', path: `/unused-accounts/${id}`, requestId } as const;
      return (await service.json(z.object({ isDue: z.boolean() }), call)).isDue;
    },
    /** A page of what was deleted lately. */
    readDeletionLog: (requestId: string, after?: DeletedName): Promise<DeletionLog> =>
      service.json(DeletionLog, {
        method: 'GET',
        path: '/deletions',
        query: after === undefined ? {} : { after },
        requestId,
        timeoutMs: LOG_LIMIT_MS,
      }),
    /** Before it goes everywhere. */
    noteDeletion: async (requestId: string, note: DeletionNote): Promise<void> => {
      await service.text({ method: 'POST', path: '/deletions', body: note, requestId });
    },
    listUsers: (requestId: string): Promise<User[]> =>
      service.json(User.array(), { method: 'GET', path: '/users', requestId }),
    /** However the name was typed. */
    findByName: async (requestId: string, username: string): Promise<User | null> => {
      const found = await service.json(User.array(), {
        method: 'GET',
        path: '/users',
        query: { username },
        requestId,
      });
      return found[0] ?? null;
    },
    changeTeacher: (
      requestId: string,
      id: User['id'],
      isTeacher: User['isTeacher'],
    ): Promise<User> =>
      service.json(User, {
        method: 'PATCH',
        path: `/users/${id}/teacher`,
        body: { isTeacher },
        requestId,
      }),
    inviteTeacher: (requestId: string): Promise<NewTeacherInvitation> =>
      service.json(NewTeacherInvitation, {
        method: 'POST',
        path: '/teacher-invitations',
        requestId,
      }),
    changeRole: (requestId: string, id: User['id'], role: User['role']): Promise<User> =>
      service.json(User, {
        method: 'PATCH',
        path: `/users/${id}/role`,
        body: { role },
        requestId,
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
    createInvitation: (requestId: string, order: InvitationOrder): Promise<NewInvitation> =>
      service.json(NewInvitation, {
        method: 'POST',
        path: '/invitations',
        body: order,
        requestId,
      }),
    listInvitations: (requestId: string): Promise<Invitation[]> =>
      service.json(Invitation.array(), { method: 'GET', path: '/invitations', requestId }),
    deleteInvitation: async (requestId: string, id: Invitation['id']): Promise<void> => {
      await service.text({ method: 'DELETE', path: `/invitations/${id}`, requestId });
    },
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
    recordAction: async (requestId: string, entry: Omit<AuditEntry, 'at'>): Promise<void> => {
      await service.text({ method: 'POST', path: '/audit-entries', body: entry, requestId });
    },
    listActions: (requestId: string, { before, limit }: AuditTrailQuery): Promise<AuditTrailPage> =>
      service.json(AuditTrailPage, {
        method: 'GET',
        path: '/audit-entries',
        query: { limit, ...(before && { before }) },
        requestId,
      }),
    countActivity: async (requestId: string, activity: Activity): Promise<void> => {
      await service.text({
        method: 'POST',
        path: '/activities',
        body: activity,
        requestId,
        timeoutMs: COUNT_LIMIT_MS,
      });
    },
    listStickers: (requestId: string): Promise<Sticker[]> =>
      service.json(Sticker.array(), { method: 'GET', path: '/stickers', requestId }),
    /** A drawing as SVG text. */
    readStickerImage: (requestId: string, id: Sticker['id']): Promise<string> =>
      service.text({ method: 'GET', path: `/stickers/${id}/image`, requestId }),
    listUserStickers: (requestId: string, userId: AccountKey): Promise<UserSticker[]> =>
      service.json(UserSticker.array(), {
        method: 'GET',
        path: `/users/${userId}/stickers`,
        requestId,
      }),
    claimSticker: (
      requestId: string,
      userId: AccountKey,
      claim: StickerClaim,
    ): Promise<UserSticker> =>
      service.json(UserSticker, {
        method: 'POST',
        path: `/users/${userId}/stickers`,
        body: claim,
        requestId,
      }),
    /** Says whether a user may be deleted. Rejects with the reason where not. */
    checkDeletion: async (requestId: string, id: User['id']): Promise<void> => {
      await service.text({ method: 'POST', path: `/users/${id}/deletion-checks`, requestId });
    },
    deleteUser: async (requestId: string, id: User['id']): Promise<void> => {
      await service.text({ method: 'DELETE', path: `/users/${id}`, requestId });
    },
  };
}
