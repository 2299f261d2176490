import { expect, test } from 'vitest';
import { readModelAnswer } from './read-model-answer.ts';

const moon = {
  question: 'Was leuchtet nachts am hellsten?',
  answer: 'Der Mond',
  wrong: ['Der Mars', 'Die Venus', 'Der Sirius'],
  explanation: 'Der Mond wirft das Licht der Sonne zu uns.',
};
const sun = { ...moon, question: 'Was ist die Sonne?', answer: 'Ein Stern' };
const asked = {
  question: moon.question,
  options: ['Der Mars', 'Der Mond', 'Die Venus'],
  correctAnswer: 1,
  explanation: moon.explanation,
};
const both = JSON.stringify([moon, sun]);

test.each([
  ['a list', both],
  ['a fence', `Gern!\n\`\`\`json\n${both}\n\`\`\`\nViel Spaß!`],
  ['a wrapper', JSON.stringify({ quiz: { title: 'Mond', questions: [moon, sun] } })],
  ['a wrapper that was cut off', `{"questions":${both.slice(0, -1)},{"question":"Wie v`],
  ['one object per line', `${JSON.stringify(moon)}\n${JSON.stringify(sun)}`],
  ['braces in the prose', `Hier {sind} sie { "so" : ${both}`],
  ['texts with line breaks', both.replaceAll(' ', '\n\u0000')],
  ['trailing commas', both.replaceAll('}', ',}').replaceAll('"]', '",]')],
])('questions are found in %s', (_where, text) => {
  expect(readModelAnswer(text)).toEqual([moon, sun]);
});

test('of an answer that was cut off the whole questions stay', () => {
  expect(readModelAnswer(both.slice(0, -30))).toEqual([moon]);
});

test.each([
  ['an index', 1],
  ['an index as text', '1'],
  ['a letter', 'b'],
  ['a letter with a bracket', 'B)'],
  ['its text', 'der mond'],
  ['its text with a label', 'B) Der Mond'],
])('the right option may be given as %s', (_how, correctAnswer) => {
  const [item] = readModelAnswer(JSON.stringify({ ...asked, correctAnswer }));
  expect(item).toMatchObject({ answer: 'Der Mond', wrong: ['Der Mars', 'Die Venus'] });
});

test('labels of options go, numbers that belong to them stay', () => {
  const labelled = { ...asked, options: ['A) Der Mars', 'B) Der Mond'] };
  expect(readModelAnswer(JSON.stringify(labelled))[0]?.wrong).toEqual(['Der Mars']);
  const wars = { ...asked, options: ['2. Weltkrieg', '1. Weltkrieg'] };
  expect(readModelAnswer(JSON.stringify(wars))[0]?.answer).toBe('1. Weltkrieg');
});

test('options may be an object, and numbers', () => {
  const question = { ...asked, options: { A: 2, B: 2.5, C: 7 }, correctAnswer: 'B' };
  expect(readModelAnswer(JSON.stringify(question))[0]).toMatchObject({
    answer: '2,5',
    wrong: ['2', '7'],
  });
});

test('an option that is there twice becomes one, and the right one stays right', () => {
  const question = {
    ...asked,
    options: ['Mars', 'Mond', 'mond ', 'MARS', 'Venus'],
    correctAnswer: 2,
  };
  const [item] = readModelAnswer(JSON.stringify(question));
  expect(item?.answer).toBe('mond');
  expect(item?.wrong).toEqual(['MARS', 'Venus']);
});

test.each([
  ['an index that is none', { correctAnswer: 3 }],
  ['a negative index', { correctAnswer: -1 }],
  ['half an index', { correctAnswer: 0.5 }],
  ['a letter that is none', { correctAnswer: 'E' }],
  ['an answer that is no option', { correctAnswer: 'Der Saturn' }],
  ['an answer that could be two', { options: ['2', '4', '6', '8'], correctAnswer: '2' }],
  ['one option', { options: ['Der Mond'], correctAnswer: 0 }],
  ['one option many times', { options: ['Mond', 'mond', 'Mond '], correctAnswer: 0 }],
  ['no options', { options: [], correctAnswer: 0 }],
  ['no explanation', { explanation: ' ' }],
  ['a question of markup', { question: '<img src=x onerror=alert(1)>' }],
  ['an option of markup', { options: ['<script>1</script>', 'Mond'] }],
  ['an option about the others', { options: ['Alle Antworten sind richtig', 'Mond'] }],
  ['an explanation that names a place', { explanation: 'Antwort B stimmt, weil er nah ist.' }],
  ['a list as question', { question: ['Was?'] }],
  ['far too much text', { explanation: 'Mond '.repeat(300) }],
])('a question with %s is left out', (_fault, changes) => {
  expect(readModelAnswer(JSON.stringify({ ...asked, ...changes }))).toEqual([]);
});

test.each([0, '2', 'B'])('%j beside words is an index, not an answer', (answer) => {
  expect(readModelAnswer(JSON.stringify({ ...moon, answer }))).toEqual([]);
});

test('a number beside numbers is an answer', () => {
  const legs = { ...moon, answer: 8, wrong: [2, 'etwa 4', 6] };
  expect(readModelAnswer(JSON.stringify(legs))[0]?.answer).toBe('8');
});

test.each([
  ['nothing', ''],
  ['an excuse', 'Das kann ich leider nicht.'],
  ['deep nesting', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
  ['open braces', '{"'.repeat(30_000)],
  ['deep lists', '['.repeat(50_000)],
])('%s holds no question, and is soon read', (_what, text) => {
  expect(readModelAnswer(text)).toEqual([]);
});
