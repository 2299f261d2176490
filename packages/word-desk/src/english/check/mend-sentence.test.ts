import { expect, test } from 'vitest';
import { createWordDesk } from '../../desk/create-word-desk.ts';

const desk = createWordDesk();

test.each([
  ['Ist der Satz richtig: she have a dog', 'She has a dog'],
  ['yesterday I eat pizza, da stimmt was nicht, oder?', 'Yesterday I ate pizza'],
  ['Zwei Füße, sagt man da foots?', 'feet'],
  ['Heißt es he go oder he goes?', 'He goes'],
  ['was ist richtig: two mouses oder two mice', 'Two mice'],
  ["He don't like fish, stimmt das so?", "He doesn't like fish"],
])('%s', (question, right) => {
  expect(desk.answer(question)).toContain(`“${right}”`);
});

test('a right sentence is said to be right', () => {
  expect(desk.answer('I am seven years old. Ist das richtig?')).toContain('Ja, das ist richtig');
});

test('a German question of right and wrong is no English', () => {
  expect(desk.answer('Stimmt es, dass Spinnen acht Beine haben?')).toBeNull();
});

test('English that was written by ear at the end of what is told is understood', () => {
  expect(desk.answer('mein Lehrer hat gesagt well done, was heißt das?')).toContain('Gut gemacht');
  expect(desk.answer('was heißt gut möning')).toContain('Guten Morgen');
});

test('counting goes on from where it stopped', () => {
  expect(desk.answer('twenty-one, twenty-two, und dann, mach weiter bis 25')).toContain(
    'twenty-three, twenty-four, twenty-five',
  );
});
