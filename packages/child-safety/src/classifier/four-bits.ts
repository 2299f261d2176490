/**
 * Weights in four bits: seven steps on either side of zero, their squares apart, as most weights are
 * small. Two of them share a byte in the file; in memory they are numbers from -49 to 49.
 */
export const STEPS = 7;
export const HIGHEST = STEPS * STEPS;
const ZERO = 8;

const nibbleOf = (weight: number): number => ZERO + Math.sign(weight) * Math.sqrt(Math.abs(weight));
const weightOf = (nibble: number): number => (nibble - ZERO) * Math.abs(nibble - ZERO);

/** @param weights squares of whole numbers up to seven, with a sign. */
export function packFourBits(weights: Int8Array): Uint8Array {
  const packed = new Uint8Array(packedLength(weights.length));
  weights.forEach((weight, at) => {
    packed[at >> 1] = (packed[at >> 1] ?? 0) | (nibbleOf(weight) << (at & 1 ? 4 : 0));
  });
  return packed;
}

export function unpackFourBits(packed: Uint8Array, length: number): Int8Array {
  return Int8Array.from({ length }, (_, at) =>
    weightOf(((packed[at >> 1] ?? 0) >> (at & 1 ? 4 : 0)) & 15),
  );
}

export const packedLength = (length: number): number => Math.ceil(length / 2);
