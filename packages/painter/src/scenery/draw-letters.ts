import { readFileSync } from 'node:fs';

/** Letters are outlines of Andika Bold in units of 100 to its size, by character: width and path. */
type Letters = Record<string, readonly [width: number, path: string]>;

let letters: Letters | undefined;

/** The outline of a letter or digit, none where it is not known. */
export const letterOf = (letter: string) => readLetters()[letter];

function readLetters(): Letters {
  letters ??= JSON.parse(
    readFileSync(new URL('../../data/letters.json', import.meta.url), 'utf8'),
  ) as Letters;
  return letters;
}

/**
 * Writes a line with its middle at `x` and its letters standing on `y`, at most `size` high and
 * `widest` wide; each letter leans and hops a little, as from a hand. No font of the machine is used.
 */
export function drawLetters(
  text: string,
  at: { x: number; y: number; size: number; widest: number },
): string {
  const known = readLetters();
  const drawn = [...text].flatMap((letter) => known[letter] ?? []).length;
  if (drawn === 0) return '';
  const glyphs = [...text].flatMap((letter) => {
    const glyph = known[letter];
    return glyph ? [glyph] : [];
  });
  const total = glyphs.reduce((sum, [width]) => sum + width, 0) / 100;
  const size = Math.min(at.size, at.widest / total);
  let along = at.x - (total * size) / 2;
  return glyphs
    .map(([width, path], nth) => {
      const [hop, lean] = [Math.sin(nth * 2.1) * 0.025 * size, Math.sin(nth * 1.3 + 1) * 2.4];
      const placed = `translate(${along.toFixed(1)} ${(at.y + hop).toFixed(1)}) rotate(${lean.toFixed(1)}) scale(${(size / 100).toFixed(4)})`;
      along += (width / 100) * size;
      return `<path transform="${placed}" d="${path}"/>`;
    })
    .join('');
}
