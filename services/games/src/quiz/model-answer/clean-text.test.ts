import { expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';

test.each([
  ['  Der   Mond\nscheint. ', 'Der Mond scheint.'],
  ['<b>Der</b> Mond<br>scheint', 'Der Mond scheint'],
  ['H<sub>2</sub>O', 'H2O'],
  ['**Der** `Mond`', 'Der Mond'],
  ['- Der Mond', 'Der Mond'],
  ['Blitz &amp; Donner', 'Blitz & Donner'],
  ['Wa\u0000l\u200bfisch', 'Walfisch'],
  ['\u202eMond', 'Mond'],
  ['5 < 7 und 7 > 5', '5 < 7 und 7 > 5'],
  ['A\u0308pfel', 'Äpfel'],
])('%j becomes plain', (raw, plain) => {
  expect(cleanText(raw)).toBe(plain);
});

test.each([
  '<script>alert(1)</script>',
  '<scr\u0000ipt>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&amp;lt;b&amp;gt;',
  '<<b>script>alert(1)',
  '<img src=x onerror=alert(1)>',
  '<unknown>Mond</unknown>',
  '<!-- Mond -->',
  'Sieh nach auf https://example.org',
  '[Mond](mond.html)',
  '\u0000\u200b ',
  '',
  '***',
  '\ud800',
  'M'.repeat(2_001),
])('%j is refused', (raw) => {
  expect(cleanText(raw)).toBeNull();
});
