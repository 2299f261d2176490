import { getPriority, setPriority } from 'node:os';

const DEVICE_NICENESS = -15;

/**
 * Has this thread wait for as few cores of the machine as Linux lets it while it works. It stands for
 * children's devices, which have cores of their own: up to half of what a slow answer took was this
 * process waiting for one, not LUX. Processes it starts meanwhile would go first as well.
 *
 * @returns its niceness then: only root may go below 0.
 */
export async function goFirst(work: () => Promise<void>): Promise<number> {
  const usual = getPriority();
  try {
    setPriority(DEVICE_NICENESS);
  } catch {
    // Measured with who asks among the others then, which the caller tells of.
  }
  const niceness = getPriority();
  try {
    await work();
  } finally {
    setPriority(usual);
  }
  return niceness;
}
