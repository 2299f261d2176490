import { expect, test } from 'vitest';
import { teacher } from '../testing/teacher.ts';
import { itemsIn } from './list-told.ts';

function talk(...questions: string[]): string[] {
  const history: { role: 'user' | 'assistant'; content: string }[] = [];
  for (const question of questions) {
    const content = teacher.answer(question, { history, assistantName: 'LUX', level: 'young' });
    history.push({ role: 'user', content: question }, { role: 'assistant', content });
  }
  return history.filter(({ role }) => role === 'assistant').map(({ content }) => content);
}

test.each([
  ['Die Planeten heißen Merkur, Venus, Erde und Mars.', ['Merkur', 'Venus', 'Erde', 'Mars']],
  ['Es sagt, was jemand tut. Zum Beispiel: laufen, essen, lachen.', ['laufen', 'essen', 'lachen']],
  ['Es ist für ein Ding, ein Tier. Zum Beispiel: Ball, Hund, Kind.', ['Ball', 'Hund', 'Kind']],
  ['Der Igel frisst gern und viel.', []],
])('what is listed is read: %s', (text, items) => {
  expect(itemsIn(text)).toEqual(items);
});

test('one of a list is named, then another one, and the talk goes on with it', () => {
  const [, one, other, biggest] = talk(
    'welche planeten gibt es',
    'nenn mir einen',
    'und noch einen',
    'welcher ist der größte davon',
  );
  expect(one).toBe('Zum Beispiel: Merkur.');
  expect(other).toBe('Zum Beispiel: Venus.');
  expect(biggest).toMatch(/Jupiter/);
});

test('both halves of a double question are told', () => {
  expect(talk('wie groß ist ein blauwal und was frisst er')[0]).toMatch(/Meter lang.*Krill/s);
});

test('who wins of two that were told of is compared', () => {
  expect(talk('wie schnell ist ein gepard', 'und ein pferd', 'wer gewinnt')[2]).toMatch(/Gepard/);
});

test('a joke is followed by another joke, not by a list', () => {
  expect(talk('erzähl mir einen witz', 'noch einen')[1]).not.toMatch(/^Zum Beispiel/);
});
