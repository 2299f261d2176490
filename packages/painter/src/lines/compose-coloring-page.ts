import { createRandom, spreadSeed } from '@lux/random/random.ts';
import type { Traits } from '../create-traits.ts';
import type { Drawings } from '../drawings/create-drawings.ts';
import { gatherActors } from '../layout/gather-actors.ts';
import { layOutScene } from '../layout/lay-out-scene.ts';
import { type Layout, shownIn } from '../layout/layout.ts';
import { layOnSheet, sheetOf } from '../scenery/frame-picture.ts';
import type { Wish } from '../wish/wish.ts';
import { renderLineScene } from './render-line-scene.ts';

/** A4 at about 175 dots per inch, upright and across. */
const PAGES = [
  { width: 1448, height: 2048 },
  { width: 2048, height: 1448 },
];

/** Wish → SVG of a colouring page. The same wish and seed always give the same page. */
export async function composeColoringPage(
  wish: Wish,
  seed: number,
  tools: { drawings: Drawings; traits: Traits },
): Promise<{ svg: string; shown: string[] }> {
  const random = createRandom(spreadSeed(seed));
  const actors = await gatherActors(wish, random, tools);
  const pages = PAGES.map((page) => {
    const sheet = sheetOf(wish, page);
    const layout = layOutScene(
      actors.map((actor) => ({ ...actor })),
      wish,
      sheet.scene,
      tools.traits,
      createRandom(spreadSeed(seed + 1)),
    );
    return { sheet, layout };
  });
  const { sheet, layout } = pages.reduce((best, next) =>
    cover(next.layout) > cover(best.layout) ? next : best,
  );
  const figures = await Promise.all(
    layout.placements.map(
      ({ actor: { drawing } }) => drawing.lines ?? tools.drawings.loadLines(drawing.hexcode),
    ),
  );
  const scene = renderLineScene(layout, figures, random);
  return { svg: layOnSheet(scene, sheet, true), shown: shownIn(layout) };
}

/** Which share of the page the figures fill. */
function cover({ frame, placements }: Layout): number {
  const areas = placements.map(
    ({ actor: { drawing }, scale }) => drawing.bounds.width * drawing.bounds.height * scale ** 2,
  );
  return areas.reduce((sum, area) => sum + area, 0) / (frame.width * frame.height);
}
