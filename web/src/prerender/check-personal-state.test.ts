// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userCookie } from '../testing/fakes/stub-fetch.ts';

const PAGE =
  '<div id="root" data-prerendered="/games/quiz"><main><p>Was möchtest du raten?</p></main></div><template data-placeholder><i>Einen Moment …</i></template>';

beforeEach(() => {
  vi.resetModules();
  document.body.innerHTML = PAGE;
  window.history.replaceState(null, '', '/games/quiz');
});

afterEach(() => {
  vi.restoreAllMocks();
  userCookie.clear();
  document.body.replaceChildren();
});

/** As the browser runs it while it reads the page: true while the screen is hidden. */
async function look(dataset: Record<string, string>): Promise<boolean> {
  const script = document.createElement('script');
  Object.assign(script.dataset, dataset);
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  await import('./check-personal-state.ts');
  const isHidden = document.documentElement.hasAttribute('data-personal');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  return isHidden;
}

const root = () => document.getElementById('root');

test('a new visitor finds the screen as it was drawn', async () => {
  expect(await look({ keys: 'quizGame calmMode' })).toBe(false);
  expect(root()?.textContent).toBe('Was möchtest du raten?');
  expect(root()?.dataset.prerendered).toBe('/games/quiz');
});

test('who has something of their own there waits a moment, and the client draws anew', async () => {
  localStorage.setItem('calmMode', 'on');
  expect(await look({ keys: 'quizGame calmMode' })).toBe(true);
  expect(root()?.textContent).toBe('Einen Moment …');
  expect(root()?.dataset.prerendered).toBeUndefined();
  expect(document.documentElement.hasAttribute('data-personal')).toBe(false);
});

test('so does who asked for something special', async () => {
  window.history.replaceState(null, '', '/games/quiz?page=1');
  expect(await look({ keys: 'quizGame' })).toBe(true);
});

test('a screen for visitors is not shown to who is logged in, any other is', async () => {
  userCookie.show();
  expect(await look({ keys: 'quizGame' })).toBe(false);
  vi.resetModules();
  expect(await look({ keys: 'keptUserId', isForVisitors: '' })).toBe(true);
});

test('where the browser keeps nothing, nobody has anything', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(await look({ keys: 'quizGame' })).toBe(false);
});
