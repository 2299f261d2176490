import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';
import { plainProblem, sayMoney } from '@lux/maths/read-word-problem/shapes/plain-problem.ts';
import { tellWay } from '@lux/maths/read-word-problem/shapes/ways.ts';
import type { Skill } from '../../skill.ts';
import { addsBreak } from './clock-sums.ts';
import { divided, leftOver } from './everyday-text.ts';
import { addsExtra, asksEnough, changesBasket, comparesPrice } from './follow-basket.ts';
import { bothTogether, getsMissing, swapsSome } from './follow-both.ts';
import { changesResult } from './follow-change.ts';
import { asksElse, givesChange, inOtherUnit, savesUp, shiftsClock } from './follow-question.ts';
import { inSomeDays, onceMore, takesOfIt, takesShare } from './follow-result.ts';
import { addsParts } from './parts-of-things.ts';

type Follow = (said: string, last: string, before: string) => string | null;

const AMOUNT = /(\d+) Euro(?: (?:und )?(\d{1,2})(?: Cent)?)?(?!\d)|(\d+) Cent/gu;
/** The last amount of money of a text, in cents. */
function lastMoney(text: string): number | null {
  const found = [...text.matchAll(AMOUNT)].at(-1);
  if (!found) return null;
  const [, euros = '0', cents, only] = found;
  return only === undefined ? Number(euros) * 100 + Number(cents ?? 0) : Number(only);
}

const BUYS =
  /^(?:und|aber|ok) (?:wenn )?(?:ich |wir )?.*?(?<price>\d+) cent .*?(?:kauf|hol|nehm|nehme|bezahl|ausgeb|ausgegeben)\p{L}*$/u;

/** "Und wenn ich noch ein Eis für 1 Euro 50 kaufe?", behind what is left of some money. */
const buysMore: Follow = (said, last) => {
  if (!/ minus .*(?:übrig|bleibt dir|Es sind [^.]*(?:Euro|Cent)[^.]*)\.$/u.test(last)) return null;
  const left = lastMoney(last);
  const price = Number(BUYS.exec(said)?.groups?.price);
  if (left === null || !(price > 0)) return null;
  if (price > left) return `Das reicht nicht. Es fehlen noch ${sayMoney(price - left)}.`;
  return `${sayMoney(left)} minus ${sayMoney(price)} ist ${sayMoney(left - price)}. Es bleiben ${sayMoney(left - price)} übrig.`;
};

const SAVES =
  /^(?<goal>.+) geteilt durch (?<rate>.+) ist (?<weeks>\d+).*Es sind \d+ (?<unit>Wochen|Monate|Tage)\.$/u;
const GIVES =
  /(?<given>\d+)(?<unit> cent)? (?:\p{L}+ )*?(?:dazu|gib\p{L}*|schenk\p{L}*|krieg\p{L}*|bekomm\p{L}*|hab\p{L}*)(?: \p{L}+)*$/u;

/** "Und wenn Oma mir 10 Euro dazu gibt?", behind how long one has to save. */
const savesLess: Follow = (said, last) => {
  const { goal, rate, unit = '' } = SAVES.exec(last)?.groups ?? {};
  const gift = GIVES.exec(said)?.groups;
  const given = Number(gift?.given) * (gift?.unit === undefined ? 100 : 1);
  const [whole, each] = [lastMoney(goal ?? ''), lastMoney(rate ?? '')];
  if (whole === null || !each || !(given > 0)) return null;
  const rest = whole - given;
  if (rest <= 0) return 'Dann reicht das Geld schon jetzt.';
  const count = Math.ceil(rest / each);
  const isEven = rest % each === 0;
  const step = `${sayMoney(rest)} geteilt durch ${sayMoney(each)} ist ${isEven ? count : `${count - 1} und ein Rest`}`;
  return `${tellWay(`${sayMoney(whole)} minus ${sayMoney(given)} ist ${sayMoney(rest)}`, step)} Es sind ${count} ${unit}.`;
};

const PART = / von (?<whole>\d+)(?: \p{L}+)? ist (?<part>\d+)\. /u;

/** "Und wie viele haben keins?", behind a part of a whole. */
const hasNone: Follow = (said, last) => {
  const found = PART.exec(last)?.groups;
  if (!found || !/^und wie ?viele? .*(?:kein\p{L}*|nicht|übrig|rest)(?: \p{L}+){0,2}$/u.test(said))
    return null;
  const [whole, part] = [Number(found.whole), Number(found.part)];
  return `${whole} minus ${part} ist ${whole - part}. Es sind ${whole - part}.`;
};

const SHARES =
  /^und wenn (?:wir|die|sie|beide) (?:(?:das|es|die|sie|alles|dann|beide|das alles) )*(?:gerecht |zu (?<many>\p{L}+) |durch (?<by>\d+) )*(?:auf)?teilen$/u;
const TOTAL = /Es sind (?<total>\d+)(?: \p{L}+)?\.$/u;
const TOGETHER: Readonly<Record<string, number>> = {
  zweit: 2,
  dritt: 3,
  viert: 4,
  fünft: 5,
  sechst: 6,
};
/** "Emma kriegt …, und ich krieg …": two of them. */
const IS_TWO = /(?<!\p{L})als ich(?!\p{L})|(?<!\p{L})(?:beide|zwei)(?!\p{L})/u;

/** "Und wenn wir gerecht teilen?", behind how many there are in all. */
const sharesAll: Follow = (said, last, before) => {
  const found = SHARES.exec(said);
  const total = Number(TOTAL.exec(last)?.groups?.total);
  if (!found || !(total > 0)) return null;
  const { many = '', by } = found.groups ?? {};
  const people =
    TOGETHER[many] ?? (by === undefined ? (IS_TWO.test(before) ? 2 : null) : Number(by));
  if (people === null || !(people > 0)) return null;
  const { value, rest, step } = divided(total, people);
  return `${tellWay(step)} Jeder bekommt ${value}. ${leftOver(rest)}`;
};

/** How many of one unit make one of the next. */
const LARGER: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  Minuten: { stunden: 60 },
  Sekunden: { minuten: 60 },
  Stunden: { tage: 24 },
  Tage: { wochen: 7 },
  Monate: { jahre: 12 },
  Meter: { kilometer: 1000 },
  Zentimeter: { meter: 100 },
  Gramm: { kilo: 1000, kilogramm: 1000 },
  Cent: { euro: 100 },
};
const RESULT =
  /(?<count>\d+) (?<unit>Minuten|Sekunden|Stunden|Tage|Monate|Meter|Zentimeter|Gramm|Cent)\.$/u;
const ASKS_UNIT =
  /^(?:und )?wie ?viele? (?<unit>\p{L}+) (?:sind|ist|wären|macht|ergibt) (?:das|es)(?: dann)?$/u;
const ONE: Readonly<Record<string, string>> = {
  Stunden: 'Stunde',
  Minuten: 'Minute',
  Tage: 'Tag',
  Wochen: 'Woche',
  Jahre: 'Jahr',
};
const amount = (count: number, unit: string) =>
  `${count} ${count === 1 ? (ONE[unit] ?? unit) : unit}`;

/** "Und wie viele Stunden sind das?", behind a number of minutes. */
const inLarger: Follow = (said, last) => {
  const { count, unit = '' } = RESULT.exec(last)?.groups ?? {};
  const asked = ASKS_UNIT.exec(said)?.groups?.unit ?? '';
  const size = LARGER[unit]?.[asked];
  if (count === undefined || size === undefined) return null;
  const { value, rest } = divided(Number(count), size);
  const name = asked.charAt(0).toUpperCase() + asked.slice(1);
  const whole =
    rest === 0 ? amount(value, name) : `${amount(value, name)} und ${amount(rest, unit)}`;
  return value === 0
    ? `Das ist weniger als 1 ${ONE[name] ?? name}.`
    : `${count} ${unit} sind ${whole}.`;
};

const FOLLOWS: readonly Follow[] = [
  asksEnough,
  comparesPrice,
  addsExtra,
  addsParts,
  addsBreak,
  swapsSome,
  bothTogether,
  getsMissing,
  buysMore,
  savesLess,
  hasNone,
  sharesAll,
  inLarger,
  inSomeDays,
  takesOfIt,
  takesShare,
  onceMore,
  givesChange,
  savesUp,
  inOtherUnit,
  shiftsClock,
  changesResult,
  asksElse,
];
/** "Reicht ein Fünfer?" */
const NOTE = /(?<!\p{L})(fünf|zehn|zwanzig|fünfzig)er(?:schein)?(?!\p{L})/giu;
const inEuros = (_: string, count: string) => `${parseNumberWord(count.toLowerCase())} Euro`;
const MOST_BACK = 3;
const BEGINS =
  /^(?:und|aber|ok|okay|wie|was|in|dann|jetzt|danach|wenn|davon|mit|reicht|reichen|langt|die|der|das|hab|habe|eine?) /u;

/** What goes on with a problem that was just solved, where its result says enough for it. */
export const followEverydayProblem: Skill = ({ question, earlier, last, concern }) => {
  const before = earlier.at(-1);
  if (concern || before === undefined || last === undefined || !/\d/.test(last)) return null;
  const said = plainProblem(question.replace(NOTE, inEuros)).replace(/\p{L}+/gu, (word) =>
    /^ein/.test(word) ? word : String(parseNumberWord(word) ?? word),
  );
  if (!BEGINS.test(said)) return null;
  for (const follow of FOLLOWS) {
    const text = follow(said, last, before.toLowerCase());
    if (text !== null) return text;
  }
  // What else was asked of a basket leaves it as it was.
  for (const told of earlier.slice(-MOST_BACK).toReversed()) {
    const text = /(?:Euro|Cent)/u.test(last) ? changesBasket(said, told.toLowerCase()) : null;
    if (text !== null) return text;
  }
  return null;
};
