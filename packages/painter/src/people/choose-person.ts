import { pick } from '@lux/random/choose.ts';
import { chance, integerBelow, type Random } from '@lux/random/random.ts';
import { z } from 'zod';
import { readYaml } from '../read-yaml.ts';
import type { WishedPerson } from '../wish/wish.ts';
import { furOf } from './animals.ts';
import { peopleData } from './people-data.ts';
import type { Feeling, GarmentColours, Person } from './person.ts';

const Words = z.string().transform((words) => words.split(' '));
const Group = z.enum(['girl', 'boy', 'child', 'woman', 'man', 'oldWoman', 'oldMan', 'baby']);
const File = z.strictObject({
  variants: z.record(Group, Words),
  hair: z.record(Group, Words),
  hairColours: z.array(Words).length(5),
  curly: z.record(Group, Words),
});

/** A class has all of them. */
const SKINS: readonly Person['skin'][] = [0, 3, 1, 4, 2];

let known: z.infer<typeof File> | undefined;

function choices(): z.infer<typeof File> {
  known ??= readYaml('people/choices', File);
  return known;
}

/** What is known besides who it is; `turn` counts on among several of one kind: they look different. */
type Said = {
  wears: string[];
  feeling?: Feeling | undefined;
  colour?: string | undefined;
  turn: number;
  isOneOfMany: boolean;
};

/** How often somebody has the skin of the others: families look alike. */
const ALIKE = 0.9;

/** Fills in skin, hair, clothes and colours that the wish left open. */
export function choosePerson(
  wished: WishedPerson,
  { wears, feeling = 'happy', colour, turn, isOneOfMany }: Said,
  familySkin: Person['skin'],
  random: Random,
): Person {
  const { variants, hair: styles, hairColours, curly } = choices();
  const group = groupOf(wished);
  const next = <Item>(items: readonly Item[]): Item | undefined => items[turn % items.length];
  const isAlike = !isOneOfMany && chance(random, ALIKE);
  const skin = wished.skin ?? (isAlike ? familySkin : (next(SKINS) ?? 0));
  const usual = next(skin > 2 ? curly[group] : styles[group]) ?? 'short';
  const natural = pick(random, hairColours[skin] ?? ['hairBrown']);
  const usualColour = wished.age === 'old' ? 'hairGrey' : natural;
  const variant = next(variants[group]) ?? 'everyday';
  const { animal } = wished;
  if (animal) {
    return {
      ...wished,
      animal,
      skin: 0,
      hair: { style: 'bald', colour: 'brown' },
      colours: { ...wished.colours, ...furOf(animal, colour) },
      wears,
      feeling,
    };
  }
  const outfit = outfitOf(wished, variant, colour);
  return {
    age: wished.age,
    looks: wished.looks,
    skin,
    hair: {
      style: wished.hair?.style ?? usual,
      colour: wished.hair?.colour ?? usualColour,
      ...(wished.hair?.style !== undefined && { isSaid: true }),
      ...(wished.hair?.colour !== undefined && { isDyed: true }),
    },
    outfit,
    colours: coloursFor(outfit, { ...wished.colours }, colour, random),
    wears,
    feeling,
    ...(wished.print && { print: wished.print }),
    ...(wished.without && { without: wished.without }),
  };
}

function groupOf({ age, looks }: WishedPerson): z.infer<typeof Group> {
  if (age === 'baby') return 'baby';
  const isFemale = looks === 'girl' || looks === 'woman';
  if (age === 'child') return isFemale ? 'girl' : looks === 'person' ? 'child' : 'boy';
  if (age === 'old') return isFemale ? 'oldWoman' : 'oldMan';
  return isFemale ? 'woman' : 'man';
}

/** Everyday clothes come in several kinds; a wished dress is one. */
function outfitOf(
  { outfit, age, looks, colours }: WishedPerson,
  variant: string,
  colour?: string,
): string {
  if (outfit !== 'everyday') return peopleData().outfits[outfit] ? outfit : variant;
  const isDressed = peopleData().outfits[variant]?.skirt !== undefined;
  if (colours?.dress && !isDressed && age !== 'baby') {
    return age === 'child' ? 'everydayDress' : 'grownUpDress';
  }
  const wantsTrousers = colours?.bottom ?? (colours?.top && !colours.dress);
  if (wantsTrousers && isDressed) return age === 'child' ? 'everyday' : 'grownUp';
  if (colour && looks !== 'girl' && looks !== 'woman' && age === 'child') return 'everyday';
  return variant;
}

/** One of the outfit's colours for each part; a wished colour wins, one for all goes to the main part. */
function coloursFor(
  key: string,
  wished: GarmentColours,
  colour: string | undefined,
  random: Random,
): GarmentColours {
  const outfit = peopleData().outfits[key];
  if (!outfit) return wished;
  const at = integerBelow(random, 12);
  const isSuit = String(outfit.colours.top) === String(outfit.colours.bottom);
  const chosen: GarmentColours = {};
  for (const part of ['top', 'bottom', 'dress', 'hat', 'shoes'] as const) {
    const offered = outfit.colours[part];
    const colours = Array.isArray(offered) ? offered : [];
    const wanted = colours[at % Math.max(1, colours.length)];
    const isDull = part === 'bottom' && wanted === chosen.top && !isSuit;
    const one = isDull ? colours[(at + 1) % colours.length] : wanted;
    if (one) chosen[part] = one;
  }
  const main = outfit.torso === 'skin' ? 'bottom' : outfit.torso;
  if (outfit.torso === 'dress' && wished.top && !wished.dress) chosen.dress = wished.top;
  if (outfit.torso === 'top' && wished.dress && !wished.top) chosen.top = wished.dress;
  return { ...chosen, ...(colour && { [main]: colour }), ...wished };
}
