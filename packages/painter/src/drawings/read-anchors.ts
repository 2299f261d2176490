import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Anchor, Anchors, Facing } from './anchors.ts';

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

const Entry = z.strictObject({
  name: z.string(),
  facing: z.enum(['left', 'right', 'front']).optional(),
  /** Height in heights of a grown-up. */
  tall: z.number().positive().optional(),
  head: Spot.optional(),
  eyes: Spot.optional(),
  mouth: Spot.optional(),
  neck: Spot.optional(),
  hand: Spot.optional(),
  otherHand: Spot.optional(),
  back: Spot.optional(),
  seat: Spot.optional(),
  inside: Spot.optional(),
  roof: Spot.optional(),
  top: Spot.optional(),
  door: Spot.optional(),
  feet: Spot.optional(),
  ground: Spot.optional(),
  grip: Spot.optional(),
});

export const AnchorsFile = z.record(z.string(), Entry);

export type AnchorEntry = {
  facing?: Facing | undefined;
  tall?: number | undefined;
  anchors: Anchors;
};

/** Reads once what was set by eye for single drawings, by hexcode. */
export function readAnchors(): ReadonlyMap<string, AnchorEntry> {
  const file = readFileSync(new URL('../../data/anchors.yaml', import.meta.url), 'utf8');
  const entries = AnchorsFile.parse(parse(file));
  return new Map(
    Object.entries(entries).map(([hexcode, { name: _, facing, tall, ...spots }]) => {
      const anchors: Anchors = Object.fromEntries(
        Object.entries(spots).filter(([, spot]) => spot !== undefined),
      );
      return [hexcode, { facing, tall, anchors }];
    }),
  );
}
