import type { ImageStyle } from '@lux/contracts/media/image-style.ts';
import type { WishChip } from '@lux/contracts/media/wish-chip.ts';
import { composeScene } from './compose-scene.ts';
import { createTraits } from './create-traits.ts';
import { createDrawings } from './drawings/create-drawings.ts';
import { createLexicon } from './lexicon/create-lexicon.ts';
import { composeColoringPage } from './lines/compose-coloring-page.ts';
import { renderLinePage } from './lines/render-line-page.ts';
import { renderPicture } from './render-picture.ts';
import { chipsOf } from './wish/chips-of.ts';
import { createSettings } from './wish/create-settings.ts';
import { refuseWish } from './wish/refuse-wish.ts';
import { understandWish } from './wish/understand-wish.ts';
import type { Wish } from './wish/wish.ts';

export type PaintOptions = {
  size: '1024x1792' | '1024x1024' | '1792x1024';
  /** Any integer; another seed gives another picture of the same wish. */
  seed: number;
  style?: ImageStyle | undefined;
};

export type Painting = {
  png: Buffer;
  understood: Wish;
  /** Names of the drawings in the picture. */
  shown: string[];
  unknownWords: string[];
};

export type Refusal = { refusal: { message: string }; unknownWords: string[] };

export type Painter = {
  paint(prompt: string, options: PaintOptions): Promise<Painting | Refusal>;
  /** An A4 page of black lines, upright or across, whichever its figures fill better. */
  drawColoringPage(
    prompt: string,
    options: Pick<PaintOptions, 'seed'>,
  ): Promise<Painting | Refusal>;
  /** What it understands of a wish, without painting. */
  understand(prompt: string): WishChip[];
};

type Tools = ReturnType<typeof openTools>;

/** The built-in painter. Reads its word lists at the first wish and keeps them. */
export function createPainter(): Painter {
  let opened: Tools | undefined;
  const open = () => {
    opened ??= openTools();
    return opened;
  };

  const make = async (
    prompt: string,
    render: (wish: Wish, tools: Tools) => Promise<Pick<Painting, 'png' | 'shown'>>,
  ): Promise<Painting | Refusal> => {
    const tools = open();
    const wish = understandWish(prompt, tools.lexicon, tools.settings);
    const { setting, unknownWords } = wish;
    if (wish.figures.length === 0 && setting.words.length === 0) {
      return { refusal: { message: refuseWish(tools.lexicon, unknownWords) }, unknownWords };
    }
    return { ...(await render(wish, tools)), understood: wish, unknownWords };
  };

  return {
    paint: (prompt, { size, seed, style }) =>
      make(prompt, async (wish, tools) => {
        const [width = 1024, height = 1024] = size.split('x').map(Number);
        const { svg, shown } = await composeScene(wish, { width, height }, seed, tools);
        return { png: await renderPicture(svg, style), shown };
      }),
    drawColoringPage: (prompt, { seed }) =>
      make(prompt, async (wish, tools) => {
        const { svg, shown } = await composeColoringPage(wish, seed, tools);
        return { png: await renderLinePage(svg), shown };
      }),
    understand: (prompt) => {
      const { lexicon, settings } = open();
      return chipsOf(understandWish(prompt, lexicon, settings), settings);
    },
  };
}

function openTools() {
  const traits = createTraits();
  return {
    traits,
    drawings: createDrawings(traits),
    lexicon: createLexicon(),
    settings: createSettings(),
  };
}
