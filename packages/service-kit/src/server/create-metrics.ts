import { collectDefaultMetrics, Registry } from 'prom-client';

/** A registry with the process's own figures; each server adds its requests to it. */
export function createMetrics(service: string): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  return registry;
}
