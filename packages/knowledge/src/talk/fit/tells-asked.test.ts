import { expect, test } from 'vitest';
import type { Entry } from '../../content/entries.ts';
import { fold } from '../../recognition/words.ts';
import { tellsAsked } from './tells-asked.ts';

const tells = (
  question: string,
  text: string,
  entry: Partial<Pick<Entry, 'aspect' | 'asks'>> = {},
) => tellsAsked({ text, entry: { asks: [], ...entry } }, { folded: fold(question) });

test.each([
  [
    'wo schläft der Dachs',
    'Dachse schlafen am Tag.',
    'Dachse schlafen in einem Bau unter der Erde.',
  ],
  ['wo liegt der Schlüssel', 'Im Winter ist es kalt.', 'Er liegt auf dem Tisch.'],
  [
    'wie viele Arme hat ein Seestern',
    'Unter jedem Arm hat er Hunderte Füßchen.',
    'Er hat meist fünf Arme.',
  ],
  [
    'wie viel Wasser trinkt ein Pferd am Tag',
    'Ein Pferd trinkt Wasser.',
    'Ein Pferd trinkt am Tag etwa 40 Liter.',
  ],
  ['ist die gesünder', 'Sie hat viel Zucker.', 'Sie ist nicht gesünder.'],
  ['schlafen Pferde im Stehen', 'Pferde schlafen wenig.', 'Pferde dösen oft stehend.'],
  ['gibt es weiße Raben', 'Raben sehen weiße Dinge gut.', 'Ganz selten gibt es weiße Raben.'],
  [
    'warum heißt der Igel Igel',
    'Der Igel hat Stacheln.',
    'Der Name Igel kommt von einem alten Wort.',
  ],
  [
    'wie lange gab es die Wikinger',
    'Die Wikinger lebten vor 1.000 Jahren.',
    'Die Zeit der Wikinger dauerte etwa 250 Jahre.',
  ],
  ['was essen Affen am liebsten', 'Affen leben in Gruppen.', 'Affen essen besonders gern Früchte.'],
])('%s is answered by what is asked and not by what is near', (question, near, told) => {
  expect(tells(question, near)).toBe(false);
  expect(tells(question, told)).toBe(true);
});

test('how something is done is not told by what it is', () => {
  expect(
    tells('wie graben Maulwürfe', 'Der Maulwurf hat schwarzes Fell.', { aspect: 'what' }),
  ).toBe(false);
  expect(tells('wie graben Maulwürfe', 'Sie graben mit den Pfoten.', { aspect: 'how' })).toBe(true);
});

test('what was written for a question answers it', () => {
  const asks = ['Wo schlafen Delfine?'];
  expect(tells('wo schlafen delfine', 'Delfine schlafen nur halb.', { asks })).toBe(true);
});
