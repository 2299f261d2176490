import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createTraits } from '../../create-traits.ts';
import { createDrawings } from '../../drawings/create-drawings.ts';

const drawings = createDrawings(createTraits());
const SIDE_PX = 360;
const INSIDE = 6;

/** One channel of a drawing with some space around it. */
async function render(inside: string, channel: 0 | 3): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE_PX}" height="${SIDE_PX}" viewBox="-8 -16 88 120">${inside}</svg>`;
  return sharp(Buffer.from(svg)).ensureAlpha().extractChannel(channel).raw().toBuffer();
}

/** Pixels that paint poured into the corner would reach without crossing ink. */
function flood(isInk: (at: number) => boolean): Uint8Array {
  const reached = new Uint8Array(SIDE_PX * SIDE_PX);
  const next = [0];
  for (let at = next.pop(); at !== undefined; at = next.pop()) {
    if (reached[at] || isInk(at)) continue;
    reached[at] = 1;
    if (at % SIDE_PX > 0) next.push(at - 1);
    if (at % SIDE_PX < SIDE_PX - 1) next.push(at + 1);
    if (at >= SIDE_PX) next.push(at - SIDE_PX);
    if (at < reached.length - SIDE_PX) next.push(at + SIDE_PX);
  }
  return reached;
}

describe('A figure for colouring', () => {
  it.each([
    ['dog', '1F415'],
    ['cat', '1F408'],
    ['dragon', '1F409'],
    ['dinosaur', '1F995'],
    ['giraffe', '1F992'],
    ['car', '1F697'],
    ['whale', '1F433'],
    ['lion', '1F981'],
    ['unicorn', 'own-unicorn'],
  ])('is closed: paint around the %s stays outside', async (_name, hexcode) => {
    const { svg } = await drawings.load(hexcode);
    const silhouette = await render(svg, 3);
    const lines = await render(
      `<rect x="-99" y="-99" width="400" height="400" fill="#fff"/>${await drawings.loadLines(hexcode)}`,
      0,
    );
    const outside = flood((at) => (lines[at] ?? 0) < 128);
    let [body, leaked] = [0, 0];
    // Paint that slipped beyond its line is no leak: only what lies well inside counts.
    const isInside = (at: number) =>
      [0, -INSIDE, INSIDE, -INSIDE * SIDE_PX, INSIDE * SIDE_PX].every(
        (step) => (silhouette[at + step] ?? 0) >= 200,
      );
    silhouette.forEach((_alpha, at) => {
      if (!isInside(at) || (lines[at] ?? 0) < 128) return;
      body += 1;
      leaked += outside[at] ?? 0;
    });
    expect(body).toBeGreaterThan(1_000);
    expect(leaked / body).toBeLessThan(0.03);
  });
});
