import { tracingChannel } from 'node:diagnostics_channel';
import type { Span } from '@opentelemetry/api';

/** Something done outside of requests: one attempt at a job, or one batch of events. */
export interface Work {
  name: string;
  attributes: Record<string, string | number>;
  /** The `traceparent` of what ordered it. */
  parent?: string | undefined;
  /** The `traceparent`s of what it is about, where that is more than one thing. */
  links?: string[];
}

/** Where jobs and consumers tell of their work. Costs nothing without a listener. */
export const workChannel = tracingChannel<Span, Work>('lux:work');
