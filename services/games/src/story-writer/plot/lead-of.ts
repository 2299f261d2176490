import type { StoryCast } from '../grammar/fill-template.ts';
import type { StoryEvent } from '../reading/events/story-event.ts';
import type { StoryReading } from '../reading/read-story.ts';
import { castOfEvent } from './event-cast.ts';

const WRONGS = /^(?:enchanted|caught|stolen|teased|betrayed|threat)$/u;

/** Where the one a text names first has done the wrong, the story goes on with whom it was done to. */
export function leadOf(
  cast: StoryCast,
  event: StoryEvent | null,
  reading: StoryReading,
): StoryCast {
  if (!event?.who || !WRONGS.test(event.kind)) return cast;
  const isByHero = reading.subjects.get(event.clause)?.isHero ?? false;
  return isByHero ? { ...cast, hero: castOfEvent(cast, event).hero } : cast;
}
