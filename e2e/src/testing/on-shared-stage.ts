import { test } from 'vitest';
import { openStage } from './open-stage.ts';

/**
 * A stage that all files of one worker share: opened for the first that asks, closed after the
 * last. Who plays on it brings visitors and user names of its own, and kills nothing.
 */
export const onSharedStage = test.extend(
  'stage',
  { scope: 'worker' },
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads there what a fixture needs.
  async ({}, { onCleanup }) => {
    const stage = await openStage();
    onCleanup(stage.close);
    return stage;
  },
);
