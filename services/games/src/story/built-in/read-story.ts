import { isTold } from './is-told.ts';
import type { StoryFacts } from './story-facts.ts';
import type { StoryOrder } from './story-order.ts';
import { understandText } from './understand-text.ts';

/** What LUX has understood of a story to go on with; its own helper is no animal of the child's. */
export function readStory({ context, data, theme, characters }: StoryOrder): StoryFacts {
  const facts = understandText(
    context,
    data,
    characters.map(({ name }) => name),
  );
  const helper = data.themes[theme].helpers.find((one) => isTold(one, context));
  const [, kind = ''] = facts.animal?.nom.split(' ') ?? [];
  return kind !== '' && helper?.nom.includes(kind) ? { ...facts, animal: null } : facts;
}
