import { StoryCharacter } from '@lux/contracts/games/story-character.ts';
import { StoryTips } from '@lux/contracts/games/story-tips.ts';
import { findObjects } from '../../quiz/model-answer/find-objects.ts';
import { readStoryText } from './read-story-text.ts';

const SCHEMAS = { character: StoryCharacter, tips: StoryTips };

/** The figure or the tips in what a model wrote, whatever stands around the JSON; null where not all parts are there (SPEC 5). */
export function readStoryParts(
  mode: 'character' | 'tips',
  written: string,
): StoryCharacter | StoryTips | null {
  for (const value of findObjects(written)) {
    const parsed = SCHEMAS[mode].safeParse(value);
    if (!parsed.success) continue;
    const texts = Object.values(parsed.data).flat();
    // What is meant for a machine is no text for a child.
    if (texts.every((text) => readStoryText(`${text}.`) !== null)) return parsed.data;
  }
  return null;
}
