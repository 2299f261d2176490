import { contrastTo } from '../../drawings/decor/pattern.ts';
import { letterOf } from '../../scenery/draw-letters.ts';
import type { Outfit } from '../people-data.ts';
import type { Colours } from './colours.ts';
import { type Frame, place, readPath, toWorld } from './geometry.ts';
import type { Pen } from './pen.ts';

/** Letters are outlines in units of 100 to their size. */
const UNITS = 100;
/** On the chest: where letters stand, how high and how wide all of them may be. */
const CHEST = { low: 13.6, size: 11.6, widest: 11 };

/** A number or a letter on the chest, as the child said. */
export function drawPrint(
  pen: Pen,
  text: string,
  torso: Frame,
  outfit: Outfit,
  colours: Colours,
): void {
  if (outfit.torso === 'skin') return;
  const glyphs = [...text].flatMap((letter) => {
    const glyph = letterOf(letter);
    return glyph ? [glyph] : [];
  });
  const total = glyphs.reduce((sum, [width]) => sum + width, 0) / UNITS;
  if (total === 0) return;
  const size = Math.min(CHEST.size, CHEST.widest / total);
  const colour = contrastTo(colours.of(outfit.torso));
  let along = (-total * size) / 2;
  for (const [width, path] of glyphs) {
    const at = toWorld(torso, along, CHEST.low);
    const scale = size / UNITS;
    const frame = {
      ...torso,
      ...at,
      scaleX: torso.scaleX * scale,
      scaleY: torso.scaleY * scale,
    };
    pen.motif(place(readPath(path), frame), colour);
    along += (width / UNITS) * size;
  }
}
