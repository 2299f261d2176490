import { afterAll, expect, test } from 'vitest';
import { createEspeakSpeech } from '../speech.ts';

const speech = createEspeakSpeech();
afterAll(() => speech.close());

const german = { language: 'de-DE' } as const;
const SAMPLE_RATE = 22_050;
const PAUSE_MS = 250;

/** The silent stretches of at least 200 ms inside a text, in milliseconds. */
async function pausesIn(text: string): Promise<number[]> {
  const { wav } = await speech.synthesizeSyllables(text, german);
  const samples = new Int16Array(wav.buffer, wav.byteOffset + 44, (wav.length - 44) / 2);
  const pauses: number[] = [];
  let silentFrom = 0;
  for (const [at, sample] of samples.entries()) {
    if (sample === 0) continue;
    const ms = ((at - silentFrom) / SAMPLE_RATE) * 1_000;
    if (silentFrom > 0 && ms > 200) pauses.push(ms);
    silentFrom = at;
  }
  return pauses;
}

test.each([
  ['Hund', 0],
  ['Ma-ma', 1],
  ['Ka-tze', 1],
  ['Scho-ko-la-de', 3],
  ['La-ter-ne', 2],
])('%s has a pause between its syllables', async (word, count) => {
  const pauses = await pausesIn(word);
  expect(pauses).toHaveLength(count);
  for (const pause of pauses) expect(Math.abs(pause - PAUSE_MS)).toBeLessThan(40);
});

test('a longer pause divides words from syllables', async () => {
  const [, second = 0] = await pausesIn('Ma-ma lacht');
  expect(second).toBeGreaterThan(400);
});
