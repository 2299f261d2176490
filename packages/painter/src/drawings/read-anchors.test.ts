import { describe, expect, it } from 'vitest';
import { createTraits } from '../create-traits.ts';
import { createDrawings } from './create-drawings.ts';
import { readAnchors } from './read-anchors.ts';

describe('Anchors', () => {
  const entries = [...readAnchors()];

  it('are set for the 250 drawings that children wish for most', () => {
    expect(entries.length).toBeGreaterThanOrEqual(250);
  });

  it('lie on their drawings or close beside', async () => {
    const drawings = createDrawings(createTraits());
    const astray: string[] = [];
    const loaded = await Promise.all(
      entries.map(async ([hexcode, { anchors }]) => {
        const { bounds } = await drawings.load(hexcode);
        return { hexcode, anchors, bounds };
      }),
    );
    for (const { hexcode, anchors, bounds } of loaded) {
      for (const [name, spot] of Object.entries(anchors)) {
        if (!spot) continue;
        const isNear =
          spot.x > bounds.x - 6 &&
          spot.x < bounds.x + bounds.width + 6 &&
          spot.y > bounds.y - 6 &&
          spot.y < bounds.y + bounds.height + 6;
        if (!isNear) astray.push(`${hexcode} ${name}`);
      }
    }
    expect(astray).toEqual([]);
  }, 60_000);
});
