import { integerBelow, type Random } from '@lux/random/random.ts';
import { colourSpace } from '../drawings/colour-space.ts';
import type { Drawings } from '../drawings/create-drawings.ts';
import type { Drawing } from '../drawings/drawing.ts';
import type { Place } from '../wish/setting.ts';
import type { Verb, Wish, WishedPerson, WishFigure, Worn } from '../wish/wish.ts';
import { animalNamed, animalOf } from './animals.ts';
import { choosePerson } from './choose-person.ts';
import { dressFor } from './dress-for.ts';
import { isPetAtRest, uprightAnimal } from './is-upright.ts';
import { loadPerson } from './load-person.ts';
import { peopleData } from './people-data.ts';
import type { Feeling, GarmentColours, Person, Pose } from './person.ts';
import { personOfHexcode } from './person-of-hexcode.ts';
import { poseOf, restOf } from './pose-of.ts';

/** A bear that stands upright beside a grown-up, in grown-ups of the same build. */
const ANIMAL_SIZE = 1.1;

type Told = Pick<Wish, 'figures' | 'relations' | 'actions' | 'setting'>;

export type Cast = {
  /** One more person of this figure; undefined where the figure is none. */
  draw(figure: number): Drawing | undefined;
  /** How large a figure is as a person: 1, but for animals that act like people. */
  sizeOf(figure: number): number;
  /** Figures that are drawn on the people who wear them. */
  worn: ReadonlySet<number>;
};

const RAINBOW = ['#e4513f', '#f1b31c', '#5fae3d', '#4a9be0', '#8967aa'];

/** Who of a wish is a person, in which pose and clothes; `chosen` are the figures' drawings. */
export async function castPeople(
  wish: Told,
  chosen: readonly string[],
  random: Random,
  drawings: Drawings,
): Promise<Cast> {
  const skins = [0, 1, 2, 3, 4] as const;
  const familySkin = skins[integerBelow(random, skins.length)] ?? 0;
  const roles = wish.figures.map(
    (figure, at) =>
      roleOf(figure, chosen[at] ?? '') ?? animalRole(uprightAnimal(at, wish, chosen), figure),
  );
  const things = await Promise.all(
    chosen.map((hexcode, at) => (roles[at] || !hexcode ? undefined : drawings.load(hexcode))),
  );
  const worn = new Set<number>();
  wish.figures.forEach(({ wears = [] }, at) => {
    const role = roles[at];
    if (!role) return;
    const chair = wheelchairOf(at, wish, chosen);
    if (chair !== undefined) {
      worn.add(chair);
      role.wears = [...role.wears, 'wheelchair'];
    }
    for (const piece of wears)
      if (isOurs(piece) && piece.figure !== undefined) worn.add(piece.figure);
  });
  const turns = wish.figures.map(() => integerBelow(random, 60));
  const copies: number[] = [];
  return {
    worn,
    sizeOf(at) {
      const { animal } = roles[at]?.person ?? {};
      return animal ? ANIMAL_SIZE * (animalNamed(animal).tall ?? 1) : 1;
    },
    draw(at) {
      const figure = wish.figures[at];
      const role = figure && roleOfCopy(roles[at], figure, chosen[at] ?? '', copies[at] ?? 0);
      if (!figure || !role) return undefined;
      copies[at] = (copies[at] ?? 0) + 1;
      const wears = [...role.wears, ...(figure.wears ?? []).filter(isOurs).map(keyOf)];
      const colour = figure.colour && hexOf(figure.colour.hsl, random);
      const turn = turns[at] ?? 0;
      turns[at] = turn + 1;
      const own = poseOf(at, wish, (other) => things[other]) ?? role.pose;
      const done = role.person.animal ? restOf(own, at, wish) : own;
      const person = choosePerson(
        dressFor(role.person, done, wish.setting, chosen),
        {
          wears,
          feeling: figure.feeling ?? feltOf(at, wish),
          colour,
          turn,
          isOneOfMany: figure.count > 2,
        },
        familySkin,
        random,
      );
      if (figure.pattern) person.pattern = patternOf(figure, role.person);
      if (figure.sound === 'voice') person.isLoud = true;
      if (figure.eyes) person.eyes = figure.eyes;
      const tools = hasFreeHands(at, wish) ? toolsOf(person) : [];
      const isAtRest = isPetAtRest(at, wish, chosen) && person.feeling === 'happy';
      const reached = reachFor(at, done, wish, (other) => roles[other]?.person);
      const pose =
        glideOf(person, reached, at, wish) ??
        reached ??
        (isAtRest ? 'sitFloor' : undefined) ??
        (tools.length > 0
          ? 'hold'
          : idle(person, turn, wish.setting.place, isBusiedWith(at, wish)));
      if (tools.length > 0 && WITH_TOOLS.has(pose)) person.wears = [...person.wears, ...tools];
      return loadPerson(person, pose, chosen[at] ?? '');
    },
  };
}

/** "viele Tiere" that act like people are different ones. */
function roleOfCopy(
  role: Role | undefined,
  figure: WishFigure,
  first: string,
  copy: number,
): Role | undefined {
  const animal = role?.person.animal && animalOf(anotherOf(figure.hexcodes, first, copy));
  const other = copy > 0 && animal ? animalRole(animal, figure) : undefined;
  return other && role ? { ...role, person: other.person } : role;
}

/** Who is hugged or led by somebody larger reaches up, who hugs somebody smaller bends down. */
function reachFor(
  at: number,
  pose: Pose | undefined,
  { actions, figures }: Told,
  personOf: (figure: number) => WishedPerson | undefined,
): Pose | undefined {
  const tall = (figure: number) => heightOf(personOf(figure)) * (figures[figure]?.size ?? 1);
  if (pose === 'handOut') {
    const others = figures.flatMap((figure, other) =>
      other !== at && figure.pose === 'handOut' ? [tall(other)] : [],
    );
    return Math.max(...others) > tall(at) * MUCH_TALLER ? 'handUp' : pose;
  }
  const fed = actions.find(({ verb, agent }) => verb === 'feeds' && agent === at)?.object;
  if (pose === 'give' && HIGH_HEADS.test(figures[fed ?? -1]?.hexcodes[0] ?? '')) return 'giveUp';
  if (pose !== 'hug') return pose;
  const embrace = actions.find(
    ({ verb, agent, object }) => /^(hugs|kisses)$/.test(verb) && (agent === at || object === at),
  );
  const other = embrace?.agent === at ? embrace.object : embrace?.agent;
  if (other === undefined || other === at) return pose;
  const share = tall(at) / tall(other);
  if (share > MUCH_TALLER) return 'hugDown';
  return share < 1 / MUCH_TALLER ? 'hugUp' : pose;
}

/** Their mouths are above the hands of a child. */
const HIGH_HEADS = /^(1F40E|1F992|1F42A|1F42B|1F418|1F404|1F999|own-(unicorn|pegasus))/;

const MUCH_TALLER = 1.18;
/** Heights in grown-ups, nearly enough. */
const HEIGHTS = { baby: 0.45, child: 0.66, adult: 1, old: 0.96 } as const;

function heightOf(person: WishedPerson | undefined): number {
  if (!person) return 1;
  if (!person.animal) return HEIGHTS[person.age];
  return HEIGHTS.child * ANIMAL_SIZE * (animalNamed(person.animal).tall ?? 1);
}

/** On the garment that was said, on the fur of animals without clothes, else on what covers the trunk. */
function patternOf({ pattern }: WishFigure, { animal, outfit }: WishedPerson): Person['pattern'] {
  if (!pattern) return undefined;
  const { kind, colour } = pattern;
  const on = pattern.on ?? (animal && outfit === 'fur' ? 'fur' : 'top');
  return { kind, on, ...(colour && { colour: colourSpace.toHex(colour.hsl) }) };
}

/** Who is tickled laughs, who is chased is afraid, who scores or feasts is glad. */
function feltOf(at: number, { actions }: Told): Feeling | undefined {
  for (const { verb, object, agent } of actions) {
    if (object === at && verb === 'tickles') return 'laughing';
    if (object === at && verb === 'chases') return 'scared';
    if (agent === at && verb === 'kicks') return 'laughing';
  }
  return undefined;
}

/** Something is done to them, so that they look at who does it. */
const isBusiedWith = (at: number, { actions }: Told) =>
  actions.some(({ verb, object, target }) => BUSY.test(verb) && (object === at || target === at));

const BUSY = /^(looksAt|goesTo|worksOn|helps|pets|tickles|combs|bandages|hoses|chases|throws)$/;

/** On skis and skates one is on the way, if nothing else is said. */
function glideOf(
  { wears }: Person,
  pose: Pose | undefined,
  at: number,
  { actions }: Told,
): Pose | undefined {
  const isBusy = actions.some(({ verb, agent }) => agent === at && verb !== 'wears');
  if (isBusy || (pose !== undefined && !/^(hold|drive|ride)$/.test(pose))) return undefined;
  if (wears.some((key) => key.startsWith('skis'))) return 'ski';
  return wears.some((key) => key.startsWith('skates')) ? 'skate' : undefined;
}

/** Who does nothing in particular stands there or waves; below the sea all but mermaids swim. */
function idle(
  { feeling, outfit }: Person,
  turn: number,
  place: Place | undefined,
  isLooking: boolean,
): Pose {
  if (feeling === 'angry') return 'akimbo';
  if (feeling === 'sad') return 'weep';
  const hasTail = peopleData().outfits[outfit]?.legs === 'tail';
  if (place === 'underwater' && !hasTail) return 'swim';
  if (isLooking) return 'look';
  return turn % 5 < 2 && (feeling === 'happy' || feeling === 'laughing') ? 'wave' : 'stand';
}

/** Poses in which a tool in the hand is no hindrance. */
const WITH_TOOLS: ReadonlySet<Pose> = new Set(['hold', 'throw', 'walk', 'stand', 'sing']);
const HANDS_FREE: ReadonlySet<Verb> = new Set(['fights', 'looksAt', 'wears', 'helps']);

/** Whether nothing is said to be held, ridden or done with the hands. */
function hasFreeHands(at: number, { actions, relations }: Told): boolean {
  return (
    actions.every(({ verb, agent }) => agent !== at || HANDS_FREE.has(verb)) &&
    relations.every(({ subject, relation }) => subject !== at || !/^(with|on|in)$/.test(relation))
  );
}

/** The figure of a wheelchair in which somebody sits. */
function wheelchairOf(at: number, { actions, relations }: Told, chosen: readonly string[]) {
  const own = actions.flatMap(({ agent, object }) => (agent === at ? (object ?? []) : []));
  const places = relations.flatMap(({ subject, relation, target }) =>
    subject === at && relation !== 'beside' ? target : [],
  );
  return [...own, ...places].find((figure) => WHEELCHAIR.test(chosen[figure] ?? ''));
}

const WHEELCHAIR = /^1F9B[CD]/;

function toolsOf({ outfit, without = [] }: Person): string[] {
  return (peopleData().outfits[outfit]?.tools ?? []).filter((tool) => !without.includes(tool));
}

type Role = Omit<NonNullable<ReturnType<typeof personOfHexcode>>, 'person'> & {
  person: WishedPerson;
};

function roleOf({ person }: WishFigure, hexcode: string): Role | undefined {
  const found = personOfHexcode(hexcode);
  if (!person) return found;
  return { person, wears: [], pose: found?.pose };
}

/** An animal that acts like a person, without clothes where none are said. */
function animalRole(animal: string | undefined, { dressed }: WishFigure): Role | undefined {
  if (!animal) return undefined;
  const { outfit, colours = {} } = dressed ?? {};
  return {
    person: {
      age: 'child',
      looks: 'person',
      outfit: outfit ?? furWith(colours),
      colours,
      animal,
    },
    wears: [],
    pose: undefined,
  };
}

/** Its own fur, with what it wears of trousers, shirt, dress and shoes. */
function furWith({ top, bottom, dress }: GarmentColours): string {
  if (dress) return 'furDress';
  if (top) return bottom ? 'furSuit' : 'furShirt';
  return bottom ? 'furTrousers' : 'fur';
}

function isOurs({ key }: Worn): boolean {
  return key !== undefined && key in peopleData().wears;
}

/** Colours in which a thing is worn where none is said. */
const USUAL: Record<string, string> = { topHat: '#37323d', cowboyHat: '#a9713f' };

function keyOf({ key = '', colour }: Worn): string {
  if (!colour && USUAL[key]) return `${key}:${USUAL[key]}`;
  return colour && colour.hsl[0] >= 0 ? `${key}:${colourSpace.toHex(colour.hsl)}` : key;
}

function hexOf(hsl: [number, number, number], random: Random): string {
  if (hsl[0] < 0) return RAINBOW[integerBelow(random, RAINBOW.length)] ?? '#e4513f';
  return colourSpace.toHex(hsl);
}

/** From so many drawings on a word means no kind of its own. */
const MOTLEY = 5;
/** The drawing of one more of a kind: "viele Tiere" are different ones. */
export function anotherOf(hexcodes: readonly string[], first: string, copy: number): string {
  const at = hexcodes.indexOf(first);
  const isMotley = hexcodes.length >= MOTLEY && at >= 0;
  return (isMotley ? hexcodes[(at + copy) % hexcodes.length] : first) ?? first;
}
