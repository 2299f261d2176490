import { expect, test } from 'vitest';
import { type HandsFree, type HandsFreeEvent, handsFreeMachine } from './hands-free-machine.ts';
import { isAsleep } from './use-hands-free.ts';

const off: HandsFree = { isOn: false, silentRounds: 0 };
const play = (...events: HandsFreeEvent[]) => events.reduce(handsFreeMachine, off);
const on: HandsFreeEvent = { type: 'switched', isOn: true };
const silence: HandsFreeEvent = { type: 'heard-nothing' };

test('after two silent rounds LUX sleeps', () => {
  expect(isAsleep(play(on))).toBe(false);
  expect(isAsleep(play(on, silence))).toBe(false);
  expect(isAsleep(play(on, silence, silence))).toBe(true);
});

test('a word in between begins the count anew', () => {
  expect(isAsleep(play(on, silence, { type: 'heard' }, silence))).toBe(false);
});

test('a touch wakes it', () => {
  expect(isAsleep(play(on, silence, silence, { type: 'touched' }))).toBe(false);
});

test('switched off it neither counts nor sleeps', () => {
  expect(play(silence, silence)).toEqual(off);
  expect(isAsleep(play(on, silence, silence, { type: 'switched', isOn: false }))).toBe(false);
});
