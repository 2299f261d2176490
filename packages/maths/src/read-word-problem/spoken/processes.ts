import { tellWay } from '../shapes/ways.ts';
import { sayNumber } from '../units.ts';
import { type Asked, sayAmount } from './asked.ts';
import { distance } from './distance.ts';
import { isOfKind, type Measure, round, type Spoken } from './measures.ts';

const DOWN =
  /(?<!\p{L})(?:runter\p{L}*|abnehm\p{L}*|abnimmt|nimmt .*ab|abbrenn\p{L}*|brennt|verlier\p{L}*|verbrauch\p{L}*|sinkt|sinken|fällt|fallen|kürzer|weniger|frisst|fressen|esse|isst|trink\p{L}*|schmilzt|tropft|läuft .*(?:aus|ab)|fließ\p{L}* .*(?:aus|ab|raus)|ausgeb\p{L}*|gebe .*aus|gibt .*aus|kälter|entlad\p{L}*|zahl\p{L}* .*(?:zurück|ab)|abbezahl\p{L}*)(?!\p{L})/u;
const UP =
  /(?<!\p{L})(?:wächst|wachsen|gewachsen|dazu|spar\p{L}*|zunehm\p{L}*|zunimmt|nimmt .*zu|steigt|steigen|mehr|länger|höher|größer|wärmer|sammel\p{L}*|bekomm\p{L}*|krieg\p{L}*|kommt|kommen|grundgebühr|grundpreis|fest|einmalig|eintritt|leihgebühr|lern\p{L}*|schaff\p{L}*|les\p{L}*|liest|pflanz\p{L}*|back\p{L}*|taschengeld)(?!\p{L})/u;
const OTHER_MATTER =
  /(?<!\p{L})(?:doppelt|hälfte|drittel|viertel|älter|jünger|plus|minus|mal|geteilt|teilen|prozent (?:von|der)|nachts|zurück|umfang)(?!\p{L})/u;
const FIRST_AND_MORE = /(?<!\p{L})erste[rn]? .*(?<!\p{L})(?:jede|alle) weitere/u;
const NEAR = 6;

/** "Die Kerze ist 20 Zentimeter lang und brennt jede Stunde 2 herunter": what changes by as much each time. */
export function solveProcess(spoken: Spoken, asked: Asked): string | null {
  const low = spoken.text.toLowerCase();
  if (OTHER_MATTER.test(low)) return null;
  const { measures } = spoken;
  const unit = measures.find(
    (one) => one.own === 1 && one.isOne && (isTime(one.kind) || isCountedToo(one, measures)),
  );
  const first = FIRST_AND_MORE.test(low) ? firstAndMore(measures) : null;
  if (first) return first;
  if (!unit) return null;
  const rate = nearest(unit, spoken);
  if (!rate) return null;
  const rest = measures.filter((one) => one !== unit && one !== rate && !isBareOne(one));
  if (rest.length !== 2) return null;
  const told = low.slice(0, low.length - asked.text.length);
  const isDown = DOWN.test(told);
  if (isDown === UP.test(told.replace(/mehr als/gu, '')) && !isDown) return null;
  const levels = rest.filter(({ kind }) => isOfKind(kind, rate.kind) || kind === '');
  const [start, end] = levels;
  if (
    start &&
    end &&
    levels.length === 2 &&
    (asked.kind === 'time' || asked.kind === unit.kind) &&
    isTime(unit.kind)
  )
    return timeBetween({ start, end, rate, unit });
  const span = rest.find(({ kind }) => isOfKind(kind, unit.kind));
  if (!start || !span || levels.length !== 1) return null;
  const isOfLevel = asked.kind === null || isOfKind(asked.kind, rate.kind);
  return isOfLevel ? levelAfter({ start, span, rate, unit, isDown }) : null;
}

const isTime = (kind: string) => kind === 'time' || kind === 'months';
/** "Zwei Euro pro Kilometer, sechs Kilometer". */
const isCountedToo = (one: Measure, measures: readonly Measure[]) =>
  measures.some((other) => !other.isOne && isOfKind(other.kind, one.kind));
const isBareOne = ({ isOne, kind }: Measure) => isOne && !isTime(kind);

/** What changes in that time stands next to it. */
const nearest = (unit: Measure, { words, measures }: Spoken) =>
  measures
    .filter(
      (one) =>
        one !== unit &&
        !isTime(one.kind) &&
        one.kind !== unit.kind &&
        Math.abs(one.at - unit.at) <= NEAR &&
        !one.isOne,
    )
    .toSorted((one, other) => distance(words, one, unit) - distance(words, other, unit))[0];

function timeBetween({
  start,
  end,
  rate,
  unit,
}: Record<'start' | 'end' | 'rate' | 'unit', Measure>) {
  const [large, small] = levelsOf(start, end, rate);
  const way = round(large - small);
  const times = way / rate.value;
  if (way <= 0 || times <= 1) return null;
  const say = (value: number) =>
    sayAmount(round(value), rate.kind, [rate.name, start.name, end.name]);
  const count = Math.ceil(times - 1e-9);
  const steps = [
    `${say(large)} minus ${say(small)} ist ${say(way)}`,
    `${say(way)} geteilt durch ${say(rate.value)} ist ${sayNumber(round(times))}`,
  ];
  return `${tellWay(...steps)} Es sind ${sayAmount(count * unit.value, unit.kind, [unit.name])}.`;
}

/** "Bis es 800 hat": a number without its unit is of what the rate is. */
function levelsOf(start: Measure, end: Measure, rate: Measure): [number, number] {
  const [one, other] = [start, end].map(({ value, kind }) =>
    kind === '' ? value * (rate.value / rate.own) : value,
  ) as [number, number];
  return one > other ? [one, other] : [other, one];
}

function levelAfter({
  start,
  span,
  rate,
  unit,
  isDown,
}: Record<'start' | 'span' | 'rate' | 'unit', Measure> & { isDown: boolean }): string | null {
  const times = span.value / unit.value;
  const change = round(times * rate.value);
  const level = start.kind === '' ? start.value * (rate.value / rate.own) : start.value;
  const value = isDown ? level - change : level + change;
  if (value < 0 || times <= 1) return null;
  const say = (amount: number) => sayAmount(round(amount), rate.kind, [rate.name, start.name]);
  const steps = [
    `${sayNumber(round(times))} mal ${say(rate.value)} ist ${say(change)}`,
    `${say(level)} ${isDown ? 'minus' : 'plus'} ${say(change)} ist ${say(value)}`,
  ];
  return `${tellWay(...steps)} Es sind ${say(value)}.`;
}

/** "Die erste Stunde 2 Euro, jede weitere 1 Euro 50": one of them costs otherwise. */
function firstAndMore(measures: readonly Measure[]): string | null {
  const prices = measures.filter(({ isOne }) => !isOne);
  const [first, further, count] = prices;
  if (!first || !further || !count || prices.length !== 3) return null;
  if (!isOfKind(first.kind, further.kind) || count.own < 2 || count.kind === first.kind)
    return null;
  const more = count.own - 1;
  const all = round(more * further.value);
  const say = (value: number) => sayAmount(value, first.kind, [first.name]);
  const steps = [
    `${sayNumber(count.own)} minus 1 ist ${sayNumber(more)}`,
    `${sayNumber(more)} mal ${say(further.value)} ist ${say(all)}`,
    `${say(first.value)} plus ${say(all)} ist ${say(first.value + all)}`,
  ];
  return `${tellWay(...steps)} Es sind ${say(first.value + all)}.`;
}
