import type { StoryData } from '../data/load-story-data.ts';
import { readClause } from '../reading/read-clause.ts';
import type { StoryReading } from '../reading/read-story.ts';
import { splitClauses } from '../reading/split-clauses.ts';

const MOVING =
  /^(?:gehen|laufen|rennen|schleichen|folgen|weitergehen|losgehen|losrennen|hinterherschleichen|hinterherrennen|umdrehen|klettern|springen|aufspringen|wandern|hinausrennen|stampfen|beeilen)$/u;
/** What is lost may still be missing, sought or found. */
const OF_LOST = /^(?:sein|bleiben|fehlen|verschwinden|liegen|werden|haben)$/u;

/** What is so at this point of the story. */
export type StoryState = Pick<StoryReading, 'left' | 'open' | 'hero'>;

/**
 * Whether a sentence says what cannot be: the hero walks while caught, is where they have left, or
 * somebody lost speaks or helps. `isSolved`: the sentence is the one that puts it right.
 */
export function contradicts(
  sentence: string,
  state: StoryState,
  data: StoryData,
  isSolved = false,
): boolean {
  const heroName = state.hero?.nom ?? '';
  const isName = (word: string) => data.firstNames.has(word) || heroName.split(' ').includes(word);
  const isBound = state.open.some(
    ({ kind, who }) => who === null && data.scenes.get(kind)?.isBound,
  );
  const lost = state.open.flatMap(({ kind, what }) =>
    /^lost|^stolen/u.test(kind) && what ? [what.key] : [],
  );
  return splitClauses(sentence, data.language)
    .map((raw) => readClause(raw, data.language, isName))
    .some(({ verb, subject, others, lower }) => {
      const key = subject?.noun?.lemma ?? subject?.head ?? '';
      const isOfHero =
        heroName.includes(subject?.text ?? heroName) || key === 'ich' || key === 'wir';
      if (isBound && !isSolved && isOfHero && MOVING.test(verb) && !lower.includes('gedanken'))
        return true;
      if (
        others.some(
          ({ noun, preposition }) =>
            state.left.includes(noun?.lemma ?? '') && !/^(?:aus|von|vom)$/u.test(preposition),
        )
      )
        return true;
      return !isSolved && lost.includes(key) && !OF_LOST.test(verb);
    });
}
