import { floatBetween, type Random } from '@lux/random/random.ts';
import type { Traits } from '../create-traits.ts';
import { isIndoors, type Place, type Setting } from '../wish/setting.ts';
import type { Wish } from '../wish/wish.ts';
import { gatherStacks } from './gather-stacks.ts';
import type { Actor, Frame, Layout, Placement } from './layout.ts';
import { missedRelations, type Told } from './missed-relations.ts';
import { extentOf } from './piece.ts';
import { bringNear } from './placing/bring-near.ts';
import { placeFreely } from './placing/place-freely.ts';
import { placeMandala } from './placing/place-mandala.ts';
import { placeRow, unitOf } from './placing/place-row.ts';
import { settleSetting } from './settle-setting.ts';
import type { Stack } from './stack.ts';

export type PictureSize = { width: number; height: number };

/** Height of the horizon as a share of the picture, by place. */
const horizons: Partial<Record<NonNullable<Setting['place']>, number>> = {
  sea: 0.36,
  underwater: -0.1,
  space: 1.4,
  sky: 1.3,
  room: 0.6,
  beach: 0.44,
  stage: 0.66,
  lake: 0.4,
  pool: 0.4,
  rink: 0.42,
  river: 0.42,
  pitch: 0.44,
};

/** The sea is cut open high up where something swims in it, else boats have the room. */
const SEA_WITHOUT_SWIMMERS = 0.5;
const SEA_WITH_BOTH = 0.43;

function horizonOf(
  { width, height }: PictureSize,
  { place }: Required<Setting>,
  stacks: Stack[],
  random: Random,
): number {
  const usual = height > width ? 0.5 : 0.54;
  const swims = stacks.some(({ zone }) => zone === 'water');
  const known = horizons[place] ?? (isIndoors(place) ? horizons.room : undefined);
  const sails = place === 'sea' && stacks.some(({ zone }) => zone === 'surface');
  const sea = sails ? (swims ? SEA_WITH_BOTH : SEA_WITHOUT_SWIMMERS) : undefined;
  const share = sea ?? known ?? usual;
  if (isCrowded(stacks) && share > CROWDED && share < 1) return height * (share + CROWDED) * 0.5;
  return height * (share + floatBetween(random, -0.02, 0.02));
}

/** Where many stand the ground reaches higher up, so that they find room in two lines. */
const CROWDED = 0.36;
const MANY = 3.4;

function isCrowded(stacks: Stack[]): boolean {
  const widths = stacks.map(({ zone, pieces }) => {
    const { left, right } = extentOf(pieces);
    return zone === 'ground' ? right - left : 0;
  });
  return widths.reduce((sum, width) => sum + width, 0) > MANY;
}

/** Nobody has these in a kitchen. */
const OUTDOORS = /^(1F525|own-(campfire|grill|tree)|1F3D[5-7]|26FA|1F388)/;

/** Balls are kicked on a pitch, cakes are baked in a kitchen, unless the wish says where. */
function placeOfActions(
  { actions, relations }: Pick<Wish, 'actions' | 'relations'>,
  actors: Actor[],
): Place | undefined {
  const shows = (figure: number | undefined, drawings: RegExp) =>
    actors.some(({ figure: at, drawing }) => at === figure && drawings.test(drawing.hexcode));
  const isOutdoors = actors.some(({ drawing }) => OUTDOORS.test(drawing.hexcode));
  for (const { verb, object } of actions) {
    if (verb === 'kicks' && shows(object, /^26BD/)) return 'pitch';
    if (verb === 'rows') return 'sea';
    if ((verb === 'bakes' || verb === 'stirs') && !isOutdoors) return 'kitchen';
    if (verb === 'holds' && shows(object, /^1FAA5/)) return 'bathroom';
  }
  for (const { relation, target } of relations) {
    if (relation === 'beside' && shows(target, /^own-table/)) return 'kitchen';
  }
  return actors.some(({ drawing }) => /^1F945/.test(drawing.hexcode)) ? 'pitch' : undefined;
}

/** Who rides on a dolphin is at sea with it. */
function ridersAt(
  { actions }: Pick<Wish, 'actions'>,
  actors: Actor[],
  traits: Traits,
): Set<number | undefined> {
  const isSwimmer = (figure: number | undefined) =>
    actors.some((actor) => actor.figure === figure && traits.is('water', actor.drawing.hexcode));
  return new Set(
    actions.flatMap(({ verb, agent, object }) =>
      /^(rides|sitsOn|standsOn)$/.test(verb) && isSwimmer(object) ? [agent] : [],
    ),
  );
}

/** What is held, eaten or fed says nothing about the place: a fish for the cat. */
const TANK = /^own-(jar|bowl|aquarium)|^(1FAA3|1F6C1)/;

function handled({ actions, figures }: Pick<Wish, 'actions' | 'figures'>): Set<number | undefined> {
  return new Set(
    actions.flatMap(({ verb, agent, object, target }) =>
      verb === 'sitsIn' && TANK.test(figures[object ?? -1]?.hexcodes[0] ?? '')
        ? [agent]
        : verb === 'feeds'
          ? [target]
          : /^(holds|eats|carries|gives)$/.test(verb)
            ? [object]
            : [],
    ),
  );
}

/** A boat on a lorry or in a bath says nothing about the place either. */
function loadedBoats(
  { relations }: Pick<Wish, 'relations'>,
  actors: Actor[],
  traits: Traits,
): number[] {
  const isBoat = (figure: number) =>
    actors.some((actor) => actor.figure === figure && traits.is('boat', actor.drawing.hexcode));
  return relations.flatMap(({ subject, relation }) =>
    /^(on|in)$/.test(relation) && isBoat(subject) ? subject : [],
  );
}

/** Sun, moon, stars, clouds and rainbows find room above and beside those on the ground. */
const HIGH_UP = /^(1F31[1-9A-F]|1F320|2600|2601|26C5|2B50|1F308)/;

/** Decides what stands where: pure numbers, the same for coloured pictures and line drawings. */
export function layOutScene(
  actors: Actor[],
  wish: Pick<Wish, 'figures' | 'relations' | 'actions' | 'setting'>,
  size: PictureSize,
  traits: Traits,
  random: Random,
): Layout {
  const isFishing = wish.actions.some(({ verb }) => verb === 'catchesFish');
  const riders = ridersAt(wish, actors, traits);
  const used = new Set([...handled(wish), ...riders, ...loadedBoats(wish, actors, traits)]);
  const free = actors.filter(({ figure }) => !used.has(figure));
  const setting = settleSetting(
    wish.setting,
    free.length > 0 ? free : actors,
    traits,
    random,
    isFishing,
    placeOfActions(wish, actors),
  );
  if (riders.size > 0 && wish.setting.place === 'sea') setting.place = 'sea';
  if (setting.place === 'mandala' && actors.length > 0) {
    const frame: Frame = { ...size, horizon: size.height };
    return { frame, setting, placements: placeMandala(actors, frame) };
  }
  const place = (missed: Told[]) =>
    placeStacks(
      gatherStacks(copied(actors), wish, setting, traits, missed),
      setting,
      size,
      traits,
      random,
    );
  const first = place([]);
  const missed = missedRelations(first.placements, wish);
  if (missed.length === 0) return bringNear(first);
  const second = place(missed);
  const isBetter = missedRelations(second.placements, wish).length < missed.length;
  return bringNear(isBetter ? second : first);
}

/** Layouts change the sizes of their actors. */
const copied = (actors: Actor[]) => actors.map((actor) => ({ ...actor }));

/** Finds a place in the picture for each group. */
function placeStacks(
  stacks: Stack[],
  setting: Required<Setting>,
  size: PictureSize,
  traits: Traits,
  random: Random,
): Layout {
  const frame: Frame = { ...size, horizon: horizonOf(size, setting, stacks, random) };
  const placements: Placement[] = [];

  const rows = new Map<number, Stack[]>();
  for (const stack of stacks) {
    if (stack.zone === 'ground') rows.set(stack.row, [...(rows.get(stack.row) ?? []), stack]);
  }
  const order = [...rows.keys()].sort((a, b) => a - b);
  const [farthest = 0] = order;
  const isBuilt = (rows.get(farthest) ?? []).some(({ actor }) => actor.size >= 1.9);
  // Boats lie on the water and need no sky.
  const hasFree = stacks.some(
    ({ zone, actor }) =>
      zone === 'water' || (zone === 'air' && !HIGH_UP.test(actor.drawing.hexcode)),
  );
  const units = order.map((row, at) =>
    unitOf(rows.get(row) ?? [], { at, of: order.length, hasFree, isBuilt }, frame, setting),
  );
  order.forEach((row, at) => {
    // Nobody further back is larger than who stands before them.
    const most = Math.min(...units.slice(at));
    const place = { at, of: order.length, hasFree, isBuilt, most };
    placements.push(...placeRow(rows.get(row) ?? [], place, frame, setting, random, placements));
  });
  const isSkyTaken = stacks.some(({ zone }) => zone === 'air');
  for (const zone of ['surface', 'water', 'air'] as const) {
    const free = stacks.filter((stack) => stack.zone === zone);
    placements.push(
      ...placeFreely(free, zone, frame, setting, traits, random, placements, isSkyTaken),
    );
  }
  placements.sort((a, b) => a.depth - b.depth);
  return { frame, setting, placements };
}
