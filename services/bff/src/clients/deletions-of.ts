import {
  type DeletedName,
  DeletionLog,
  type DeletionNote,
} from '@lux/contracts/accounts/deletion-log.ts';
import type { User } from '@lux/contracts/accounts/user.ts';
import type { ServiceClient } from '@lux/service-kit/clients/create-service-client.ts';
import { z } from 'zod';

/** The first page comes when the log's file has been read. */
const LOG_LIMIT_MS = 30_000;

const UnusedAccounts = z.object({ userIds: z.array(z.string()) });

/** Calls of accounts about accounts that go: unused ones, deleted ones, and the log of deletions. */
export function deletionsOf(service: ServiceClient) {
  return {
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
    /** Says whether a user may be deleted. Rejects with the reason where not. */
    checkDeletion: async (requestId: string, id: User['id']): Promise<void> => {
      await service.text({ method: 'POST', path: `/users/${id}/deletion-checks`, requestId });
    },
    deleteUser: async (requestId: string, id: User['id']): Promise<void> => {
      await service.text({ method: 'DELETE', path: `/users/${id}`, requestId });
    },
  };
}
