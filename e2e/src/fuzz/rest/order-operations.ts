import type { ApiOperation } from '@lux/test-kit/odd/operations-of.ts';

/** Exports everything there is, which grows with every call. */
const FIRST = /^\/api\/analytics\/(exports|stats|requests|users)/;
/** Changes what all others rely on. */
const LAST = /^\/api\/admin\/settings/;

/** Groups of operations that may be tried beside each other, in the order in which to try them. */
export function orderOperations(operations: readonly ApiOperation[]): ApiOperation[][] {
  const isIn = (pattern: RegExp) => (one: ApiOperation) => pattern.test(one.path);
  const between = operations.filter((one) => !isIn(FIRST)(one) && !isIn(LAST)(one));
  return [operations.filter(isIn(FIRST)), between, operations.filter(isIn(LAST))];
}
