import { afterAll, describe, expect, test } from 'vitest';
import { createEspeakSpeech } from './speech.ts';
import { espeakVoices } from './voices.ts';

const speech = createEspeakSpeech();
afterAll(() => speech.close());

const spoken = async (...said: Parameters<typeof speech.synthesize>) =>
  (await speech.synthesize(...said)).wav;

const german = { language: 'de-DE' } as const;
const seconds = (wav: Buffer) => (wav.length - 44) / 2 / 22_050;

const spider = 'Eine Spinne hat acht Beine. Damit gehört sie nicht zu den Insekten.';
const story =
  'Es war einmal ein kleiner Igel, der wohnte unter einem großen Haufen aus bunten Blättern. Jeden Abend ging er spazieren und suchte sich etwas Gutes zu essen. Am liebsten mochte er reife Birnen.';

describe('speech by eSpeak NG', () => {
  test('is a WAV file with a header that tells the truth', async () => {
    const wav = await spoken(spider, german);
    expect(wav.toString('ascii', 0, 4)).toBe('RIFF');
    expect(wav.readUInt32LE(4)).toBe(wav.length - 8);
    expect(wav.toString('ascii', 8, 16)).toBe('WAVEfmt ');
    expect(wav.readUInt16LE(20)).toBe(1);
    expect(wav.readUInt16LE(22)).toBe(1);
    expect(wav.readUInt32LE(24)).toBe(22_050);
    expect(wav.readUInt32LE(28)).toBe(44_100);
    expect(wav.readUInt16LE(32)).toBe(2);
    expect(wav.readUInt16LE(34)).toBe(16);
    expect(wav.toString('ascii', 36, 40)).toBe('data');
    expect(wav.readUInt32LE(40)).toBe(wav.length - 44);
  });

  test.each([spider, story, story.repeat(5)])('is as long as the text needs', async (text) => {
    const perSecond = text.length / seconds(await spoken(text, german));
    expect(perSecond).toBeGreaterThan(12);
    expect(perSecond).toBeLessThan(18);
  });

  test('is not silent', async () => {
    const wav = await spoken(spider, german);
    const samples = new Int16Array(wav.buffer, wav.byteOffset + 44, (wav.length - 44) / 2);
    expect(samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)).toBeGreaterThan(
      3000,
    );
  });

  test('is slower or faster as asked', async () => {
    const [slow, normal, fast] = await Promise.all(
      [0.8, 1, 1.3].map((speed) => spoken(spider, { ...german, speed })),
    );
    expect(seconds(slow ?? Buffer.of())).toBeGreaterThan(seconds(normal ?? Buffer.of()) * 1.1);
    expect(seconds(fast ?? Buffer.of())).toBeLessThan(seconds(normal ?? Buffer.of()) * 0.9);
  });

  test('answers parallel requests each with its own sound', async () => {
    const texts = Array.from({ length: 12 }, (_, index) => spider.slice(0, 10 + index * 4));
    const alone: number[] = [];
    for (const text of texts) alone.push((await spoken(text, german)).length);
    const together = await Promise.all(texts.map((text) => spoken(text, german)));
    // eSpeak varies a breath by a few samples each time.
    for (const [index, wav] of together.entries()) {
      expect(Math.abs(wav.length - (alone[index] ?? 0))).toBeLessThan(200);
    }
  });

  test.each(Object.keys(espeakVoices) as (keyof typeof espeakVoices)[])(
    'speaks %s',
    async (language) => {
      expect(seconds(await spoken('Luna, Mama, Banana!', { language }))).toBeGreaterThan(0.8);
    },
  );

  test('speaks 3000 characters and refuses more', async () => {
    const long = story.repeat(20).slice(0, 3000);
    expect(seconds(await spoken(long, german))).toBeGreaterThan(150);
    await expect(spoken(`${long}!`, german)).rejects.toThrow(RangeError);
  });

  test.each(['', '   ', '*** ###', '😀'])(
    'refuses %j, where there is nothing to say',
    async (text) => {
      await expect(spoken(text, german)).rejects.toThrow('nothing to say');
    },
  );

  test('stops when the listener has gone, and goes on with the next', async () => {
    const gone = new AbortController();
    const first = spoken(story.repeat(10), { ...german, signal: gone.signal });
    const queued = spoken(story, { ...german, signal: gone.signal });
    const next = spoken('Hallo!', german);
    gone.abort(new Error('gone'));
    await expect(first).rejects.toThrow('gone');
    await expect(queued).rejects.toThrow('gone');
    expect(seconds(await next)).toBeLessThan(2);
  });
});

test('the words of a sentence are told with their times, as the child reads them', async () => {
  const sentence = 'Tiere, z. B. Hunde, sind 3,5 m lang.';
  const { wav, words } = await speech.synthesize(sentence, german);
  expect(words.map(({ from, to }) => sentence.slice(from, to))).toEqual([
    'Tiere',
    'z. B',
    'Hunde',
    'sind',
    '3,5',
    'm',
    'lang',
  ]);
  for (const [index, { startMs, endMs }] of words.entries()) {
    expect(endMs).toBeGreaterThan(startMs);
    expect(startMs).toBe(index === 0 ? 0 : words[index - 1]?.endMs);
  }
  expect(words.at(-1)?.endMs).toBeLessThanOrEqual(seconds(wav) * 1_000 + 1);
});

describe('the speech worker', () => {
  test('is replaced after a crash; the text it was speaking fails with a clear error', async () => {
    // Exits on the word "Absturz", answers everything else with an empty file.
    const code = `import { parentPort } from 'node:worker_threads';
      parentPort.on('message', ({ task }) => task.text === 'Absturz'
        ? process.exit(3)
        : parentPort.postMessage({ type: 'spoken', wav: new Uint8Array(44), marks: [] }));`;
    const fragile = createEspeakSpeech({
      workerUrl: new URL(`data:text/javascript,${encodeURIComponent(code)}`),
    });
    const crashed = fragile.synthesize('Absturz', german);
    const after = fragile.synthesize('Hallo', german);
    await expect(crashed).rejects.toThrow('stopped while speaking');
    expect((await after).wav).toHaveLength(44);
    await fragile.close();
  });

  test('rejects what still waits when it is closed, and everything after', async () => {
    const closing = createEspeakSpeech();
    const waiting = [spider, story].map((text) => closing.synthesize(text, german));
    const outcome = Promise.allSettled(waiting);
    await closing.close();
    expect((await outcome).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(closing.synthesize(spider, german)).rejects.toThrow('closed');
  });
});
