import { writeFile } from 'node:fs/promises';
import type { Anchor } from '../drawings/anchors.ts';
import { animalDrawings, filesOf, MOVING } from './animals/animal-drawings.ts';

/** Writes the drawings of animals anew and prints where their anchors are, for `anchors.yaml`. */
for (const [hexcode, { name, facing, files, anchors, isApart }] of animalDrawings()) {
  const { drawing, lines } = filesOf(hexcode);
  await writeFile(drawing, files.drawing);
  await writeFile(lines, files.lines);
  if (MOVING.test(hexcode) && !isApart) continue;
  const spots = Object.entries(anchors).map(([spot, anchor]) => {
    const { x, y, size }: Anchor = anchor ?? { x: 0, y: 0 };
    const numbers = size === undefined ? [x, y] : [x, y, size];
    return `${spot}: [${numbers.map((value) => Number(value.toFixed(1))).join(', ')}]`;
  });
  process.stdout.write(`${hexcode}: { name: ${name}, facing: ${facing}, ${spots.join(', ')} }\n`);
}
