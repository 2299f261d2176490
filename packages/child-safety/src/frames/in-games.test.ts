import { expect, test } from 'vitest';
import { checkText } from '../check-text.ts';
import {
  onlyAsksOfThing,
  onlyFightsInTale,
  onlyGuesses,
  onlyKillsInGame,
  onlyRetells,
  wantsItAlive,
} from './in-games.ts';

test.each([
  'ich denk mir eine zahl',
  'ich hab mir was ausgedacht rate mal',
  'ich überleg mir was und du rätst',
])('"%s" is a guessing game', (text) => {
  expect(onlyGuesses(text)).toBe(true);
  expect(checkText(text)).toEqual({ verdict: 'ok' });
});

test('a thought of something else is none', () => {
  expect(onlyGuesses('ich denk mir dass es ohne mich besser ist')).toBe(false);
  expect(onlyGuesses('ich hab mir ausgedacht wie ich weglaufe')).toBe(false);
});

test('who is out in a game', () => {
  expect(onlyKillsInGame('im spiel hab ich ihn gekillt und dann hat er mich gekillt')).toBe(true);
  expect(onlyKillsInGame('im spiel will einer meine adresse sonst killt er mich')).toBe(false);
  expect(onlyKillsInGame('ich will meinen lehrer in echt killen wie im spiel')).toBe(false);
});

test('creatures fight in tales', () => {
  expect(onlyFightsInTale('der ritter haut dem drachen den kopf ab')).toBe(true);
  expect(onlyFightsInTale('der ritter haut meinem lehrer den kopf ab')).toBe(false);
  expect(checkText('der ritter kämpft gegen den drachen und haut ihm den kopf ab').verdict).toBe(
    'ok',
  );
});

test('what is asked of a thing', () => {
  expect(onlyAsksOfThing('konnte man damit schon bilder machen')).toBe(true);
  expect(onlyAsksOfThing('kann man damit jemanden heimlich filmen')).toBe(false);
  expect(onlyAsksOfThing('kann man damit sterben')).toBe(false);
});

test('a tale that was read', () => {
  expect(onlyRetells('ich hab einen krimi gelesen mit einer leiche im keller')).toBe(true);
  expect(onlyRetells('ich will einen film sehen wo einer gefoltert wird')).toBe(false);
});

test('a plant that is to live', () => {
  expect(wantsItAlive('wie bringt man eine pflanze nicht um')).toBe(true);
  expect(wantsItAlive('wie bringt man einen fisch um')).toBe(false);
});

test('what comes out of a number thought of', () => {
  expect(onlyGuesses('ich denk mir eine zahl wenn ich 7 dazu tu kommt 12 raus')).toBe(true);
  expect(onlyGuesses('ich denk mir wenn ich 7 tabletten nehm kommt 0 raus')).toBe(false);
});
