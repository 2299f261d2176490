// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { store } from '../lib/store.ts';
import { openMicrophone } from './listening/open-microphone.ts';
import { bandLevels, sharesMicrophone, useWaveLevels, type WaveMode } from './moving-waves.tsx';
import { voiceLevelAtom } from './speaking/speech-state.ts';

vi.mock('./listening/open-microphone.ts', () => ({ openMicrophone: vi.fn() }));

const close = vi.fn();
const loud = new Uint8Array(64).fill(255);

beforeEach(() => {
  vi.useFakeTimers();
  store.set(voiceLevelAtom, 0);
  close.mockReset();
  vi.mocked(openMicrophone)
    .mockReset()
    .mockResolvedValue({
      stream: new MediaStream(),
      level: () => 0,
      frequencies: () => loud,
      close,
    });
});

const open = (mode: WaveMode, isHandsFree: boolean) =>
  renderHook(({ nowMode }) => useWaveLevels(nowMode, isHandsFree), {
    initialProps: { nowMode: mode },
  });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('there are ten bars, flat while nothing is heard', () => {
  expect(open('off', true).result.current).toEqual(Array(10).fill(0));
  expect(openMicrophone).not.toHaveBeenCalled();
});

test('in auto mode they follow the microphone, which is let go when listening ends', async () => {
  const { result, rerender } = open('listening', true);
  await pass(200);
  expect(result.current).toEqual(Array(10).fill(1));
  rerender({ nowMode: 'off' });
  expect(close).toHaveBeenCalledOnce();
  expect(result.current).toEqual(Array(10).fill(0));
});

test('where the microphone is refused they move by themselves', async () => {
  vi.mocked(openMicrophone).mockRejectedValue(new Error('refused'));
  const { result } = open('listening', true);
  const before = result.current;
  await pass(200);
  expect(result.current).not.toEqual(before);
  expect(Math.min(...result.current)).toBeGreaterThan(0);
});

test('without auto mode the microphone is left to the recogniser', async () => {
  open('listening', false);
  await pass(200);
  expect(openMicrophone).not.toHaveBeenCalled();
});

test('silence leaves ten flat bars', () => {
  expect(bandLevels(new Uint8Array(64))).toEqual(Array(10).fill(0));
});

test('the hum of a room moves nothing', () => {
  expect(bandLevels(new Uint8Array(64).fill(50))).toEqual(Array(10).fill(0));
});

test('the lowest voice frequencies stand in the middle, the highest at the edges', () => {
  const low = new Uint8Array(64);
  low[1] = 255;
  expect(bandLevels(low)).toEqual([0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  const high = new Uint8Array(64);
  high[20] = 255;
  expect(bandLevels(high)[0]).toBe(1);
});

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0', 10, true],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/140.0', 10, true],
  [mac, 0, true],
  [mac, 5, false],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/140.0 Mobile', 5, false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, false],
])('%s with %d touch points: %s', (userAgent, maxTouchPoints, expected) => {
  expect(sharesMicrophone({ userAgent, maxTouchPoints })).toBe(expected);
});
