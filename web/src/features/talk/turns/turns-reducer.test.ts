import { expect, test } from 'vitest';
import { buildMessage } from '../../../testing/builders/builders.ts';
import { type Turn, type TurnsEvent, turnsReducer, unansweredQuestion } from './turns-reducer.ts';

const play = (...events: TurnsEvent[]) => events.reduce<readonly Turn[]>(turnsReducer, []);
const asked: TurnsEvent = { type: 'asked', id: 'a', question: 'Warum?' };
const said = (text: string): TurnsEvent => ({ type: 'sentence', id: 'a', text });
const answered: TurnsEvent = {
  type: 'answered',
  id: 'a',
  message: buildMessage({ content: 'Darum. Ja.' }),
};
const shown = (turns: readonly Turn[]) => turns.map(({ role, content }) => `${role}: ${content}`);

test('an answer grows sentence by sentence under its question', () => {
  expect(shown(play(asked, said('Darum.'), said('Ja.')))).toEqual([
    'user: Warum?',
    'assistant: Darum. Ja.',
  ]);
});

test('a whole answer is what the server stored, and keeps its place on the screen', () => {
  const growing = play(asked, said('Darum.'));
  const whole = turnsReducer(growing, answered);
  expect(shown(whole)).toEqual(['user: Warum?', 'assistant: Darum. Ja.']);
  expect(whole[1]?.id).toBe(growing[1]?.id);
  expect(whole[1]?.state).toBeUndefined();
});

test('the sentences being spoken are kept in order', () => {
  const turns = play(asked, said('Darum.'), said('Ja.'), answered);
  expect(turns[1]?.sentences).toEqual(['Darum.', 'Ja.']);
});

test('an answer that comes whole is one sentence to mark', () => {
  expect(play(asked, answered)[1]?.sentences).toEqual(['Darum. Ja.']);
});

test('an interrupted answer stays and needs no repetition', () => {
  const turns = play(asked, said('Darum.'), { type: 'ended', id: 'a', how: 'cut' });
  expect(turns[1]).toMatchObject({ content: 'Darum.', state: 'cut' });
  expect(unansweredQuestion(turns)).toBeNull();
});

test('a whole answer interrupted while it was spoken stays whole', () => {
  const turns = play(asked, answered, { type: 'ended', id: 'a', how: 'cut' });
  expect(turns[1]?.state).toBeUndefined();
});

test.each([
  ['nothing came', [asked]],
  [
    'it broke in the middle',
    [asked, said('Darum.'), { type: 'ended', id: 'a', how: 'broken' } as const],
  ],
])('a question waits for its answer: %s', (_name, events: TurnsEvent[]) => {
  const turns = play(...events);
  expect(unansweredQuestion(turns)).toBe('Warum?');
  const again = turnsReducer(turns, { type: 'asked', id: 'b', question: 'Warum?' });
  expect(shown(again)).toEqual(['user: Warum?']);
});

test('another question leaves the unanswered one where it is', () => {
  const turns = play(asked, { type: 'asked', id: 'b', question: 'Wie viel ist 3 mal 4?' });
  expect(shown(turns)).toEqual(['user: Warum?', 'user: Wie viel ist 3 mal 4?']);
});

test('what is restored stands before what was asked in the meantime', () => {
  const messages = [buildMessage({ role: 'user', content: 'Früher?' })];
  expect(shown(play(asked, { type: 'restored', messages }))).toEqual([
    'user: Früher?',
    'user: Warum?',
  ]);
});

test('after a new beginning a late sentence of the old answer is dropped', () => {
  expect(play(asked, { type: 'cleared' }, said('zu spät'))).toEqual([]);
});

test('nothing waits in an empty conversation', () => {
  expect(unansweredQuestion([])).toBeNull();
});
