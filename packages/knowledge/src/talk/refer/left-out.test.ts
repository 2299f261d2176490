import { expect, test } from 'vitest';
import { lastOf } from '../../testing/known.ts';

test.each([
  [['was macht die leber', 'und die nieren', 'wie viele hat man davon'], /zwei Nieren/],
  [['was macht die niere', 'kann man auch mit nur einer leben'], /einer Niere/],
  [['was macht die niere', 'und warum hat man dann zwei'], /die andere/],
  [['warum haben wir zwei augen', 'und wie viele hat eine spinne'], /acht Augen/],
  [['wie viele zähne hat ein hai', 'und wie viele hat ein krokodil'], /60 Zähne/],
  [['warum sind flamingos rosa', 'welche farbe haben die eier'], /Flamingo/],
])('what was counted, or whose it is, is left out and meant: %j', (talk, told) => {
  expect(lastOf(...talk)?.text).toMatch(told);
});

test.each([
  [['warum schnurren katzen', 'machen das löwen auch'], /Löwen schnurren nicht/],
  [['warum schnurren katzen', 'machen das löwen auch', 'und tiger'], /Tiger schnurren nicht/],
  [['wie macht die kuh milch', 'macht die das immer'], /nicht immer/],
  [['wie lange lebt ein hund', 'warum nicht so lang'], /altern/],
  [['wie viele knochen hat ein mensch', 'hä wieso mehr'], /Babys/],
])('what is done, and how long or how much, is taken from before: %j', (talk, told) => {
  expect(lastOf(...talk)?.text).toMatch(told);
});

test.each([
  [['was ist der höchste berg von europa', 'und von der ganzen welt'], /Mount Everest/],
  [['was ist ein erdbeben', 'gibts das bei uns auch', 'wie stark war das stärkste'], /Chile/],
  [['wie lange schläft ein koala', 'warum muss man überhaupt schlafen'], /dein Körper/],
  [['wie heißt der längste fluss der welt', 'und in deutschland', 'wo entspringt der'], /Schweiz/],
])('the talk goes on with what is meant: %j', (talk, told) => {
  expect(lastOf(...talk)?.text).toMatch(told);
});

test.each([
  [['was frisst ein adler', 'welche farbe haben die eier'], /^Eier/],
  [['wie schnell fliegt eine mücke', 'wie weit kommt die'], /^Mücken können/],
  [['wie alt wird ein fuchs', 'wie muss man den füttern'], /Schlaf|Körper/],
  [['was frisst ein fuchs', 'macht der das immer'], /schläf|Ohren/],
])('nothing of others and no other side is told: %j', (talk, other) => {
  expect(lastOf(...talk)?.text ?? '').not.toMatch(other);
});
