// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { storage } from './storage.ts';
import { storageKeys } from './storage-keys.ts';

const Entry = z.object({ id: z.string() });

test.each(Object.values(storageKeys))('broken JSON under %s reads as nothing', (key) => {
  localStorage.setItem(key, '{"id": ');
  expect(storage.readJson(key, Entry)).toBeNull();
  expect(storage.readList(key, Entry)).toEqual([]);
});

test.each(['null', '7', '"text"', '{}', '{"id":7}'])('%s under a key reads as nothing', (text) => {
  localStorage.setItem('generatedImages', text);
  expect(storage.readJson('generatedImages', Entry)).toBeNull();
  expect(storage.readList('generatedImages', Entry)).toEqual([]);
});

test('whole entries of a list survive broken ones', () => {
  localStorage.setItem('generatedImages', '[{"id":"a"},null,{"id":3},{"id":"b"}]');
  expect(storage.readList('generatedImages', Entry)).toEqual([{ id: 'a' }, { id: 'b' }]);
});

test('a browser that refuses localStorage still remembers for this page', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('denied');
    },
    removeItem: () => {
      throw new Error('denied');
    },
    clear: () => {},
  });
  expect(storage.writeJson('generatedImages', { id: 'a' })).toBe(false);
  expect(storage.readJson('generatedImages', Entry)).toEqual({ id: 'a' });
  storage.remove('generatedImages');
  expect(storage.readJson('generatedImages', Entry)).toBeNull();
});
