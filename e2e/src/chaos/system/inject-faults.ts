import { setTimeout as pause } from 'node:timers/promises';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import type { ChaosSystem } from './open-chaos-system.ts';
import type { Fault } from './plan-faults.ts';

const STOPPED_MS = 5_000;
const UNWELL_MS = 4_000;
/** Services finish what is in flight within this after SIGTERM (DESIGN 2). */
const EXIT_LIMIT_MS = 12_000;

export interface InjectedFault {
  fault: Fault;
  /** Nothing else failed at the time. */
  isAlone: boolean;
  from: number;
  /** Its cause was gone. */
  until: number;
  /** Everything was ready again. */
  readyAt: number;
}

/** Makes faults at once, and resolves when all is ready again without anybody's help. */
export async function injectFaults(
  system: ChaosSystem,
  faults: Fault[],
  readyWithinMs: number,
): Promise<InjectedFault[]> {
  const made = await Promise.all(
    faults.map(async (fault) => {
      const from = performance.now();
      await injectFault(system, fault);
      return { fault, from, until: performance.now() };
    }),
  );
  await system.waitUntilAllReady(readyWithinMs);
  const readyAt = performance.now();
  return made.map((one) => ({ ...one, isAlone: faults.length === 1, readyAt }));
}

async function injectFault(system: ChaosSystem, fault: Fault): Promise<void> {
  switch (fault.kind) {
    case 'kill':
      return endProcess(system, fault.target, 'SIGKILL');
    case 'restart':
      return endProcess(system, fault.target, 'SIGTERM');
    case 'stop':
      system.signal(fault.target, 'SIGSTOP');
      await pause(STOPPED_MS);
      return system.signal(fault.target, 'SIGCONT');
    case 'provider':
      system.setProviderState(fault.target);
      await pause(UNWELL_MS);
      return system.setProviderState('well');
  }
}

async function endProcess(
  { exits, signal }: ChaosSystem,
  target: string,
  how: 'SIGKILL' | 'SIGTERM',
): Promise<void> {
  const before = exits.length;
  signal(target, how);
  await waitFor(() => exits.slice(before).some(({ name }) => name === target), {
    timeoutMs: EXIT_LIMIT_MS,
    what: `${target} to end after ${how}`,
  });
}
