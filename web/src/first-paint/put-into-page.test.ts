import { expect, test } from 'vitest';
import { putIntoPage } from './put-into-page.ts';

const page = `<head><title>LUX</title>
<script type="module" crossorigin src="/assets/client.js"></script></head>
<body><div id="root"></div></body>`;
const begin = '/assets/begin.js';

test('a whole screen is put into the page with its title, and says which it is', () => {
  const html =
    '<link rel="preload" as="image" href="/a.svg"/><title>Sprechen</title><p>$& Hallo</p>';
  const drawn = putIntoPage(page, { path: '/', html, begin });
  expect(drawn).toContain('<title>Sprechen</title>');
  expect(drawn).toContain('<div id="root" data-drawn="/"><p>$& Hallo</p></div>');
});

test('a frame whose screen is still to come is drawn anew by the client, under its own title', () => {
  const html = '<nav></nav><!--$!--><template></template><p>Einen Moment …</p><!--/$-->';
  const drawn = putIntoPage(page, { path: '/games', html, begin });
  expect(drawn).toContain('<title>LUX</title>');
  expect(drawn).toContain('<div id="root"><nav></nav>');
});

test('the client is on its way at once and begins after the first paint', () => {
  const drawn = putIntoPage(page, { path: '/', html: '<p></p>', begin });
  expect(drawn).toContain('<link rel="modulepreload" crossorigin href="/assets/client.js">');
  expect(drawn).toContain('src="/assets/begin.js" data-client="/assets/client.js"');
  expect(drawn).not.toContain('src="/assets/client.js"');
});

test('a style that the content security policy would take away stops the build', () => {
  const html = '<p><i class="a" style="height:20%"></i></p>';
  expect(() => putIntoPage(page, { path: '/', html, begin })).toThrow('a style of its own');
});

test('a page without a place for it stops the build', () => {
  expect(() => putIntoPage('<p></p>', { path: '/', html: '', begin })).toThrow('#root');
});
