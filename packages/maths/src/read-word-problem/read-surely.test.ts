import { expect, test } from 'vitest';
import { readAllWays } from './solve-word-problem.ts';

test.each([
  [
    'In einer Tüte sind 8 Bonbons. Ich kaufe 3 Tüten und esse 5. Wie viele habe ich noch?',
    'Es sind 19 ',
  ],
  [
    'Eine Schachtel hat 12 Stifte. Wir haben 4 Schachteln und 6 Stifte sind kaputt. Wie viele heile Stifte sind es?',
    'Es sind 42 ',
  ],
  ['Aus 18 Socken, wie viele Paare werden das?', '9 Paare'],
  ['Ein Saft kostet 2 Euro und eine Brezel 1 Euro 20, wie viel muss ich zahlen?', '3 Euro 20'],
  ['Zusammen haben sie 30 Karten, Ben hat 13. Wie viele Karten hat Ida?', '17'],
  ['Tom braucht noch 9 Euro für ein Buch das 24 Euro kostet, wie viel hat er schon?', '15 Euro'],
])('%s: %s', (told, result) => {
  expect(readAllWays(told).worksheet).toContain(result);
});

test.each([
  'Von 30 Luftballons platzen erst 4, dann 7, und dann fliegen noch 2 weg. Wie viele bleiben übrig?',
  'Eine Stunde hat 45 Minuten. Wir haben 4 Stunden. Wie viele Minuten sind das?',
  'Ich bin 6 Minuten zu spät, der Bus fährt alle 15 Minuten. Wie lange muss ich warten?',
])('of "%s" nothing wrong is told', (told) => {
  const { worksheet, reading, equations } = readAllWays(told);
  for (const text of [worksheet, equations, reading.kind === 'solved' ? reading.text : null])
    expect(text ?? '').not.toMatch(/30 plus|45 Minuten plus|0 Rest/);
});
