import { createRandom } from './create-random.ts';
import type { Traits } from './create-traits.ts';
import type { Drawings } from './drawings/create-drawings.ts';
import { gatherActors } from './layout/gather-actors.ts';
import { layOutScene, type PictureSize } from './layout/lay-out-scene.ts';
import { drawScene } from './scenery/draw-scene.ts';
import type { Wish } from './wish/wish.ts';

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
