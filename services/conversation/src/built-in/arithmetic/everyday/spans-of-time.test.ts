import { expect, test } from 'vitest';
import { type EverydayReader, everydayText } from './everyday-text.ts';
import { readInMinutes, readSpans, readUntilClock } from './spans-of-time.ts';

const ask = (read: EverydayReader, told: string) => read(everydayText(told), new Date(0));

test.each([
  [
    readUntilClock,
    'mein zug fährt um 14 uhr 38 und es ist 14 uhr 11 wie viele minuten hab ich noch',
    '27 Minuten',
  ],
  [
    readSpans,
    'die fahrt dauert 3 stunden 20 wir sind schon 1 stunde 40 gefahren wie lange noch',
    '1 Stunde und 40 Minuten. So',
  ],
  [
    readSpans,
    'die fahrt dauert 2 stunden 20 und wir machen eine halbe stunde pause wie lange brauchen wir',
    '2 Stunden und 50 Minuten',
  ],
  [readInMinutes, 'ein film dauert 1 stunde 45 wie viele minuten sind das', 'Es sind 105 Minuten.'],
])('time is reckoned: %#', (read, told, expected) => {
  expect(ask(read, told)).toContain(expected);
});

test.each([
  [readSpans, 'ein film dauert 2 stunden der andere 30 minuten länger wie lange dauert er'],
  [readSpans, 'ich übe jeden tag 30 minuten und eine stunde am sonntag wie lange ist das zusammen'],
  [readUntilClock, 'es ist 14 uhr wie viele minuten hat eine stunde'],
])('no other question is taken for it: %#', (read, told) => {
  expect(ask(read, told)).toBeNull();
});
