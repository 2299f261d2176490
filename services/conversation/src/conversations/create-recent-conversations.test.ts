import { expect, test } from 'vitest';
import { createRecentConversations } from './create-recent-conversations.ts';

const child = 'visitor:abcdefgh';
const conversation = (id: string) => ({
  id,
  owner: child,
  messageCount: 0,
  latest: [],
  isGapless: true,
});

function open() {
  let moment = 0;
  const recent = createRecentConversations({ limit: 2, keptMs: 1_000 }, () => moment);
  return {
    recent,
    pass: (ms: number) => {
      moment += ms;
    },
  };
}

test('a conversation is remembered for its owner only', () => {
  const { recent } = open();
  recent.keep(conversation('a'));
  expect(recent.find('a', ['visitor:somebody-else'])).toBeUndefined();
  expect(recent.find('a', ['user:12345678', child])).toEqual(conversation('a'));
});

test('the one unused longest gives way', () => {
  const { recent } = open();
  for (const id of ['a', 'b', 'a', 'c']) recent.keep(conversation(id));
  expect(['a', 'b', 'c'].filter((id) => recent.find(id, [child]))).toEqual(['a', 'c']);
});

test('nothing is remembered for long', () => {
  const { recent, pass } = open();
  recent.keep(conversation('a'));
  pass(1_000);
  expect(recent.find('a', [child])).toBeUndefined();
});

test('what an owner had is forgotten at once', () => {
  const { recent } = open();
  recent.keep(conversation('a'));
  recent.forgetAll([child]);
  expect(recent.find('a', [child])).toBeUndefined();
});
