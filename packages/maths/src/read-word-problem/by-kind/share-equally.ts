import { type Amount, readAmounts, readPieces } from '../read-amounts.ts';
import { share, tellWay } from '../shapes/ways.ts';
import { isSameNoun } from '../story.ts';
import { sayMeasure, sayNumber } from '../units.ts';
import { isVerb } from '../verbs.ts';

/** "Jeder kriegt gleich viel": what all have is shared out. */
const IS_SHARED =
  /(?<!\p{L})(?:jede[rs]?|alle) (?:\p{L}+ ){0,3}?(?:gleich|genauso|genau so) ?viele?(?!\p{L})/u;
const PEOPLE =
  /^(?:leuten?|kinder[n]?|personen|freunden?|freundinnen|geschwistern?|mädchen|jungen|jungs|spielern?)$/u;

/** So many people and what they all have together; null where more is told. */
export function shareEqually(said: string): string | null {
  const text = said.toLowerCase();
  if (!IS_SHARED.test(text)) return null;
  const amounts = readAmounts(readPieces(text)).filter(
    ({ isArticle, dimension }) => !isArticle || dimension,
  );
  const pooled = sharePooled(text, amounts);
  if (pooled !== undefined) return pooled;
  const people = amounts.find(({ noun }) => PEOPLE.test(noun ?? ''));
  const whole = amounts.find((one) => one !== people);
  if (amounts.length !== 2 || !people || !whole || whole.isShare || people.value < 2) return null;
  if (whole.dimension !== null) return shareMeasure(whole, people.value);
  const { value, rest, step } = share(whole.value, people.value);
  const left =
    rest === 0 ? '' : ` ${rest === 1 ? '1 bleibt' : `${sayNumber(rest)} bleiben`} übrig.`;
  return `${tellWay(step)} Jeder bekommt ${sayNumber(value)}.${left}`;
}

const HAS = /(?:^|[\s,.])(?<owner>(?!und|dann|noch|mit|für|von)\p{L}{2,}) (?:(?:hat|habe?) )?$/u;

/** "Tim hat 6 Kekse, Lea 4": what several have is put together; undefined where it is not told so. */
function sharePooled(text: string, amounts: readonly Amount[]): string | null | undefined {
  const [first] = amounts;
  const owners = [...text.matchAll(/\d+/gu)].map(
    ({ index }) => HAS.exec(text.slice(0, index))?.groups?.owner,
  );
  const isOfOwners =
    first !== undefined &&
    amounts.length >= 2 &&
    owners.length === amounts.length &&
    new Set(owners).size === owners.length &&
    owners.every((owner) => owner !== undefined && !isVerb(owner)) &&
    amounts.every(({ noun }) => noun === null || isSameNoun(noun, first.noun));
  if (!isOfOwners || amounts.some(({ dimension, isShare }) => dimension !== null || isShare))
    return undefined;
  const all = amounts.reduce((sum, { value }) => sum + value, 0);
  const { value, rest, step } = share(all, amounts.length);
  if (rest > 0) return null;
  const sum = `${amounts.map((one) => sayNumber(one.value)).join(' plus ')} ist ${sayNumber(all)}`;
  return `${tellWay(sum, step)} Jeder bekommt ${sayNumber(value)}.`;
}

function shareMeasure({ value, dimension, units }: Amount, people: number): string | null {
  const each = value / people;
  if (dimension === null || !Number.isInteger(each)) return null;
  const [all, one] = [value, each].map((size) => sayMeasure(size, dimension, units));
  return `${tellWay(`${all} geteilt durch ${people} ist ${one}`)} Jeder bekommt ${one}.`;
}
