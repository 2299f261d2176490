import { expect, test } from 'vitest';
import { packedLength, packFourBits, unpackFourBits } from './four-bits.ts';

test('packed weights come back as they were, in half the bytes', () => {
  const weights = Int8Array.of(0, 49, -49, 1, -1, 36, -4, 25, -16);
  const packed = packFourBits(weights);
  expect(packed.length).toBe(packedLength(weights.length));
  expect([...unpackFourBits(packed, weights.length)]).toEqual([...weights]);
});
