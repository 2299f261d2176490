import { expect, test } from 'vitest';
import { createVoiceActivity, type VoiceActivity } from './create-voice-activity.ts';

const STEP_MS = 50;

/** Plays stretches of equal loudness and tells when the judgement changed. */
function play(...stretches: [level: number, ms: number][]): [VoiceActivity, number][] {
  const voice = createVoiceActivity(0);
  const changes: [VoiceActivity, number][] = [];
  let nowMs = 0;
  for (const [level, ms] of stretches) {
    for (const endMs = nowMs + ms; nowMs < endMs; ) {
      nowMs += STEP_MS;
      const activity = voice.feed(level, nowMs);
      if (changes.at(-1)?.[0] !== activity) changes.push([activity, nowMs]);
    }
  }
  return changes.map(([activity, atMs]) => [activity, atMs]);
}

test('a question is over 1500 ms after the last loud moment, seen within 500 ms', () => {
  expect(play([0.003, 1000], [0.2, 2000], [0.003, 3000])).toEqual([
    ['waiting', 50],
    ['speaking', 1200],
    ['finished', 4500],
  ]);
});

test('a pause for thought inside a question is not its end', () => {
  const changes = play([0.003, 500], [0.2, 1000], [0.003, 1200], [0.2, 1000], [0.003, 2500]);
  expect(changes.map(([activity]) => activity)).toEqual(['waiting', 'speaking', 'finished']);
  expect(changes.at(-1)?.[1]).toBeGreaterThan(5000);
});

test('whoever does not begin has six seconds', () => {
  expect(play([0.003, 7000])).toEqual([
    ['waiting', 50],
    ['nobody', 6000],
  ]);
});

test('a knock is not a voice', () => {
  expect(play([0.003, 1000], [0.5, 100], [0.003, 6000]).at(-1)).toEqual(['nobody', 6000]);
});

test('the steady noise of a classroom is not a voice, a voice above it is', () => {
  expect(play([0.05, 7000]).at(-1)).toEqual(['nobody', 6000]);
  const changes = play([0.05, 1000], [0.3, 1500], [0.05, 3000]);
  expect(changes.map(([activity]) => activity)).toEqual(['waiting', 'speaking', 'finished']);
});

test('nobody speaks longer than sixty seconds', () => {
  const [level, quiet] = [0.3, 0.003];
  const speech = Array.from({ length: 80 }, (): [number, number][] => [
    [level, 800],
    [quiet, 200],
  ]).flat();
  expect(play([quiet, 500], ...speech).at(-1)).toEqual(['finished', 60_000]);
});
