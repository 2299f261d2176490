import { expect, test } from 'vitest';
import { createWordDesk } from '../../desk/create-word-desk.ts';

const desk = createWordDesk();

test.each([
  ['hello how are you', /^“I'm fine, thank you\. And you\?” Das heißt: „Mir geht es gut/],
  ["What's your name?", /“My name is LUX/],
  ['my name is jonas', /Nice to meet you, Jonas!/],
  ['was heißt how are you und was muss ich da antworten', /„Wie geht es dir\?“ .*“I'm fine/],
  ['was antworte ich auf thank you', /“You're welcome!”/],
  ['i like horses', /I like horses, too/],
  ["I don't like milk.", /That's okay/],
  ["i'm eight", /You are eight years old/],
  ['hau old ar ju', /How old are you/],
  ['my cat is big', /Dein Satz heißt auf Deutsch: „Meine Katze ist groß\.“/],
  ['können wir englisch reden', /“Yes, of course! How are you\?”/],
  ['bring mir ein englisches wort bei', /“butterfly”/],
])('%s is answered in English', (said, answer) => {
  expect(desk.answer(said)).toMatch(answer);
});

test.each([
  'hi',
  'hi lux',
  'bye',
  'sorry',
  'ich bin müde',
  'wer bist du',
  'was ist das',
  'hallo',
  'mama kocht suppe',
])('%s is no English', (said) => {
  expect(desk.answer(said)).toBeNull();
});

test.each([
  ['wie sagt man auf englisch wenn man sich bedankt', /“Thank you/],
  ['wie frag ich auf englisch nach dem namen', /“What's your name\?”/],
  ['übersetz mal ins englische der vogel ist klein', /“The bird is small\.”/],
  ['wie sagt man zu opa auf englisch', /“grandpa”/],
  ['wie heißt die zahl elf auf englisch', /“eleven”/],
  ['was heißt katze auf englisch und hund', /“cat”.*“dog”/],
])('%s asks for English', (said, answer) => {
  expect(desk.answer(said)).toMatch(answer);
});
