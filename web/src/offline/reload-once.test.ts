// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { reloadOnce } from './reload-once.ts';

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
const reload = vi.fn();
let build = '/assets/one.js';
const page = { build: () => build, reload };

beforeEach(() => {
  reload.mockReset();
  sessionStorage.clear();
  build = '/assets/one.js';
});

test.each([
  'Failed to fetch dynamically imported module: https://lux.test/assets/x.js',
  'error loading dynamically imported module: https://lux.test/assets/x.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/x.css',
])('a script that is gone after a deploy loads the page anew: %s', (message) => {
  expect(reloadOnce(new TypeError(message), page)).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

test('the same build is loaded anew once, the next one once more', () => {
  expect(reloadOnce(missing, page)).toBe(true);
  expect(reloadOnce(missing, page)).toBe(false);
  build = '/assets/two.js';
  expect(reloadOnce(missing, page)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('an error of ours, a line that is away, or a browser that forgets: no reload', () => {
  expect(reloadOnce(new Error('x is not a function'), page)).toBe(false);
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(reloadOnce(missing, page)).toBe(false);
  onLine.mockReturnValue(true);
  vi.stubGlobal('sessionStorage', undefined);
  expect(reloadOnce(missing, page)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
