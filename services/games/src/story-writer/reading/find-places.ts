import type { StoryData } from '../data/load-story-data.ts';
import type { Clause } from './clauses/read-clause.ts';

const AWAY = /^(?:aus|von|vom)$/u;
const THERE = /^(?:in|im|ins|auf|aufs|an|am|ans|zu|zum|zur|nach|bei|beim|durch)$/u;
const LEAVING =
  /^(?:verlassen|weglaufen|weggehen|fortgehen|wegrennen|abhauen|davonlaufen|losfahren|abreisen|ausreißen|fliehen|flüchten|rauslaufen|rausgehen|hinausgehen|rausrennen|hinauslaufen|losgehen|loslaufen|aufbrechen|herauskommen|rauskommen|hinausrennen|entkommen|wegfliegen|abfliegen|davonfliegen)$/u;

export interface Whereabouts {
  /** Where the hero is now: `im Wald`; null where nobody knows. */
  here: string | null;
  /** Places the hero has left, as they are called. */
  left: string[];
}

/** Follows the hero from place to place. */
export function followHero(
  before: Whereabouts,
  clause: Clause,
  isOfHero: boolean,
  places: StoryData['nouns']['places'],
): Whereabouts {
  if (!isOfHero || clause.isNegated || clause.modal === 'wollen' || clause.modal === 'mögen')
    return before;
  const known = (lemma: string | undefined) => places.find(({ word }) => word === lemma);
  let { here } = before;
  const left = [...before.left];
  const leave = () => {
    const place = places.find(({ where }) => where === here);
    if (place) left.push(place.word);
    here = null;
  };
  if (LEAVING.test(clause.verb)) {
    const named = known(clause.objects[0]?.noun?.lemma);
    if (named) left.push(named.word);
    leave();
  }
  for (const { preposition, noun } of clause.others) {
    const place = known(noun?.lemma);
    if (!place) continue;
    if (AWAY.test(preposition)) {
      left.push(place.word);
      here = null;
    } else if (THERE.test(preposition)) {
      here = place.where;
    }
  }
  const now = places.find(({ where }) => where === here)?.word;
  return { here, left: [...new Set(left)].filter((word) => word !== now) };
}
