import type { Logger } from 'pino';

/** Longest a stop may take before the process ends anyway; supervisors allow 12 s (DESIGN 2). */
const STOP_LIMIT_MS = 10_000;

/**
 * Runs one service process: starts it, and on SIGTERM or SIGINT lets it finish what is in flight
 * and exits 0. An error nobody caught ends the process with 1, for the supervisor to restart it.
 *
 * @param start opens everything and returns how to stop it.
 */
export async function runService(
  log: Logger,
  start: () => Promise<() => Promise<void>>,
): Promise<void> {
  const fail = (error: unknown) => {
    log.fatal({ err: error }, 'service failed');
    process.exit(1);
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);

  const stop = await start().catch(fail);
  if (!stop) return;

  let isStopping = false;
  const end = (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => fail(new Error('stopping took too long')), STOP_LIMIT_MS).unref();
    stop().then(() => process.exit(0), fail);
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}
