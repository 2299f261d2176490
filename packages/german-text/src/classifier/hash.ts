const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** FNV-1a over part of a text, begun with a number of its own for each kind of feature. */
export function hashText(kind: number, text: string, from = 0, to = text.length): number {
  let hash = Math.imul(OFFSET ^ kind, PRIME);
  for (let at = from; at < to; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  }
  return mix(hash);
}

/** The hash of two features that stand together. */
export function hashPair(one: number, other: number): number {
  return mix(Math.imul(one, PRIME) ^ other);
}

/** Spreads the bits; thirty are left, which engines keep as small integers. */
function mix(hash: number): number {
  const half = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  const whole = Math.imul(half ^ (half >>> 12), 0x297a2d39);
  return (whole ^ (whole >>> 15)) >>> 2;
}
