import { type ApiOperation, operationsOf } from '@lux/test-kit/fuzz/operations-of.ts';
import { findKnownValues } from './find-known-values.ts';
import type { FuzzedSession } from './fuzzed-session.ts';

/**
 * Does something for all items, a few at a time, and resolves with what came of each, in their
 * order. Where one fails, nothing more is begun.
 */
export async function inLanes<Item, Result>(
  items: readonly Item[],
  lanes: number,
  act: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let hasFailed = false;
  const waiting = [...items.entries()].values();
  const lane = async () => {
    for (const [index, item] of waiting) {
      if (hasFailed) return;
      results[index] = await act(item, index).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

/** Exports everything there is, which grows with every call. */
const FIRST = /^\/api\/analytics\/(exports|stats|requests|users)/;
/** Changes what all others rely on. */
const LATE = /^\/api\/admin\/settings/;
/** Wrong guesses close the dashboard to everybody at this address for a minute. */
const LAST = /^\/api\/dashboard\/login/;

/** Groups of operations that may be tried beside each other, in the order in which to try them. */
function orderOperations(operations: readonly ApiOperation[]): ApiOperation[][] {
  const special = [FIRST, LATE, LAST].map((pattern) =>
    operations.filter((one) => pattern.test(one.path)),
  );
  const others = operations.filter((one) => !special.flat().includes(one));
  const [first = [], late = [], last = []] = special;
  return [first, others, late, last];
}

interface Options {
  url: string;
  dashboardPassword: string;
  lanes: number;
  openSession: (username: string, hasAccount: boolean) => FuzzedSession;
}

/** Somebody who tries one operation. */
interface OperationVisitor {
  session: FuzzedSession;
  /** Real things that calls of the operation can name. */
  known: Record<string, string>;
  /** Of the operation. */
  index: number;
}

/** Calls that are about accounts; for all others a visitor does. */
const ABOUT_ACCOUNTS = /^\/api\/(user|me|login|logout|register|analytics\/users)/;

/** Has somebody act for every operation of the API, a few at a time; each operation keeps its visitor. */
export function createOperationVisitors({ url, dashboardPassword, lanes, openSession }: Options) {
  const visitors = new Map<number, Promise<OperationVisitor>>();

  const open = async ({ path }: ApiOperation, index: number): Promise<OperationVisitor> => {
    const session = openSession(`fuzz-${index}`, ABOUT_ACCOUNTS.test(path));
    return { session, known: await findKnownValues(session, path, dashboardPassword), index };
  };

  const readOperations = async (): Promise<ApiOperation[]> =>
    operationsOf(await (await fetch(`${url}/api/docs/json`)).json());

  return {
    readOperations,

    /** @returns what came of each operation, in no particular order. */
    forOperations: async <Result>(
      act: (operation: ApiOperation, visitor: OperationVisitor) => Promise<Result>,
    ): Promise<Result[]> => {
      const operations = await readOperations();
      const results: Result[] = [];
      for (const group of orderOperations(operations)) {
        const some = await inLanes(group, lanes, async (operation) => {
          const index = operations.indexOf(operation);
          const visitor = visitors.get(index) ?? open(operation, index);
          visitors.set(index, visitor);
          return act(operation, await visitor);
        });
        results.push(...some);
      }
      return results;
    },
  };
}
