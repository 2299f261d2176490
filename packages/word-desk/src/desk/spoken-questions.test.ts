import { expect, test } from 'vitest';
import { createWordDesk } from './create-word-desk.ts';

const desk = createWordDesk();

test.each([
  ['mit wie vielen n schreibt man eigentlich sonne', /mit zwei n/],
  ['schreibt man igel mit ie oder nur mit i', /mit i:/],
  ['hat tee ein oder zwei e', /mit zwei e/],
  ['kommt in stuhl ein h rein', /^Ja\. „Stuhl“/],
  ['hat rad hinten ein t oder ein d', /mit d: .*Räder/],
  ['ist dachs mit x oder chs', /mit chs/],
  ['wird vase mit vogel v geschrieben', /V, a, s, e/],
  ['ist lustig groß oder klein', /klein.*Wiewort/],
  ['ist das wort malen groß oder klein', /klein.*das Malen/],
  ['schreibt man heute abend groß oder klein', /„Abend“ groß/],
  ['ich hab ein globus und wenn ich zwei hab was sag ich dann', /Globen|Globusse/],
  ['womit fängt igel an', /ein I/],
  ['is reis der die oder das', /der Reis/],
  ['welches wort gehört zur familie von backen', /Wortfamilie/],
  ['ist hol bitte den ball ein fragesatz', /^Nein\..*Aufforderungssatz/],
  ['welches satzzeichen kommt nach wo ist mama', /Fragezeichen/],
  ['kommt vor obwohl ein komma', /^Ja, vor „obwohl“/],
  ['wo kommt das komma hin ich weine weil ich hingefallen bin', /weine, weil/],
  ['ich denke das er lügt ist das mit einem oder zwei s', /„dass“ mit zwei s/],
  ['schreibt man das auto ist rot das oder dass', /„das“ mit einem s/],
  ['kennst du ein tier mit l', /Löwe/],
  ['She has got three cats. Und auf Deutsch?', /Sie hat drei Katzen/],
  ['Ich habe einen Hund. Wie sagt man das auf Englisch?', /I have got a dog/],
  ['was passt nicht dazu hose jacke gabel mütze', /„Gabel“ passt nicht/],
  ['was ist der oberbegriff von tulpe und rose', /Blumen/],
  ['was bedeutet schüchtern', /traut sich/],
  ['papa sagt ich hab tomaten auf den augen was heißt das', /sieht etwas nicht/],
  ['wann schreibt man viel mit v', /Menge/],
  ['wie heißt der fünfte buchstabe im alphabet', /das E/],
  ['wie geht er form von sehen also er', /er sieht/],
  ['die mehrzahl von maus und von baum', /Mäuse.*Bäume/],
  ['Wi schreipt man gebuztag', /„Geburtstag“/],
  ['schreibt man gar nicht zusammen', /zwei Wörter/],
  ['schreibt man ein bisschen groß oder klein', /klein/],
  ['sag mir vier adjektive', /groß, rot, lustig und schnell/],
  ['die katze schläft was ist da das verb', /„schläft“/],
  ['sag das abc rückwärts', /Z, Y, X/],
  ['präteritum von fliegen er form', /er flog/],
  ['mach aus du rennst einen befehl', /Renn/],
  ['setz das oder dass ein ich hoffe blank du kommst', /„dass“ mit zwei s/],
  ['schreibt man singen groß in beim singen lache ich', /„beim Singen“ schreibt man groß/],
  ['welches wort bedeutet das gleiche wie laufen', /gehen/],
  ['ordne nach dem abc birne apfel kirsche', /Apfel, Birne und Kirsche/],
  ['was ist ein reim nenn mir ein beispiel', /Haus und Maus/],
  ['übersetze das ist meine oma', /This is my gran/],
])('%s', (question, answer) => {
  expect(desk.answer(question)).toMatch(answer);
});

test.each([
  'ist der elefant groß oder klein',
  'was kommt nach einer frage',
  'wenn ich drei äpfel habe und zwei esse wie viele sind es',
])('%s is no question about words', (question) => {
  expect(desk.answer(question)).toBeNull();
});
