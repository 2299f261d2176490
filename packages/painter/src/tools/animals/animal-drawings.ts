import { type DrawnFigure, drawFigure } from './draw-figure.ts';
import { type Figure, readFigures } from './figure-data.ts';

type Files = { drawing: string; lines: string };

type DrawnAnimal = DrawnFigure & Pick<Figure, 'name' | 'facing'> & { files: Files };

/** The drawings of all animals of `four-legged.yaml` by their hexcodes, with the files they become. */
export function animalDrawings(): Map<string, DrawnAnimal> {
  return new Map(
    [...readFigures()].map(([hexcode, { figure, body }]) => {
      const drawn = drawFigure(figure, body);
      const { name, facing } = figure;
      const file = (inner: string) =>
        `<svg viewBox="0 0 72 72" xmlns="http://www.w3.org/2000/svg">\n  <title>${name}</title>\n${inner}\n</svg>\n`;
      const files = { drawing: file(drawn.svg), lines: file(drawn.lines) };
      return [hexcode, { ...drawn, name, facing, files }];
    }),
  );
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
