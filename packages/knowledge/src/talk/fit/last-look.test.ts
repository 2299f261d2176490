import { expect, test } from 'vitest';
import { lastOf } from '../../testing/known.ts';

test.each([
  'wie oft blinzelt eine Kuh am Tag',
  'wie viel trinkt ein Kamel im Jahr',
  'darf man Möwen streicheln',
  'warum heißt der Löwe Löwe',
  'welche Lieblingsfarbe hat ein Esel',
  'wie heißt der König von Norwegen',
  'wie viele Fische leben im Bodensee',
  'gibt es blaue Hunde',
])('what is told of something else is said to be no more than near: %s', (question) => {
  const found = lastOf(question);
  expect(found === null || found.isAdmission === true).toBe(true);
});

test.each([
  [['was ist der Mars', 'wie viele Monde hat der', 'warum nicht'], /Kriegsgott/],
  [['was ist ein Wolf', 'und was soll ich machen wenn ich einen sehe'], /Bade/],
  [['was frisst ein Hamster', 'und Schokolade'], /Zentimeter/],
  [['was fressen Delfine', 'sind das Fische'], /Saugnäpfe/],
])('in a talk nothing of others is told: %j', (talk, other) => {
  expect(lastOf(...talk)?.text ?? '').not.toMatch(other);
});

test.each([
  [['schläft ein Wal im Stehen'], /senkrecht/],
  [['wo schlafen Vögel nachts'], /Ästen/],
  [['wie tief tauchen Pinguine'], /Meter|Vögel/],
  [['sind Spinnen Insekten'], /Spinne/],
  [['wie lange hält eine Seifenblase'], /Sekunden/],
  [['wie schwer ist ein Blauwal', 'wie viel frisst der am Tag'], /Kilogramm/],
  [['wie viele Rippen hat der Mensch', 'und wie viele Muskeln'], /600/],
  [['warum gibt es Ebbe und Flut', 'auch an der Ostsee'], /eingeschlossen/],
  [['welcher Vogel kann am schnellsten fliegen'], /Wanderfalke/],
])('what answers the question is told outright: %j', (talk, told) => {
  const found = lastOf(...talk);
  expect(found?.text).toMatch(told);
  expect(found?.isAdmission ?? false).toBe(false);
});
