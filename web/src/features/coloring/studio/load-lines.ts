import { coloringLimits } from '@lux/contracts/media/coloring-limits.ts';
import { freeCanvas } from '../../../pictures/works/work-layer.ts';

/** Larger drawings are scaled down: a small tablet has little memory. */
const MOST_SIDE = 2048;

export interface Lines {
  /** The drawing in full resolution, to be shown. */
  canvas: HTMLCanvasElement;
  /** The drawing in the resolution of the colours below it. */
  pixels: Uint32Array;
  /** Of `pixels`. */
  width: number;
  height: number;
}

/** The line drawing of a page, to be shown and as pixels. */
export async function loadLines(imageUrl: string): Promise<Lines> {
  const image = new Image();
  image.src = imageUrl;
  await image.decode();
  const { canvas } = drawOnPaper(image, MOST_SIDE);
  const coarse = drawOnPaper(image, coloringLimits.side, { willReadFrequently: true });
  const { width, height } = coarse.canvas;
  const { data } = coarse.getImageData(0, 0, width, height);
  freeCanvas(coarse.canvas);
  return { canvas, pixels: new Uint32Array(data.buffer), width, height };
}

/** @param mostSide longest side in pixels; a smaller image keeps its size. */
function drawOnPaper(
  image: HTMLImageElement,
  mostSide: number,
  settings?: CanvasRenderingContext2DSettings,
): CanvasRenderingContext2D {
  const shrink = Math.min(1, mostSide / Math.max(image.naturalWidth, image.naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.naturalWidth * shrink);
  canvas.height = Math.round(image.naturalHeight * shrink);
  const context = canvas.getContext('2d', settings);
  if (context === null) throw new Error('this browser has no canvas');
  context.imageSmoothingQuality = 'high';
  // Transparent paper is white paper.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return context;
}
