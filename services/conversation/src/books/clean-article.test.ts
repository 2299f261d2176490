import { expect, test } from 'vitest';
import { cleanArticle } from './clean-article.ts';

const page = (body: string, title = 'Vulkan') =>
  `<!DOCTYPE html><html><head><title>${title}</title></head><body>${body}</body></html>`;
const textsOf = (html: string) => cleanArticle(html, 'Klexikon')?.blocks.map(({ text }) => text);

test('an article is its title, its headings, paragraphs and points', () => {
  const html = page(
    '<h1>Vulkan</h1><p>Ein <a href="Berg">Berg</a>, der <b>Feuer</b> spuckt.<sup>[1]</sup></p><h2>Ausbruch</h2><ul><li>Lava</li><li>Asche</li></ul>',
  );
  expect(cleanArticle(html, 'Klexikon')).toEqual({
    title: 'Vulkan',
    book: 'Klexikon',
    blocks: [
      { kind: 'text', text: 'Ein Berg, der Feuer spuckt.' },
      { kind: 'heading', text: 'Ausbruch' },
      { kind: 'item', text: 'Lava' },
      { kind: 'item', text: 'Asche' },
    ],
  });
});

test.each([
  ['a script', '<script>alert("Feuer")</script>'],
  ['a script in small and large letters', '<ScRiPt src=//evil.example/a.js>alert(1)</sCrIpT>'],
  ['a style', '<style>p { background: url(//evil.example) }</style>'],
  ['a picture with a handler', '<img src=x onerror="alert(1)" alt="Bild">'],
  ['a frame', '<iframe srcdoc="<p>Rahmen</p>">Rahmen</iframe>'],
  ['an object', '<object data="//evil.example">Ersatz</object>'],
  ['a drawing with a script', '<svg onload=alert(1)><text>Text</text><script>1</script></svg>'],
  ['a form', '<form action="//evil.example"><input value="Name"><button>Los</button></form>'],
  ['a table', '<table><tr><td>Zelle</td></tr></table>'],
  ['a template', '<template><p>Vorlage</p></template>'],
  ['a comment', '<!-- <p>versteckt</p> -->'],
  ['hidden words', '<p style="display: none">versteckt</p><div hidden>auch</div>'],
  ['a box of facts', '<div class="infobox hide">Höhe: 8 km</div>'],
  ['a list of links', '<div class="navbox"><a href="/a">Andere</a></div>'],
])('%s leaves nothing behind', (_what, html) => {
  expect(textsOf(page(`<h1>Vulkan</h1>${html}<p>Ein Berg.</p>${html}`))).toEqual(['Ein Berg.']);
});

test('what is written as markup inside a text stays text', () => {
  expect(
    textsOf(page('<h1>Zeichen</h1><p>Kleiner ist &lt;b&gt; &amp;lt;script&amp;gt;.</p>')),
  ).toEqual(['Kleiner ist <b> &lt;script&gt;.']);
});

test('signs that nobody sees and half characters are gone', () => {
  const text = textsOf(page('<h1>Vulkan</h1><p>Feu\u00ader\u200b\u202e spuckt\u0000 \ud800.</p>'));
  expect(text).toEqual(['Feuer spuckt \ufffd.']);
});

test('links to other pages at the end are no part of it', () => {
  const html = page(
    '<h1>Vulkan</h1><p>Ein Berg.</p><h2>Weblinks</h2><ul><li>vulkan.example</li></ul>',
  );
  expect(textsOf(html)).toEqual(['Ein Berg.']);
});

test('a page that is nested without end is read, and one that tells nothing is none', () => {
  expect(textsOf(page(`<h1>Tief</h1>${'<div>'.repeat(5_000)}<p>Ganz unten.</p>`))).toEqual([
    'Ganz unten.',
  ]);
  expect(cleanArticle(page('<h1>Leer</h1><img src=a.png>'), 'Klexikon')).toBeNull();
});
