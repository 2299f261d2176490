import { beforeEach, expect, test, vi } from 'vitest';

const disk = new Map<string, unknown>();
let isFull = false;

/** As much of IndexedDB as the store uses; like WebKit's private windows it takes no Blob. */
const database = {
  objectStoreNames: { contains: () => true },
  transaction: () => {
    const transaction = { oncomplete: () => {}, onabort: () => {}, onerror: () => {}, error: null };
    const done = (result?: unknown) => {
      setTimeout(() => transaction.oncomplete());
      return { result };
    };
    const objectStore = () => ({
      get: (key: string) => done(disk.get(key)),
      put: (value: unknown, key: string) => {
        if (isFull || value instanceof Blob) throw new DOMException('no', 'DataCloneError');
        disk.set(key, structuredClone(value));
        return done();
      },
    });
    return Object.assign(transaction, { objectStore });
  },
};

beforeEach(() => {
  vi.resetModules();
  disk.clear();
  isFull = false;
  vi.stubGlobal('indexedDB', {
    open: () => {
      const request = { result: database, onsuccess: () => {} };
      setTimeout(() => request.onsuccess());
      return request;
    },
  });
});

const picture = new Blob(['bunt'], { type: 'image/png' });

async function openStore() {
  const { openLocalStore } = await import('./open-local-store.ts');
  return openLocalStore('pictures');
}

test('a picture is stored where no Blob may be, and comes back as it was after a reload', async () => {
  await (await openStore()).put('fox', picture);
  vi.resetModules();
  const kept = await (await openStore()).get('fox');
  expect(kept).toBeInstanceOf(Blob);
  expect(await (kept as Blob).text()).toBe('bunt');
  expect((kept as Blob).type).toBe('image/png');
});

test('what earlier versions stored is read as before', async () => {
  disk.set('old', picture);
  disk.set('colours', Uint32Array.of(1, 2));
  const store = await openStore();
  expect(await store.get('old')).toBe(picture);
  expect(await store.get('colours')).toEqual(Uint32Array.of(1, 2));
  expect(await store.get('nothing')).toBeUndefined();
});

test('a browser that stores nothing keeps it while the page is open', async () => {
  isFull = true;
  const store = await openStore();
  await store.put('fox', picture);
  expect(await store.get('fox')).toBe(picture);
});
