import { expect, test } from 'vitest';
import { readTurn } from './read-turn.ts';

test.each([
  ['ich freu mich nicht mehr auf die klassenfahrt weil mia nicht mitkommt', 'joyDenied'],
  ['ich bin überhaupt nicht froh dass wir umziehen', 'joyDenied'],
  ['papa hat geweint vor freude', 'gladTears'],
  ['ich hab gar keine angst mehr vorm keller', 'fearOver'],
  ['ich hab heute gar nicht geweint beim zahnarzt', 'fearOver'],
  ['früher war ich immer traurig im kindergarten aber jetzt find ich schule toll', 'sorrowOver'],
  ['meine eltern haben sich wieder lieb', 'sorrowOver'],
  ['ich bin gar nicht traurig', 'sorrowDenied'],
  ['erst war ich traurig aber jetzt haben wir eis gegessen', 'sorrowOver'],
  ['mein zahn tut nicht mehr weh', 'sorrowOver'],
  ['ich mag nicht mehr rechnen', 'tiredOf'],
  ['mein bauch ist voll ich kann nicht mehr', 'tiredOf'],
])('"%s" has turned', (said, turn) => {
  expect(readTurn(said)).toBe(turn);
});

test.each([
  'ich freu mich auf samstag',
  'ich hab angst vorm keller',
  'ich bin traurig',
  'ich hab keine angst mehr weil morgen eh alles vorbei ist',
  'ich bin gar nicht mehr traurig ich spür gar nichts mehr',
  'ich mag nicht mehr',
  'ich mag nicht mehr leben',
  'ich kann nicht mehr aufstehen',
  'früher war ich froh jetzt bin ich nur noch traurig',
  'ich freu mich nicht mehr dass ich lebe',
])('"%s" is felt as it is said, or may weigh', (said) => {
  expect(readTurn(said)).toBeNull();
});
