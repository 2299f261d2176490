import type { Operation } from '../operation.ts';
import { addingStories } from './adding-stories.ts';
import { multiplyingStories } from './multiplying-stories.ts';
import { sharingStories } from './sharing-stories.ts';
import type { Story } from './story.ts';
import { takingStories } from './taking-stories.ts';

/** All story problems, by what has to be done. */
export const stories: Readonly<Record<Operation, readonly Story[]>> = {
  '+': addingStories,
  '-': takingStories,
  '*': multiplyingStories,
  '/': sharingStories,
};
