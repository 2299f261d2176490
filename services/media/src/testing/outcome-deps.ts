import type { Deps } from '../deps.ts';
import type { OutcomeDeps } from '../jobs/publish-outcome.ts';

const nobodyHears = () => {};

/** What outcomes are told with, to nobody: a test puts its own listener in. */
export function outcomeDeps({ jobStore, queue, log }: Deps): OutcomeDeps {
  return {
    store: jobStore,
    queue,
    log,
    usualDuration: async () => 0,
    push: { toOwner: nobodyHears, toAdmins: nobodyHears, disconnect: nobodyHears },
    tellSettled: async () => {},
    tellActivity: async () => {},
  };
}
