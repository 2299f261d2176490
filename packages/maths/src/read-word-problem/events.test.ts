import { expect, test } from 'vitest';
import { solveEvents } from './events.ts';

test.each([
  ['auf dem ast sitzen 11 meisen 5 fliegen weg und 2 kommen dazu wie viele sitzen dort', '8'],
  [
    'jana hatte 45 perlen 12 davon hat sie verloren und 8 gibt sie ihrer freundin wie viele hat sie',
    '25',
  ],
  [
    'oma schenkt mir 25 euro und opa 15 euro jetzt habe ich 92 euro wie viel hatte ich vorher',
    '52 Euro',
  ],
  ['sven verliert 6 karten jetzt hat er noch 19 karten wie viele hatte er vorher', '25'],
])('%s → %s', (told, result) => {
  expect(solveEvents(told)).toContain(`Es sind ${result}`);
});

test.each([
  'im garten stehen 12 bäume und daneben 7 wie viele vögel singen',
  'tom hat 9 murmeln und lea doppelt so viele wie viele hat lea',
  'im zoo sind 8 affen 3 hunde bellen wie viele affen sind da',
])('%s tells of no coming and going that is sure', (told) => {
  expect(solveEvents(told)).toBeNull();
});
