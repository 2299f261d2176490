import { expect, test } from 'vitest';
import { isSingleScript } from './registration.ts';

test.each([
  'Mia_7',
  'Jörg-Łukasz.2',
  'Оля',
  'Ελένη',
  'يوسف',
  'مریم۱۲',
  'דוד',
  'さくらサクラ桜',
  '민준',
  '小明',
  'अमर',
  '2024',
])('%s is written in one script', (name) => {
  expect(isSingleScript(name)).toBe(true);
});

test.each(['Rektоrin', 'οwner', 'Mиa', 'adminա', 'Ꮮena', 'さくらMia', '민桜さ'])(
  '%s is not',
  (name) => {
    expect(isSingleScript(name)).toBe(false);
  },
);
