import { composeScene } from './compose-scene.ts';
import { createDrawings } from './create-drawings.ts';
import { createLexicon } from './create-lexicon.ts';
import { createSettings } from './create-settings.ts';
import { createTraits } from './create-traits.ts';
import { refuseWish } from './refuse-wish.ts';
import { renderPicture } from './render-picture.ts';
import { understandWish } from './understand-wish.ts';
import type { Wish } from './wish.ts';

export type PaintOptions = {
  size: '1024x1792' | '1024x1024' | '1792x1024';
  /** Any integer; another seed gives another picture of the same wish. */
  seed: number;
};

export type Painting = {
  png: Buffer;
  width: number;
  height: number;
  understood: Wish;
  /** What was understood in a few words, for picture chips: "Drache", "grün", "Schloss". */
  chips: string[];
  /** Names of the drawings in the picture. */
  shown: string[];
  unknownWords: string[];
};

export type Paint = (
  prompt: string,
  options: PaintOptions,
) => Promise<Painting | { refusal: { message: string }; unknownWords: string[] }>;

/** The built-in painter. Reads its word lists at the first wish and keeps them. */
export function createPainter(): Paint {
  let tools: ReturnType<typeof openTools> | undefined;
  return async (prompt, { size, seed }) => {
    tools ??= openTools();
    const wish = understandWish(prompt, tools.lexicon, tools.settings);
    const { setting, unknownWords } = wish;
    if (wish.figures.length === 0 && setting.words.length === 0) {
      return { refusal: { message: refuseWish(tools.lexicon, unknownWords) }, unknownWords };
    }
    const [width = 1024, height = 1024] = size.split('x').map(Number);
    const { svg, shown } = await composeScene(wish, { width, height }, seed, tools);
    const png = await renderPicture(svg);
    return { png, width, height, understood: wish, chips: chipsOf(wish), shown, unknownWords };
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

function chipsOf({ figures, setting }: Wish): string[] {
  const chips = figures.flatMap(({ label, colour, count }) => [
    count > 1 ? `${count} × ${label}` : label,
    ...(colour ? [colour.label] : []),
  ]);
  return [...new Set([...chips, ...setting.words])];
}
