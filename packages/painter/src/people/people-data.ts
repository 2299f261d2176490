import { z } from 'zod';
import { readYaml } from '../read-yaml.ts';
import { ellipse, readPath, type Step } from './figure/geometry.ts';

/** Reads a path of the data: absolute M, L, Q, C, Z, and E for an ellipse (middle, radii). */
function stepsOf(path: string): Step[] {
  return path.split(/(?=[EM])/).flatMap((part) => {
    if (!part.startsWith('E')) return readPath(part);
    const [x = 0, y = 0, radiusX = 1, radiusY] = part.slice(1).trim().split(/\s+/).map(Number);
    return ellipse(x, y, radiusX, radiusY);
  });
}

const Kind = z.enum(['area', 'patch', 'motif', 'dot', 'line', 'stripe', 'mark', 'rod', 'cover']);

/** [kind, colour or width of the ink, path, width of a stripe] */
const Shape = z
  .tuple([Kind, z.string().or(z.number()), z.string()])
  .or(z.tuple([Kind, z.string(), z.string(), z.number()]))
  .transform(([kind, paint, path, width]) => ({
    kind,
    colour: typeof paint === 'string' ? paint : '#000',
    /** Of the ink around or along it, where it is not the usual one. */
    width: width ?? (typeof paint === 'number' ? paint : undefined),
    steps: stepsOf(path),
  }));

export const Shapes = z.array(Shape);

const Hair = z.strictObject({
  back: Shapes.default([]),
  front: Shapes.default([]),
  under: z.string().optional(),
  covers: z.boolean().default(false),
  /** Hair over them hides the ears. */
  ears: z.boolean().default(true),
  /** Grows on the side of the head, seen when it is turned. */
  side: z.boolean().default(true),
});

const Arm = z.tuple([z.number(), z.number()]);
const Leg = z.tuple([z.number(), z.number()]).or(z.tuple([z.number(), z.number(), z.number()]));

const PoseData = z.strictObject({
  turn: z.number().min(0).max(1),
  lean: z.number().default(0),
  head: z.number().default(0),
  /** How much longer the arms are, which must reach above a large head. */
  stretch: z.number().default(1),
  root: z.number().default(0),
  near: Arm,
  far: Arm,
  nearLeg: Leg,
  farLeg: Leg.optional(),
  main: z.enum(['near', 'far']).default('far'),
  over: z.enum(['near', 'both', 'none']).default('near'),
  /** The arm that comes before the face. */
  reaches: z.enum(['near', 'far']).optional(),
  eyes: z.enum(['closed', 'down', 'up']).optional(),
  mouth: z.literal('open').optional(),
});

const Build = z.strictObject({
  head: z.tuple([z.number(), z.number()]),
  neck: z.number(),
  torso: z.number(),
  shoulder: z.number(),
  waist: z.number(),
  hip: z.number(),
  arm: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  leg: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  hand: z.number(),
  shoe: z.number(),
});

const Shoes = z.enum([
  'shoe',
  'boot',
  'barefoot',
  'ballet',
  'flipper',
  'skate',
  'ski',
  'sandal',
  'pointed',
  'clown',
  'paw',
]);

/** What is worn: its shapes on the head (units of hair) or the trunk (±10 wide, 0 to 20 high). */
const Wear = z.strictObject({
  on: z.enum(['head', 'torso', 'hips', 'hand', 'otherHand']),
  back: Shapes.default([]),
  front: Shapes.default([]),
  /** Hides the top of the hair. */
  covers: z.boolean().default(false),
  /** Hides all of the hair that falls down. */
  hides: z.boolean().default(false),
  /** Flies behind a person in motion. */
  sways: z.boolean().default(false),
  /** Lies over the face and moves with it. */
  onFace: z.boolean().default(false),
  /** In place of the shoes and gloves of the clothes. */
  shoes: Shoes.optional(),
  gloves: z.boolean().default(false),
  /** Lies on both knees. */
  knees: z.boolean().default(false),
  /** Grows around the mouth, which is drawn over it. */
  beard: z.boolean().default(false),
  /** A pirate's leg of wood. */
  peg: z.boolean().default(false),
  /** Own colours of the piece by role, such as hat: red. */
  colours: z.record(z.string(), z.string()).default({}),
});

const Colour = z.string().or(z.array(z.string()).min(1));

const Outfit = z.strictObject({
  sleeve: z.enum(['none', 'short', 'long', 'wide', 'puff']).default('long'),
  /** Covers the trunk: shirts by `top`, dresses and robes by `dress`. */
  torso: z.enum(['top', 'dress', 'bottom', 'skin']).default('top'),
  legs: z.enum(['trousers', 'shorts', 'knee', 'bare', 'tights', 'tail']).default('trousers'),
  /** From 0, the hips, to 1, the feet, and how far it stands out. */
  skirt: z.strictObject({ length: z.number(), flare: z.number(), colour: z.string() }).optional(),
  shoes: Shoes.default('shoe'),
  gloves: z.string().optional(),
  socks: z.string().optional(),
  colours: z.partialRecord(z.enum(['top', 'bottom', 'dress', 'hat', 'shoes', 'accent']), Colour),
  /** Pieces of `wears.yaml` that belong to it. */
  wears: z.array(z.string()).default([]),
  /** In the hands of who has nothing else in them. */
  tools: z.array(z.string()).default([]),
  hair: z.string().optional(),
  hairColour: z.string().optional(),
  /** Of zombies and trolls. */
  skin: z.string().optional(),
});

export type ShapeData = z.infer<typeof Shape>;
export type HairData = z.infer<typeof Hair>;
export type PoseData = z.infer<typeof PoseData>;
export type Build = z.infer<typeof Build>;
export type Wear = z.infer<typeof Wear>;
export type Outfit = z.infer<typeof Outfit>;

function read<Shape>(name: string, schema: z.ZodType<Shape>): Record<string, Shape> {
  return readYaml(`people/${name}`, z.record(z.string(), schema));
}

function readAll() {
  return {
    colours: read('colours', z.string().regex(/^#[0-9a-f]{6}$/)),
    poses: read('poses', PoseData),
    builds: read('builds', Build),
    hair: read('hair', Hair),
    wears: read('wears', Wear),
    outfits: read('outfits', Outfit),
  };
}

export type PeopleData = ReturnType<typeof readAll>;
let known: PeopleData | undefined;

/** How people are drawn: everything of `data/people`, read and checked once. */
export function peopleData(): PeopleData {
  known ??= readAll();
  return known;
}
