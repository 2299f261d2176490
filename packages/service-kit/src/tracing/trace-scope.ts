import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';

/** The span in which the code at hand runs; always empty where tracing is off. */
export const traceScope = new AsyncLocalStorage<Span>();
