import { shuffle } from '@lux/random/choose.ts';
import type { StoryTask } from '../../data/load-story-data.ts';
import { declineName, type Named } from '../../grammar/decline-name.ts';
import type { StoryCast } from '../../grammar/fill-template.ts';
import { traitSentence } from '../../grammar/trait-sentence.ts';
import { isTold } from '../../understanding/is-told.ts';
import type { StoryText } from '../create-story-text.ts';
import { fitsPlace } from './places.ts';

/**
 * Lets somebody come to help, and says who: a character of the child's that is not in the story yet, else
 * somebody who is there already, else one of the theme's who fits the place.
 */
export function introduceHelper(
  story: StoryText,
  cast: StoryCast,
  { data, theme, ageGroup, characters, context, random }: StoryTask,
  { companion = null, place }: { companion?: Named | null; place: string | null },
): Named {
  const { frames, themes } = data;
  const present = `${context} ${story.text()} ${cast.hero.nom}`;
  const own = characters.find(({ name }) => !present.includes(name));
  if (own) {
    const helper = declineName(own.name, data);
    story.addOneOf(frames.ownHelpers[ageGroup], { ...cast, helper }, random);
    story.add(traitSentence(own, data, cast.isPresent), cast);
    return helper;
  }
  const { helpers } = themes[theme];
  const here = helpers.find((one) => isTold(one, context));
  if (here) return here;
  const [second] = characters.filter(({ name }) => !cast.hero.nom.includes(name));
  const known = companion ?? (second ? declineName(second.name, data) : null);
  if (known) {
    story.addOneOf(frames.ownHelpers[ageGroup], { ...cast, helper: known }, random);
    return known;
  }
  for (const helper of shuffle(random, helpers)) {
    if (present.includes(helper.mark) || !fitsPlace(helper, place)) continue;
    if (story.add(helper[ageGroup], { ...cast, helper })) return helper;
  }
  return { nom: 'ein guter Freund', acc: 'einen guten Freund', dat: 'einem guten Freund' };
}
