import type { Deps } from '../deps.ts';
import { tellDueAlerts } from './tell-due-alerts.ts';
import { tellSecondCircle } from './tell-second-circle.ts';

/** So long at most after a sign of danger was stored, people are told. */
const LOOK_EVERY_MS = 5_000;

/**
 * Looks for alerts that are due, again and again; any number of copies may. The second circle has a
 * look of its own: its mail server may hang without keeping the first from hearing of another child.
 */
export function startAlerting(deps: Deps): { close: () => Promise<void> } {
  const looks = [
    repeat(deps, () => tellDueAlerts(deps)),
    repeat(deps, () => tellSecondCircle(deps)),
  ];
  return {
    close: async () => {
      await Promise.all(looks.map((look) => look.close()));
    },
  };
}

/** Does it again and again, `LOOK_EVERY_MS` after it was done. */
function repeat({ mongo, log }: Pick<Deps, 'mongo' | 'log'>, work: () => Promise<void>) {
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  const look = () => {
    running = work()
      .catch((error: unknown) => {
        log.warn({ err: error }, 'no look for alerts, the next one follows');
      })
      .then(() => {
        if (!isClosed) timer = setTimeout(look, LOOK_EVERY_MS);
      });
  };
  void mongo.whenReady.then(() => isClosed || look());

  return {
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
