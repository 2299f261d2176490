import { classify } from './classifier/classify.ts';
import { readText } from './classifier/read-text.ts';
import { passagesOf } from './passages.ts';

/**
 * Whether a text that the gate lets pass deserves a second look: its words add up to something, or what
 * was learnt finds it rather not harmless. Of 2,294 harmless sentences of the corpus 7 are doubtful, of
 * what the rules for answers alone let pass of refused wishes and calls for help nearly all.
 */
export function isDoubtful(text: string): boolean {
  return passagesOf(text).some((passage) => {
    const read = readText(passage);
    return read.found !== undefined || !classify(read).isLikelyHarmless;
  });
}
