import type { Amount } from './read-amounts.ts';
import { type Clause, PRONOUN } from './read-clauses.ts';
import type { Known } from './story.ts';
import { isVerb } from './verbs.ts';

/** What a question asks for, in the words it uses. */
export interface Asking {
  noun: string | null;
  owner: string | null;
  isTotal: boolean;
  isDifference: boolean;
  /** "Wie viele hatte er vorher?" */
  isStart: boolean;
  /** "Wie viele hat er verloren?", "Wie viele fehlen noch?" */
  isChange: boolean;
  /** "Wie viele Seiten muss sie noch lesen?" */
  isRemaining: boolean;
  /** "Wie viele sind noch da?": what was there has become less. */
  isRest: boolean;
  words: readonly string[];
}

const RECEIVES =
  /^(?:bekomm\p{L}*|bekam\p{L}*|krieg\p{L}*|gekriegt|gewinn\p{L}*|gewann|gewonnen|kauf\p{L}*|gekauft|find\p{L}*|gefunden|verdien\p{L}*|erhält|erhalten|kommen|kommt|kamen|dazu\p{L}*|einsteigen|eingestiegen|steigen|spart|gespart)$/u;
const NO_NOUN =
  /^(?:bleib\p{L}*|fehl\p{L}*|muss|müssen|kann|können|sie|er|es|ich|du|wir|ihr|noch|jetzt|dann|davon|übrig|jede\p{L}?|zusammen|insgesamt|wurden|wurde|werden|wird|will|sollen|passt|passen|kostet|kosten)$/u;
const TOGETHER = /^(?:zusammen|insgesamt|alle|allen|gesamt|beide|beiden|gemeinsam|alles|beides)$/;
export const FINAL =
  /^(?:jetzt|nun|übrig|noch|danach|nachher|ende|schluss|hinterher|abend|abends)$/;
const COMPARES =
  /^(?:mehr|weniger|älter|jünger|größer|kleiner|länger|kürzer|schwerer|leichter|teurer|billiger|höher|unterschied|weiter|günstiger)$/;

export function readAsking({ words, subject, deed }: Clause): Asking {
  const has = (pattern: RegExp) => words.some((word) => pattern.test(word));
  const at = words.findIndex((word) => /^viele?n?$|^wieviele?n?$/.test(word));
  const next =
    at < 0
      ? undefined
      : words
          .slice(at + 1)
          .find((word) => !/^(?:von|der|den|mehr|neue|kleine|große|ganze|rote|blaue)$/.test(word));
  const noun = next === undefined || isVerb(next) || NO_NOUN.test(next) ? null : next;
  return {
    words,
    isRest:
      has(/^(?:noch|übrig|bleib\p{L}*|behält|behalten|behalte|ganz|heil|nicht|rest)$/u) &&
      !has(/^(?:insgesamt|zusammen)$/),
    isRemaining:
      has(/^(?:muss|müssen|fehlen|fehlt|braucht|brauchen|brauche)$/) && has(/^(?:noch|bis)$/),
    noun,
    owner: subject === noun ? null : subject,
    isTotal:
      has(TOGETHER) ||
      /^(?:haben sie|haben die|habt ihr|haben wir)$/.test(words.slice(-2).join(' ')),
    isDifference: has(COMPARES) && (words.includes('als') || !has(/^geworden$/)),
    isStart: has(/^(?:vorher|anfang|zuerst|ursprünglich|davor|anfangs|zuvor|früher)$/),
    isChange:
      has(/^(?:fehlen|fehlt)$/) ||
      (has(
        /^(?:verloren|gegessen|aufgegessen|verschenkt|verkauft|weg|weggeflogen|weggelaufen|geplatzt|ausgestiegen|eingestiegen|bekommen|dazubekommen|gekauft|gefunden|gewonnen|ausgegeben|abgegeben|dazugekommen|gekommen|weggekommen|genommen|weggenommen|verbraucht|geschenkt|gegangen|getrunken|gefressen|ausgeliehen)$/,
      ) &&
        deed !== null),
  };
}

export type Step = 'have' | 'gain' | 'lose' | 'move' | 'final' | 'part';

/** What an amount does in its clause; null where nothing is known of it. */
export function readStep(
  clause: Clause,
  amount: Amount,
  states: Known[],
  asking: Asking,
): Step | null {
  const { words, deed, subject, recipient } = clause;
  const hasState = states.length > 0;
  if (clause.isQuestion) return null;
  if (words[0] === 'von' && clause.amounts.length > 1 && !hasState) return 'have';
  if (words[0] === 'von' && clause.amounts.length > 1 && !asking.isTotal) return 'lose';
  if (deed === 'have' || deed === null) {
    if (words.some((word) => /^(?:davon|darunter)$/.test(word)) && hasState) return 'part';
    if (amount.isShare) return hasState ? 'part' : null;
    if (words.some((word) => FINAL.test(word)) && !words.includes('dazu') && !asksWhatIsNow(asking))
      return 'final';
    const isBare = amount.noun === null && amount.dimension === null && subject === null;
    if (
      isBare &&
      hasState &&
      deed !== null &&
      !asking.isTotal &&
      !asking.isDifference &&
      words.length > 2
    )
      return 'part';
    return deed === null && !hasState && amount.noun === null && amount.dimension === null
      ? null
      : 'have';
  }
  // "Die Hälfte geht rein": a share of those that are there goes.
  if (amount.isShare && deed === 'gain' && hasState && words[0] !== 'noch') return 'lose';
  if (deed === 'gain') {
    if (!hasState && !asking.isStart) return 'have';
    const isTaking = words.some((word) =>
      /^(?:nimm(?:t|st)|nehm(?:e|en)|nahm(?:en)?|genommen|hol(?:t|en|e|te|ten)|geholt|pflückt?)$/.test(
        word,
      ),
    );
    const isAdded = words.some((word) => /^(?:dazu|hinzu|noch|mehr|zu)$/.test(word));
    if (
      isTaking &&
      !isAdded &&
      hasState &&
      !states.some(({ owner }) => owner !== null && owner === subject && owner !== 'ich')
    )
      return 'lose';
    const isOfOther =
      subject !== null &&
      !PRONOUN.test(subject) &&
      recipient === null &&
      !isAdded &&
      !states.some(({ owner }) => owner === subject);
    if (isOfOther && (asking.isTotal || asking.isDifference)) return 'have';
    const receives = words.some((word) => RECEIVES.test(word)) && !words.includes('nur');
    return asking.isRemaining || (asking.isRest && !isAdded && !receives) ? 'lose' : 'gain';
  }
  if (deed === 'lose') {
    const numbers = clause.amounts.filter(({ isArticle }) => !isArticle);
    const isWhole =
      numbers.length > 1 &&
      numbers[0] === amount &&
      words.some((word) => /^(?:mit|von)$/.test(word));
    return isWhole && !hasState ? 'have' : 'lose';
  }
  if (deed === 'cost') return hasState ? null : 'have';
  if (deed !== 'give') return null;
  const from = states.find(({ owner }) => owner !== null && owner === subject);
  const to = states.find(({ owner }) => owner !== null && owner === recipient);
  if (from && to) return 'move';
  if (to && !from) return 'gain';
  if (recipient !== null && /^(?:mir|dir|uns)$/.test(recipient)) return from ? 'lose' : 'gain';
  if (recipient !== null && /^(?:ihm|ihr|ihnen)$/.test(recipient)) {
    return subject !== null && (PRONOUN.test(subject) || from) ? 'lose' : 'gain';
  }
  return 'lose';
}

function asksWhatIsNow({ isStart, isChange }: Asking): boolean {
  return !isStart && !isChange;
}
