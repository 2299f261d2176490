import { describe, expect, test } from 'vitest';
import { checkText } from '../check-text.ts';
import { inStandardWords } from './dialect.ts';

test.each([
  ['mei bruada rührt si nimma', 'mein bruder rührt sich nicht mehr'],
  ['mei schwesta hot ma mei puppn versteckt', 'mein schwester hat mir mein puppen versteckt'],
  ['der bua hot mi gschubst', 'der junge hat mich geschubst'],
  ['ick hab heute ne eins jekriegt', 'ich hab heute ne eins gekriegt'],
  ['mir hend heit gspielt', 'wir haben heute gespielt'],
  ['dr hond isch groß des isch schee', 'dr hond ist groß das ist schee'],
])('“%s” is “%s”', (spoken, standard) => {
  expect(inStandardWords(spoken)).toBe(standard);
});

test.each([
  'Ich hab nix vergessen',
  'das is ja toll',
  'Mi piace il gelato',
  'gib mir bitte den Ball',
])('“%s” stays as it is', (text) => {
  expect(inStandardWords(text)).toBe(text);
});

const isCall = (text: string) => checkText(text).verdict === 'crisis';

describe('a dialect', () => {
  test.each([
    'mei bruada rührt si nimma',
    'mir hend nix zum essa dahoim',
    'mei schwesterl is in bach gfalln',
    'i hob mi verlaffa und es is scho finster',
    'mei mama is umgfoin und redt nimma',
    'mien vadder sleit mi mit de reem',
    'der onkel hot gsagt i derf nix song',
  ])('is heard where it calls for help: %s', (text) => {
    expect(isCall(text)).toBe(true);
  });

  test.each([
    'mei schwesta hot ma mei puppn versteckt',
    'ick hab heute ne eins jekriegt',
    'mei oma backt an guaden kuacha',
    'i han heut spätzle gessa mit soß',
    'mei freindin kimmt heit zum spuin',
    'ick freu mir uff morgen da jehn wa in zoo',
  ])('worries nobody where it tells of an ordinary day: %s', (text) => {
    expect(checkText(text)).toEqual({ verdict: 'ok' });
  });
});
