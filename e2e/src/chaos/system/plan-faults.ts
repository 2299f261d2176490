import { shuffle } from '@lux/random/choose.ts';
import type { Random } from '@lux/random/random.ts';
import type { ProviderState } from './open-provider.ts';

export type Fault =
  | { kind: 'kill' | 'stop' | 'restart'; target: string }
  | { kind: 'provider'; target: Exclude<ProviderState, 'well'> };

/** After so many steps of a plan each kind of fault has been made. */
export const STEPS_WITH_EVERY_KIND = 4;

const KINDS = ['kill', 'stop', 'restart'] as const;
/** Engines leave a SIGTERM to their supervisor, which ends them after the services. */
const ENGINE_KINDS = ['kill', 'stop'] as const;
const ENGINES = ['mongodb', 'valkey'];
const PROVIDER_STATES = ['hang', 'error', 'busy', 'reset'] as const;

/**
 * What goes wrong in a row, without an end: an engine alone, so that it can be seen what children
 * hear then; a service beside the provider, an engine, or another service. The kinds take turns, and
 * each fault comes before any comes again.
 */
export function* planFaults(random: Random, services: readonly string[]): Generator<Fault[]> {
  const engines = faultsOf(random, ENGINES, ENGINE_KINDS);
  const others = faultsOf(random, services, KINDS);
  const providerFaults = providerFaultsOf(random);
  for (;;) {
    yield [engines.next().value];
    yield [others.next().value, providerFaults.next().value];
    yield [engines.next().value, others.next().value];
    yield two(others.next().value, others.next().value);
  }
}

function* faultsOf(
  random: Random,
  targets: readonly string[],
  kinds: readonly (typeof KINDS)[number][],
): Generator<Fault, never> {
  for (;;) {
    const rows = shuffle(random, kinds).map((kind) => ({ kind, left: shuffle(random, targets) }));
    for (let count = 0; count < targets.length; count += 1) {
      for (const { kind, left } of rows) yield { kind, target: left[count] ?? '' };
    }
  }
}

function* providerFaultsOf(random: Random): Generator<Fault, never> {
  for (;;)
    for (const target of shuffle(random, PROVIDER_STATES)) yield { kind: 'provider', target };
}

function two(one: Fault, other: Fault): Fault[] {
  return one.target === other.target ? [one] : [one, other];
}
