import type { FirstSteps } from '@lux/contracts/common/first-steps.ts';
import { atom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { store } from '../../../lib/store.ts';
import { firstStepsApi } from './first-steps-api.ts';

interface Known {
  steps: FirstSteps | null;
  hasFailed: boolean;
}

const nothing: Known = { steps: null, hasFailed: false };
/** One answer for the section, the navigation and the hint. */
const knownAtom = atom(nothing);

export const noteFirstSteps = (steps: FirstSteps): void =>
  store.set(knownAtom, { steps, hasFailed: false });

export async function reloadFirstSteps(): Promise<void> {
  const steps = await firstStepsApi.read().catch(() => null);
  if (steps) noteFirstSteps(steps);
  else store.set(knownAtom, (before) => ({ ...before, hasFailed: true }));
}

/** How far this LUX is set up; asked again while somebody looks, as tablets report by themselves. */
export function useFirstSteps(lookAgainMs: number): Known {
  useEffect(() => {
    void reloadFirstSteps();
    const timer = setInterval(() => void reloadFirstSteps(), lookAgainMs);
    return () => clearInterval(timer);
  }, [lookAgainMs]);
  return useAtomValue(knownAtom);
}

/** How many steps are still to be taken, for the whole dashboard; 0 until it is known. */
export function useStepsLeft(): number {
  useEffect(() => {
    void reloadFirstSteps();
    // The next person at this device finds nothing of it.
    return () => store.set(knownAtom, nothing);
  }, []);
  return countLeft(useAtomValue(knownAtom).steps);
}

export function countLeft(steps: FirstSteps | null): number {
  return steps?.steps.filter(({ isDone }) => !isDone).length ?? 0;
}
