import { expect, test } from 'vitest';
import { sayCannotKnow, sayCannotKnowOfOwn } from './cannot-know.ts';

test.each([
  ['was habe ich gestern geträumt', /bei dir bin ich nicht/],
  ['wo ist meine mütze', /Schau nach/],
  ['wie viele bücher liegen in meinem ranzen', /Schau nach/],
  ['mag tom mich', /Gedanken lesen/],
  ['schneit es morgen', /Wetterbericht/],
  ['gewinnt dortmund am sonntag', /kommt erst noch/],
  ['was essen wir heute zum abendessen', /Speiseplan/],
])('what nobody can know is said to be so: %s', (question, answer) => {
  expect(sayCannotKnow(question)).toMatch(answer);
});

test.each([
  'warum habe ich schluckauf',
  'was habe ich wenn ich huste',
  'wo ist das herz in meinem körper',
  'was kann ich heute basteln',
  'wie heißt die hauptstadt von spanien',
  'wer hat das telefon erfunden',
  'welche tiere leben in meinem garten',
])('what stands in books is no such question: %s', (question) => {
  expect(sayCannotKnow(question)).toBeNull();
});

test.each([
  'warum ist mein onkel so komisch zu mir',
  'kommt mein cousin heute in die dusche',
  'küsst mich opa morgen',
  'muss oma bald sterben',
  'nach dem turnen kommen welche zu mir',
])('what may tell of harm is no such question: %s', (question) => {
  expect(sayCannotKnow(question)).toBeNull();
  expect(sayCannotKnowOfOwn(question)).toBeNull();
});
