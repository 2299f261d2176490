import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { learntSubject, wishReader } from './learnt-subject.ts';
import { isSurelyWish, readOpenWish, readWish } from './read-wish.ts';

test('the weights were trained with the sentences that lie beside them, and are small', () => {
  const message = 'a file of data/desks was changed: npm run train -w @lux/conversation';
  expect(wishReader.readWeights().header.fingerprint, message).toBe(wishReader.fingerprint());
  expect(statSync(wishReader.weightsUrl).size).toBeLessThanOrEqual(600_000);
});

test.each([
  ['silben fallen mir schwer lass uns das mal zusammen probieren', 'syllables'],
  ['mir wäre nach ein paar sachaufgaben', 'problems'],
  ['das mit den artikeln bringe ich ständig durcheinander wollen wir das üben', 'articles'],
  ['schau doch mal ob ich noch weiß wie die hauptstädte heißen', 'capitals'],
])('in "%s" the reader finds %s', (said, subject) => {
  expect(readWish(said)?.subject).toBe(subject);
});

test.each([
  ['trainierst du mit mir geige', 'cannot'],
  ['ich möchte portugiesisch oder italienisch lernen', 'cannot'],
  ['du darfst mich gern abfragen', 'any'],
])('"%s" leaves the subject open or is for none of LUX', (said, what) => {
  expect(readWish(said)).toBeNull();
  expect(readOpenWish(said)).toBe(what);
});

test.each([
  'wir hatten heute in der schule englisch',
  'mein opa lernt gerade die uhr reparieren',
  'schreib das mal auf',
  'halb zwölf',
])('"%s" wants no practice', (said) => {
  expect(isSurelyWish(said)).toBe(false);
  expect(readWish(said)).toBeNull();
});

test('a share tells how sure the reader is', () => {
  expect(learntSubject('üb mit mir englische vokabeln').share).toBeGreaterThan(0.9);
});
