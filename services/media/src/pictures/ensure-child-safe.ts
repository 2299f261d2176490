import { checkText } from '@lux/child-safety/check-text.ts';
import { errors } from '../errors.ts';

/**
 * The gate before the brush (DESIGN 6): a refused wish is neither stored nor painted. Always on
 * here; should it break, the wish fails with it.
 *
 * @throws NOT_CHILD_SAFE or CRISIS, 422, with the gate's answer as message.
 */
export function ensureChildSafe(prompt: string): void {
  const check = checkText(prompt);
  if (check.verdict === 'ok') return;
  if (check.verdict === 'crisis') throw errors.CRISIS({ message: check.answer });
  throw errors.NOT_CHILD_SAFE({ message: check.answer });
}
