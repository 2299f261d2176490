import { expect, test } from 'vitest';
import { createWordDesk } from '../create-word-desk.ts';

const desk = createWordDesk();

test.each([
  ['was sagt man wenn da viele Museum sind', /Museen/],
  ['gut und dann besser und dann', /am besten/],
  ['A B C D und dann?', /E, F, G/],
  ['wie oft kommt e in Erdbeere vor', /4-mal/],
  ['Ist das richtig geschrieben: Fogel', /^Nein\..*Vogel/],
  ['Wo steckt das Verb: Der Hund bellt laut', /„bellt“/],
  ['Wie heißt das kleine Haus, also verkleinert?', /Häuschen/],
  ['ich frage ihn oder ihm', /„frage ihn“/],
  ['ich helfe ihn oder ihm', /„helfe ihm“/],
  ['In welchem Fall steht dem Mann', /Dativ/],
  ['wie sagt man: die hunde bellt oder die hunde bellen', /„die Hunde bellen“/],
  ['Fragezeichen oder Punkt: Kommst du mit', /Fragezeichen/],
  ['Welcher Buchstabe fehlt: Ba_m', /„Baum“/],
  ['Wie schreibt man Schmetterling, mit einem t?', /^Nein, mit zwei t\./],
  ['ich habe gegessen, welche Zeit ist das', /Perfekt/],
  ['Mach mal aus Hund und Hütte ein Wort', /Hundehütte/],
])('%s', (question, answer) => {
  expect(desk.answer(question)).toMatch(answer);
});
