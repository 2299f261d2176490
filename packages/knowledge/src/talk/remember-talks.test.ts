import { expect, test } from 'vitest';
import { rememberTalks } from './remember-talks.ts';

function open() {
  const read: string[] = [];
  const topicOf = rememberTalks((topic, { question, answer }) => {
    read.push(question);
    return { ...topic, told: new Set([...topic.told, `${question} ${answer ?? ''}`]) };
  });
  const toldIn = (...said: { question: string; answer?: string }[]) => [
    ...topicOf(said, 'young').told,
  ];
  return { read, topicOf, toldIn };
}

const igel = { question: 'Was frisst der Igel?' };
const warum = { question: 'Warum?' };

test('of a talk that goes on only the new question is read', () => {
  const { read, toldIn } = open();
  toldIn(igel);
  expect(toldIn(igel, warum)).toEqual(['Was frisst der Igel? ', 'Warum? ']);
  expect(read).toEqual(['Was frisst der Igel?', 'Warum?']);
});

test('the same question behind another one, another answer or for another age is another talk', () => {
  const { read, topicOf, toldIn } = open();
  toldIn(igel, warum);
  expect(toldIn(warum)).toEqual(['Warum? ']);
  expect(toldIn({ ...warum, answer: 'Darum.' })).toEqual(['Warum? Darum.']);
  topicOf([warum], 'older');
  expect(read.filter((question) => question === 'Warum?')).toHaveLength(4);
});

test('what was long not talked of is forgotten, and read anew', () => {
  const { read, toldIn } = open();
  toldIn(igel);
  for (let number = 0; number < 600; number += 1) toldIn({ question: `Was ist ${number}?` });
  expect(toldIn(igel)).toEqual(['Was frisst der Igel? ']);
  expect(read.filter((question) => question === igel.question)).toHaveLength(2);
});
