import { expect, test } from 'vitest';
import { strategyFor } from './strategy-for.ts';

const ORIGIN = 'https://lux.test';
const ask = (
  path: string,
  asked: { method?: string; mode?: RequestMode; hasRange?: boolean } = {},
) =>
  strategyFor(
    { url: new URL(path, ORIGIN).href, method: 'GET', mode: 'cors', hasRange: false, ...asked },
    ORIGIN,
  );

test.each([
  ['/', 'page'],
  ['/coloring?page=coloring-1', 'page'],
  ['/games/buchstaben', 'page'],
  ['/api/docs', 'network'],
  ['/einrichten', 'network'],
  ['/media/abc?download=LUX.png', 'network'],
  ['/sw.js', 'network'],
])('opening %s goes the way: %s', (path, way) => {
  expect(ask(path, { mode: 'navigate' })).toBe(way);
});

test.each([
  ['/assets/DrX41.js', 'asset'],
  ['/lux.svg', 'asset'],
  ['/icons/lux-192.png', 'asset'],
  ['/drawings/1F98A.svg', 'drawing'],
  ['/api/stickers/erstes-bild/image?v=12345678', 'drawing'],
  ['/api/letters', 'revalidated'],
  ['/api/settings', 'revalidated'],
  ['/api/stickers', 'revalidated'],
  ['/api/user', 'user'],
  ['/media/abc_-1', 'picture'],
  ['/media/abc_-1/thumbnail', 'picture'],
  ['/media/abc_-1/view', 'picture'],
  ['/api/user/stickers', 'network'],
  ['/api/conversations', 'network'],
  ['/api/speech/abc', 'network'],
  ['/api/me/things', 'network'],
  ['/api/analytics/requests', 'network'],
  ['/graphql', 'network'],
  ['https://elsewhere.test/assets/x.js', 'network'],
])('%s goes the way: %s', (path, way) => {
  expect(ask(path)).toBe(way);
});

test('whatever changes something or asks for a part goes to the network', () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD']) {
    expect(ask('/api/settings', { method })).toBe('network');
    expect(ask('/media/abc', { method })).toBe('network');
  }
  expect(ask('/media/abc', { hasRange: true })).toBe('network');
});
