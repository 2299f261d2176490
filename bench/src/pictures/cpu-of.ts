import sharp from 'sharp';
import { quantile } from '../quantile.ts';

const RUNS = 9;

/** CPU of all threads of this process for one piece of work, in milliseconds: the median of nine. */
export async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  // As the worker has it; more threads would cost more CPU.
  sharp.concurrency(1);
  await work();
  await work();
  const spent: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    spent.push((user + system) / 1_000);
  }
  return quantile(spent, 0.5);
}
