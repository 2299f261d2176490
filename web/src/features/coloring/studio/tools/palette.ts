import { hexOf, WHITE } from '../sheet/pixel.ts';

export interface PaletteColour {
  name: string;
  hex: string;
}

/** Sixteen colours children know by name, in the order of the rainbow, then those of earth. */
export const palette: readonly PaletteColour[] = [
  { name: 'Rot', hex: '#e23b33' },
  { name: 'Orange', hex: '#f98a1b' },
  { name: 'Gelb', hex: '#ffd633' },
  { name: 'Hellgrün', hex: '#9bd15a' },
  { name: 'Grün', hex: '#2f9e50' },
  { name: 'Türkis', hex: '#25b8b0' },
  { name: 'Hellblau', hex: '#8fd3f7' },
  { name: 'Blau', hex: '#2373d9' },
  { name: 'Lila', hex: '#8040b0' },
  { name: 'Flieder', hex: '#cfa6ea' },
  { name: 'Rosa', hex: '#ffb8d0' },
  { name: 'Pink', hex: '#ec4a93' },
  { name: 'Beige', hex: '#f6d2ae' },
  { name: 'Braun', hex: '#8d5a36' },
  { name: 'Grau', hex: '#9a9ca6' },
  { name: 'Schwarz', hex: '#2d2b38' },
];

export const firstColour: PaletteColour = { name: 'Rot', hex: '#e23b33' };

/** The name of a colour on the page. */
export function colourName(pixel: number): string {
  const hex = hexOf(pixel);
  return palette.find((colour) => colour.hex === hex)?.name ?? 'einer eigenen Farbe';
}

/** „Fläche 3 von 24, gefüllt mit Rot“. */
export function describeRegion(label: number, count: number, pixel: number): string {
  const state = pixel === WHITE ? 'noch weiß' : `gefüllt mit ${colourName(pixel)}`;
  return `Fläche ${label} von ${count}, ${state}`;
}
