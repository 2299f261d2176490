import { checkImagePrompt } from '@lux/child-safety/check-image-prompt.ts';
import { errors } from '../errors.ts';

/**
 * The gate before the brush (DESIGN 6): a refused wish is neither stored nor painted. Always on
 * here; should it break, the wish fails with it. Several texts are checked each by itself, and
 * together, since what one begins another may end.
 *
 * @throws NOT_CHILD_SAFE or CRISIS, 422, with the gate's answer as message.
 */
export function ensureChildSafe(...given: string[]): void {
  const texts = given.filter(Boolean);
  for (const text of new Set([...texts, texts.join('. ')])) {
    const check = checkImagePrompt(text);
    if (check.verdict === 'crisis') throw errors.CRISIS({ message: check.answer });
    if (check.verdict !== 'ok') throw errors.NOT_CHILD_SAFE({ message: check.answer });
  }
}
