import { expect, test } from 'vitest';
import { boundHistory, historyLimit } from './bound-history.ts';

const messagesOf = (turns: number) =>
  Array.from({ length: turns * 2 }, (_, at) => ({
    role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
    content: `${at % 2 === 0 ? 'Frage' : 'Antwort'} ${Math.floor(at / 2)} mit ein paar Worten dazu`,
  }));

/** As the store gives them: the latest ones, and how many there are in all. */
const boundAt = (turns: number) => {
  const all = messagesOf(turns);
  return boundHistory(all.slice(-historyLimit), all.length);
};

const textAt = (turns: number) => {
  const { summary, history } = boundAt(turns);
  return [summary, ...history.map(({ content }) => content)].join('\n');
};

test('a short conversation is seen whole', () => {
  expect(boundAt(6)).toEqual({ summary: '', history: messagesOf(6) });
});

test('a long one keeps its last turns word for word and what was asked before', () => {
  const { summary, history } = boundAt(40);
  expect(history.length).toBeGreaterThanOrEqual(12);
  expect(history.length).toBeLessThanOrEqual(20);
  expect(history.at(-1)?.content).toContain('Antwort 39');
  expect(summary).toMatch(/^Früher hat das Kind gefragt: .*Frage 2\d/);
});

test('turn 100 costs what turn 20 costs', () => {
  expect(textAt(100).length / textAt(20).length).toBeLessThanOrEqual(1.2);
});

test('from turn to turn at least three of four prompts only grow at their end', () => {
  const turns = Array.from({ length: 80 }, (_, turn) => turn + 20);
  const grown = turns.filter((turn) => textAt(turn + 1).startsWith(textAt(turn)));
  expect(grown.length / turns.length).toBeGreaterThanOrEqual(0.75);
});
