import { personalSample } from '@lux/child-safety/testing/personal-sample.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { openImageServer } from '../testing/open-image-server.ts';
import { openMedia } from '../testing/open-media.ts';
import { createOpenAiPainter } from './create-openai-painter.ts';
import { type PictureOrder, ProviderFailed } from './image-provider.ts';

const engines = useEngines();
const usual: PictureOrder = {
  prompt: 'ein Drache',
  size: '1792x1024',
  noInterpretation: false,
  customText: 'mit Regenbogen',
  seed: 1,
};

const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1536">${inside}</svg>`);
const pictureOf = async (inside: string) => ({
  data: [
    {
      b64_json: (
        await sharp(svg(inside)).flatten({ background: '#fff' }).png().toBuffer()
      ).toString('base64'),
    },
  ],
});
const lines = await pictureOf(
  '<circle cx="500" cy="700" r="300" fill="none" stroke="#222" stroke-width="12"/>',
);
const painting = await pictureOf('<rect width="1024" height="1536" fill="#8ab"/>');

const LIMIT_MS = 5_000;

function painterAt(baseUrl: string, environment = {}) {
  const provider = { baseUrl, apiKey: 'key', model: 'gpt-image-2.5-flare' };
  return createOpenAiPainter(provider, environment);
}

test('a picture comes in the size asked for, from words for children', async () => {
  const { baseUrl, prompts } = await openImageServer(() => ({ body: painting }));
  const result = await painterAt(baseUrl).paint(usual, LIMIT_MS);
  if ('refusal' in result) throw new Error('refused');
  expect(await sharp(result.png).metadata()).toMatchObject({ width: 1792, height: 1024 });
  expect(prompts[0]).toMatch(/für Kinder.*Das Kind wünscht sich: ein Drache\. mit Regenbogen$/);
});

test('without interpretation the model gets the wish as it is, but never a telephone number', async () => {
  const { baseUrl, prompts } = await openImageServer(() => ({ body: painting }));
  const prompt = 'ein Hund, ruf an unter 0171 2345678';
  await painterAt(baseUrl).paint(
    { ...usual, prompt, customText: '', noInterpretation: true },
    LIMIT_MS,
  );
  expect(prompts[0]).toMatch(/^ein Hund, ruf an unter/);
  expect(prompts[0]).not.toContain('2345678');
});

test('a colouring page that is a painting is made once more', async () => {
  const { baseUrl, prompts } = await openImageServer((_path, asked) => ({
    body: asked === 1 ? painting : lines,
  }));
  const result = await painterAt(baseUrl).renderColoringPage(
    { prompt: 'ein Drache', seed: 1 },
    LIMIT_MS,
  );
  if ('refusal' in result) throw new Error('refused');
  expect(await sharp(result.png).metadata()).toMatchObject({ width: 1448, height: 2048 });
  expect(prompts).toHaveLength(2);
});

test('one that stays a painting fails', async () => {
  const { baseUrl, prompts } = await openImageServer(() => ({ body: painting }));
  const drawing = painterAt(baseUrl).renderColoringPage(
    { prompt: 'ein Drache', seed: 1 },
    LIMIT_MS,
  );
  await expect(drawing).rejects.toBeInstanceOf(ProviderFailed);
  expect(prompts).toHaveLength(2);
});

test('what the moderation flags is not painted', async () => {
  const { baseUrl, prompts } = await openImageServer((path) =>
    path.endsWith('/moderations') ? { body: { results: [{ flagged: true }] } } : { body: painting },
  );
  const environment = { OPENAI_BASE_URL: baseUrl, OPENAI_MODERATION_MODEL: 'omni' };
  const result = await painterAt(baseUrl, environment).paint(usual, LIMIT_MS);
  expect(result).toMatchObject({ refusal: { message: expect.stringContaining('etwas anderes') } });
  expect(prompts).toHaveLength(1);
});

test('neither the painter nor the moderation hears a fact of a child', async () => {
  const { facts, sentences } = personalSample;
  const { baseUrl, prompts } = await openImageServer((path) =>
    path.endsWith('/moderations') ? { body: { results: [{ flagged: false }] } } : { body: lines },
  );
  const environment = { OPENAI_BASE_URL: baseUrl, OPENAI_MODERATION_MODEL: 'omni' };
  const painter = painterAt(baseUrl, environment);
  const prompt = sentences.join(' ');
  await painter.paint({ ...usual, prompt, customText: 'Lena Vogt auf einem Pferd' }, LIMIT_MS);
  await painter.paint({ ...usual, prompt, noInterpretation: true }, LIMIT_MS);
  await painter.renderColoringPage({ prompt, seed: 1 }, LIMIT_MS);
  expect(prompts).toHaveLength(6);
  expect(prompts.filter((asked) => facts.some((fact) => asked.includes(fact)))).toEqual([]);
  // A painter would write a placeholder into the picture.
  expect(prompts.filter((asked) => asked.includes('['))).toEqual([]);
});

test('a silent provider fails in time, and a broken one fails the job with SPEC 8’s sentence', async () => {
  const silent = await openImageServer(() => 'silence');
  const waiting = painterAt(silent.baseUrl).paint(usual, 300);
  await expect(waiting).rejects.toBeInstanceOf(ProviderFailed);

  const media = await openMedia(engines);
  onTestFinished(() => media.close());
  const { baseUrl } = await openImageServer(() => ({ status: 500, body: { error: {} } }));
  media.startWorker(painterAt(baseUrl));
  expect(await media.order('visitor:mia-mia-mia', 'ein Drache', true)).toMatchObject({
    state: 'failed',
    reason: 'PROVIDER_FAILED',
    message: 'Das Bild konnte nicht generiert werden. Bitte versuche es später noch einmal.',
  });
});
