import { z } from 'zod';
import { Shapes } from '../../people/people-data.ts';
import { readYaml } from '../../read-yaml.ts';

const Spot = z.tuple([z.number(), z.number()]).transform(([x, y]) => ({ x, y }));

const Leg = z.strictObject({
  /** Its middle on the ground. */
  x: z.number(),
  /** Where it melts into the body. */
  top: z.number(),
  /** Width at the top and above the foot. */
  wide: z.tuple([z.number(), z.number()]),
  /** How far the middle at the top lies beside that on the ground. */
  shift: z.number().default(0),
  /** How high the foot is above the ground. */
  lift: z.number().default(0),
  /** How far the knee lies back. */
  bend: z.number().default(0),
  /** From this height on its front is seen on the body. */
  crease: z.number().optional(),
});

const Body = z.strictObject({
  like: z.string().optional(),
  /** From the nape over back, rump, belly and chest; the animal looks to the right and stands on 0. */
  contour: z.array(Spot).optional(),
  head: z
    .strictObject({
      at: Spot,
      size: z.tuple([z.number(), z.number()]),
      turn: z.number(),
      tilt: z.number().default(0),
      /** Fish and whales have a face on the body and no head: how many eyes, and how large. */
      bare: z.tuple([z.number(), z.number()]).optional(),
    })
    .optional(),
  /** From the one behind to the one in front. */
  legs: z.strictObject({ far: z.array(Leg), near: z.array(Leg) }).optional(),
  foot: z.enum(['paw', 'hoof', 'column', 'none']).optional(),
  /** Where a rider sits, where a collar lies. */
  back: Spot.optional(),
  neck: Spot.optional(),
});

const Figure = z.strictObject({
  name: z.string(),
  /** Whose head and colours it has, of `animals.yaml`. */
  animal: z.string().optional(),
  like: z.string().optional(),
  body: z.string().optional(),
  colours: z.record(z.string(), z.string()).default({}),
  /** Bumps between two points of the contour, and their height. */
  wool: z.tuple([z.number(), z.number()]).optional(),
  /** In a gallop another body and another tail: of those that sit. */
  runs: z.strictObject({ body: z.string(), behind: Shapes }).optional(),
  /** Where it looks in its drawing. */
  facing: z.enum(['left', 'front']).default('left'),
  /** Legs in another colour: roles of near and far ones. */
  legs: z.tuple([z.string(), z.string()]).optional(),
  /** Behind the body: the tail. */
  behind: Shapes.optional(),
  /** Along the contour: from, to, depth, colour. */
  bands: z.array(z.tuple([z.number(), z.number(), z.number(), z.string()])).optional(),
  /** Stripes from the contour: place, width, length, lean, colour. */
  wedges: z.array(z.tuple([z.number(), z.number(), z.number(), z.number(), z.string()])).optional(),
  /** Stripes across the legs: heights from the ground and their colour. */
  rings: z
    .strictObject({ at: z.array(z.number()), wide: z.number(), colour: z.string() })
    .optional(),
  /** On the body, below the legs. */
  marks: Shapes.optional(),
  /** On legs and body, behind the head. */
  upon: Shapes.optional(),
  /** Where it holds things, other than with its mouth. */
  hand: Spot.optional(),
  otherHand: Spot.optional(),
  /** Where the mouth of who has no head is. */
  mouth: Spot.optional(),
  /** Before everything. */
  before: Shapes.optional(),
  /** In place of those of the upright one. */
  ears: Shapes.optional(),
  mane: Shapes.optional(),
  crest: Shapes.optional(),
  mask: Shapes.optional(),
  flaps: Shapes.optional(),
  nose: Shapes.optional(),
  muzzle: Shapes.optional(),
});

export type LegData = z.infer<typeof Leg>;
export type Body = z.infer<typeof Body>;
export type Figure = z.infer<typeof Figure> & { animal: string };
export type WholeBody = { [Part in Exclude<keyof Body, 'like'>]-?: NonNullable<Body[Part]> };

const File = z.strictObject({
  bodies: z.record(z.string(), Body),
  figures: z.record(z.string(), Figure),
});

/** All animals by the name of their drawing, each with its whole body and the one in which it runs. */
export function readFigures(): Map<string, { figure: Figure; body: WholeBody; inRun: WholeBody }> {
  const { bodies, figures } = readYaml('people/four-legged', File);
  const bodyOf = (name: string): Body => {
    const body = bodies[name];
    if (!body) throw new Error(`no such body: ${name}`);
    return body.like ? { ...bodyOf(body.like), ...body } : body;
  };
  const figureOf = (name: string): z.infer<typeof Figure> => {
    const figure = figures[name];
    if (!figure) throw new Error(`no such figure: ${name}`);
    if (!figure.like) return figure;
    const base = figureOf(figure.like);
    return { ...base, ...figure, colours: { ...base.colours, ...figure.colours } };
  };
  const wholeBody = (name: string): WholeBody => {
    const { contour, head, legs, foot, back, neck } = bodyOf(name);
    if (!contour || !head || !legs || !foot || !back || !neck)
      throw new Error(`not whole: ${name}`);
    return { contour, head, legs, foot, back, neck };
  };
  return new Map(
    Object.keys(figures).map((name) => {
      const whole = figureOf(name);
      const { animal } = whole;
      if (!whole.body || !animal) throw new Error(`no body or head: ${name}`);
      const figure = { ...whole, animal };
      const body = wholeBody(whole.body);
      return [name, { figure, body, inRun: whole.runs ? wholeBody(whole.runs.body) : body }];
    }),
  );
}
