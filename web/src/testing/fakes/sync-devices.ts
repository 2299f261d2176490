import type { SyncedItem, SyncedItemsPage } from '@lux/contracts/accounts/synced-items.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import type { SyncCollection } from '../../sync/collections/sync-collection.ts';
import { createSyncEngine } from '../../sync/create-sync-engine.ts';
import { emptySyncState } from '../../sync/sync-state.ts';

export const DAY_MS = 86_400_000;
export const START = Date.UTC(2026, 0, 1);
export const MAX_AHEAD_MS = 60_000;

/** The account as services/accounts keeps it: the later change wins, times ahead are moved back. */
export function openServer() {
  let latest = 0;
  let things = new Map<string, SyncedItem & { order: number }>();
  const server = {
    nowMs: START,
    isAway: false,
    isFull: false,
    pageSize: 2,
    calls: { read: 0, put: 0 },
    /** How many things were sent to devices. */
    told: 0,
    /** Called while a put is on its way. */
    meanwhile: () => {},
    answer: () => [...things.values()].map(({ order: _order, ...thing }) => structuredClone(thing)),
    /** An older state comes back. */
    backUp: () => {
      const [kept, order] = [structuredClone(things), latest];
      return () => {
        [things, latest] = [kept, order];
      };
    },
    pageSince: (since: string | null): SyncedItemsPage => {
      const after = Number(since ?? 0);
      if (after > latest) throw refusal('CHANGES_UNKNOWN');
      const changed = [...things.values()]
        .filter(({ order }) => order > after)
        .toSorted((one, other) => one.order - other.order);
      const page = changed.slice(0, server.pageSize);
      server.told += page.length;
      return {
        things: page.map(({ order: _order, ...thing }) => structuredClone(thing)),
        mark: String(page.at(-1)?.order ?? after),
        hasMore: changed.length > page.length,
      };
    },
    read: async (since: string | null) => {
      if (server.isAway) throw new Error('offline');
      server.calls.read += 1;
      return server.pageSince(since);
    },
    put: async (changes: readonly SyncedItem[], since: string | null) => {
      if (server.isAway) throw new Error('offline');
      server.calls.put += 1;
      if (server.isFull && changes.some(({ data }) => data !== null)) {
        throw refusal('TOO_MANY_THINGS');
      }
      for (const change of structuredClone(changes)) {
        const key = `${change.kind}/${change.id}`;
        const at = Math.min(Date.parse(change.changedAt), server.nowMs + MAX_AHEAD_MS);
        const before = things.get(key);
        if (before && Date.parse(before.changedAt) >= at) continue;
        latest += 1;
        things.set(key, { ...change, changedAt: new Date(at).toISOString(), order: latest });
      }
      const answer = server.pageSince(since);
      server.meanwhile();
      return answer;
    },
  };
  return server;
}
export const refusal = (code: string) =>
  new ApiError({ status: 409, code, message: code, isForPerson: true });
export type Server = ReturnType<typeof openServer>;

export function openDevice(server: Server, options: { aheadMs?: number } = {}) {
  const device = {
    things: new Map<string, string>(),
    syncState: emptySyncState,
    isMine: true,
    isDamaged: false,
    isFull: false,
    written: 0,
  };
  const collection: SyncCollection = {
    kind: 'story',
    keys: ['stories'],
    read: () => ({
      kind: 'story',
      items: [...device.things].map(([id, text]) => ({ id, data: { text }, madeAt: null })),
      isDeleted: () => !device.isDamaged,
    }),
    accepts: ({ data }) => data === null || typeof data.text === 'string',
    write: (changes) => {
      if (device.isFull) return false;
      device.isDamaged = false;
      for (const { id, data } of changes) {
        if (data === null) device.things.delete(id);
        else device.things.set(id, String(data.text));
      }
      return true;
    },
  };
  const open = () =>
    createSyncEngine({
      syncCollections: [collection],
      syncState: {
        read: () => device.syncState,
        write: (syncState) => {
          device.syncState = syncState;
        },
      },
      api: server,
      isMine: () => device.isMine,
      now: () => new Date(server.nowMs + (options.aheadMs ?? 0)),
      onWritten: () => {
        device.written += 1;
      },
    });
  const syncEngine = open();
  return {
    ...device,
    device,
    openTab: open,
    sync: syncEngine.sync,
    texts: () => Object.fromEntries([...device.things].toSorted()),
    write: (id: string, text: string) => device.things.set(id, text),
    remove: (id: string) => device.things.delete(id),
  };
}

export const later = (server: Server, ms = 1000) => {
  server.nowMs += ms;
};
