import type { StoryAnswer, StoryRequest } from '@lux/contracts/games/story.ts';
import { createRandom } from '@lux/random/random.ts';
import type { StoryData } from './data/load-story-data.ts';
import { createHero } from './grammar/create-hero.ts';
import { findGrave } from './grave/find-grave.ts';
import { createStoryText } from './plot/create-story-text.ts';
import { readStoryText } from './reading/read-story.ts';

/**
 * An answer without a single word of the child's, which no gate has a reason to stop; null for what is made
 * of the child's words alone.
 */
export function writePlainly(
  data: StoryData,
  wish: Omit<StoryRequest, 'visitorToken'>,
  seed: number,
): StoryAnswer | null {
  const { mode, context, characters, ageGroup } = wish;
  if (mode === 'tips') return TIPS;
  if (mode !== 'continue' && mode !== 'complete') return null;
  const { isPresent } = readStoryText({ context, characters, data });
  const hero = createHero('several', { nom: 'alle', acc: 'alle', dat: 'allen' });
  const cast = { hero, isPresent, verbs: data.verbs };
  const { helps, trust } = data;
  const random = createRandom(seed);
  const part = mode === 'continue' ? 'next' : 'end';
  const grave = findGrave(context);
  const lines = grave
    ? trust.nobody[part][ageGroup === 'small' ? 'small' : 'older']
    : part === 'next'
      ? helps.opens[ageGroup]
      : helps.closings[ageGroup];
  const story = createStoryText();
  story.addOneOf(lines, cast, random);
  return { text: story.text() };
}

const TIPS = {
  positives: ['Du hast dir eine eigene Geschichte ausgedacht. Das ist schön!'],
  tips: ['Lies deine Geschichte einmal laut vor. Klingt jeder Satz so, wie du ihn meinst?'],
  idea: 'Wer kommt als Nächstes in deiner Geschichte vor?',
};
