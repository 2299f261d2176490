import { colourSpace } from '../drawings/colour-space.ts';

const ELEMENT = /<(path|circle|ellipse|rect|line|polyline|polygon)\b[^>]*>/g;
const PAINT = /\s(?:fill|stroke|stroke-width|(?:fill-|stroke-)?opacity)="[^"]*"/g;
const WIDTH = /stroke-width="([\d.]+)"/;
/** Coloured strokes from this width on are areas of their own, such as a sword's hilt. */
const BROAD = 3.5;
/** Width of the areas' own outlines in drawing units; the lines, 2 wide, hide them but for gaps. */
const CLOSING = 1.4;

const FILL = /\sfill="(#[0-9a-fA-F]{3,6})"/;
/** Colours that differ by less in each of red, green and blue need no line between them. */
const ALIKE = 110;
/** Twice as far as the rim reaches beyond the areas. */
const RIM = 2.2;

/** Turns drawings into colouring-page figures: black lines, white areas that hide what is behind. */
export const lineDrawing = {
  /**
   * OpenMoji has each figure twice. The coloured areas make the silhouette, the lines lie on it.
   * Their artists leave gaps in the lines; a rim around all areas together closes them, so that no
   * line is drawn twice where colour and line do not meet.
   */
  fromPair(colour: string, black: string): string {
    const main = FILL.exec(colour)?.[1];
    const drawn = (outlines: boolean) =>
      colour.replace(ELEMENT, (element) => {
        if (/\sfill="none"/.test(element)) return '';
        // A colour's path may be left open, its outline may not.
        const closed = element.replace(/(\sd="[^"]*?)[zZ]?\s*"/, '$1Z"').replace(PAINT, '');
        const fill = FILL.exec(element)?.[1];
        if (!outlines || !fill || !main || isAlike(fill, main)) return closed;
        return closed.replace(/\s*\/?>$/, ` stroke="#000" stroke-width="${CLOSING}"/>`);
      });
    const [areas, inner] = [drawn(false), drawn(true)];
    return `<g fill="#000" stroke="#000" stroke-width="${RIM}" stroke-linejoin="round">${areas}</g><g fill="#fff" stroke-linejoin="round">${inner}</g>${black}`;
  },

  /** Our own drawings and the bodies we add know one version only: everything but ink goes white. */
  fromColour(drawing: string): string {
    return drawing.replace(ELEMENT, (element) => {
      // A faint fold of cloth would only be grey.
      if (/stroke-opacity=/.test(element)) return '';
      const stroke = /\sstroke="(#[0-9a-fA-F]{3,6})"/.exec(element)?.[1];
      const fill = /\sfill="(#[0-9a-fA-F]{3,6})"/.exec(element)?.[1];
      const isShade = /\sopacity=/.test(element);
      const plain = element
        .replace(/\sopacity="[^"]*"/, '')
        .replace(/\sfill="[^"]*"/, fill && !isInk(fill) ? ' fill="#fff"' : '$&');
      if (stroke && !isInk(stroke)) return outlined(plain, Number(WIDTH.exec(element)?.[1] ?? 1));
      if (stroke || !fill || isInk(fill) || isShade) return plain;
      return plain.replace(/\s*\/?>$/, ` stroke="#000" stroke-width="${CLOSING}"/>`);
    });
  },
};

/** Shade of one colour; a window, a patch, a beak is none. */
function isAlike(fill: string, other: string): boolean {
  const [one, two] = [colourSpace.toRgb(fill), colourSpace.toRgb(other)];
  return one.every((part, at) => Math.abs(part - (two[at] ?? part)) < ALIKE);
}

function isInk(colour: string): boolean {
  return /^#0+$/.test(colour);
}

/** A coloured line: a broad one becomes a tube, a narrow one a line of ink. */
function outlined(element: string, width: number): string {
  const drawn = (colour: string, to: number) =>
    element
      .replace(/\sstroke="[^"]*"/, ` stroke="${colour}"`)
      .replace(/stroke-width="[\d.]+"/, `stroke-width="${to}"`);
  if (width < BROAD) return drawn('#000', 1.6);
  return drawn('#000', width + 1.5) + drawn('#fff', width - 1.5);
}
