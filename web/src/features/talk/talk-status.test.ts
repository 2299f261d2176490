import { expect, test } from 'vitest';
import { talkStatus } from './talk-status.ts';

const calm = {
  phase: 'idle',
  way: 'recognition',
  isRefused: false,
  hasHeardNothing: false,
  isAsleep: false,
  isCaring: false,
} as const;

test.each([
  [{}, 'Ich bin bereit.'],
  [{ phase: 'listening' }, 'Ich höre dir zu.'],
  [{ phase: 'processing' }, 'Ich denke nach …'],
  [{ phase: 'speaking' }, 'Hör mal!'],
  [{ hasHeardNothing: true }, 'Ich habe nichts gehört. Drück noch einmal.'],
  [{ hasHeardNothing: true, isAsleep: true }, /Ich ruhe mich aus/],
  [{ isRefused: true }, /Mikrofon nicht benutzen/],
  [{ way: 'none' }, /nicht hören/],
  [{ way: 'unknown' }, 'Ich bin bereit.'],
  [{ isCaring: true }, 'Ich bin für dich da.'],
  [{ isCaring: true, phase: 'speaking' }, 'Ich bin für dich da.'],
  [{ isCaring: true, phase: 'listening' }, 'Ich höre dir zu.'],
] as const)('%o says %s', (situation, status) => {
  expect(talkStatus({ ...calm, ...situation })).toEqual(
    typeof status === 'string' ? status : expect.stringMatching(status),
  );
});
