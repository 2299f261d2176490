import type { AccountKey } from '@lux/contracts/accounts/account-key.ts';
import type { Activity } from '@lux/contracts/accounts/activity.ts';
import { type KeyTest, KeyTestResult } from '@lux/contracts/accounts/ai/key-test.ts';
import {
  type AuditEntry,
  AuditTrailPage,
  type AuditTrailQuery,
} from '@lux/contracts/accounts/audit-entry.ts';
import {
  Invitation,
  type InvitationOrder,
  NewInvitation,
  NewTeacherInvitation,
} from '@lux/contracts/accounts/invitation.ts';
import {
  AdminSettings,
  PublicSettings,
  type SettingsChange,
} from '@lux/contracts/accounts/settings.ts';
import { Sticker, type StickerClaim, UserSticker } from '@lux/contracts/accounts/sticker.ts';
import type { SyncedItemsChange, SyncedItemsQuery } from '@lux/contracts/accounts/synced-items.ts';
import { User } from '@lux/contracts/accounts/user.ts';
import type { ServiceClient } from '@lux/service-kit/clients/create-service-client.ts';
import type { Caller } from '../sessions/act-for.ts';
import { aiServersOf } from './ai-servers-of.ts';
import { aiUsageOf } from './ai-usage-of.ts';
import { deletionsOf } from './deletions-of.ts';
import { loginsOf } from './logins-of.ts';
import { processingFactsOf } from './processing-facts-of.ts';
import { userDataOf } from './user-data-of.ts';

/** The stream has it, too. */
const COUNT_LIMIT_MS = 2_000;

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
    ...loginsOf(service),
    ...deletionsOf(service),
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
    readUser: (requestId: string, id: User['id']): Promise<User> =>
      service.json(User, { method: 'GET', path: `/users/${id}`, requestId }),
    /** Somebody works with this account today. */
    noteUse: async (requestId: string, id: User['id']): Promise<void> => {
      await service.text({ method: 'POST', path: `/users/${id}/uses`, requestId });
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
  };
}
