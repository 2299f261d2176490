import type { Action } from '../../wish/wish.ts';
import type { Stack } from '../stack.ts';

/** `nth` counts what this verb has already joined to the same host or holder. */
export type Scene = {
  agent: Stack;
  object: Stack;
  target?: Stack | undefined;
  nth: number;
  spot?: Action['spot'];
  manner?: Action['manner'];
};

/** Joins object (and target) to the agent, or the agent to the object. Returns what stands on. */
export type Arrangement = (scene: Scene) => Stack;

export const hexcodeOf = (stack: Stack) => stack.actor.drawing.hexcode;
