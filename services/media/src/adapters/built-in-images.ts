import { createPainter } from '../painter/create-painter.ts';
import type { ImageProvider } from './image-provider.ts';

/** Our own painter: no key, no network, the same picture for the same seed (DESIGN 4). */
export function createBuiltInImages(): ImageProvider {
  const paint = createPainter();
  return {
    tier: 'built-in',
    paint: async ({ prompt, size, seed }) => paint(prompt, { size, seed }),
  };
}
