import type { Said } from '../said/said.ts';

/** "Und in Deutschland?": the question before, of another place. */
const OF_PLACE =
  /^(?:(?:und|aber|oder) )?(?:wie (?:ist|sieht) (?:es|das) )?(?:denn )?((?:in|im|auf|auf der|auf dem) \p{L}{3,}(?: \p{L}{3,})?)(?: aus)?[ ?.!]*$/u;
/** "Der längste Fluss der Welt", "in Afrika". */
const PLACE =
  / (?:auf |in |von )?(?:der (?:ganzen )?(?:welt|erde)|europa|afrika|asien|amerika|deutschland|australien)(?=[ ?.!]|$)/u;

/**
 * The question before, asked of the place that alone is said now; null where something else is said. Both
 * are written in small letters.
 */
export function askOfPlace(said: string, before: string | undefined): string | null {
  const place = OF_PLACE.exec(said)?.[1];
  if (place === undefined || before === undefined) return null;
  return `${before.replace(/[ ?.!]+$/, '').replace(PLACE, '')} ${place}`;
}

const IS_PLACE =
  /^(?:Land|Staat|Stadt|Kontinent|Bundesland|Insel|Planet|Himmelskörper|Meer|Ozean)$/;

/** Whether a place is named: "und im Winter?" asks of none. */
export const isOfPlace = ({ mentions }: Pick<Said, 'mentions'>): boolean =>
  mentions.some(({ things }) => things.some(({ isA }) => isA.some((kind) => IS_PLACE.test(kind))));

/** Whether a question can be asked again of another place: it has a verb or names what is asked. */
export const isWhole = (said: string): boolean =>
  said.split(' ').length >= 4 && !OF_PLACE.test(said);
