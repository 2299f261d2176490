import { setFlagsFromString } from 'node:v8';

/** In percent of what is alive after a full collection; V8 itself took some thirty in the bff. */
const HEAP_GROWTH_PERCENT = 200;

/**
 * Has V8 look through the whole heap less often. Each such look takes two cores some 30 ms, in which
 * whoever asks has to wait; a process that serves a class under load did it every four seconds. Some
 * 100 MB of memory make that a tenth of the times.
 */
export function collectSeldom(): void {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`);
}
