import { z } from 'zod';
import { readYaml } from '../read-yaml.ts';
import { type Anchor, type AnchorName, type Anchors, anchorNames } from './anchors.ts';

const Spot = z
  .tuple([z.number(), z.number()])
  .or(z.tuple([z.number(), z.number(), z.number()]))
  .or(z.tuple([z.number(), z.number(), z.number(), z.number()]))
  .transform(
    ([x, y, size, angle]): Anchor => ({
      x,
      y,
      ...(size === undefined ? {} : { size }),
      ...(angle === undefined ? {} : { angle }),
    }),
  );

const spots = Object.fromEntries(anchorNames.map((name) => [name, Spot.optional()])) as Record<
  AnchorName,
  z.ZodOptional<typeof Spot>
>;

const Entry = z.strictObject({
  name: z.string(),
  facing: z.enum(['left', 'right', 'front']).optional(),
  /** Height in heights of a grown-up. */
  tall: z.number().positive().optional(),
  /** An eye that OpenMoji's artist left out: a dot, or a ring on dark fur. */
  eye: z.enum(['dot', 'ring']).optional(),
  ...spots,
});

export const AnchorsFile = z.record(z.string(), Entry);

export type AnchorEntry = Pick<z.infer<typeof Entry>, 'facing' | 'tall' | 'eye'> & {
  anchors: Anchors;
};

/** Reads once what was set by eye for single drawings, by hexcode. */
export function readAnchors(): ReadonlyMap<string, AnchorEntry> {
  return new Map(
    Object.entries(readYaml('anchors', AnchorsFile)).map(
      ([hexcode, { name: _, facing, tall, eye, ...anchors }]) => [
        hexcode,
        { facing, tall, eye, anchors },
      ],
    ),
  );
}
