import { LESSON_KEY, storage } from '../../lib/storage/storage.ts';

/** Like browser storage, a lesson has its own. */
const database = () => (storage.readText(LESSON_KEY) === null ? 'lux' : LESSON_DATABASE);
export const LESSON_DATABASE = 'lux-lesson';
const VERSION = 1;
/** Every object store there has been; a new name needs a new version. */
const NAMES = ['pictures', 'colouring-works'] as const;

let opened: Promise<IDBDatabase> | undefined;
const memories: Record<(typeof NAMES)[number], Map<string, unknown>> = {
  pictures: new Map(),
  'colouring-works': new Map(),
};

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(database(), VERSION);
    request.onupgradeneeded = () => {
      for (const name of NAMES) {
        if (!request.result.objectStoreNames.contains(name)) {
          request.result.createObjectStore(name);
        }
      }
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('another page holds an older version open'));
  });
  return opened;
}

/**
 * A store of large values in IndexedDB, as localStorage is too small for them. Where the browser
 * refuses (private mode), they last as long as the page. Pictures are stored as bytes, as WebKit's
 * private windows take no Blob. Not idb-keyval: that makes one store per
 * database, and this one has two with pictures of children in them; nor does it commit early.
 */
export function openLocalStore(name: (typeof NAMES)[number]) {
  const memory = memories[name];

  async function run<T>(
    mode: IDBTransactionMode,
    act: (objects: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> {
    const transaction = (await open()).transaction(name, mode);
    const request = act(transaction.objectStore(name));
    // Without an early commit a page that is being closed would lose the write.
    if (mode === 'readwrite') transaction.commit?.();
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
      transaction.onerror = () => reject(transaction.error);
    });
  }

  return {
    /** The stored value, not yet checked for its shape. */
    async get(key: string): Promise<unknown> {
      if (memory.has(key)) return memory.get(key);
      const stored = await run<unknown>('readonly', (objects) => objects.get(key)).catch(() => {});
      return fromBytes(stored);
    },

    async put(key: string, value: unknown): Promise<void> {
      try {
        const stored = value instanceof Blob ? await toBytes(value) : value;
        await run('readwrite', (objects) => objects.put(stored, key));
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },

    async remove(key: string): Promise<void> {
      memory.delete(key);
      await run('readwrite', (objects) => objects.delete(key)).catch(() => {});
    },

    async clear(): Promise<void> {
      memory.clear();
      await run('readwrite', (objects) => objects.clear()).catch(() => {});
    },
  };
}

interface StoredBytes {
  bytes: ArrayBuffer;
  type: string;
}

async function toBytes(blob: Blob): Promise<StoredBytes> {
  return { bytes: await blob.arrayBuffer(), type: blob.type };
}

/** Pictures of earlier versions are Blobs still, which have a `bytes` of their own, a method. */
function fromBytes(stored: unknown): unknown {
  if (!isStoredBytes(stored)) return stored;
  return new Blob([stored.bytes], { type: stored.type });
}

const isStoredBytes = (stored: unknown): stored is StoredBytes =>
  typeof stored === 'object' &&
  stored !== null &&
  'bytes' in stored &&
  stored.bytes instanceof ArrayBuffer;
