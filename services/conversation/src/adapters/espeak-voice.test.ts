import { espeakSpeakers } from '@lux/espeak-voice/voices.ts';
import { expect, onTestFinished, test } from 'vitest';
import { createEspeakVoice } from './espeak-voice.ts';

const SAMPLE_RATE = 22_050;
const FRAME = 882;

/** The middle of all pitches of a WAV in Hertz, by autocorrelation of its loud frames. */
function medianPitch(wav: Buffer): number {
  const samples = new Int16Array(wav.buffer, wav.byteOffset + 44, (wav.length - 44) >> 1);
  const alike = (at: number, lag: number) => {
    let sum = 0;
    for (let i = at; i < at + FRAME; i += 1) sum += (samples[i] ?? 0) * (samples[i + lag] ?? 0);
    return sum;
  };
  const pitches: number[] = [];
  for (let at = 0; at + 2 * FRAME < samples.length; at += FRAME) {
    if (alike(at, 0) / FRAME < 1e6) continue;
    const lags = Array.from({ length: 260 }, (_, index) => index + 55);
    const best = lags.map((lag) => [alike(at, lag), lag] as const).sort(([a], [b]) => b - a)[0];
    pitches.push(SAMPLE_RATE / (best?.[1] ?? 1));
  }
  return pitches.sort((a, b) => a - b)[pitches.length >> 1] ?? 0;
}

async function pitchOf(voiceId: string | null, voice = createEspeakVoice()): Promise<number> {
  const { chunks } = await voice.speak({
    text: 'Hallo, ich erzähle dir etwas über den Mond.',
    language: 'de-DE',
    voiceId,
    speed: 1,
    pace: 'normal',
    signal: new AbortController().signal,
  });
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return medianPitch(Buffer.concat(parts));
}

test('the built-in voices are clearly apart, and an unknown one is LUX’s own', async () => {
  const voice = createEspeakVoice();
  onTestFinished(() => voice.close());
  const pitches: number[] = [];
  for (const { voice_id } of espeakSpeakers) pitches.push(await pitchOf(voice_id, voice));
  const inOrder = pitches.toSorted((a, b) => a - b);
  const steps = inOrder.slice(1).map((pitch, index) => pitch / (inOrder[index] ?? pitch));
  expect(Math.min(...steps)).toBeGreaterThan(1.1);
  const own = pitches[0] ?? 0;
  expect(Math.abs((await pitchOf('nobody', voice)) / own - 1)).toBeLessThan(0.08);
});
