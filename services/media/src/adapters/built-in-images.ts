import { createPainter } from '@lux/painter/create-painter.ts';
import type { ImageProvider } from './image-provider.ts';

/** Our own painter: no key, no network, the same picture for the same seed (DESIGN 4). */
export function createBuiltInImages(): ImageProvider {
  const painter = createPainter();
  return {
    tier: 'built-in',
    // One picture at a time: more workers, not more at once, make it faster (DESIGN 1).
    concurrency: 1,
    paint: async ({ prompt, customText, ...options }) =>
      painter.paint(customText ? `${prompt}. ${customText}` : prompt, options),
    drawColoringPage: async ({ prompt, seed }) => painter.drawColoringPage(prompt, { seed }),
  };
}
