import { expect, test } from 'vitest';
import { checkText } from '../check-text.ts';

test.each([
  'ölmek istiyorum',
  'olmek istiyorum',
  'امي تضربني كل يوم',
  'я хочу померти',
  'тато мене б’є',
  'папа меня бьёт',
  'nie chce juz zyc',
  'vreau sa mor',
  'dua të vdes',
  'ez dixwazim bimirim',
  'میخوام بمیرم',
  'je veux mourir',
  'quiero morirme',
  'voglio morire',
  'hoću da umrem',
])('outright and in another language: %s', (text) => {
  expect(checkText(text).verdict).toBe('crisis');
});

test.each([
  'was heißt i want auf deutsch',
  'quel est le plus gros animal',
  'en büyük hayvan hangisi',
])('harmless: %s', (text) => {
  expect(checkText(text)).toEqual({ verdict: 'ok' });
});
