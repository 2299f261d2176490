import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readAnchors } from '../../drawings/read-anchors.ts';
import { animalDrawings, filesOf, MOVING } from './animal-drawings.ts';

const drawn = [...animalDrawings()];
const standing = drawn.filter(([hexcode, { isApart }]) => isApart || !MOVING.test(hexcode));
const anchors = readAnchors();

describe('Drawings of animals', () => {
  it('are those of the data: node src/tools/draw-animals.ts writes them', () => {
    const stale = drawn.filter(([hexcode, { files }]) => {
      const { drawing, lines } = filesOf(hexcode);
      return (
        readFileSync(drawing, 'utf8') !== files.drawing ||
        readFileSync(lines, 'utf8') !== files.lines
      );
    });
    expect(stale.map(([hexcode]) => hexcode)).toEqual([]);
  });

  it.each(drawn)('%s has whole shapes', (_hexcode, { svg, lines }) => {
    expect(svg + lines).not.toMatch(/NaN|undefined/);
  });

  it.each(standing)(
    '%s has eyes, mouth and back where the anchors say',
    (hexcode, { anchors: own, facing }) => {
      const entry = anchors.get(hexcode);
      expect(entry?.eye).toBeUndefined();
      expect(entry?.facing).toBe(facing);
      for (const spot of ['eyes', 'mouth', 'back'] as const) {
        expect(entry?.anchors[spot]?.x).toBeCloseTo(own[spot]?.x ?? Number.NaN, 0);
        expect(entry?.anchors[spot]?.y).toBeCloseTo(own[spot]?.y ?? Number.NaN, 0);
      }
    },
  );
});
