import { splitSentences } from '@lux/german-text/sentences/split-sentences.ts';
import { shuffle } from '@lux/random/choose.ts';
import type { Random } from '@lux/random/random.ts';
import { fillTemplate, type StoryCast } from '../grammar/fill-template.ts';

const OF_HERO = /^\{hero\} \{/;
const OF_OTHERS = /\{(helper|companion|animal|beide)/;

export interface StoryText {
  /** Adds a block, unless one of its sentences is there already. @returns whether it was added. */
  add: (template: string | undefined, cast: StoryCast) => boolean;
  /** Adds the first of several, in any order, that is not there already. */
  addOneOf: (templates: readonly string[], cast: StoryCast, random: Random) => boolean;
  /** Whether a block is there already, in the child's text or in ours. */
  has: (template: string, cast: StoryCast) => boolean;
  countSentences: () => number;
  text: () => string;
}

/** A story as it grows; no sentence comes twice in it, nor one that the child's text has. */
export function createStoryText(childText = ''): StoryText {
  const seen = new Set(splitSentences(childText).map(keyOf));
  const told: string[] = [];

  const keysOf = (template: string, cast: StoryCast) => {
    return splitSentences(fillTemplate(template, cast)).map(keyOf);
  };
  let isHeroClear = false;

  const add = (template: string | undefined, cast: StoryCast) => {
    if (template === undefined) return false;
    const isOfHero = OF_HERO.test(template);
    const sentences = splitSentences(
      isHeroClear && isOfHero
        ? fillTemplate(template.replace('{hero}', '{er}'), { ...cast, isHeroClear })
        : fillTemplate(template, cast),
    );
    const keys = sentences.map(keyOf);
    if (keys.some((key) => seen.has(key))) return false;
    for (const key of keys) seen.add(key);
    told.push(...sentences);
    isHeroClear = isOfHero && sentences.length === 1 && !OF_OTHERS.test(template);
    return true;
  };
  return {
    add,
    addOneOf: (templates, cast, random) =>
      shuffle(random, templates).some((template) => add(template, cast)),
    has: (template, cast) => keysOf(template, cast).some((key) => seen.has(key)),
    countSentences: () => told.length,
    text: () => told.join(' '),
  };
}

function keyOf(sentence: string): string {
  return sentence
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();
}
