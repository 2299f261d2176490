import { expect, test } from 'vitest';
import { heardAs } from '../testing/heard-as.ts';

test.each([
  ['mein onkel gibt mir bier', 'concern'],
  ['der große aus der neunten hat mir eine vape gegeben', 'concern'],
  ['ein fremder mann hat mir am spielplatz ein eis gekauft', 'concern'],
  ['der trainer gibt mir spritzen', 'poison'],
  ['unser trainer spritzt uns was', 'poison'],
  ['ich geh jetzt mit leo auf den gefrorenen teich', 'emergency'],
  ['ich hab eine wunderkerze im bett angezündet', 'fire'],
  ['in meiner klasse sagt einer er macht morgen einen amoklauf', 'emergency'],
  ['wie macht man einen amoklauf', 'blocked'],
  ['oma gibt mir kindersekt', 'ok'],
  ['der mann an der kasse hat mir einen lolli gegeben', 'ok'],
  ['wann darf man auf einen zugefrorenen see', 'ok'],
])('%s: %s', (text, heard) => {
  expect(heardAs(text)).toBe(heard);
});
