import { z } from 'zod';
import { storage } from '../../lib/storage/storage.ts';
import type { SyncCollection } from './sync-collection.ts';

interface Note {
  key: string;
  isWhole: (text: string) => boolean;
  /** True where its absence means something to the screens. */
  mayBeDeleted?: boolean;
}

const Data = z.object({ text: z.string() });

/** So old that any version of the account wins on a new device. */
const OLDER_THAN_ALL = new Date(0).toISOString();

/** Small progress: each key of browser storage is one item, its id the key, its data the text. */
export function createNotesCollection(notes: readonly Note[]): SyncCollection {
  const kind = 'progress';
  const noteOf = (id: string) => notes.find(({ key }) => key === id);

  return {
    kind,
    keys: notes.map(({ key }) => key),

    read() {
      const items = notes.flatMap(({ key, isWhole }) => {
        const text = storage.readText(key);
        if (text === null || !isWhole(text)) return [];
        return [{ id: key, data: { text }, madeAt: OLDER_THAN_ALL }];
      });
      const isDeleted = (id: string) =>
        noteOf(id)?.mayBeDeleted === true && storage.readText(id) === null;
      return { kind, items, isDeleted };
    },

    accepts({ id, data }) {
      const note = noteOf(id);
      if (note === undefined || data === null) return note?.mayBeDeleted === true;
      const parsed = Data.strict().safeParse(data);
      return parsed.success && note.isWhole(parsed.data.text);
    },

    write(changes) {
      return changes
        .map(({ id, data }) => {
          const parsed = Data.safeParse(data);
          if (parsed.success) return storage.writeText(id, parsed.data.text);
          storage.remove(id);
          return true;
        })
        .every(Boolean);
    },
  };
}
