import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { peopleData } from '../people-data.ts';
import { type Person, POSES } from '../person.ts';
import { drawPerson } from './draw-person.ts';

const { outfits, hair, wears } = peopleData();

const child: Person = {
  age: 'child',
  looks: 'girl',
  skin: 1,
  hair: { style: 'bob', colour: 'chestnut' },
  outfit: 'everydayDress',
  wears: [],
  feeling: 'happy',
};

/** Some free space around the drawing, so that paint can flow around it. */
const MARGIN = 3;
const PX_PER_UNIT = 4;

async function render(inner: string, { width, height }: { width: number; height: number }) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.ceil((width + 2 * MARGIN) * PX_PER_UNIT)}" height="${Math.ceil((height + 2 * MARGIN) * PX_PER_UNIT)}" viewBox="-${MARGIN} -${MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}">${inner}</svg>`;
  return sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}

describe('A person', () => {
  it.each(Object.keys(outfits))('in the clothes "%s" stays inside its drawing', async (outfit) => {
    for (const pose of ['stand', 'run', 'sit'] as const) {
      const drawing = drawPerson({ ...child, outfit }, pose);
      const { data, info } = await render(drawing.colour, drawing);
      const edge = Math.floor((MARGIN - 1.2) * PX_PER_UNIT);
      for (let at = 3, pixel = 0; at < data.length; at += 4, pixel++) {
        const [x, y] = [pixel % info.width, Math.floor(pixel / info.width)];
        const isOutside = x < edge || y < edge || x >= info.width - edge || y >= info.height - edge;
        if (isOutside && (data[at] ?? 0) > 90) throw new Error(`${pose}: painted at ${x}, ${y}`);
      }
    }
  });

  it.each(POSES)('that is to %s has its anchors inside its drawing', (pose) => {
    for (const age of ['baby', 'child', 'adult', 'old'] as const) {
      const { anchors, width, height, feet, top } = drawPerson({ ...child, age }, pose);
      for (const [name, anchor] of Object.entries(anchors)) {
        const { x, y } = anchor ?? { x: -1, y: -1 };
        expect(x >= 0 && x <= width && y >= 0 && y <= height, `${name} of ${age}`).toBe(true);
      }
      expect(feet.to).toBeGreaterThan(feet.from);
      expect(top.every((y) => y >= -0.01 && y <= height)).toBe(true);
    }
  });

  it.each(POSES)('has closed lines for colouring: %s', async (pose) => {
    const drawing = drawPerson(
      {
        ...child,
        age: 'adult',
        outfit: 'everydayShorts',
        hair: { style: 'short', colour: 'blond' },
      },
      pose,
    );
    const shape = await render(drawing.colour, drawing);
    const lines = await render(
      `<rect x="-9" y="-9" width="200" height="200" fill="#fff"/>${drawing.lines}`,
      drawing,
    );
    const { width } = lines.info;
    const isInk = (at: number) => (lines.data[at * 4] ?? 0) < 128;
    const outside = new Set<number>();
    const next = [0];
    const total = lines.data.length / 4;
    for (let at = next.pop(); at !== undefined; at = next.pop()) {
      if (at < 0 || at >= total || outside.has(at) || isInk(at)) continue;
      outside.add(at);
      next.push(at - 1, at + 1, at - width, at + width);
    }
    let [body, leaked] = [0, 0];
    for (let at = 0; at < total; at++) {
      if ((shape.data[at * 4 + 3] ?? 0) < 250 || isInk(at)) continue;
      body += 1;
      if (outside.has(at)) leaked += 1;
    }
    expect(body).toBeGreaterThan(2_000);
    expect(leaked / body).toBeLessThan(0.02);
  });

  it('has hair and clothes of known colours only', () => {
    for (const style of Object.keys(hair))
      drawPerson({ ...child, hair: { style, colour: 'blond' } }, 'stand');
    for (const worn of Object.keys(wears)) drawPerson({ ...child, wears: [worn] }, 'walk');
    expect(drawPerson({ ...child, wears: ['scarf:#123456'] }, 'stand').colour).toContain('#123456');
  });

  it('is a head taller the older it is, and keeps its size in every pose', () => {
    const height = (age: Person['age']) => drawPerson({ ...child, age }, 'stand').height;
    expect(height('baby')).toBeLessThan(height('child') - 10);
    expect(height('child')).toBeLessThan(height('adult') - 14);
    expect(drawPerson(child, 'sit').height).toBeLessThan(height('child'));
  });

  it('wears one hat: the wished one instead of the one of its clothes', () => {
    const firefighter = { ...child, outfit: 'firefighter' };
    const red = '#e4513f';
    expect(drawPerson(firefighter, 'stand').colour).toContain(red);
    expect(drawPerson({ ...firefighter, wears: ['hat:#123456'] }, 'stand').colour).not.toContain(
      red,
    );
  });
});
