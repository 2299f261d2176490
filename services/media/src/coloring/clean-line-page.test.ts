import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cleanLinePage } from './clean-line-page.ts';

const drawing = (inside: string, background = '#fbfaf6') =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1536"><rect width="1024" height="1536" fill="${background}"/>${inside}</svg>`,
    ),
  )
    .png()
    .toBuffer();

async function pixelsOf(png: Buffer | null) {
  if (!png) throw new Error('rejected');
  const { data, info } = await sharp(png)
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, ...info };
}

it('a model’s greyish drawing becomes black and white, without specks', async () => {
  const specks = Array.from(
    { length: 40 },
    (_, at) => `<circle cx="${at * 25 + 10}" cy="${at * 37 + 12}" r="2" fill="#222"/>`,
  );
  const circle =
    '<circle cx="512" cy="700" r="300" fill="none" stroke="#2c2c2c" stroke-width="9"/>';
  const shade = '<circle cx="512" cy="700" r="200" fill="#dadada"/>';
  const { data, width, height } = await pixelsOf(
    await cleanLinePage(await drawing(shade + circle + specks.join(''))),
  );
  expect([width, height]).toEqual([1448, 2048]);
  const pure = data.filter((value) => value <= 10 || value >= 245).length;
  expect(pure / data.length).toBeGreaterThanOrEqual(0.98);
  const ring = 2 * Math.PI * 300 * 9 * (1448 / 1024) ** 2 * 0.89;
  const ink = data.filter((value) => value < 128).length;
  expect(ink).toBeGreaterThan(ring * 0.8);
  expect(ink).toBeLessThan(ring * 1.2);
});

it('a painting, an empty page and a black page are rejected', async () => {
  const painting = '<circle cx="512" cy="700" r="400" fill="#7fb0d0"/>';
  expect(await cleanLinePage(await drawing(painting, '#a8c890'))).toBeNull();
  expect(await cleanLinePage(await drawing(''))).toBeNull();
  expect(await cleanLinePage(await drawing('', '#000'))).toBeNull();
});
