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
  ['wir sollen aus schnee und ball ein wort machen', /Schneeball/],
  ['was kommt raus wenn ich garten und zwerg zusammensetze', /Gartenzwerg/],
  ['welcher fall ist das wenn ich frage wessen', /Genitiv/],
  ['wie fragt man nach dem dativ', /Wem\?/],
  ['der artikel von mädchen ist der die oder das', /das Mädchen/],
  ['wie heißt das futur von ich lese ein buch', /Ich werde ein .uch lesen/],
  ['was ist das verb in mama ruft die oma an', /„ruft … an“.*„anrufen“/],
  ['was ist die grundform von ich stehe früh auf', /„aufstehen“/],
  ['heißt es wegen dem schnee oder wegen des schnees', /„wegen des Schnees“/],
  ['heißt es ich habe der katze gestreichelt oder die katze', /„die Katze“/],
  ['wann sagt man den nagel auf den kopf treffen', /genau richtig/],
  ['ich soll wörter mit doppel m suchen', /mm/],
  ['was kommt im abc vor k', /das J/],
  ['wie heißen die vier fälle', /Wer\?/],
  ['was kann man statt schön noch sagen', /hübsch/],
  ['was heißt es wenn jemand kalte füße bekommt', /nicht mehr trauen/],
])('%s', (question, answer) => {
  expect(desk.answer(question)).toMatch(answer);
});
