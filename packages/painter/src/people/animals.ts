import { z } from 'zod';
import { readYaml } from '../read-yaml.ts';
import { readPath } from './figure/geometry.ts';
import { Shapes } from './people-data.ts';

const Animal = z.strictObject({
  like: z.string().optional(),
  drawings: z.string(),
  upright: z.boolean().optional(),
  /** Its drawing on four legs, where nothing makes it act like a person. */
  walking: z.string().optional(),
  tall: z.number().optional(),
  colours: z.record(z.string(), z.string()).default({}),
  skull: z.string().transform(readPath).optional(),
  ears: Shapes.optional(),
  mane: Shapes.optional(),
  mask: Shapes.optional(),
  flaps: Shapes.optional(),
  cover: Shapes.optional(),
  muzzle: Shapes.optional(),
  nose: Shapes.optional(),
  crest: Shapes.optional(),
  body: Shapes.optional(),
  shell: Shapes.optional(),
  wings: Shapes.optional(),
  tail: Shapes.optional(),
  /** Where the left one is, how large they are, and whether they shine out of dark fur. */
  eyes: z
    .tuple([z.number(), z.number(), z.number()])
    .or(z.tuple([z.number(), z.number(), z.number(), z.literal('light')]))
    .optional(),
  /** How much higher hats sit: above the eyes of frogs. */
  hat: z.number().optional(),
  mouth: z.tuple([z.number(), z.number()]).or(z.literal(false)).optional(),
});

export type Animal = z.infer<typeof Animal>;

let known: Map<string, Animal> | undefined;
let byHexcode: Map<string, string> | undefined;

function animals(): Map<string, Animal> {
  if (known) return known;
  const all = readYaml('people/animals', z.record(z.string(), Animal));
  const whole = (name: string): Animal => {
    const animal = all[name];
    if (!animal) throw new Error(`no such animal: ${name}`);
    if (!animal.like) return animal;
    const base = whole(animal.like);
    const { walking } = animal;
    return { ...base, ...animal, walking, colours: { ...base.colours, ...animal.colours } };
  };
  known = new Map(Object.keys(all).map((name) => [name, whole(name)]));
  return known;
}

/** How an animal looks that acts like a person. */
export function animalNamed(name: string): Animal {
  const animal = animals().get(name);
  if (!animal) throw new Error(`no such animal: ${name}`);
  return animal;
}

/** Which animal of `animals.yaml` a drawing shows. */
export function animalOf(hexcode: string): string | undefined {
  byHexcode ??= new Map(
    [...animals()].flatMap(([name, { drawings }]) =>
      drawings.split(' ').map((drawing) => [drawing, name] as const),
    ),
  );
  return byHexcode.get(hexcode.replace(/-1F3F[B-F]/, ''));
}

/** The drawing on four legs of an animal that stands upright most of the time. */
export function walkingOf(hexcode: string): string | undefined {
  const name = animalOf(hexcode);
  return name === undefined ? undefined : animalNamed(name).walking;
}

export const animalNames = () => [...animals().keys()];

/** The colour of its fur: its own, or the one that was wished. */
export function furOf(name: string, wished?: string): { fur: string } {
  return { fur: wished ?? animalNamed(name).colours.fur ?? '#9a6238' };
}
