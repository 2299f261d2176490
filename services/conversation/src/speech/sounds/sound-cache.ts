import type { OwnerId } from '@lux/contracts/common/ids.ts';
import type { SharedSound } from './shared-sound.ts';

export interface SoundCache {
  /** Finished or being made. Marks it as the most recently used. */
  get: (key: string) => SharedSound | undefined;
  put: (key: string, sound: SharedSound) => void;
  /** Notes for whom a sound is made; nothing where there is none. */
  note: (key: string, owners: readonly OwnerId[]) => void;
  /** Drops what is made for nobody but these owners. @returns the keys of it. */
  forget: (owners: readonly OwnerId[]) => string[];
}

interface Entry {
  sound: SharedSound;
  /** 0 while it is being made. */
  sizeBytes: number;
  /** Milliseconds of the process clock. */
  staleAt: number;
  /** For whom it is made, as far as that is known. */
  owners: Set<OwnerId>;
}

/** What so many have heard tells of none of them. */
const MOST_OWNERS = 40;

/** Memory of an entry beside its sound. */
const ENTRY_BYTES = 4_096;
/** How long a sound of the fallback voice is used before the chosen voice is tried again. */
const FALLBACK_FOR_MS = 30_000;

/** LRU cache of sounds, bounded in bytes. Failed sounds are dropped at once. */
export function createSoundCache(limitBytes: number): SoundCache {
  /** In the order of use, as a Map keeps the order of insertion. */
  const entries = new Map<string, Entry>();
  let totalBytes = 0;

  function drop(key: string, entry: Entry) {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    totalBytes -= entry.sizeBytes;
  }

  function makeRoom() {
    for (const [key, entry] of entries) {
      if (totalBytes <= limitBytes) return;
      if (entry.sizeBytes > 0) drop(key, entry);
    }
  }

  function settle(key: string, entry: Entry, sizeBytes: number, isFallback: boolean) {
    if (entries.get(key) !== entry) return;
    entry.sizeBytes = sizeBytes;
    if (isFallback) entry.staleAt = performance.now() + FALLBACK_FOR_MS;
    totalBytes += sizeBytes;
    makeRoom();
  }

  return {
    get: (key) => {
      const entry = entries.get(key);
      if (!entry) return undefined;
      if (entry.sound.isAbandoned() || performance.now() > entry.staleAt) {
        drop(key, entry);
        return undefined;
      }
      entries.delete(key);
      entries.set(key, entry);
      return entry.sound;
    },
    put: (key, sound) => {
      const entry: Entry = {
        sound,
        sizeBytes: 0,
        staleAt: Number.POSITIVE_INFINITY,
        owners: new Set(),
      };
      entries.set(key, entry);
      sound.finished.then(
        ({ bytes, isFallback }) => settle(key, entry, ENTRY_BYTES + bytes.length, isFallback),
        () => drop(key, entry),
      );
    },
    note: (key, owners) => {
      const known = entries.get(key)?.owners;
      if (!known || known.size > MOST_OWNERS) return;
      for (const owner of owners) known.add(owner);
    },
    forget: (owners) => {
      const forgotten: string[] = [];
      for (const [key, entry] of entries) {
        const left = entry.owners.difference(new Set(owners));
        if (left.size === entry.owners.size || entry.owners.size > MOST_OWNERS) continue;
        entry.owners = left;
        if (left.size > 0) continue;
        drop(key, entry);
        forgotten.push(key);
      }
      return forgotten;
    },
  };
}
