import type { Logger } from 'pino';
import type { TracingConfig } from '../config/choose-tracing.ts';
import { startTracing } from '../tracing/start-tracing.ts';
import { endWhenHung } from './end-when-hung.ts';
import { lowerPriority } from './lower-priority.ts';

/**
 * Runs one service process: starts it, and on SIGTERM or SIGINT lets it finish what is in flight
 * and exits 0. An error nobody caught ends the process with 1, for the supervisor to restart it; one
 * whose event loop stands still for a minute is killed.
 *
 * @param tracing as `chooseTracing` decides; null: this process does not trace.
 * @param niceness how far the process gives way to the others (`lowerPriority`).
 * @param stop how long a stop may take before the process ends anyway.
 * @param start opens everything and returns how to stop it.
 */
export async function runService(
  {
    log,
    tracing,
    niceness = 0,
    stop: { limitMs },
  }: {
    log: Logger;
    tracing: TracingConfig | null;
    niceness?: number;
    stop: { limitMs: number };
  },
  start: () => Promise<() => Promise<void>>,
): Promise<void> {
  const fail = (error: unknown) => {
    log.fatal({ err: error }, 'service failed');
    process.exit(1);
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);

  const stopTracing = await startTracing(tracing, log).catch(fail);
  const stop = await start().catch(fail);
  if (!stop || !stopTracing) return;
  // Not before: others wait for it to start.
  if (niceness > 0) lowerPriority(niceness);
  endWhenHung();

  let isStopping = false;
  const end = (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => fail(new Error('stopping took too long')), limitMs).unref();
    stop()
      .then(stopTracing)
      .then(() => process.exit(0), fail);
  };
  process.on('SIGTERM', end);
  // A terminal's Ctrl-C reaches the supervisor, too, which ends all of them in order.
  const isSupervised = process.send !== undefined;
  if (!isSupervised) process.on('SIGINT', end);
}
