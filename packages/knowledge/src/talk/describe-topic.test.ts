import { expect, test } from 'vitest';
import { loadThings } from '../content/load-things.ts';
import { knowledge as all, things } from '../testing/known.ts';
import { createKnowledge } from './create-knowledge.ts';
import { describeTopic } from './describe-topic.ts';

const { topicOf, answer } = createKnowledge(
  loadThings(new URL('../testing/things/', import.meta.url)),
);

const described = (...questions: string[]) =>
  describeTopic(
    topicOf(
      questions.map((question) => ({ question })),
      'young',
    ),
    'young',
  );
const wordsIn = (text: string) => text.split(/\s+/).length;

test('the thing and the aspect talked of are named, and what was told before', () => {
  const { line } = described('was is n elefant', 'und was frisst der?') ?? { line: '' };
  expect(line).toBe('der Elefant (Nahrung). Schon erzählt: was es ist.');
});

test('the text that answers comes first in the source', () => {
  const text = answer('was frisst der elefant')?.text ?? '?';
  expect(described('was frisst der elefant')?.source.startsWith(text)).toBe(true);
});

test('a list is named by its things', () => {
  expect(described('welche tiere gibts')?.line).toBe('Elefant, Kuh, Maus.');
});

test('what nothing is known of leaves no topic', () => {
  expect(described('wie gehts dir')).toBeNull();
  expect(described()).toBeNull();
});

test('line and source are short, whatever is asked of any thing', () => {
  // Each question searches all there is: every seventh thing is enough.
  for (const { name, more } of things.filter((_, place) => place % 7 === 0)) {
    const questions = [name, 'erzähl mehr', 'erzähl mehr', ...more.flatMap(({ asks }) => asks)];
    const talk = questions.slice(0, 6).map((question) => ({ question }));
    const topic = describeTopic(all.topicOf(talk, 'older'), 'older');
    expect(wordsIn(topic?.line ?? '')).toBeLessThanOrEqual(60);
    expect(wordsIn(topic?.source ?? '')).toBeLessThanOrEqual(120);
  }
});
