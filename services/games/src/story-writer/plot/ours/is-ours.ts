import { splitSentences } from '@lux/german-text/sentences/split-sentences.ts';
import type { StoryTask } from '../../data/load-story-data.ts';
import { isTold } from '../../understanding/is-told.ts';

/** Whether a story goes on from one that LUX began: its plot is one of the theme's then. */
export function isOurPlot({ context, data, theme }: StoryTask): boolean {
  const { wishes, obstacles, helpers, places } = data.themes[theme];
  const told = [...wishes, ...obstacles, ...helpers, ...places].filter((one) =>
    isTold(one, context),
  );
  // One block may be like a child's own words by chance.
  return told.length > 1 || data.frames.events.some((one) => isTold(one, context));
}

/** Whether the last sentences are LUX's own, so that the child has added nothing to take up. */
export function endsWithOurs({ context, data, theme, ageGroup }: StoryTask): boolean {
  const { wishes, obstacles } = data.themes[theme];
  const tail = splitSentences(context).slice(-3).join(' ');
  const blocks = [...wishes, ...obstacles, ...data.frames.events];
  const isHook = data.frames.hooks[ageGroup].some((hook) => sharesEnd(hook, tail));
  return isHook && blocks.some((one) => isTold(one, tail));
}

/** A hook's own words at the end of a text. */
function sharesEnd(hook: string, text: string): boolean {
  const words = hook.replaceAll(/\{[^}]*\}|\[[^\]]*\]/gu, ' ').match(/\p{L}{3,}/gu) ?? [];
  const last = splitSentences(text).at(-1) ?? '';
  return words.length > 0 && words.every((word) => last.includes(word));
}
