import type { HandsFree } from './hands-free-machine.ts';

/** After so many rounds in which nobody said anything LUX goes to sleep. */
const SILENT_ROUNDS = 2;

/** Asleep until touched; listens by itself again only while awake. */
export function isAsleep({ isOn, silentRounds }: HandsFree): boolean {
  return isOn && silentRounds >= SILENT_ROUNDS;
}
