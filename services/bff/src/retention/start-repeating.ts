import { createOutageLog } from '@lux/service-kit/process/create-outage-log.ts';
import { Counter, type Registry } from 'prom-client';
import type { Deps } from '../deps.ts';
import { repeatDeletions } from './repeat-deletions.ts';

/** Services start in any order; what a restore brought back should be gone before school begins. */
const RETRY_AFTER_MS = 5_000;

/** How many accounts a restore had brought back. */
export function createDeletedAgainCounter(metrics: Registry): Counter {
  return new Counter({
    name: 'accounts_deleted_again_total',
    help: 'Accounts that a restored back-up had brought back, deleted again with all their things',
    registers: [metrics],
  });
}

/** Looks once at every start for what a restore has brought back, as soon as all services answer. */
export function startRepeating(
  deps: Pick<Deps, 'services' | 'sessions' | 'visitorMarks' | 'log'>,
  metrics: Registry,
): { close: () => Promise<void> } {
  const { log } = deps;
  const counter = createDeletedAgainCounter(metrics);
  const outages = createOutageLog(log);
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const attempt = async () => {
    try {
      await repeatDeletions(deps, { log, counter });
    } catch (error) {
      if (isClosed) return;
      outages.reportAway(error, 'deletions are not repeated yet, tried again');
      timer = setTimeout(begin, RETRY_AFTER_MS);
    }
  };
  const begin = () => {
    running = attempt();
  };
  begin();
  return {
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
