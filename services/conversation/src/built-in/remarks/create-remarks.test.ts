import { expect, test } from 'vitest';
import { loadContent } from '../load-content.ts';
import { readAsked } from '../skill.ts';
import { createRemarks } from './create-remarks.ts';

const { remarks } = loadContent();
const { answerRemark, answerStatement, answerOwnRemark } = createRemarks(remarks, () => null);
const now = new Date('2026-06-16T12:30:00Z');
const asked = (question: string) => readAsked(question, { history: [], assistantName: 'LUX', now });
const kindOf = (said: string) => {
  const answer = answerRemark(asked(said));
  return remarks.kinds.find(({ answers }) => answer !== null && answers.includes(answer))?.id;
};

test.each([
  ['ich bin fertig', 'done'],
  ['Ich bin mit Aufgabe fünf fertig.', 'done'],
  ['so jetzt hab ich alle sätze abgeschrieben', 'done'],
  ['nur noch zwei aufgaben muss ich noch', 'going-on'],
  ['wir sind auf seite zwölf', 'going-on'],
  ['warte mal kurz', 'wait'],
  ['moment ich such nur mein lineal', 'wait'],
  ['bin gleich zurück', 'wait'],
  ['ich bin wieder da', 'back'],
  ['das war echt leicht', 'easy'],
  ['das wusste ich schon', 'known'],
  ['ah jetzt versteh ich das', 'understood'],
  ['das ist ja lustig', 'surprised'],
  ['wir haben jetzt englisch bei frau kern', 'lesson'],
  ['wir schreiben am montag einen test', 'test'],
  ['wir haben ein neues kaninchen bekommen', 'new-animal'],
  ['ich hab mich verschrieben', 'oops'],
  ['bei uns schneit es', 'weather'],
  ['nachher gehe ich zum training', 'plan'],
  ['mama sagt ich darf noch zehn minuten', 'clock'],
])('"%s" is a remark of the kind %s', (said, kind) => {
  expect(kindOf(said)).toBe(kind);
});

test.each([
  'ich bin total fertig mit den nerven',
  'ich bin fertig mit dem leben',
  'ich bin fertig mit allem',
  'ich bin fix und fertig',
  'wir sind total fertig',
  'oh das baby ist runtergefallen',
  'oh ich hab meine tabletten vergessen',
  'warte mein bruder ist im wasser',
  'warte da ist ein mann im garten',
  'das hat mein onkel mir gezeigt',
  'papa sagt ich muss zwei stunden im keller bleiben',
  'ich hab eine fünf im diktat geschrieben',
  'warte mein bruder blutet',
  'was ist ein vulkan',
  'ich bin so aufgeregt wegen der aufführung',
  'ich hab angst vor dem test',
])('"%s" is no mere remark', (said) => {
  expect(answerRemark(asked(said))).toBeNull();
});

test('what is told is taken up with a question about it, and none asks how it feels', () => {
  for (const said of [
    'mein opa hat einen traktor',
    'gestern haben wir waffeln gebacken',
    'in der nachmittagsbetreuung malen wir heute',
    'bei uns regnet es gerade',
  ]) {
    const answer = answerStatement(asked(said));
    expect(answer).toMatch(/\?$/);
    expect(answer).not.toMatch(/fühlt|bedrückt|guttun|Erwachsenen/);
  }
});

test('what is told of the world at large is left to those who know facts', () => {
  expect(answerOwnRemark(asked('elefanten sind grau'))).toBeNull();
  expect(answerOwnRemark(asked('meine tante kommt am sonntag'))).not.toBeNull();
});

test('troubles, questions and orders are no statements', () => {
  for (const said of [
    'ich bin so traurig heute',
    'ich hab heute nichts gegessen',
    'ich sitze heute im keller',
    'ich bin heute von der mauer gefallen',
    'wir mussten aus der ukraine weg',
    'wie alt ist die erde',
    'erzähl mir was vom mond',
  ])
    expect(answerStatement(asked(said))).toBeNull();
});
