import { describe, expect, it } from 'vitest';
import { createTraits } from '../create-traits.ts';
import { createDrawings } from './create-drawings.ts';

const drawings = createDrawings(createTraits());

describe('Drawings', () => {
  it('show a horse that runs or jumps in a gallop, with its anchors where they were', async () => {
    const [standing, running, jumping] = await Promise.all([
      drawings.load('1F40E'),
      drawings.load('1F40E', 'run'),
      drawings.load('1F40E', 'jump'),
    ]);
    expect(running.svg).not.toBe(standing.svg);
    expect(running.lines).not.toBe(standing.lines);
    expect(jumping.svg).toBe(running.svg);
    expect(running.hexcode).toBe('1F40E');
    expect(running.anchors).toEqual(standing.anchors);
  });

  it('spread the wings of a robin that flies, in its own colours', async () => {
    const [perched, flying] = [
      await drawings.load('own-robin'),
      await drawings.load('own-robin', 'fly'),
    ];
    expect(flying.hexcode).toBe('own-robin');
    expect(flying.svg).not.toBe(perched.svg);
    expect(flying.anchors).toEqual((await drawings.load('1F54A')).anchors);
    const [main] = [...perched.colours].sort((a, b) => b[1] - a[1]).map(([colour]) => colour);
    expect(flying.svg).toContain(`fill="${main}"`);
  });

  it('stay as they are in other poses and where no gallop is drawn', async () => {
    const [standing, sleeping] = [
      await drawings.load('1F40E'),
      await drawings.load('1F40E', 'lie'),
    ];
    expect(sleeping.svg).toBe(standing.svg);
    const [house, running] = [await drawings.load('1F3E0'), await drawings.load('1F3E0', 'run')];
    expect(running.svg).toBe(house.svg);
  });

  it('have their own lines for colouring, with the eyes', async () => {
    const { lines } = await drawings.load('1F415');
    expect(lines).toBe(await drawings.loadLines('1F415'));
    expect(lines).toContain('fill="#000"');
    expect(lines).not.toMatch(/fill="#(?!000|fff)/);
  });
});
