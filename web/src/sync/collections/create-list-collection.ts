import type { SyncedItem } from '@lux/contracts/accounts/synced-items.ts';
import { z } from 'zod';
import { storage } from '../../lib/storage/storage.ts';
import type { SyncCollection } from './sync-collection.ts';

const Entry = z.looseObject({ id: z.string().min(1).max(100) });
type Entry = z.infer<typeof Entry>;

interface ListCollectionOptions {
  kind: SyncedItem['kind'];
  key: string;
  /** What can be shown, and on every device. */
  isShared: (entry: Entry) => boolean;
  /** What is valid, but on this device only. */
  isOwn?: (entry: Entry) => boolean;
  /** When it was made or changed last, ISO 8601; the newest lies first. */
  madeAt: (entry: Entry) => string | null;
}

/** A list under one key of browser storage (SPEC 3). Entries keep all their fields. */
export function createListCollection(options: ListCollectionOptions): SyncCollection {
  const { kind, key, isShared, isOwn = () => false, madeAt } = options;

  function readEntries(): { entries: Entry[]; isDamaged: boolean } {
    const list = z.array(z.unknown()).safeParse(parseJson(storage.readText(key)));
    if (!list.success) return { entries: [], isDamaged: true };
    const entries = list.data.flatMap((entry) => {
      const parsed = Entry.safeParse(entry);
      return parsed.success && (isShared(parsed.data) || isOwn(parsed.data)) ? [parsed.data] : [];
    });
    return { entries, isDamaged: entries.length < list.data.length };
  }

  return {
    kind,
    keys: [key],

    read() {
      const { entries, isDamaged } = readEntries();
      const items = entries
        .filter(isShared)
        .map((data) => ({ id: data.id, data, madeAt: madeAt(data) }));
      return { kind, items, isDeleted: () => !isDamaged };
    },

    accepts({ id, data }) {
      if (data === null) return true;
      const parsed = Entry.safeParse(data);
      return parsed.success && parsed.data.id === id && isShared(parsed.data);
    },

    write(changes) {
      const changed = new Set(changes.map(({ id }) => id));
      const kept = readEntries().entries.filter(({ id }) => !changed.has(id));
      const put = changes.flatMap(({ data }) => {
        const parsed = Entry.safeParse(data);
        return parsed.success ? [parsed.data] : [];
      });
      const time = (entry: Entry) => Date.parse(madeAt(entry) ?? '') || 0;
      const entries = [...kept, ...put].toSorted((one, other) => time(other) - time(one));
      return storage.writeJson(key, entries);
    },
  };
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
