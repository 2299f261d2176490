import { onTestFinished } from 'vitest';

/** Whether passwords cost what they cost in the product: some 35 ms of a core each. */
export const passwordHashes = { areReal: false };

/** For the running test, which is about the hashes themselves. */
export function useRealPasswordHashes(): void {
  passwordHashes.areReal = true;
  onTestFinished(() => {
    passwordHashes.areReal = false;
  });
}
