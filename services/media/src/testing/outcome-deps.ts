import type { Deps } from '../deps.ts';
import type { OutcomeDeps } from '../jobs/publish-outcome.ts';

const ignoreOutcome = () => {};

/** The dependencies for publishing outcomes, without a listener: a test adds its own. */
export function outcomeDeps({ jobStore, queue, log }: Deps): OutcomeDeps {
  return {
    store: jobStore,
    queue,
    log,
    usualDuration: async () => 0,
    push: {
      toOwner: ignoreOutcome,
      toAdmins: ignoreOutcome,
      toRoom: ignoreOutcome,
      disconnect: ignoreOutcome,
    },
    tellSettled: async () => {},
    tellActivity: async () => {},
  };
}
