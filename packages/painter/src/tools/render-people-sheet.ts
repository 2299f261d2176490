import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { animalNames, furOf } from '../people/animals.ts';
import { drawPerson } from '../people/figure/draw-person.ts';
import { peopleData } from '../people/people-data.ts';
import { type Person, POSES, type Pose } from '../people/person.ts';

/** Cells in drawing units, with room for the name below. */
const CELL = { width: 64, height: 92 };
const COLUMNS = 10;
const PX_PER_UNIT = 2.6;

type Cell = { name: string; person: Person; pose: Pose };

const child: Person = {
  age: 'child',
  looks: 'girl',
  skin: 1,
  hair: { style: 'ponytail', colour: 'chestnut' },
  outfit: 'everyday',
  wears: [],
  feeling: 'happy',
};
const adult: Person = { ...child, age: 'adult', looks: 'person' };
const skins = [0, 3, 1, 4, 2] as const;

/** What there is to look at: every one of a kind, in one row after the other. */
const sheets: Record<string, () => Cell[]> = {
  poses: () =>
    POSES.flatMap((pose) => [
      { name: pose, person: child, pose },
      { name: pose, person: { ...adult, outfit: 'grownUpShirt' }, pose },
    ]),
  outfits: () =>
    Object.entries(peopleData().outfits).map(([outfit, { tools }], at) => ({
      name: outfit,
      person: { ...adult, outfit, wears: tools, skin: skins[at % skins.length] ?? 0 },
      pose: tools.length > 0 ? 'hold' : 'stand',
    })),
  animals: () =>
    animalNames().flatMap((animal, at) =>
      (['stand', 'run', 'sit'] as const).map((pose) => ({
        name: animal,
        person: {
          ...child,
          animal,
          outfit: pose === 'run' && at % 2 === 0 ? 'pyjamas' : 'fur',
          colours: furOf(animal),
        },
        pose,
      })),
    ),
  hair: () =>
    Object.keys(peopleData().hair).flatMap((style) =>
      (['stand', 'walk'] as const).map((pose) => ({
        name: style,
        person: { ...child, hair: { style, colour: 'chestnut' } },
        pose,
      })),
    ),
  wears: () =>
    Object.keys(peopleData().wears).map((key) => ({
      name: key,
      person: { ...child, wears: [key] },
      pose: 'walk',
    })),
};

async function renderSheet(cells: Cell[], isForColouring: boolean, path: string): Promise<void> {
  const height = Math.ceil(cells.length / COLUMNS) * CELL.height;
  const drawn = cells.map(({ name, person, pose }, at) => {
    const drawing = drawPerson(person, pose);
    const scale = Math.min(1, (CELL.width - 2) / drawing.width, (CELL.height - 8) / drawing.height);
    const x = (at % COLUMNS) * CELL.width + CELL.width / 2;
    const y = Math.floor(at / COLUMNS) * CELL.height + CELL.height - 6;
    const [left, top] = [x - (drawing.width * scale) / 2, y - drawing.height * scale];
    return `<g transform="translate(${left} ${top}) scale(${scale})">${isForColouring ? drawing.lines : drawing.colour}</g><text x="${x}" y="${y + 5}" font-size="4" text-anchor="middle">${name}</text>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${COLUMNS * CELL.width * PX_PER_UNIT}" height="${height * PX_PER_UNIT}" viewBox="0 0 ${COLUMNS * CELL.width} ${height}"><rect width="100%" height="100%" fill="${isForColouring ? '#fff' : '#cfe6c9'}"/>${drawn.join('')}</svg>`;
  await writeFile(path, await sharp(Buffer.from(svg)).png().toBuffer());
}

const [path, kind = '', style] = process.argv.slice(2);
const cells = sheets[kind]?.();
if (!path || !cells) {
  process.stderr.write(
    `usage: render-people-sheet.ts FILE.png ${Object.keys(sheets).join('|')} [lines]\n`,
  );
  process.exit(1);
}
await renderSheet(cells, style === 'lines', path);
