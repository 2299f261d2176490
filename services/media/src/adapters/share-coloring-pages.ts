import type { ImageProvider, PictureResult } from './image-provider.ts';

/** The newest pages; a class asks for one at a time, a page takes about 50 kB. */
const MOST_KEPT = 16;

/** Draws pages of the same wish and seed once; each job still stores a file of its own. */
export function shareColoringPages(provider: ImageProvider): ImageProvider {
  const kept = new Map<string, Promise<PictureResult>>();
  return {
    ...provider,
    drawColoringPage: (order) => {
      const key = JSON.stringify([order.prompt, order.seed]);
      const known = kept.get(key);
      if (known) return known;
      const drawing = provider.drawColoringPage(order);
      drawing.catch(() => kept.delete(key));
      kept.set(key, drawing);
      const oldest = kept.size > MOST_KEPT ? kept.keys().next().value : undefined;
      if (oldest !== undefined) kept.delete(oldest);
      return drawing;
    },
  };
}
