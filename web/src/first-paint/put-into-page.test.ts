import { expect, test } from 'vitest';
import { putIntoPage } from './put-into-page.ts';

const page = `<head><title>LUX</title>
<script type="module" crossorigin src="/assets/client.js"></script>
<link rel="modulepreload" crossorigin href="/assets/base.js">
<link rel="stylesheet" crossorigin href="/assets/all.css">
</head>
<body><div id="root"></div></body>`;
const styles = 'p{color:red}';
const begin = 'start()';
const scripts = ['assets/base.js', 'assets/route.js'];

test('a whole screen is put into the page with its title, and says which it is', () => {
  const html =
    '<link rel="preload" as="image" href="/a.svg"/><title>Sprechen</title><p>$& Hallo</p>';
  const drawn = putIntoPage(page, { path: '/', html, styles, begin, scripts });
  expect(drawn).toContain('<title>Sprechen</title>');
  expect(drawn).toContain('<div id="root" data-drawn="/"><p>$& Hallo</p></div>');
});

test('a frame whose screen is still to come is drawn anew by the client, under its own title', () => {
  const html = '<nav></nav><!--$!--><template></template><p>Einen Moment …</p><!--/$-->';
  const drawn = putIntoPage(page, { path: '/games', html, styles, begin, scripts });
  expect(drawn).toContain('<title>LUX</title>');
  expect(drawn).toContain('<div id="root"><nav></nav>');
});

test('its styles stand in the page, the client and all other styles wait in a template', () => {
  const drawn = putIntoPage(page, { path: '/', html: '<p></p>', styles, begin, scripts });
  expect(drawn).toContain('<style>p{color:red}</style>');
  expect(drawn).toContain('<script type="module" data-client="/assets/client.js">start()</script>');
  const [, rest = ''] = /<template data-rest>(.*?)<\/template>/.exec(drawn) ?? [];
  expect(rest.match(/<link rel="\w+" crossorigin href="[^"]+">/g)).toEqual([
    '<link rel="modulepreload" crossorigin href="/assets/base.js">',
    '<link rel="stylesheet" crossorigin href="/assets/all.css">',
    '<link rel="modulepreload" crossorigin href="/assets/client.js">',
    '<link rel="modulepreload" crossorigin href="/assets/route.js">',
  ]);
  expect(drawn.replace(rest, '')).not.toMatch(/stylesheet|modulepreload/);
});

test('styles that would end the place where they stand stop the build', () => {
  const broken = 'p::before{content:"</style>"}';
  expect(() => putIntoPage(page, { path: '/', html: '', styles: broken, begin, scripts })).toThrow(
    'too early',
  );
});

test('a style that the content security policy would take away stops the build', () => {
  const html = '<p><i class="a" style="height:20%"></i></p>';
  expect(() => putIntoPage(page, { path: '/', html, styles, begin, scripts })).toThrow(
    'a style of its own',
  );
});

test('a page without a place for it stops the build', () => {
  expect(() => putIntoPage('<p></p>', { path: '/', html: '', styles, begin, scripts })).toThrow(
    '#root',
  );
});
