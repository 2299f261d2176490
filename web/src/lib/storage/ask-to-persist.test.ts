import { beforeEach, expect, test, vi } from 'vitest';

const persist = vi.fn(async () => true);

beforeEach(() => {
  vi.resetModules();
  persist.mockClear();
});

test('a browser is asked once to keep what a child has made', async () => {
  vi.stubGlobal('navigator', { userAgent: 'Safari/605.1.15', storage: { persist } });
  const { askToPersist } = await import('./ask-to-persist.ts');
  askToPersist();
  askToPersist();
  expect(persist).toHaveBeenCalledTimes(1);
});

test.each([
  ['Firefox, which would ask the child', 'Firefox/153.0', { persist }],
  ['plain HTTP, where there is nothing to ask', 'Safari/605.1.15', undefined],
])('nobody is asked in %s', async (_where, userAgent, storage) => {
  vi.stubGlobal('navigator', { userAgent, storage });
  const { askToPersist } = await import('./ask-to-persist.ts');
  askToPersist();
  expect(persist).not.toHaveBeenCalled();
});
