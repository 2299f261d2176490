import { expect, test } from 'vitest';
import { markOf as marked } from '../testing/heard-as.ts';

test.each([
  'opa schlägt oma',
  'oma wird vom opa gehauen',
  'onkel karl verprügelt die tante',
  'opa schlägt oma vor meinen augen',
  'tante haut onkel mit der pfanne bis er blutet',
  'opa hat oma geschubst und sie ist hingefallen',
  'mein bruder sagt er killt sich',
  'meine cousine sagt sie hängt sich auf',
  'was muss man machen damit man tot ist',
  'wieso soll ich überhaupt noch leben',
])('"%s" is a call', (text) => {
  expect(marked(text)).toBe('crisis');
});

test.each(['wie geht sterben', 'wie ist es tot zu sein'])('"%s" is asked back about', (text) => {
  expect(marked(text)).toBe('concern');
});

test.each([
  'opa schlägt oma beim kniffel',
  'opa schlägt oma vor dass wir in den zoo gehen',
  'mama hat papa beim tennis geschlagen',
  'onkel jens würgt den motor ab',
  'papa haut opa in die pfanne',
  'oma schubst opa auf der schaukel',
  'mein bruder killt den endboss',
  'was muss man machen damit eine pflanze nicht stirbt',
])('"%s" is none', (text) => {
  expect(marked(text)).toBe('ok');
});
