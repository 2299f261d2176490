import { describe, expect, it } from 'vitest';
import { createTraits } from '../create-traits.ts';
import { wishColours } from '../wish/wish-colours.ts';
import { colourSpace } from './colour-space.ts';
import { createDrawings } from './create-drawings.ts';
import { recolourDrawing } from './recolour-drawing.ts';

const drawings = createDrawings(createTraits());

async function mainHue(hexcode: string, name: 'rosa' | 'blau' | 'grun' | 'rot') {
  const { svg, colours, isPerson } = await drawings.load(hexcode);
  const colour = wishColours[name];
  if (!colour) throw new Error(`no such colour: ${name}`);
  const painted = recolourDrawing(svg, colours, colour, isPerson);
  const fills = [...painted.matchAll(/fill="(#[0-9a-f]{6})"/gi)].map(([, fill]) => fill ?? '');
  const hue = colour.hsl[0];
  const near = fills.filter((fill) => Math.abs(colourSpace.toHsl(fill)[0] - hue) < 4);
  return { painted, near };
}

describe('A recoloured drawing', () => {
  it.each([
    ['1F409', 'rot'],
    ['1F418', 'rosa'],
    ['1F408', 'blau'],
    ['1F697', 'grun'],
    ['1F411', 'rosa'],
  ] as const)('%s becomes %s', async (hexcode, name) => {
    expect((await mainHue(hexcode, name)).near.length).toBeGreaterThan(0);
  });

  it('takes the legs on the far side of an elephant along, not the white of its eyes', async () => {
    const { painted } = await mainHue('1F418', 'rosa');
    const greys = [...painted.matchAll(/fill="(#[0-9a-f]{6})"/gi)].filter(([, fill = '']) => {
      const [, saturation, lightness] = colourSpace.toHsl(fill);
      return saturation < 8 && lightness > 5 && lightness < 95;
    });
    expect(greys).toEqual([]);
    expect(painted).toContain('fill="#ffffff"');
  });

  it('runs through all colours without a seam where it is a coat', async () => {
    const { svg, colours } = await drawings.load('1F40E');
    const colour = wishColours.bunt;
    if (!colour) throw new Error('no colour');
    const painted = recolourDrawing(svg, colours, colour, false, true);
    expect(painted.match(/fill="url\(#coat\)"/g)?.length).toBeGreaterThan(3);
    expect(painted.match(/fill="url\(#coat-far\)"/g)?.length).toBeGreaterThan(1);
  });

  it('keeps its black outlines', async () => {
    expect((await mainHue('1F418', 'rosa')).painted).toMatch(/stroke="#000/);
  });

  it('keeps the skin of people', async () => {
    const { svg } = await drawings.load('1F478-1F3FC');
    const { painted } = await mainHue('1F478-1F3FC', 'blau');
    expect(svg.match(/#debb90/gi)?.length).toBe(painted.match(/#debb90/gi)?.length);
  });
});
