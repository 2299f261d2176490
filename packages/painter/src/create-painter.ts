import type { ImageStyle, WishChip } from '@lux/contracts/media/picture.ts';
import { createRandom, spreadSeed } from '@lux/random/random.ts';
import sharp from 'sharp';
import { createTraits, type Traits } from './create-traits.ts';
import { createDrawings, type Drawings } from './drawings/create-drawings.ts';
import { finishPicture, type Look } from './finish/finish-picture.ts';
import { gatherActors } from './layout/gather-actors.ts';
import { layOutScene, type PictureSize } from './layout/lay-out-scene.ts';
import { shownIn } from './layout/layout.ts';
import { createLexicon, type Lexicon } from './lexicon/create-lexicon.ts';
import { clearSlivers } from './lines/clear-slivers.ts';
import { composeColoringPage } from './lines/compose-coloring-page.ts';
import { layOnSheet, sheetOf, shiftToSheet } from './scenery/frame-picture.ts';
import { renderScene, type SceneSvg } from './scenery/render-scene.ts';
import { chipsOf } from './wish/chips-of.ts';
import { createSettings } from './wish/create-settings.ts';
import { nearWords } from './wish/near-words.ts';
import { understandWish } from './wish/understand-wish.ts';
import type { Wish } from './wish/wish.ts';

/** Wish → SVG. The same wish, size and seed always give the same picture. */
async function composeScene(
  wish: Wish,
  size: PictureSize,
  seed: number,
  tools: { drawings: Drawings; traits: Traits },
): Promise<{ scene: SceneSvg; shown: string[] }> {
  const random = createRandom(spreadSeed(seed));
  const actors = await gatherActors(wish, random, tools);
  const sheet = sheetOf(wish, size);
  const layout = layOutScene(actors, wish, sheet.scene, tools.traits, random);
  const { svg, silhouette, tint } = renderScene(layout, random);
  const scene = {
    svg: layOnSheet(svg, sheet, false),
    silhouette: shiftToSheet(silhouette, sheet),
    tint,
  };
  return { scene, shown: shownIn(layout) };
}

/** SPEC 3: vivid has stronger colours, natural softer ones. */
const LOOKS: Record<ImageStyle, Look> = {
  vivid: { saturation: 1.42, brightness: 1.01 },
  natural: { saturation: 0.72, brightness: 1.03 },
};

const USUAL: Look = { saturation: 1.1, brightness: 1.02 };

/** How steep edges become: of their greys about one in eight stays between black and white. */
const CONTRAST = 8;

/** SVG → greyscale PNG, at least 98 % of it pure black or pure white. */
async function renderLinePage(svg: string): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .toColourspace('b-w')
    .linear(CONTRAST, 128 * (1 - CONTRAST))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  clearSlivers({ data, width, height });
  return sharp(data, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .png({ compressionLevel: 6 })
    .toBuffer();
}

/** A kind German sentence for a wish with nothing in it that can be painted. */
function refuseWish(lexicon: Lexicon, unknownWords: string[]): string {
  const [unknown] = unknownWords;
  const known = nearWords(lexicon, unknown ?? '');
  const offer = `${known.slice(0, -1).join(', ')} oder ${known.at(-1)}`;
  return unknown
    ? `„${unknown}“ kann ich leider noch nicht malen. Aber ich kenne zum Beispiel ${offer}. Was davon möchtest du?`
    : `Ich habe noch nicht verstanden, was ich malen soll. Ich kann zum Beispiel ${offer} malen. Was möchtest du?`;
}

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
  renderColoringPage(
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
        const { scene, shown } = await composeScene(wish, { width, height }, seed, tools);
        return { png: await finishPicture(scene, style ? LOOKS[style] : USUAL), shown };
      }),
    renderColoringPage: (prompt, { seed }) =>
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
