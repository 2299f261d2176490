import { MathOperation } from '@lux/contracts/games/math-operation.ts';

/** Adds or takes away a kind of sum, in the order of the screen; the last one remains (SPEC 5). */
export function toggleOperation(
  operations: readonly MathOperation[],
  toggled: MathOperation,
): MathOperation[] {
  const wanted = MathOperation.options.filter(
    (one) => operations.includes(one) !== (one === toggled),
  );
  return wanted.length === 0 ? [...operations] : wanted;
}
