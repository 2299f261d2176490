import { directionOf } from '../events.ts';
import { isVerb } from '../verbs.ts';
import { ownName } from './read-mentions.ts';

/** What is asked of all that was told. */
export interface Purpose {
  words: readonly string[];
  /** Behind "wie viele"; null where no thing is named. */
  noun: string | null;
  isTotal: boolean;
  /** "Wie viele sind noch da?", or what "der Rest" does. */
  isRest: boolean;
  /** "Der Rest", "die anderen" are named: all that is told after the whole is a part of it. */
  isRestNamed: boolean;
  /** "Wie viele sind weg?" */
  isGone: boolean;
  /** "Wie viele hab ich gefunden?": what came, or what there is. */
  isChange: boolean;
  /** "… ein Drittel vom Rest, wie viele bekommt er?": the last share by itself. */
  isLastShare: boolean;
  isDifference: boolean;
  isAge: boolean;
  /** Who or what is asked of, of those that were told. */
  names: readonly string[];
}

const TOTAL = /^(?:zusammen|insgesamt|gesamt|alle|allen|beide|beiden|gemeinsam|alles)$/;
const REST =
  /^(?:noch|übrig\p{L}*|bleib\p{L}*|rest|behält|behalte|behalten|heile?|ganze?|frische?|gute?)$/u;
const COMPARES =
  /^(?:mehr|weniger|älter|jünger|größer|kleiner|länger|kürzer|schwerer|leichter|teurer|billiger|höher|unterschied)$/;
const REST_NAMED =
  /(?<!\p{L})(?:(?:der|den|dem|vom) rest|die (?:anderen?|übrigen|restlichen)|alle anderen)(?!\p{L})/u;
const CAME =
  /^(?:gefunden|bekommen|gekriegt|gewonnen|gekauft|dazu\p{L}*|hinzu\p{L}*|eingestiegen|gekommen|geschenkt|gesammelt|verdient)$/u;
/** "Wenn die auch raus sind": those are counted as well. */
const AS_WELL =
  /(?<!\p{L})wenn (?:die|diese|alle|sie|er|der rest) (?:\p{L}+ )?(?:auch|alle|noch) /u;
const GETS = /^(?:bekomm(?:t|e|st)|krieg(?:t|e|st)?|nimmt|isst)$/;
const OF_REST = /^(?:vom|von dem|des|von seinem|von ihrem) rest(?:e?s)?(?!\p{L})/u;
const NO_NOUN =
  /^(?:noch|jetzt|dann|davon|zusammen|insgesamt|ich|du|er|sie|es|wir|man|das|die|der|haben?|hab|hat|sind|ist|übrig|ganze|mehr|weniger|beide|alle|kriegt?|krieg|muss|kann|können|werden|wurden|passen|da|fehlen|fehlt|bleibt|bleib|behalte|behält|brauch|braucht|hatte|hast|habt|laufen|fahren|nehmen|nimmt|bleiben|hatten|schafft|schaffen|wiegen|wiegt)$/;

/** Reads the question, and what is said between the last number and it. */
export function readPurpose(question: readonly string[], between: string, told: string): Purpose {
  const has = (pattern: RegExp) => question.some((word) => pattern.test(word));
  const at = question.findIndex((word) => /^(?:wie)?vielen?$|^(?:wie)?viel$/.test(word));
  const next =
    at < 0
      ? undefined
      : question
          .slice(at + 1)
          .find((word) => !/^(?:verschiedene|ganze|volle|heile|neue)$/.test(word));
  const isNoun =
    next !== undefined &&
    !NO_NOUN.test(next) &&
    !COMPARES.test(next) &&
    !(isVerb(next) && next !== 'essen');
  const isAsWell = AS_WELL.test(`${between} `);
  const isLastShare = OF_REST.test(between) && has(GETS) && !has(REST);
  const isRestNamed =
    REST_NAMED.test(between) ||
    REST_NAMED.test(question.join(' ')) ||
    /(?<!\p{L})(?:der|die anderen|die übrigen) rest(?!\p{L})/u.test(told);
  const isRest = has(REST) || (isRestNamed && !isLastShare);
  return {
    words: question,
    noun: isNoun ? (next ?? null) : null,
    isTotal: (has(TOTAL) && !isRest) || isAsWell,
    isRest: isRest && !isAsWell,
    isRestNamed: isRestNamed && !isAsWell && !isLastShare,
    isLastShare,
    isGone: !isAsWell && !isRest && !isLastShare && directionOf(question) === -1,
    isChange: has(CAME),
    isDifference: has(COMPARES),
    isAge: /^wie alt /.test(`${question.join(' ')} `) || has(/^(?:älter|jünger)$/),
    names: question.map(ownName),
  };
}
