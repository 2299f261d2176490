import { unpackPixels } from './pack-pixels.ts';
import type { Work } from './works.ts';

/** Gives the memory back at once: Safari has little for canvases, and frees none before it collects garbage. */
export function freeCanvas(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}

function openCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('this browser has no canvas');
  return { canvas, context };
}

/** Colours without the lines as a PNG, as they go to the server. */
export async function encodeLayer({ colours, width, height }: Work): Promise<Blob> {
  const { canvas, context } = openCanvas(width, height);
  const image = context.createImageData(width, height);
  unpackPixels(colours, { pixels: new Uint32Array(image.data.buffer), width, height });
  context.putImageData(image, 0, 0);
  return toPng(canvas).finally(() => freeCanvas(canvas));
}

/** What a canvas shows. */
export function toPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('the picture could not be made'));
      else resolve(blob);
    }, 'image/png');
  });
}

/** The pixels of such a PNG, in the size that the page has here. */
export async function decodeLayer(
  layer: Blob,
  { width, height }: { width: number; height: number },
): Promise<Uint32Array> {
  const bitmap = await createImageBitmap(layer);
  const { canvas, context } = openCanvas(width, height);
  context.imageSmoothingEnabled = false;
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const { data } = context.getImageData(0, 0, width, height);
  freeCanvas(canvas);
  return new Uint32Array(data.buffer);
}
