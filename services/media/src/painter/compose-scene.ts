import type { Drawings } from './create-drawings.ts';
import { createRandom } from './create-random.ts';
import type { Traits } from './create-traits.ts';
import { drawScene } from './draw-scene.ts';
import { gatherActors } from './gather-actors.ts';
import { layOutScene, type PictureSize } from './lay-out-scene.ts';
import type { Wish } from './wish.ts';

/** Wish → SVG. The same wish, size and seed always give the same picture. */
export async function composeScene(
  wish: Wish,
  size: PictureSize,
  seed: number,
  tools: { drawings: Drawings; traits: Traits },
): Promise<{ svg: string; shown: string[] }> {
  const random = createRandom(seed);
  const actors = await gatherActors(wish, random, tools);
  const layout = layOutScene(actors, wish, size, tools.traits, random);
  const shown = layout.placements.map(({ actor }) => actor.drawing.hexcode);
  return { svg: drawScene(layout, random), shown };
}
