import type { Activity } from '@lux/contracts/accounts/activity.ts';
import type { Message } from '@lux/contracts/conversation/conversation.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import { expect, test } from 'vitest';
import { emptySession } from '../sessions/session.ts';
import { publishTalkAnswered } from './publish-talk-answered.ts';

const answer: Message = {
  id: createId(),
  role: 'assistant',
  content: 'Eine Spinne hat acht Beine.',
  timestamp: '2026-03-29T10:00:00.000Z',
  safety: null,
};

function tell(message: Message): Activity[] {
  const told: Activity[] = [];
  const activities = {
    publish: (activity: Activity) => void told.push(activity),
    append: async (activity: Activity) => void told.push(activity),
    countDropped: () => 0,
    close: async () => {},
  };
  const userId = 'abcdefgh12345678';
  const session = {
    ...emptySession(),
    userId,
  };
  publishTalkAnswered({ activities }, { session, id: 'a-request' }, message);
  return told;
}

test('an answer is told of without a word of it', () => {
  expect(tell(answer)).toEqual([
    {
      name: 'talk.answered',
      id: answer.id,
      timestamp: answer.timestamp,
      owner: 'user:abcdefgh12345678',
    },
  ]);
});

test.each(['blocked', 'crisis'] as const)(
  'where the gate stepped in (%s) nobody is congratulated',
  (safety) => {
    expect(tell({ ...answer, safety })).toEqual([]);
  },
);
