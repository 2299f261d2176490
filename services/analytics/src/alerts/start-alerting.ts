import type { Deps } from '../deps.ts';
import { tellDueAlerts } from './tell-due-alerts.ts';
import { tellSecondCircle } from './tell-second-circle.ts';

/** So long at most after a sign of danger was stored, people are told. */
const LOOK_EVERY_MS = 5_000;

/** Looks for alerts that are due, again and again; any number of copies may. */
export function startAlerting(deps: Deps): { close: () => Promise<void> } {
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  const look = () => {
    running = tellDueAlerts(deps)
      .finally(() => tellSecondCircle(deps))
      .catch((error: unknown) => {
        deps.log.warn({ err: error }, 'no look for alerts, the next one follows');
      })
      .then(() => {
        if (!isClosed) timer = setTimeout(look, LOOK_EVERY_MS);
      });
  };
  void deps.mongo.whenReady.then(() => isClosed || look());

  return {
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
