import type { Pose } from '../people/person.ts';
import type { Anchors, Facing } from './anchors.ts';

/** A drawing ready to be placed: the inside of its SVG and what its pixels say, in its own units. */
export type Drawing = {
  hexcode: string;
  svg: string;
  bounds: { x: number; y: number; width: number; height: number };
  /** Highest painted y of each column from `bounds.x` on. */
  top: number[];
  /** Lowest painted y of each column, where it was measured. */
  low?: number[] | undefined;
  /** Columns from `bounds.x` on between which it touches the ground. */
  feet: { from: number; to: number };
  /** Area of each flat colour, as "#rrggbb" to pixels. */
  colours: ReadonlyMap<string, number>;
  isPerson: boolean;
  anchors: Anchors;
  facing: Facing;
  /** Height in heights of a grown-up, where it is known. */
  tall?: number | undefined;
  /** Units to a grown-up's height, for drawings in which a pose changes the bounds. */
  perAdult?: number;
  /** How a person stands in it. */
  pose?: Pose;
  /** Parts of a person that lie over others: a hand over what it holds, an arm around somebody. */
  over?: Record<'hand' | 'otherHand' | 'arm', { colour: string; lines: string }>;
  /** Eyes of our own on it, the end of its SVG. */
  eyes?: string;
  /** Its lines for colouring, where no file holds them. */
  lines?: string;
};
