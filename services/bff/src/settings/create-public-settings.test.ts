import type { PublicSettings } from '@lux/contracts/accounts/public-settings.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPublicSettings } from './create-public-settings.ts';

const saved: PublicSettings = {
  assistantName: 'LUX',
  language: 'de-DE',
  voiceId: null,
  speechSpeed: 1,
  childSafeMode: true,
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

test('a class that opens the page at once asks accounts once', async () => {
  const read = vi.fn(async () => saved);
  const settings = createPublicSettings(read);
  const answers = await Promise.all(Array.from({ length: 30 }, () => settings.get('request')));
  expect(answers).toEqual(Array(30).fill(saved));
  expect(read).toHaveBeenCalledTimes(1);
});

test('after half a second, or a change made here, accounts is asked again', async () => {
  const read = vi.fn(async () => saved);
  const settings = createPublicSettings(read);
  await settings.get('request');
  vi.advanceTimersByTime(499);
  await settings.get('request');
  expect(read).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await settings.get('request');
  expect(read).toHaveBeenCalledTimes(2);
  settings.forget();
  await settings.get('request');
  expect(read).toHaveBeenCalledTimes(3);
});

test('a failure is told and not kept', async () => {
  const read = vi.fn(async () => saved).mockRejectedValueOnce(new Error('away'));
  const settings = createPublicSettings(read);
  await expect(settings.get('request')).rejects.toThrow('away');
  expect(await settings.get('request')).toEqual(saved);
});
