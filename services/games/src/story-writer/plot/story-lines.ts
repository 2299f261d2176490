import { splitSentences } from '@lux/german-text/sentences/split-sentences.ts';
import { shuffle } from '@lux/random/choose.ts';
import type { StoryTask } from '../data/load-story-data.ts';
import type { Scene } from '../data/scene-file.ts';
import { fillTemplate, isFillable, type StoryCast } from '../grammar/fill-template.ts';
import type { StoryReading } from '../reading/read-story.ts';
import { contradicts } from './contradicts.ts';
import type { StoryText } from './create-story-text.ts';

export interface StoryLines {
  /** Adds one that can be filled and contradicts nothing. @returns whether there was one. */
  addOneOf: (
    templates: readonly string[] | undefined,
    cast: StoryCast,
    isSolved?: boolean,
  ) => boolean;
}

/** Adds lines to a story, each checked against what the child's story says. */
export function createStoryLines(
  story: StoryText,
  reading: StoryReading,
  { data, random }: Pick<StoryTask, 'data' | 'random'>,
): StoryLines {
  return {
    addOneOf: (templates, cast, isSolved = false) => {
      const fitting = shuffle(random, templates ?? []).filter((one) => isFillable(one, cast));
      return fitting.some((template) => {
        const isWrong = splitSentences(fillTemplate(template, cast)).some((sentence) =>
          contradicts(sentence, reading, data, isSolved),
        );
        return !isWrong && story.add(template, cast);
      });
    },
  };
}

/** Where nothing has said yet whom it is about, only the lines that do. */
export function naming(
  templates: readonly string[],
  story: StoryText,
  { hero }: StoryCast,
): readonly string[] {
  if (
    new RegExp(
      `(?<!\\p{L})(?:${[hero.nom, hero.ihn, hero.ihm].map(RegExp.escape).join('|')})(?!\\p{L})`,
      'iu',
    ).test(story.text())
  )
    return templates;
  return templates.filter((one) => one.includes('{hero}'));
}

/** The lines of a good end that say most about this event: with its thing, its people, its wish. */
export function solvedLines(
  scene: Scene,
  ageGroup: StoryTask['ageGroup'],
  { roles = {}, words = {} }: StoryCast,
): readonly string[] {
  const { solvedWish, solvedWhat, solvedOther, solvedAlone, solved } = scene;
  if (solvedWish && Object.hasOwn(words, 'wish')) return solvedWish[ageGroup];
  if (solvedWhat && Object.hasOwn(roles, 'what')) return solvedWhat[ageGroup];
  if (solvedOther && Object.hasOwn(roles, 'other')) return solvedOther[ageGroup];
  if (solvedAlone && !Object.hasOwn(roles, 'other')) return solvedAlone[ageGroup];
  return solved[ageGroup];
}
