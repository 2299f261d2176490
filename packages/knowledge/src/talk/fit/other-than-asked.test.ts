import { expect, test } from 'vitest';
import { knowledge } from '../../testing/known.ts';
import { withoutYes } from './other-than-asked.ts';

const { answer } = knowledge;
/** What is told as the answer; what only comes near is none. */
const told = (question: string) => {
  const found = answer(question);
  return found && !found.isAdmission ? found.text : '';
};

test.each([
  ['wie breit ist die elbe', /lang/],
  ['wie viele leute spielen beim tennis', /Zwei Mannschaften/],
  ['was ist das größte meer in afrika', /Tier/],
  ['gibt es in asien auch inseln', /^Nein/],
  ['was zieht ein magnet an', /^Holz/],
])('%s is not answered by something else', (question, other) => {
  expect(told(question)).not.toMatch(other);
});

test('who asks for a reason hears no yes or no', () => {
  expect(told('warum ist pluto kein planet mehr')).not.toMatch(/^(?:Ja|Nein)/);
  expect(withoutYes('Nein, der Pluto ist klein.', { folded: 'warum ist pluto klein' })).toBe(
    'Der Pluto ist klein.',
  );
  expect(withoutYes('Nein, er ist klein.', { folded: 'ist pluto ein planet' })).toBe(
    'Nein, er ist klein.',
  );
});
