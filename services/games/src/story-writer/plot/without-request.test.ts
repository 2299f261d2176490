import { describe, expect, test } from 'vitest';
import { withoutRequest } from './without-request.ts';

const STORY = 'Der Hase hat sich verlaufen.';

describe('what is asked of LUX behind a story', () => {
  test.each([
    ['Und wie geht es aus?', true],
    ['wie geht die geschichte weiter', false],
    ['Wie ging es aus?', true],
    ['Kannst du die Geschichte zu Ende erzählen?', true],
    ['was passiert dann?', false],
    ['Erzähl bitte weiter!', false],
  ])('%s', (request, wantsEnd) => {
    expect(withoutRequest(`${STORY} ${request}`)).toEqual({ story: STORY, wantsEnd });
  });

  test.each([
    '„Wie geht es dir?“, fragte der Igel.',
    'Wie geht es jetzt dem Hasen?',
    'Und wie geht es aus?',
  ])('%s stays', (text) => expect(withoutRequest(text)).toEqual({ story: text, wantsEnd: false }));
});
