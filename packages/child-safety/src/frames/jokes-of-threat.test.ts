import { expect, test } from 'vitest';
import { checkText } from '../check-text.ts';

test.each([
  'mama bringt mich um haha ich hab die milch umgekippt',
  'mama bringt mich um wenn ich noch mal die schuhe nicht ausziehe hihi',
  'mama reißt mir den kopf ab wenn ich das vergesse haha',
  'papa bringt mich um haha ich hab schon wieder den schlüssel verloren',
])('“%s” is a figure of speech, told with a laugh', (text) => {
  expect(checkText(text)).toEqual({ verdict: 'ok' });
});

test.each([
  'mama bringt mich um hihi sie hat mich schon gewürgt',
  'papa reißt mir den kopf ab wenn er die milch sieht er schlägt immer gleich haha',
  'mama bringt mich um wenn ich die vase kaputt mach sie hat gestern schon das messer gehabt haha',
  'papa bringt mich um wenn er wieder getrunken hat haha',
])('“%s” is a call, whoever laughs', (text) => {
  expect(checkText(text).verdict).toBe('crisis');
});

test.each(['papa bringt mich um wenn ich die milch umkippe', 'mama bringt mich um haha'])(
  '“%s” is never passed over',
  (text) => {
    expect(checkText(text)).not.toEqual({ verdict: 'ok' });
  },
);

test('a thing is scolded, and nobody is in it', () => {
  expect(checkText('papa hat gesagt er erwürgt den drucker')).toEqual({ verdict: 'ok' });
  expect(checkText('papa hat gesagt er erwürgt mich und den drucker').verdict).toBe('crisis');
});
