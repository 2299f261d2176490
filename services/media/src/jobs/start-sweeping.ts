import type { Logger } from 'pino';

const EVERY_MS = 5_000;

/** Sweeps now and every 5 s, never twice at once. @returns how to stop. */
export function startSweeping(sweep: () => Promise<unknown>, log: Logger): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  const run = () => {
    running ??= sweep()
      .catch((error: unknown) => log.warn({ err: error }, 'sweep failed'))
      .finally(() => {
        running = undefined;
      });
  };
  run();
  const timer = setInterval(run, EVERY_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
