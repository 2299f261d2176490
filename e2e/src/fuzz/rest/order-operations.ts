import type { ApiOperation } from '@lux/test-kit/fuzz/operations-of.ts';

/** Exports everything there is, which grows with every call. */
const FIRST = /^\/api\/analytics\/(exports|stats|requests|users)/;
/** Changes what all others rely on. */
const LATE = /^\/api\/admin\/settings/;
/** Wrong guesses close the dashboard to everybody at this address for a minute. */
const LAST = /^\/api\/dashboard\/login/;

/** Groups of operations that may be tried beside each other, in the order in which to try them. */
export function orderOperations(operations: readonly ApiOperation[]): ApiOperation[][] {
  const special = [FIRST, LATE, LAST].map((pattern) =>
    operations.filter((one) => pattern.test(one.path)),
  );
  const others = operations.filter((one) => !special.flat().includes(one));
  const [first = [], late = [], last = []] = special;
  return [first, others, late, last];
}
