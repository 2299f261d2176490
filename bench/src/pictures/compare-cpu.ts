import sharp from 'sharp';
import { quantile } from '../measuring/figures.ts';

/** Enough for the compiler to be through with the work, as it is in a worker. */
const WARM_UP = 6;
const RUNS = 15;

/** CPU of all threads of this process for one piece of work ÷ for another, in turns: of the medians. */
export async function compareCpu(
  work: () => Promise<unknown>,
  floor: () => Promise<unknown>,
): Promise<number> {
  // As the worker has it; more threads would cost more CPU.
  sharp.concurrency(1);
  const spent = { work: [] as number[], floor: [] as number[] };
  for (let run = 0; run < WARM_UP + RUNS; run += 1) {
    const [workMs, floorMs] = [await cpuOf(work), await cpuOf(floor)];
    if (run < WARM_UP) continue;
    spent.work.push(workMs);
    spent.floor.push(floorMs);
  }
  return quantile(spent.work, 0.5) / quantile(spent.floor, 0.5);
}

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
