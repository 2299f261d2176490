import type { Hero } from './hero.ts';
import type { Named } from './named.ts';

/** What LUX has understood of a child's text; whatever it did not find is null. */
export interface StoryFacts {
  hero: Hero | null;
  /** Somebody beside the hero who can speak and help. */
  companion: Named | null;
  /** An animal that is not the hero, by its name where it has one. */
  animal: (Named & { isSought: boolean }) | null;
  thing: (Named & { isSought: boolean }) | null;
  /** Where it happens: `im Wald`. */
  place: string | null;
  isPresent: boolean;
}
