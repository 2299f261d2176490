import { expect, test } from 'vitest';
import { injectScreen } from './inject-screen.ts';

const page = `<head><title>LUX</title>
<script type="module" crossorigin src="/assets/client.js"></script>
<link rel="modulepreload" crossorigin href="/assets/base.js">
<link rel="stylesheet" crossorigin href="/assets/all.css">
</head>
<body><div id="root"></div></body>`;
const styles = 'p{color:red}';
const startScript = 'start()';
const scripts = ['assets/base.js', 'assets/route.js'];
const others = {
  styles,
  startScript,
  scripts,
  placeholder: '',
  personalState: null,
  checkScript: '',
};

test('a whole screen is put into the page with its title, and says which it is', () => {
  const html =
    '<link rel="preload" as="image" href="/a.svg"/><title>Sprechen</title><p>$& Hallo</p>';
  const drawn = injectScreen(page, { ...others, path: '/', html });
  expect(drawn).toContain('<title>Sprechen</title>');
  expect(drawn).toContain('<div id="root" data-prerendered="/"><p>$& Hallo</p></div>');
});

test('a frame whose screen is still to come is drawn anew by the client, under its own title', () => {
  const html = '<nav></nav><!--$!--><template></template><p>Einen Moment …</p><!--/$-->';
  const drawn = injectScreen(page, { ...others, path: '/games', html });
  expect(drawn).toContain('<title>LUX</title>');
  expect(drawn).toContain('<div id="root"><nav></nav>');
});

test('its styles stand in the page, the client and all other styles wait in a template', () => {
  const drawn = injectScreen(page, { ...others, path: '/', html: '<p></p>' });
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
  expect(() => injectScreen(page, { ...others, path: '/', html: '', styles: broken })).toThrow(
    'too early',
  );
});

test('a style that the content security policy would take away stands in the style sheet', () => {
  const html = '<p><i class="a" style="height:20%"></i></p>';
  const drawn = injectScreen(page, { ...others, path: '/', html });
  expect(drawn).toContain('<i class="a" data-inline-style="height:20%"></i>');
  expect(drawn).toContain('[data-inline-style="height:20%"]{height:20%}</style>');
});

test('what stands there already does not appear once more', () => {
  const html = '<p class="flex animate-appear p-2">x</p>';
  const drawn = injectScreen(page, { ...others, path: '/', html });
  expect(drawn).toContain('<p class="flex p-2">x</p>');
});

test('where own things make another screen, they are looked for before it, and what is shown instead is there', () => {
  const personalState = { keys: ['quizGame', 'calmMode'], isForVisitors: true } as const;
  const given = { html: '<p>x</p>', placeholder: '<i>y</i>', personalState, checkScript: 'look()' };
  const drawn = injectScreen(page, { ...others, path: '/auth', ...given });
  expect(drawn).toMatch(
    /<script data-keys="quizGame calmMode" data-is-for-visitors>look\(\)<\/script>\s+<div id="root" data-prerendered="\/auth" data-is-for-visitors><p>x<\/p><\/div>\s+<template data-placeholder><i>y<\/i><\/template>/,
  );
});

test('a page without a place for it stops the build', () => {
  expect(() => injectScreen('<p></p>', { ...others, path: '/', html: '' })).toThrow('#root');
});
