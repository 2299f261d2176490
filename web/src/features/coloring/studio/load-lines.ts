/** Larger pages are made smaller: more would be slow to colour on a small tablet. */
const MOST_SIDE = 2048;

export interface Lines {
  canvas: HTMLCanvasElement;
  pixels: Uint32Array;
  width: number;
  height: number;
}

/** The line drawing of a page as pixels. */
export async function loadLines(imageUrl: string): Promise<Lines> {
  const image = new Image();
  image.src = imageUrl;
  await image.decode();
  const shrink = Math.min(1, MOST_SIDE / Math.max(image.naturalWidth, image.naturalHeight));
  const width = Math.round(image.naturalWidth * shrink);
  const height = Math.round(image.naturalHeight * shrink);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('this browser has no canvas');
  // Transparent paper is white paper.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  return { canvas, pixels: new Uint32Array(data.buffer), width, height };
}
