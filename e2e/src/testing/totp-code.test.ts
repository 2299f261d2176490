import { expect, test } from 'vitest';
import { totpCode } from './totp-code.ts';

/** `12345678901234567890`, the secret of the RFC's own examples. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [2_000_000_000, '279037'],
])('at second %d the code is the one of RFC 6238', (seconds, code) => {
  expect(totpCode(SECRET, seconds * 1000)).toBe(code);
});
