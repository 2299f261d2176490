import { createWordDesk } from '@lux/word-desk/desk/create-word-desk.ts';
import { expect, test } from 'vitest';
import { createWordQuestionInside } from './word-question-inside.ts';

const { classOf } = createWordDesk();
const inside = createWordQuestionInside(classOf);

test.each([
  [
    'ich male grad ein Schild schreibt man Fußball mit ß oder mit ss',
    'schreibt man Fußball mit ß oder ss',
  ],
  ['mein Bruder weiß nicht ob man Kino mit ie schreibt', 'schreibt man Kino mit ie'],
  ['ich hab auf dem Zettel Hunt geschrieben ist das richtig so', 'wie schreibt man Hunt'],
  ['wie schreibt man Xylofon ich brauch das für die Musikstunde', 'wie schreibt man Xylofon'],
  [
    'Opa meint man schreibt nachts groß aber das glaub ich nicht',
    'schreibt man nachts groß oder klein',
  ],
  ['wir suchen Reimwörter auf Baum und mir fällt nichts ein', 'was reimt sich auf Baum'],
  ['für das Lied fehlt mir ein Wort das sich auf Sonne reimt', 'was reimt sich auf Sonne'],
  [
    'auf dem Blatt steht man soll das Gegenteil von eng hinschreiben',
    'was ist das gegenteil von eng',
  ],
  ['Frau Meier möchte die Mehrzahl von Atlas wissen', 'was ist die mehrzahl von Atlas'],
  ['heute hatten wir Verben dran ist singen auch eins', 'ist singen ein Verb'],
  [
    'Papa sagt der Radio und Mama sagt das Radio was stimmt denn',
    'heißt es der Radio oder das Radio',
  ],
  ['in der Aufgabe steht kreise das Subjekt ein was ist das', null],
  ['in der Aufgabe steht suche das Subjekt was ist das', 'was ist ein Subjekt'],
  ['meine Cousine sagt immer geschwimmt ist das richtig', 'wie heißt perfekt von schwimmen'],
  ['meine Nachbarin sagt immer die Tassens was ist denn richtig', null],
  ['mein Freund hat die Tassens gesagt was ist denn richtig', 'was ist die mehrzahl von tassen'],
  ['Tom sagt immer kleiner wie ist das falsch', 'heißt es kleiner wie oder kleiner als'],
  ['auf meiner Karte steht jetzt schreibt man libe grüße so', 'wie schreibt man libe grüße'],
  [
    'ich mach grad ein Bild für Tante Anna wie schreibt man liebe Grüße',
    'wie schreibt man liebe Grüße',
  ],
  [
    'mein Lehrer hat Wiese unterstrichen schreibt man das mit ie oder i',
    'schreibt man Wiese mit ie oder i',
  ],
  ['in meinem Heft ist Vater rot markiert wie schreibt man das', 'wie schreibt man Vater'],
  ['auf dem Plakat steht Schmeterling Oma sagt da fehlt was', 'wie schreibt man Schmeterling'],
  [
    'wird gestern Abend groß geschrieben Papa weiß es nicht',
    'schreibt man gestern Abend groß oder klein',
  ],
  ['wie trenne ich Jacke am Zeilenende', 'wie trennt man Jacke'],
  ['heute waren Nomen dran ist Glück auch eins man kann das ja nicht sehen', 'ist Glück ein Nomen'],
  ['wann schreibt man das mit einem s', 'wann schreibt man das und wann dass'],
  [
    'ich soll den Satz wir gehen nach Hause in die Vergangenheit setzen',
    'wie heißt wir gehen nach Hause in der Vergangenheit',
  ],
  [
    'kannst du den Satz Opa liest Zeitung in die Vergangenheit setzen',
    'setze in die Vergangenheit: Opa liest Zeitung',
  ],
  ['ist das Auto eigentlich nicht die Auto', 'heißt es das Auto oder die Auto'],
  ['wie schreibt man Thursday man spricht das so komisch', 'wie schreibt man Thursday'],
  [
    'was heißt Gabel und was heißt Löffel auf Englisch',
    'Was heißt Gabel auf Englisch und was heißt Löffel auf Englisch',
  ],
  ['where are you heißt das wo bist du', 'Was heißt where are you auf Deutsch'],
  ['ich hab gesagt wir kamten zu spät stimmt das so', 'heißt es wir kamten oder wir kamen'],
])('%s: %s', (said, plain) => {
  expect(inside(said)).toBe(plain);
});

test.each([
  [
    'im Bus hing ein Zettel da stand emergency drauf was heißt das',
    'Was heißt emergency auf Deutsch',
  ],
  ['mein Onkel sagt immer good luck was meint der damit', 'Was heißt good luck auf Deutsch'],
  ['ich hab ganz vergessen was Gabel auf Englisch heißt', 'Was heißt Gabel auf Englisch'],
  ['wie sagen die Engländer denn zu Wolke', 'Was heißt Wolke auf Englisch'],
  [
    'das Mädchen spricht nur Englisch wie frag ich sie ob sie Hunger hat',
    'Was heißt hast du Hunger auf Englisch',
  ],
])('%s: %s', (said, plain) => {
  expect(inside(said)).toBe(plain);
});

test.each([
  'wie schreibt man Fahrrad',
  'was ist die Mehrzahl von Maus',
  'ich schreib grad einen Brief an Oma',
  'wir waren gestern im Zoo und der Affe hat gelacht',
  'wird mein Bruder mal groß',
  'ist der Hund ein Säugetier oder der Wal',
  'wollen wir Reimwörter auf Hut üben',
  'die Lehrerin hat gesagt ich soll leise sein was soll das',
  'warum kommt bei Gewitter ein Blitz',
  'alle hassen mich wie schreibt man hassen ich bin so traurig',
  'ich bin ganz allein was reimt sich auf allein',
  'in dem chat steht kill yourself was heißt das',
])('%s stays as it is', (said) => {
  expect(inside(said)).toBeNull();
});

test.each([
  ['sag mal Wörter mit eu', 'nenne wörter mit eu'],
  ['reimt sich Hand auf Sand und was noch', 'was reimt sich auf Hand'],
  [
    'heißt das trotz dem Wind oder trotz des Windes',
    'heißt es trotz dem Wind oder trotz des Windes',
  ],
  ['wie schreibt man Zylinder das ist so ein doofes Wort', 'wie schreibt man Zylinder'],
])('%s is asked as the desk asks it: %s', (said, plain) => {
  expect(inside(said)).toBe(plain);
});

test.each([
  ['Wir haben morgen Englisch und ich weiß nicht mehr, was kitchen heißt.', 'kitchen auf Deutsch'],
  [
    'Wie heißt mein Lieblingstier auf Englisch, also das Eichhörnchen?',
    'Eichhörnchen auf Englisch',
  ],
  ['Meine Tante in Amerika, wie heißt „ich vermisse dich“?', 'ich vermisse dich auf Englisch'],
  ['ist tuesday dienstag oder donnerstag', 'tuesday auf Deutsch'],
  ['wie heißt donnerstag auf englisch ich verwechsel das immer', 'donnerstag auf Englisch'],
  ['was heißt Schmetterling auf Englisch, mein Vokabelheft ist weg', 'Schmetterling auf Englisch'],
  ['wie sag ich auf englisch ob ich aufs klo darf', 'darf ich aufs klo auf Englisch'],
  ['was kommt hin ich habe das buch gelest oder gelesen', 'gelest oder gelesen'],
  ['mein bruder sagt es heißt der butter stimmt das', 'artikel gehört zu butter'],
])('"%s" asks of what its place shows', (said, plain) => {
  expect(inside(said)).toContain(plain);
});
