import { pickIfAny } from '@lux/random/choose.ts';
import { chance, type Random } from '@lux/random/random.ts';
import type { Traits } from '../create-traits.ts';
import type { Drawings } from '../drawings/create-drawings.ts';
import type { Wish } from '../wish/wish.ts';
import { type WishColour, wishColours } from '../wish/wish-colours.ts';
import type { Actor } from './layout.ts';

/** No more figures than this in one picture; more would be too small to enjoy. */
const mostActors = 16;

/** Drawn in any colour when the wish names none: butterflies, fish, balloons, flowers, cars. */
const colourful = new Set(
  '1F98B 1F41F 1F388 1F337 1F33C 1F697 1FABC own-seahorse 1F457'.split(' '),
);
/** Coats that animals have in nature; `undefined` keeps OpenMoji's own. */
const coats: Record<string, readonly (keyof typeof wishColours | undefined)[]> = {
  '1F415': ['braun', 'braun', 'beige', 'grau', undefined],
  '1F408': [undefined, undefined, undefined, 'grau'],
  '1F40E': [undefined, undefined, 'beige', 'grau'],
  '1F407': [undefined, 'braun', 'beige'],
};
const cheerfulColours = ['rot', 'gelb', 'lila', 'pink', 'orange', 'turkis', 'blau'] as const;

/** The cast of a wish: each copy of each figure with its drawing, size, colour and skin tone. */
export async function gatherActors(
  wish: Pick<Wish, 'figures'>,
  random: Random,
  { drawings, traits }: { drawings: Drawings; traits: Traits },
): Promise<Actor[]> {
  const figures = wish.figures.slice(0, mostActors);
  let spare = mostActors - figures.length;
  const actors: Actor[] = [];
  for (const [figure, wished] of figures.entries()) {
    const chosen = pickIfAny(random, wished.hexcodes) ?? '';
    const copies = 1 + Math.min(wished.count - 1, spare);
    spare -= copies - 1;
    for (let copy = 0; copy < copies; copy++) {
      const hasSkin = traits.is('bust', chosen) || chosen.startsWith('1F9D');
      const tone = Math.floor(random() * 5);
      actors.push({
        figure,
        drawing: await drawings.load(hasSkin ? drawings.withSkinTone(chosen, tone) : chosen),
        size: traits.sizeOf(chosen) * wished.size,
        colour: wished.colour ?? cheerful(chosen, random),
        isFlying: wished.isFlying,
        isSwimming: wished.isSwimming,
      });
    }
  }
  return actors;
}

function cheerful(hexcode: string, random: Random): WishColour | undefined {
  const coat = pickIfAny(random, coats[hexcode] ?? []);
  if (coat) return wishColours[coat];
  if (!colourful.has(hexcode) || chance(random, 0.15)) return undefined;
  return wishColours[pickIfAny(random, cheerfulColours) ?? 'rot'];
}
