import { splitSentences } from '@lux/german-text/sentences/split-sentences.ts';
import { shuffle } from '@lux/random/choose.ts';
import type { StoryTask } from '../data/load-story-data.ts';
import { fillTemplate, isFillable, type StoryCast } from '../grammar/fill-template.ts';
import type { StoryReading } from '../reading/read-story.ts';
import { contradicts, isOfNobody } from './contradicts.ts';
import type { StoryText } from './create-story-text.ts';

export interface StoryLines {
  /** Adds one that can be filled and contradicts nothing. @returns whether there was one. */
  addOneOf: (
    templates: readonly string[] | undefined,
    cast: StoryCast,
    isSolved?: boolean,
  ) => boolean;
  /** The same of lines of a kind that is sure: they may tell of the days that follow. */
  addSure: (templates: readonly string[], cast: StoryCast) => boolean;
}

/** `„Es tut mir leid“, {sagte} {hero}`: several do not say so. */
const SAID_BY_ONE =
  /„[^“]*(?<!\p{L})(?:mir|mich|ich)(?!\p{L})[^“]*“,? \{\p{Ll}+\} \{hero\}|\{sagte\} \{hero\}[^„]*„[^“]*(?<!\p{L})(?:mir|mich|ich)(?!\p{L})/u;

/** Adds lines to a story, each checked against what the child's story says. */
export function createStoryLines(
  story: StoryText,
  reading: StoryReading,
  { data, random }: Pick<StoryTask, 'data' | 'random'>,
): StoryLines {
  const fittingOf = (templates: readonly string[] | undefined, cast: StoryCast) =>
    shuffle(random, templates ?? []).filter(
      (one) => isFillable(one, cast) && !(cast.hero.verb === 'several' && SAID_BY_ONE.test(one)),
    );
  return {
    addSure: (templates, given) => {
      const cast = withoutSelf(given);
      return fittingOf(templates, cast).some(
        (template) =>
          !splitSentences(fillTemplate(template, cast)).some((one) => isOfNobody(one, reading)) &&
          story.add(template, cast),
      );
    },
    addOneOf: (templates, given, isSolved = false) => {
      const cast = withoutSelf(given);
      return fittingOf(templates, cast).some((template) => {
        const isWrong = splitSentences(fillTemplate(template, cast)).some((sentence) =>
          contradicts(sentence, reading, data, isSolved),
        );
        return !isWrong && story.add(template, cast);
      });
    },
  };
}

/** Nobody helps or finds themselves: who the line is about is no `{friend}`. */
function withoutSelf(cast: StoryCast): StoryCast {
  const bare = (nom: string) => nom.replace(/^(?:der|die|das|den|zwei|drei|alle) /u, '');
  const roles = Object.entries(cast.roles ?? {}).filter(
    ([role, one]) => role !== 'friend' || bare(one.nom) !== bare(cast.hero.nom),
  );
  return { ...cast, roles: Object.fromEntries(roles) };
}
