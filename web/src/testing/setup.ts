import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { userCookie } from './fakes/stub-fetch.ts';

// Tells React that its updates are watched by tests; testing-library relies on it.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

if (typeof document !== 'undefined') {
  // What a test waits for may take a while where other tests share the processor.
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 15_000 });
}

let consoleError: MockInstance;

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(async () => {
  const unexpected = [...consoleError.mock.calls];
  if (typeof document !== 'undefined') {
    const { cleanup } = await import('@testing-library/react');
    cleanup();
    document.body.replaceChildren();
    localStorage.clear();
    userCookie.clear();
  }
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // A test that provokes console.error on purpose clears the mock's calls itself.
  expect(unexpected, 'unexpected console.error').toEqual([]);
});
