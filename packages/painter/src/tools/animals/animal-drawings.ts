import { type DrawnFigure, drawFigure } from './draw-figure.ts';
import { type Figure, readFigures, type WholeBody } from './figure-data.ts';
import { running } from './run.ts';

type Files = { drawing: string; lines: string };

type DrawnAnimal = DrawnFigure &
  Pick<Figure, 'name' | 'facing'> & {
    files: Files;
    /** In motion it lies elsewhere in its drawing than at rest. */
    isApart?: boolean;
  };

/** What the name of a drawing ends in where the animal runs or flies. */
export const MOVING = /-(run|fly)$/;
/** The bird whose body and wings all others have in flight, and those that have one. */
const DOVE = '1F54A';
const BIRDS: ReadonlySet<string | undefined> = new Set(['bird']);
/** Where its breast has another colour. */
const BREAST: NonNullable<Figure['bands']> = [[8, 11.4, 3.4, 'belly']];

/** The drawings of all animals of `four-legged.yaml` by their hexcodes, with the files they become. */
export function animalDrawings(): Map<string, DrawnAnimal> {
  const drawings = new Map<string, DrawnAnimal>();
  const figures = readFigures();
  for (const [hexcode, { figure, body, inRun }] of figures) {
    const standing = draw(figure, body);
    drawings.set(hexcode, standing);
    const stretched = running(inRun);
    if (!stretched) continue;
    const { runs } = figure;
    const inGallop = runs ? { ...figure, behind: runs.behind, upon: [] } : figure;
    const drawn = draw(inGallop, stretched, runs ? undefined : standing);
    drawings.set(`${hexcode}-run`, { ...drawn, isApart: runs !== undefined });
  }
  const dove = figures.get(DOVE);
  if (!dove) return drawings;
  const { behind, before } = dove.figure;
  for (const [hexcode, { figure }] of figures) {
    // A beak of its own lies where the head of a perched bird is.
    if (!BIRDS.has(figure.body) || figure.nose) continue;
    const bands = figure.bands?.length ? BREAST : [];
    const flying = { ...figure, behind, before, bands, marks: [] };
    drawings.set(`${hexcode}-fly`, draw(flying, dove.body, drawings.get(DOVE)));
  }
  return drawings;
}

function draw(figure: Figure, body: WholeBody, like?: DrawnAnimal): DrawnAnimal {
  const drawn = drawFigure(figure, body, like?.fit);
  const { name, facing } = figure;
  const file = (inner: string) =>
    `<svg viewBox="0 0 72 72" xmlns="http://www.w3.org/2000/svg">\n  <title>${name}</title>\n${inner}\n</svg>\n`;
  return { ...drawn, name, facing, files: { drawing: file(drawn.svg), lines: file(drawn.lines) } };
}

/** Where the drawing of a hexcode lies among our own, and where its lines for colouring. */
export const filesOf = (hexcode: string) => {
  const name = hexcode.replace(/^own-/, '');
  const drawings = new URL('../../../data/drawings/', import.meta.url);
  return {
    drawing: new URL(`${name}.svg`, drawings),
    lines: new URL(`lines/${name}.svg`, drawings),
  };
};
