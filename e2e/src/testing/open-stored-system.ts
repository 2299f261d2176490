import { copyDatabases } from '@lux/test-kit/copy-databases.ts';
import { findInDatabases, findInRedis } from '@lux/test-kit/find-in-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { test } from 'vitest';
import { openSystem } from './open-system.ts';
import { Visitor } from './visitor.ts';

/** Services' databases are `lux-accounts` and so on. */
const DATABASE_PREFIX = 'lux-';

/**
 * A system whose databases and Redis tests look into, for all files of
 * `stored/`: opened for the first, closed after the last. Each test looks for words that only it brought.
 */
export const testOnStoredSystem = test.extend(
  'stored',
  { scope: 'worker' },
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads there what a fixture needs.
  async ({}, { onCleanup }) => {
    const { stack, close } = await openSystem();
    onCleanup(close);
    const { mongodbUri, redisUrl } = stack;
    const visitors: Visitor[] = [];
    return {
      stack,

      openVisitor: () => {
        const visitor = new Visitor(stack.url);
        visitors.push(visitor);
        return visitor;
      },
      /** Ends the connections of all visitors so far. */
      closeVisitors: () => {
        for (const visitor of visitors.splice(0)) visitor.close();
      },

      copyDatabases: () => copyDatabases(mongodbUri, DATABASE_PREFIX),
      /** Names the collections that hold one of the texts. */
      findInDatabases: (...texts: string[]) => findInDatabases(mongodbUri, DATABASE_PREFIX, texts),
      /** What was still under way, such as the last count's own event, is stored for a moment and then forgotten. */
      waitUntilGone: (texts: string[]) =>
        waitFor(
          async () => (await findInDatabases(mongodbUri, DATABASE_PREFIX, texts)).length === 0,
          {
            what: 'the last trace to go',
          },
        ),
      /** Names the keys that hold one of the texts. */
      findInRedis: (...texts: string[]) => findInRedis(redisUrl, '', texts),
    };
  },
);
