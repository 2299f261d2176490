import { expect, test } from 'vitest';
import { createAdmission, mayOffer } from './admit-not-knowing.ts';
import { createFactIndex } from './facts/create-fact-index.ts';
import { loadContent } from './load-content.ts';
import { readAsked, type Turn } from './skill.ts';

const { factFiles, smallTalk, wordForms } = loadContent();
const index = createFactIndex(
  factFiles.flatMap(({ facts }) => facts),
  wordForms,
);
const admit = createAdmission(index, smallTalk.admissions);
const now = new Date('2026-06-16T12:30:00Z');
const say = (question: string, history: Turn[] = []) =>
  admit(readAsked(question, { history, assistantName: 'LUX', now }));

test.each([
  ['Wie viele Schuhe hat ein Zebra?', /Zebra/],
  ['Wie schwer ist eine Spinne?', /Spinne/],
  ['Wie viel wiegt ein Vulkan?', /Vulkan/],
])('"%s" is offered something of the same thing', (question, near) => {
  const offers = say(question).split('Aber frag mich doch: ')[1] ?? '';
  for (const offer of offers.split(' Oder: ')) expect(offer).toMatch(near);
});

test.each([
  'wie spät isses',
  'was machst du am wochenende',
  'Wer ist Shirin David?',
  'Wie heißt der neue Trainer von Bayern?',
  'Wann kommt meine Oma zurück?',
  'Was ist ein Quasar?',
  'blub flix',
])('"%s" is offered nothing', (question) => {
  expect(say(question)).toMatch(/weiß ich leider n/);
  expect(say(question)).not.toMatch(/[Ff]rag mich (?:doch|zum Beispiel):/);
});

test.each([
  ['Wo liegt Bielstedt?', /Atlas|Karte/],
  ['Was bedeutet Kismet?', /Wörterbuch|erklären/],
  ['Wann kommt mein Papa heim?', /kennen|Familie/],
])('"%s" is told a way that fits', (question, way) => {
  expect(say(question)).toMatch(way);
});

test('never says the same twice in a talk', () => {
  const history: Turn[] = [];
  const said = ['Was ist ein Quasar?', 'Was ist ein Zwirbel?', 'Was ist ein Plonk?'].map(
    (question) => {
      const answer = say(question, [...history]);
      history.push({ role: 'user', content: question }, { role: 'assistant', content: answer });
      return answer;
    },
  );
  const sentences = said.flatMap((answer) => answer.split(/(?<=[.!?])\s+/));
  expect(new Set(said).size).toBe(3);
  expect(sentences.filter((sentence) => sentence.length > 40).length).toBe(
    new Set(sentences.filter((sentence) => sentence.length > 40)).size,
  );
});

test('who tells of something is offered nothing', () => {
  expect(mayOffer('der hund von nebenan bellt')).toBe(false);
  expect(mayOffer('Wie alt wird ein Hund?')).toBe(true);
});
