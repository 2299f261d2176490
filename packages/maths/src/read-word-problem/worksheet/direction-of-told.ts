import { directionOf } from '../events.ts';
import { readDeed } from '../verbs.ts';
import type { Told } from './mention.ts';

/** What is bought is paid for. */
export const SPENDS =
  /^(?:kauf\p{L}*|gekauft|bezahl\p{L}*|zahl\p{L}*|ausgeb\p{L}*|ausgegeben|spend\p{L}*)$/u;

/** "10 kommen in die Suppe" are gone from where they were. */
const PUT_AWAY = /(?<!\p{L})komm(?:en|t) (?:in|auf) (?:d(?:ie|en|as)|eine?n?)(?!\p{L})/u;

/** "Und lege 2 wieder rein" are there again. */
const PUT_BACK =
  /(?<!\p{L})wieder (?:da)?(?:rein|hinein|herein|drauf|hinauf|dazu|zurück)(?!\p{L})/u;

const TAKES = /^(?:nehme?n?|nimmt|nahm(?:en)?)$/;
const MORE = /^(?:noch|dazu|hinzu|neue?|mehr)$/;

/** The directions of all that is told: what is put back was taken before. */
export function directionsOfTold(told: readonly Told[]): (1 | -1 | 0)[] {
  const back = told.findLastIndex(({ words }) => PUT_BACK.test(words.join(' ')));
  return told.map((one, at) => {
    const isTaken =
      at < back &&
      one.words.some((word) => TAKES.test(word)) &&
      !one.words.some((word) => MORE.test(word));
    return isTaken ? -1 : directionOfTold(one);
  });
}

/** Whether something comes or goes in a clause; 0 where it is only there. */
export function directionOfTold({ words: said, dimension }: Told): 1 | -1 | 0 {
  // "Ein" comes only at the end: "steigen 4 ein".
  const words = said.filter((word, at) => word !== 'ein' || at === said.length - 1);
  if (
    words.includes('noch') &&
    words.some((word) => /^(?:hat|habe?|sind|ist|hatten?)$/.test(word)) &&
    readDeed(words) === 'have'
  )
    return 0;
  if (dimension === 'money' && words.some((word) => SPENDS.test(word))) return -1;
  if (PUT_AWAY.test(words.join(' '))) return -1;
  if (PUT_BACK.test(words.join(' '))) return 1;
  const direction = directionOf(words);
  if (direction !== null) return direction;
  const deed = readDeed(words);
  if (deed === 'lose') return -1;
  if (deed === 'gain') return 1;
  if (deed === 'give') return words.some((word) => /^(?:mir|uns|ihm|ihr)$/.test(word)) ? 1 : -1;
  return 0;
}
