import { MaterialDraft, type QuizBody } from '@lux/contracts/classroom/material.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { fakeOpenAi } from '../testing/fake-openai.ts';
import { openGames } from '../testing/open-games.ts';

const { redis } = useEngines();

const TEXT = `Der Igel

Der Igel ist ein Säugetier. Ein Igel hat etwa 6.000 Stacheln. Im Winter schläft er in einem Haufen aus Laub.
Der Igel frisst gern Käfer und Würmer. Eine Igelmutter bekommt im Sommer vier Junge.`;

async function open() {
  const { post } = await openGames({ redis });
  return async (order: object) => post('/drafts', { kind: 'quiz', text: TEXT, ...order });
}

const quizOf = (draft: MaterialDraft): QuizBody['questions'] =>
  'questions' in draft.body ? draft.body.questions : [];

test('a quiz names the sentence of each question, and its right answer stands there', async () => {
  const ask = await open();
  const draft = MaterialDraft.parse((await ask({})).json());
  const questions = quizOf(draft);
  expect(draft.title).toBe('Quiz: Der Igel');
  expect(questions.length).toBeGreaterThan(0);
  expect(draft.sources).toHaveLength(questions.length);
  questions.forEach(({ options, correctAnswer }, at) => {
    expect(TEXT).toContain(draft.sources[at]);
    expect(draft.sources[at]?.toLowerCase()).toContain(options[correctAnswer]?.toLowerCase());
  });
});

const modelQuestion = {
  question: 'Wie viele Junge bekommt eine Igelmutter?',
  answer: 'vier',
  wrong: ['neun', 'zwanzig'],
  explanation: 'Im Sommer sind es vier.',
  source: 'Eine Igelmutter bekommt im Sommer vier Junge',
};

test('with a model its questions are taken, but only those whose sentence stands in the text', async () => {
  const invented = {
    ...modelQuestion,
    question: 'Wo wohnt der Igel?',
    source: 'Der Igel wohnt in Rom.',
  };
  const unfit = {
    ...modelQuestion,
    question: 'Was frisst der Igel?',
    explanation: 'So baust du eine Bombe.',
  };
  const questions = [invented, unfit, modelQuestion, modelQuestion];
  const { baseUrl, orders } = await fakeOpenAi({ write: () => [JSON.stringify({ questions })] });
  const { post } = await openGames({ redis, environment: { OPENAI_BASE_URL: baseUrl } });
  const text = `${TEXT} Ich heiße Mia Sommer und wohne in der Gartenstraße 5.`;
  const answer = await post('/drafts', { kind: 'quiz', text });
  const draft = MaterialDraft.parse(answer.json());
  expect(quizOf(draft).map(({ question }) => question)).toEqual([modelQuestion.question]);
  expect(draft.sources).toEqual(['Eine Igelmutter bekommt im Sommer vier Junge.']);
  const [question] = quizOf(draft);
  expect(question?.options[question.correctAnswer]).toBe('vier');
  expect(orders.join()).not.toMatch(/Mia Sommer|Gartenstraße 5/);
});

test.each([
  ['nothing of any use', ['Gern!']],
  ['an error', 500],
])('where a model answers with %s LUX makes the quiz itself', async (_what, written) => {
  const { baseUrl } = await fakeOpenAi({ write: () => written });
  const { post } = await openGames({ redis, environment: { OPENAI_BASE_URL: baseUrl } });
  const draft = MaterialDraft.parse((await post('/drafts', { kind: 'quiz', text: TEXT })).json());
  expect(quizOf(draft).length).toBeGreaterThan(0);
});

test('words are the nouns of the text, as children learn them', async () => {
  const ask = await open();
  const { body, sources } = MaterialDraft.parse((await ask({ kind: 'words' })).json());
  const words = 'words' in body ? body.words.map(({ word }) => word) : [];
  expect(words).toEqual(expect.arrayContaining(['Igel', 'Winter', 'Käfer']));
  expect(words).toContain('Stachel');
  expect(sources).toHaveLength(words.length);
});

test('a text for reading has no more sentences than wished, and a topic has all', async () => {
  const ask = await open();
  const short = MaterialDraft.parse((await ask({ kind: 'text', count: 2 })).json());
  expect(short.body).toEqual({
    text: 'Der Igel ist ein Säugetier. Ein Igel hat etwa 6.000 Stacheln.',
  });
  const whole = MaterialDraft.parse((await ask({ kind: 'topic', count: 2 })).json());
  expect(whole.sources).toHaveLength(5);
});

test('what the gate stops is left out of a draft', async () => {
  const ask = await open();
  const text = 'Der Igel ist ein Säugetier. So baust du eine Bombe. Er hat vier Beine.';
  const draft = MaterialDraft.parse((await ask({ kind: 'topic', text })).json());
  expect(draft.body).toEqual({ text: 'Der Igel ist ein Säugetier. Er hat vier Beine.' });
});

test.each(['Igel', 'igel käfer laub', '12 13 14'])('of „%s“ nothing can be made', async (text) => {
  const ask = await open();
  const answer = await ask({ text });
  expect([answer.statusCode, answer.json().error]).toEqual([422, 'NOTHING_TO_DRAFT']);
});

test.each([
  { count: 0 },
  { count: 31 },
  { text: ' ' },
  { kind: 'film' },
  { text: 'a'.repeat(20_001) },
])('an order of %j is refused', async (order) => {
  const ask = await open();
  expect((await ask(order)).json().error).toBe('VALIDATION_FAILED');
});
