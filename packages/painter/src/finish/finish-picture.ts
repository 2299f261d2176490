import sharp from 'sharp';
import { createPaperGrain, GRAIN_SIDE } from './paper-grain.ts';
import { type ShadeMap, shadeSilhouette } from './soft-shade.ts';

/** The silhouette is looked at this much smaller: shade is soft anyway. */
const SMALLER = 6;
/** From pale to full colours the gain falls from all to less than nothing. */
const FULL = 1.35;
/** How much darker the corners are. */
const VIGNETTE = 0.13;

let grain: Int8Array | undefined;

export type Look = { saturation: number; brightness: number };

/** How much of red, green and blue the light of an hour has. */
export type Tint = readonly [red: number, green: number, blue: number];

/** SVG → PNG with soft light on the figures, paper grain, darker corners and the wished colours. */
export async function finishPicture(
  { svg, silhouette, tint }: { svg: string; silhouette: string; tint: Tint },
  look: Look,
): Promise<Buffer> {
  const [{ data, info }, shade] = await Promise.all([
    sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true }),
    readShade(silhouette),
  ]);
  tone(data, info.width, info.height, shade, tint, look);
  return (
    sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
      // Filtered rows are 40 % smaller, for the grain of the paper.
      .png({ compressionLevel: 3, adaptiveFiltering: true })
      .toBuffer()
  );
}

async function readShade(silhouette: string): Promise<ShadeMap> {
  const { data, info } = await sharp(Buffer.from(silhouette), { density: 72 / SMALLER })
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return shadeSilhouette(data, info.width, info.height);
}

/** Changes the pixels in place: one pass, as pictures have almost two million of them. */
function tone(
  pixels: Buffer,
  width: number,
  height: number,
  shade: ShadeMap,
  [warm, middle, cold]: Tint,
  { saturation, brightness }: Look,
): void {
  grain ??= createPaperGrain();
  /** The same bytes; what is written lies between 0 and 255 by itself. */
  const tinted = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length);
  const gain = ((saturation - 1) * FULL) / 255;
  const row = new Float32Array(shade.width + 1);
  const edgeX = Float32Array.from({ length: width }, (_, x) => (x / width - 0.5) ** 2 * 2);
  for (let y = 0; y < height; y++) {
    const at = Math.min(
      shade.height - 1.001,
      Math.max(0, ((y + 0.5) / height) * shade.height - 0.5),
    );
    const [upper, part] = [Math.floor(at), at % 1];
    for (let x = 0; x < shade.width; x++) {
      const above = shade.factors[upper * shade.width + x] ?? 1;
      const below = shade.factors[(upper + 1) * shade.width + x] ?? above;
      row[x] = above + (below - above) * part;
    }
    row[shade.width] = row[shade.width - 1] ?? 1;
    const edgeY = (y / height - 0.5) ** 2 * 2;
    const step = shade.width / width;
    const paper = (y & (GRAIN_SIDE - 1)) * GRAIN_SIDE;
    for (let x = 0, pixel = y * width * 3; x < width; x++, pixel += 3) {
      const along = Math.max(0, (x + 0.5) * step - 0.5);
      const left = along | 0;
      const from = row[left] ?? 0;
      const lit = from + ((row[left + 1] ?? 0) - from) * (along - left);
      const edge = (edgeX[x] ?? 0) + edgeY;
      const factor = lit * brightness * (1 - VIGNETTE * edge * edge);
      const speck = grain[paper + (x & (GRAIN_SIDE - 1))] ?? 0;
      const red = pixels[pixel] ?? 0;
      const green = pixels[pixel + 1] ?? 0;
      const blue = pixels[pixel + 2] ?? 0;
      const grey = red * 0.3 + green * 0.59 + blue * 0.11;
      // Pale hills and skies gain more than shirts that are red already: so all are of one palette.
      const spread = Math.max(red, green, blue) - Math.min(red, green, blue);
      const strength = saturation > 1 ? saturation - gain * spread : saturation;
      tinted[pixel] = (grey + (red - grey) * strength) * factor * warm + speck;
      tinted[pixel + 1] = (grey + (green - grey) * strength) * factor * middle + speck;
      tinted[pixel + 2] = (grey + (blue - grey) * strength) * factor * cold + speck;
    }
  }
}
