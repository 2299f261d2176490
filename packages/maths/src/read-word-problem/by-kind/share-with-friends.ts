import { plainProblem } from '../shapes/plain-problem.ts';
import { share, tellWay } from '../shapes/ways.ts';

const FRIENDS =
  '(?:freund(?:en|innen|in)?|kumpels?|geschwistern?|brüdern?|bruder|schwestern?|klassenkameraden|nachbarskindern?|cousins?|cousinen?)';
const WITH = new RegExp(
  `(?<!\\p{L})mit (?:(?:(?:mein|sein|ihr|unser|dein)\\p{L}{0,2}|den|dem|der|ein\\p{L}{0,2}|besten|guten) ){0,2}(?<count>\\d+ )?(?:besten |guten |kleinen |großen )?(?<who>${FRIENDS})(?!\\p{L})`,
  'u',
);
const SHARES = /(?<!\p{L})(?:teil\p{L}*|aufteil\p{L}*|geteilt)(?!\p{L})/u;
const ASKS_EACH =
  /(?:wie ?viele?|was) .*(?:jede[rsmn]?|wir|pro (?:kind|person|nase)|dann (?:ich|er|sie))(?!\p{L})/u;
/** Then more happens than that all is shared. */
const TELLS_MORE =
  /(?<!\p{L})(?:rest|übrig\p{L}*|nur|vorher|dann noch|erst|zuerst|isst|gegessen|aß|esse|hälfte|nicht)(?!\p{L})/u;
/** Several without a number: nobody knows how many there are. */
const IS_SEVERAL =
  /^(?:freund(?:en|innen)|kumpels|geschwister\p{L}*|brüdern?|schwestern|klassenkameraden|nachbarskindern?|cousins|cousinen)$/u;

/**
 * "Ich hab 12 Kekse und teile sie mit 3 Freunden, wie viele kriegt jeder?": who shares gets some as well. Null
 * where it is told otherwise.
 */
export function shareWithFriends(said: string): string | null {
  const text = plainProblem(said);
  const found = WITH.exec(text)?.groups;
  const [whole, ...others] = text.replace(WITH, ' ').match(/\d+/g) ?? [];
  const isClear =
    found !== undefined &&
    whole !== undefined &&
    others.length === 0 &&
    SHARES.test(text) &&
    ASKS_EACH.test(text) &&
    !TELLS_MORE.test(text) &&
    !/ (?:cent|meter|cm|liter|gramm|kilo|stunden?|minuten?)(?!\p{L})/u.test(text);
  if (!isClear) return null;
  if (found.count === undefined && IS_SEVERAL.test(found.who ?? '')) return null;
  const people = Number(found.count ?? 1) + 1;
  const { value, rest, step } = share(Number(whole), people);
  if (value < 1) return null;
  const left = rest === 0 ? '' : rest === 1 ? ' 1 bleibt übrig.' : ` ${rest} bleiben übrig.`;
  return `${tellWay(`mit dem Kind, das teilt, sind es ${people}`, step)} Jeder bekommt ${value}.${left}`;
}
