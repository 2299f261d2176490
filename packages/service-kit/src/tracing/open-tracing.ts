import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { TracingConfig } from '../config/choose-tracing.ts';
import { createTracerProvider } from './create-tracer-provider.ts';
import { noteTracing } from './origin.ts';
import { traceCalls } from './trace-calls.ts';
import { traceEngines } from './trace-engines.ts';
import { traceServers } from './trace-servers.ts';
import { traceWork } from './trace-work.ts';

/** A collector that is away must not hold up a stop. */
const LAST_SPANS_LIMIT_MS = 2_000;

/** Traces this process. Loaded only where that is wanted. @returns how to stop, which sends the rest. */
export function openTracing(config: TracingConfig, log: Logger): () => Promise<void> {
  const provider = createTracerProvider(config, log);
  const tracer = provider.getTracer('lux');
  noteTracing(true);
  const stops = [
    traceServers(tracer, config.isCallerTrusted),
    traceCalls(tracer),
    traceWork(tracer),
    traceEngines(tracer),
  ];
  return async () => {
    for (const stop of stops) stop();
    noteTracing(false);
    const sent = provider.shutdown().catch(() => {});
    await Promise.race([sent, pause(LAST_SPANS_LIMIT_MS, undefined, { ref: false })]);
  };
}
