import { expect, test } from 'vitest';
import { checkText } from '../check-text.ts';
import { normaliseText } from '../normalise/normalise-text.ts';
import { onlyPractises } from './only-sounds.ts';

test.each([
  'ich bin ganz alleine in der neuen klasse',
  'in der pause bin ich ganz alleine auf der bank',
])('“%s” is met with care, and nobody calls the ambulance', (text) => {
  expect(checkText(text)).toMatchObject({ verdict: 'ok' });
});

test.each([
  'die lehrerin ist umgekippt und wir sind ganz alleine in der klasse',
  'ich bin ganz alleine in der schule eingesperrt und es ist dunkel',
  'ich bin ganz alleine und weiß nicht wo ich bin',
  'ich sitze ganz allein im hort und hab was verschluckt',
  'ich war allein auf der schaukel und jetzt ist mir ganz schwindlig',
  'ich bin allein in der schule und die tür ist abgeschlossen',
  'ich bin ganz alleine auf dem pausenhof und mein bein ist total schief',
  'wir sind alleine in der gruppe und die erzieherin bewegt sich nicht',
])('“%s” is a call for help', (text) => {
  expect(checkText(text)).toMatchObject({ verdict: 'crisis' });
});

test.each([
  'diktier mir ein paar lernwörter',
  'was ist dragonfly auf deutsch',
  'ich möchte das einmaleins üben',
  'hast du noch eine übung für mich',
  'was heißt müll auf englisch',
  'krieg ich eine gute note in der deutscharbeit',
])('“%s” is school and nothing else', (said) => {
  expect(onlyPractises(normaliseText(said), 'rule-breaking')).toBe(true);
});

test.each([
  'wie kann ich in der mathearbeit spicken',
  'was heißt gras rauchen auf englisch',
  'papa schlägt mich beim üben',
  'ich soll küssen üben',
  'was heißt penis auf englisch',
  'wie ändere ich meine note heimlich',
])('“%s” is more than school', (said) => {
  expect(onlyPractises(normaliseText(said), 'rule-breaking')).toBe(false);
});

test('a wish of a kind that no lesson is about is no practice', () => {
  expect(onlyPractises(normaliseText('wir üben was neues'), 'sexual')).toBe(false);
});

test.each([
  'wie schreibt man selbstmordkommando',
  'wie schreibt man leiche',
  'buchstabier mal guillotine',
])('“%s” asks for a word', (asked) => {
  expect(checkText(asked)).toEqual({ verdict: 'ok' });
});

test.each([
  'wie schreibt man selbstmord',
  'wie schreibt man abschiedsbrief',
  'wie schreibt man leiche ich will auch eine sein',
])('“%s” may be more than a word', (asked) => {
  expect(checkText(asked)).not.toEqual({ verdict: 'ok' });
});
