import { plainNumbers } from '../equations/prepare.ts';
import { capital } from '../shapes/plain-problem.ts';
import { tellWay } from '../shapes/ways.ts';
import { type Dimension, readUnit, sayMeasure, sayNumber } from '../units.ts';
import { countedIn, isSameKind, joinKinds, type Kind, type Term } from './kinds.ts';
import type { Asked } from './read-asked.ts';
import { readTelling, type Telling } from './read-terms.ts';

const MOST_TERMS = 4;
const LONGEST = 300;
/** What changes, is compared or is a part is no matter of units alone. */
const OTHER_MATTER =
  /(?<!\p{L})(?:mehr|weniger|als|älter|jünger|doppelt|\p{L}+mal|halb|hälfte|drittel|viertel|rest|davon|dazu|weg|verloren|verschenk\p{L}*|gegessen|gegeben|ausgegeben|verkauf\p{L}*|zurück|schon|nur|fehl\p{L}*|übrig|uhr|prozent|plus|minus|geteilt|bis|außer|kaputt|geplatzt|umfang|fläche|breit|nee|nein|ohne|zusammen|insgesamt)(?!\p{L})/iu;

/** Asked beside how many there are. */
const AND_IS_LEFT =
  /(?<=wie ?viele? .*)und (?:wie ?viele? |was )?bleib\p{L}* (?:da |dann |noch )?(?:was |etwas |eine?r? )?übrig/iu;

const MEASURES = new Set(['money', 'length', 'weight', 'volume']);
/** "Wie oft" asks for no measure. */
const TIMES_ASKED = 'Mal';

interface Way {
  kind: Kind;
  signs: (1 | -1)[];
}

/**
 * Solves a problem by what its numbers count: 12 euros and 2 euros for each drink make drinks, rows and
 * seats in each row make seats. Null where a number finds no place, more than one way fits, or something
 * changes on the way.
 */
export function solveByUnits(told: string): string | null {
  if (told.length > LONGEST || OTHER_MATTER.test(told.replace(AND_IS_LEFT, ''))) return null;
  const telling = readTelling(plainNumbers(told));
  if (telling === null || telling.terms.length < 2 || telling.terms.length > MOST_TERMS)
    return null;
  const ways = findWays(telling);
  const [way] = ways;
  if (!way || ways.length > 1) return null;
  return tell(telling, way);
}

/** Every way to multiply and divide all numbers that gives what is asked; the likeliest kinds first. */
function findWays({ terms, asked }: Telling): Way[] {
  let open: Way[] = [{ kind: new Map(), signs: [] }];
  for (const { kinds } of terms)
    open = open.flatMap(({ kind, signs }) =>
      kinds.flatMap((own) =>
        ([1, -1] as const).map((sign) => ({
          kind: joinKinds(kind, own, sign),
          signs: [...signs, sign],
        })),
      ),
    );
  const fitting = open.filter(({ kind, signs }) => fits(kind, asked) && signs.includes(1));
  return fitting.filter(
    ({ signs }, at) => fitting.findIndex((other) => other.signs.join() === signs.join()) === at,
  );
}

function fits(kind: Kind, { kind: wanted, noun, isEach }: Asked): boolean {
  if (wanted !== null) return isSameKind(kind, wanted);
  const counted = countedIn(kind);
  if (!isEach) return counted !== null && !(noun === TIMES_ASKED && MEASURES.has(counted));
  return kind.size === 2 && kind.get('leute') === -1 && [...kind.values()].includes(1);
}

function tell({ terms, asked }: Telling, { kind, signs }: Way): string | null {
  const [factors, divisors] = [1, -1].map((sign) => terms.filter((_, at) => signs[at] === sign));
  if (!factors || !divisors || divisors.length > 1) return null;
  const goal = [...kind].find(([, power]) => power === 1)?.[0] ?? '';
  const unit = nameOf(goal, asked, terms);
  const base = factors.find(isRate) ?? factors.at(-1);
  if (!base) return null;
  const { noun } = base;
  const steps: string[] = [];
  let { value } = base;
  for (const factor of factors.filter((one) => one !== base)) {
    const next = value * factor.value;
    steps.push(`${sayNumber(factor.value)} mal ${say(value, noun)} ist ${say(next, noun)}`);
    value = next;
  }
  const [by] = divisors;
  if (!by) return `${tellWay(...steps)} ${theyAre(value, goal, unit, asked)}`;
  const isMeasure = MEASURES.has(goal);
  if (value < by.value) return null;
  const whole = isMeasure ? value / by.value : Math.floor(value / by.value);
  if (isMeasure && !Number.isInteger(whole)) return null;
  const rest = value - whole * by.value;
  const left = rest > 0 ? ` Rest ${say(rest, noun)}` : '';
  steps.push(
    `${say(value, noun)} geteilt durch ${say(by.value, by.noun)} ist ${say(whole, goal)}${left}`,
  );
  if (rest > 0 && asked.needsAll)
    return `${tellWay(...steps)} Für den Rest braucht es noch eins mehr. ${theyAre(whole + 1, goal, unit, asked)}`;
  const remains =
    rest === 0
      ? ''
      : ` ${MEASURES.has(noun) || readUnit(noun) ? say(rest, noun) : sayNumber(rest)} ${rest === 1 ? 'bleibt' : 'bleiben'} übrig.`;
  return `${tellWay(...steps)} ${theyAre(whole, goal, unit, asked, noun === 'money')}${remains}`;
}

const isRate = ({ kinds }: Term) => (kinds[0]?.size ?? 1) > 1;

/** A measure with its unit, a count by its number alone. */
const say = (value: number, noun: string) =>
  MEASURES.has(noun) ? sayMeasure(value, noun as Dimension, UNITS[noun] ?? []) : sayNumber(value);
const UNITS: Readonly<Record<string, readonly string[]>> = {
  length: ['kilometer', 'meter', 'zentimeter'],
  weight: ['kilogramm', 'gramm'],
  volume: ['liter', 'milliliter'],
};

const TIMES: Readonly<Record<string, string>> = {
  tag: 'Tage',
  woche: 'Wochen',
  stunde: 'Stunden',
  minute: 'Minuten',
};

/** What is counted, as it was said for several of them. */
function nameOf(goal: string, { noun }: Asked, terms: readonly Term[]): string {
  const time = Object.hasOwn(TIMES, goal) ? TIMES[goal] : undefined;
  if (time !== undefined) return time;
  if (noun !== null && !MEASURES.has(goal)) return capital(noun);
  const told = terms.find(
    ({ kinds, value, isDative }) =>
      value > 1 && !isDative && kinds.some((kind) => kind.get(goal) === 1),
  );
  return told && !MEASURES.has(goal) ? capital(told.noun) : '';
}

function theyAre(
  value: number,
  goal: string,
  unit: string,
  { isEach }: Asked,
  isBought = false,
): string {
  const count = MEASURES.has(goal) ? say(value, goal) : `${sayNumber(value)} ${unit}`.trim();
  if (isEach) return `Jeder bekommt ${count}.`;

  return unit === '' && isBought ? `Es reicht für ${count}.` : `Es sind ${count}.`;
}
