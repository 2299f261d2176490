import { SpeechSound } from '@lux/contracts/conversation/speech.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { createEspeakSpeech } from './speech.ts';

const speech = createEspeakSpeech();
afterAll(() => speech.close());

const HEAD_BYTES = 44;
const SAMPLE_RATE = 22_050;
const FRAME = 441;
const all = [...SpeechSound.values];
const vowels = all.filter((sound) => /^[aeiouyäöü]+$/.test(sound));
const held = [
  'f',
  'l',
  'm',
  'n',
  'r',
  's',
  'v',
  'w',
  'ß',
  'sch',
  'ch',
  'ng',
  'j',
  'weiches s',
  'raues ch',
] as const;
const short = ['b', 'c', 'd', 'g', 'k', 'p', 't', 'ck'] as const;

function samplesOf(wav: Buffer): Int16Array {
  return new Int16Array(wav.buffer, wav.byteOffset + HEAD_BYTES, (wav.length - HEAD_BYTES) / 2);
}

async function hear(sound: SpeechSound) {
  const samples = samplesOf((await speech.synthesizeSound(sound, {})).wav);
  const loudness = (from: number) => {
    const frame = samples.subarray(from, from + FRAME);
    return Math.sqrt(frame.reduce((sum, sample) => sum + sample * sample, 0) / frame.length);
  };
  const frames = Array.from({ length: Math.floor(samples.length / FRAME) }, (_, index) =>
    loudness(index * FRAME),
  );
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const last = Math.abs(samples.at(-1) ?? 0);
  return { ms: (samples.length / SAMPLE_RATE) * 1_000, frames, peak, last };
}

describe('every sound', () => {
  test.each(all)(
    '%s is heard: loud enough, not clipped, without a click at its end',
    async (sound) => {
      const { frames, peak, last, ms } = await hear(sound);
      expect(Math.max(...frames)).toBeGreaterThan(1_500);
      expect(peak).toBeLessThan(32_000);
      expect(last).toBeLessThan(50);
      expect(ms).toBeLessThan(1_000);
    },
  );
});

test.each(held)('%s is held without a gap for about 700 ms', async (sound) => {
  const { ms, frames } = await hear(sound);
  expect(ms).toBeGreaterThan(600);
  expect(ms).toBeLessThan(850);
  const middle = frames.slice(2, -8);
  expect(Math.min(...middle)).toBeGreaterThan(Math.max(...middle) * 0.3);
});

test.each(vowels)('%s is a long vowel', async (sound) => {
  expect((await hear(sound)).ms).toBeGreaterThan(400);
});

test.each(short)('%s is short, with hardly a vowel behind it', async (sound) => {
  expect((await hear(sound)).ms).toBeLessThan(220);
});

test('letters that are spoken alike sound alike, others do not', async () => {
  const lengths = async (...sounds: SpeechSound[]) =>
    new Set(
      await Promise.all(sounds.map(async (sound) => Math.round((await hear(sound)).ms / 40))),
    );
  expect((await lengths('c', 'k', 'ck')).size).toBe(1);
  expect((await lengths('z', 'tz')).size).toBe(1);
  expect((await lengths('m', 'k')).size).toBe(2);
});
