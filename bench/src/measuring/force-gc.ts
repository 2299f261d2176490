/**
 * Clears away what the asker itself has left behind, so that its own collector, which stops it for
 * some 20 ms, does not count as time of those who are asked. Needs the flags of `npm run bench`.
 */
export function forceGc(): void {
  if (globalThis.gc === undefined) throw new Error('start it by `npm run bench`');
  globalThis.gc();
}
