import { checkImagePrompt } from '@lux/child-safety/check-image-prompt.ts';
import { checkNeverPainted } from '@lux/child-safety/check-never-painted.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';

/**
 * The gate before the brush (DESIGN 6): a refused wish is neither stored nor painted. With the
 * child-safe mode off (SPEC 3) it stops only what is never painted; where the settings cannot be
 * read and never were, it is on; should it break, the wish fails with it. Several texts are checked
 * each by itself, and together, since what one begins another may end.
 *
 * @throws NOT_CHILD_SAFE, NOT_UNDERSTOOD or CRISIS, 422, with the gate's answer as message.
 */
export async function ensureChildSafe(
  { readSettings }: Pick<Deps, 'readSettings'>,
  ...given: string[]
): Promise<void> {
  const { childSafeMode } = await readSettings();
  const checkText = childSafeMode ? checkImagePrompt : checkNeverPainted;
  const texts = given.filter(Boolean);
  for (const text of new Set([...texts, texts.join('. ')])) {
    const check = checkText(text);
    if (check.verdict === 'crisis') {
      throw errors.CRISIS({ message: check.answer, danger: check.category });
    }
    if (check.verdict === 'unclear') throw errors.NOT_UNDERSTOOD({ message: check.answer });
    if (check.verdict !== 'ok') throw errors.NOT_CHILD_SAFE({ message: check.answer });
  }
}
