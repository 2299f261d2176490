import { expect, test, vi } from 'vitest';
import { store } from './store.ts';
import { toasts, toastsAtom } from './toasts.ts';

test('a new toast takes the place of the one before', () => {
  toasts.show({ title: 'eins' });
  toasts.show({ title: 'zwei' });
  expect(store.get(toastsAtom).map(({ title }) => title)).toEqual(['zwei']);
});

test('a dismissed toast is forgotten after 1,000,000 ms', () => {
  vi.useFakeTimers();
  toasts.show({ title: 'eins' });
  const [entry] = store.get(toastsAtom);
  toasts.dismiss(entry?.id ?? 0);
  expect(store.get(toastsAtom)).toMatchObject([{ isOpen: false }]);
  vi.advanceTimersByTime(999_999);
  expect(store.get(toastsAtom)).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(store.get(toastsAtom)).toEqual([]);
});
