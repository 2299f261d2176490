import { describe, expect, it } from 'vitest';
import { createTraits } from '../create-traits.ts';
import { createDrawings } from './create-drawings.ts';
import { LIVELY, livenDrawing } from './liven-drawing.ts';

const drawings = createDrawings(createTraits());

describe('A thing that comes alive', () => {
  it.each([...LIVELY])('has room for its arms and legs when it is said to %s', async (pose) => {
    const fridge = await drawings.load('own-fridge');
    const alive = livenDrawing(fridge, await drawings.loadLines('own-fridge'), pose);
    expect(alive.bounds.height).toBeGreaterThan(fridge.bounds.height * 1.2);
    expect(alive.bounds.width).toBeGreaterThan(fridge.bounds.width * 1.2);
    expect(alive.svg).toContain(fridge.svg);
    expect(alive.svg).not.toContain('NaN');
  });

  it('is black and white for colouring', async () => {
    const apple = await drawings.load('1F34E');
    const { lines } = livenDrawing(apple, await drawings.loadLines('1F34E'), 'dance');
    expect(lines).not.toMatch(/fill="#(e4513f|8c2f39)"/);
  });
});
