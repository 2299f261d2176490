import { LettersContent } from '@lux/contracts/games/letters-content.ts';

const Story = LettersContent.shape.stories.element;

/** An entry of `data/letters/stories.yaml`; without a theme it is for every child. */
export const StoryEntry = Story.extend({
  id: Story.shape.id.regex(/^story-\d{3}$/),
  theme: Story.shape.theme.default(null),
}).strict();
