import { freeCanvas, toPng } from '../../../pictures/works/work-layer.ts';

/** The colours with the lines on top as a PNG, scaled down to `longestSide` pixels. */
export function composePicture(
  colours: HTMLCanvasElement,
  lines: HTMLCanvasElement,
  longestSide = Number.POSITIVE_INFINITY,
): Promise<Blob> {
  const shrink = Math.min(1, longestSide / Math.max(lines.width, lines.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(lines.width * shrink);
  canvas.height = Math.round(lines.height * shrink);
  const context = canvas.getContext('2d');
  if (context === null) return Promise.reject(new Error('this browser has no canvas'));
  context.drawImage(colours, 0, 0, canvas.width, canvas.height);
  context.globalCompositeOperation = 'multiply';
  context.drawImage(lines, 0, 0, canvas.width, canvas.height);
  return toPng(canvas).finally(() => freeCanvas(canvas));
}
