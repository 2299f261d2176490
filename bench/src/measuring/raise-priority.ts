import { getPriority, setPriority } from 'node:os';

const DEVICE_NICENESS = -15;

/**
 * Has this thread wait for a core as little as Linux lets it. It stands for children's devices, which
 * have cores of their own: a third of what a slow answer took was this process waiting for one, not
 * LUX. Below 0 only root may go, so work that cares tells its `getPriority()`.
 */
export async function raisePriority<Result>(work: () => Promise<Result>): Promise<Result> {
  const usual = getPriority();
  try {
    setPriority(DEVICE_NICENESS);
  } catch {
    // Asks among the others then.
  }
  try {
    return await work();
  } finally {
    setPriority(usual);
  }
}
