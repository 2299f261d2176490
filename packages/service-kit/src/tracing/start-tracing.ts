import type { Logger } from 'pino';
import type { TracingConfig } from '../config/choose-tracing.ts';

/**
 * Switches tracing on for what is made from now on. Off, nothing of OpenTelemetry's SDK is loaded.
 *
 * @returns how to stop, which sends what is left.
 */
export async function startTracing(
  config: TracingConfig | null,
  log: Logger,
): Promise<() => Promise<void>> {
  if (!config) return async () => {};
  const { openTracing } = await import('./open-tracing.ts');
  return openTracing(config, log);
}
