import sharp from 'sharp';
import { expect, test } from 'vitest';
import { composeColoredPage } from '../colored-pages/compose-colored-page.ts';
import { composeColoringBook } from '../pdf/coloring-book/make-coloring-book.ts';
import { printablePicture } from '../pdf/printable-picture.ts';
import { markOrigin, readOrigin } from './origin-mark.ts';

const blank = (channels: 1 | 3 = 3) =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#fff' } })
    .toColourspace(channels === 1 ? 'b-w' : 'srgb')
    .png()
    .toBuffer();
const MARK = /DigitalSourceType="[^"]+\/algorithmicMedia"/;

test('a picture says who made it, and its pixels stay as they were', async () => {
  const png = await blank();
  const marked = markOrigin(png, 'openai');
  expect(readOrigin(png)).toBeNull();
  expect(readOrigin(marked)).toContain('/trainedAlgorithmicMedia"');
  expect(await sharp(marked).raw().toBuffer()).toEqual(await sharp(png).raw().toBuffer());
  expect(markOrigin(marked, 'built-in')).toBe(marked);
  const { xmpAsString } = await sharp(marked).metadata();
  expect(xmpAsString).toContain('/trainedAlgorithmicMedia"');
});

test('small views, prints and coloured pages keep the mark', async () => {
  const picture = markOrigin(await blank(), 'built-in');
  const thumbnail = await sharp(picture).resize(32).keepXmp().webp().toBuffer();
  expect((await sharp(thumbnail).metadata()).xmpAsString).toMatch(MARK);

  const { source } = await printablePicture(picture, 'Picture');
  expect((await sharp(source as Buffer).metadata()).xmpAsString).toMatch(MARK);
  const page = await printablePicture(markOrigin(await blank(1), 'built-in'), 'Page');
  expect((await composeColoringBook('Igel', [page])).toString('latin1')).toMatch(MARK);

  const composed = await composeColoredPage(picture, await blank());
  expect(readOrigin(composed.picture)).toMatch(MARK);
});
