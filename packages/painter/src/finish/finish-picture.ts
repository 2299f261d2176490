import sharp from 'sharp';
import { type ShadeMap, shadeSilhouette } from './soft-shade.ts';

/** The silhouette is looked at this much smaller: shade is soft anyway. */
const SMALLER = 6;
/** From pale to full colours the gain falls from all to less than nothing. */
const FULL = 1.35;
/** Of ten levels: flat colours become hardly smaller beyond it. */
const COMPRESSION = 4;
/** How much darker the corners are. */
const VIGNETTE = 0.13;

export type Look = { saturation: number; brightness: number };

/** How much of red, green and blue the light of an hour has. */
export type Tint = readonly [red: number, green: number, blue: number];

/** SVG → PNG with soft light on the figures, darker corners and the wished colours. */
export async function finishPicture(
  { svg, silhouette, tint }: { svg: string; silhouette: string; tint: Tint },
  look: Look,
): Promise<Buffer> {
  const [{ data, info }, shade] = await Promise.all([
    sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true }),
    readShade(silhouette),
  ]);
  tone(data, info.width, info.height, shade, tint, look);
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .png({ compressionLevel: COMPRESSION })
    .toBuffer();
}

async function readShade(silhouette: string): Promise<ShadeMap> {
  const { data, info } = await sharp(Buffer.from(silhouette), { density: 72 / SMALLER })
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return shadeSilhouette(data, info.width, info.height);
}

/**
 * Changes the pixels in place: one pass, as pictures have almost two million of them. Colours are whole
 * numbers, and shares of them 256ths, which takes half the time of fractions.
 */
function tone(
  pixels: Buffer,
  width: number,
  height: number,
  shade: ShadeMap,
  tint: Tint,
  { saturation, brightness }: Look,
): void {
  /** The same bytes; what is written lies between 0 and 255 by itself. */
  const tinted = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length);
  const [warm, middle, cold] = tint.map((share) => Math.round(share * 256)) as unknown as Tint;
  const strengths = strengthsOf(saturation);
  const columns = columnsOf(width, shade.width);
  const row = new Float32Array(shade.width + 1);
  for (let y = 0, at = 0; y < height; y++) {
    lightRow(row, shade, (y + 0.5) / height, brightness);
    const edgeY = (y / height - 0.5) ** 2 * 2;
    for (let x = 0; x < width; x++, at += 3) {
      const left = columns.left[x] as number;
      const from = row[left] as number;
      const lit = from + ((row[left + 1] as number) - from) * (columns.part[x] as number);
      const edge = (columns.edge[x] as number) + edgeY;
      const factor = (lit * (1 - VIGNETTE * edge * edge) * 1_024) | 0;
      const red = pixels[at] as number;
      const green = pixels[at + 1] as number;
      const blue = pixels[at + 2] as number;
      const grey = (red * 77 + green * 151 + blue * 28) >> 8;
      const most = red > green ? (red > blue ? red : blue) : green > blue ? green : blue;
      const least = red < green ? (red < blue ? red : blue) : green < blue ? green : blue;
      const strength = strengths[most - least] as number;
      const base = grey << 8;
      tinted[at] = (((base + (red - grey) * strength) >> 4) * ((factor * warm) >> 8)) >> 14;
      tinted[at + 1] = (((base + (green - grey) * strength) >> 4) * ((factor * middle) >> 8)) >> 14;
      tinted[at + 2] = (((base + (blue - grey) * strength) >> 4) * ((factor * cold) >> 8)) >> 14;
    }
  }
}

/** In 256ths, by how colourful a pixel is: pale hills gain more than shirts that are red already. */
function strengthsOf(saturation: number): Int32Array {
  const gain = saturation > 1 ? ((saturation - 1) * FULL) / 255 : 0;
  return Int32Array.from({ length: 256 }, (_, spread) =>
    Math.round((saturation - gain * spread) * 256),
  );
}

/** Of each column of the picture: where it lies in the map, and how far from the middle. */
function columnsOf(width: number, cells: number) {
  const along = Float32Array.from({ length: width }, (_, x) =>
    Math.max(0, ((x + 0.5) * cells) / width - 0.5),
  );
  return {
    left: Uint16Array.from(along),
    part: along.map((place) => place % 1),
    edge: Float32Array.from({ length: width }, (_, x) => (x / width - 0.5) ** 2 * 2),
  };
}

/** Fills a row with the light at `share` of the map's height, its last cell twice. */
function lightRow(row: Float32Array, shade: ShadeMap, share: number, brightness: number): void {
  const at = Math.min(shade.height - 1.001, Math.max(0, share * shade.height - 0.5));
  const [upper, part] = [Math.floor(at), at % 1];
  for (let x = 0; x < shade.width; x++) {
    const above = shade.factors[upper * shade.width + x] ?? 1;
    const below = shade.factors[(upper + 1) * shade.width + x] ?? above;
    row[x] = (above + (below - above) * part) * brightness;
  }
  row[shade.width] = row[shade.width - 1] ?? 1;
}
