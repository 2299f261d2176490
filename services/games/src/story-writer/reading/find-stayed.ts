import type { StoryData } from '../data/load-story-data.ts';
import { createHero, type Hero } from '../grammar/create-hero.ts';
import { declineName } from '../grammar/decline-name.ts';
import { guessGender } from '../understanding/guess-gender.ts';
import type { StoryEvent } from './events/story-event.ts';

/** `Oskar und sein Hund Bello`, and Bello has run away: the story goes on with Oskar. Null where both are there. */
export function whoStayed(
  hero: Hero | null,
  open: readonly StoryEvent[],
  text: string,
  data: StoryData,
): Hero | null {
  const [one = '', other = '', ...more] = hero?.nom.split(' und ') ?? [];
  if (other === '' || more.length > 0 || !data.firstNames.has(one)) return null;
  const noun = other.split(' ').at(-1) ?? '';
  const isGone = open.some(({ kind, what }) => {
    const key = what?.key ?? '';
    const isOther = key === noun || text.includes(`${noun} ${key}`);
    return /^(?:lostBeing|stolen)$/u.test(kind) && key !== '' && isOther;
  });
  return isGone ? createHero(guessGender(one, text, data), declineName(one, data)) : null;
}
