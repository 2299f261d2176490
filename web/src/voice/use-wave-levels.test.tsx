// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { store } from '../lib/store.ts';
import { openMicrophone } from './listening/open-microphone.ts';
import { voiceLevelAtom } from './speaking/voice-level.ts';
import { useWaveLevels, type WaveMode } from './use-wave-levels.ts';

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
