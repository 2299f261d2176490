import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';
import type { Amount } from '@lux/maths/read-word-problem/read-amounts.ts';
import { nameUnit, readUnit, sayMeasure, sayNumber } from '@lux/maths/read-word-problem/units.ts';
import { readNumberFrame } from './number-frame.ts';

/** "Wie viele Tage sind drei Wochen?" */
const OF_CALENDAR: readonly { asked: RegExp; told: RegExp; by: number; many: [string, string] }[] =
  [
    { asked: /^tage?n?$/u, told: /^wochen$/u, by: 7, many: ['Wochen', 'Tage'] },
    { asked: /^stunden$/u, told: /^tagen?$/u, by: 24, many: ['Tage', 'Stunden'] },
    { asked: /^monate?n?$/u, told: /^jahren?$/u, by: 12, many: ['Jahre', 'Monate'] },
    { asked: /^wochen$/u, told: /^jahren?$/u, by: 52, many: ['Jahre', 'Wochen'] },
  ];

function convertCalendar(asked: string, source: string): string | null {
  const [number = '', unit = '', ...others] = source.trim().split(/\s+/);
  const count = /^\d+$/.test(number) ? Number(number) : parseNumberWord(number);
  const found = OF_CALENDAR.find((one) => one.asked.test(asked) && one.told.test(unit));
  if (!found || count === null || count < 2 || others.length > 0) return null;
  const value = count * found.by;
  return `${count} mal ${found.by} ist ${value}. ${count} ${found.many[0]} sind ${value} ${found.many[1]}.`;
}

const ONES = new Set(['ein', 'eine', 'einer', 'einem', 'einen']);

/** "Wie viele Zentimeter sind 3 Meter?", "2 Stunden in Minuten". */
export function convertUnits(question: string): string | null {
  const text = question
    .toLowerCase()
    .replaceAll(/[?!.]+(?=\s|$)/g, '')
    .replaceAll(/(?<=\d)(?=\p{L})/gu, ' ');
  const asked =
    /wie ?viele? (\p{L}+) (?:sind|ist|hat|haben|ergeben|ergibt|macht|machen|stecken in|passen in|gehen in)(?: denn)? (.+)$/u.exec(
      text,
    );
  const turned =
    /^(?:wie ?viele? (?:ist|sind) |was (?:ist|sind) |rechne |wandle |wandel )?(.+?) in (\p{L}+)(?: um| umgerechnet| umrechnen)?$/u.exec(
      text,
    );
  const [to, source] = asked ? [asked[1], asked[2]] : [turned?.[2], turned?.[1]];
  if (!to || !source || source.length > 60) return null;
  const ofCalendar = convertCalendar(to, source);
  if (ofCalendar !== null) return ofCalendar;
  const unit = readUnit(to) ?? readUnit(to.replace(/n$/, '')) ?? readUnit(to.replace(/e$/, ''));
  const words = source.trim().split(/\s+/);
  const isOne = ONES.has(words[0] ?? '');
  const { amounts } = readNumberFrame(source);
  const [amount] = amounts;
  const single = isOne ? readUnit(words[1] ?? '') : undefined;
  const isWhole = words.length <= 6;
  if (!unit || !isWhole) return null;
  if (single && amounts.length === 0 && words.length === 2 && single.dimension === unit.dimension) {
    return sayConversion(`${words[0]} ${words[1]}`, single.size / unit.size, unit.name);
  }
  if (amounts.length !== 1 || !amount || amount.dimension !== unit.dimension) return null;
  return sayConversion(source.trim(), amount.value / unit.size, unit.name);
}

function sayConversion(source: string, value: number, name: string): string | null {
  if (value < 0.001) return null;
  const isOne = /^(?:1|eine?[nr]?|ein) /.test(source);
  const spoken = source.replaceAll(/\p{L}+/gu, (word) => {
    const unit = readUnit(word);
    return unit ? nameUnit(unit.name, isOne ? 1 : 2) : word;
  });
  const start = spoken.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
  return `${start} ${isOne ? 'hat' : 'sind'} ${sayNumber(value)} ${nameUnit(name, value)}.`;
}

const MEASURED_SUM =
  /^(?<before>(?:(?:wie ?viel|was|zusammen|insgesamt|rechne|ergibt|ergeben|gibt|macht|machen|ist|sind|wiegt|wiegen|das|die) )*)# (?<sign>und|plus|minus|weniger) #(?<behind>(?: (?:wie ?viel|was|zusammen|insgesamt|ergibt|gibt|macht|ist|sind|wiegt|wiegen|das|es|alles|dann))*)$/u;
const ASKS_SUM = /wie ?viel|was|zusammen|insgesamt|rechne/u;

/** "3 Kilo 400 und 1 Kilo 900, wie viel ist das?": two measures put together, or one taken off. */
export function sumOfMeasures(question: string): string | null {
  const { frame, amounts } = readNumberFrame(question);
  const found = MEASURED_SUM.exec(frame)?.groups;
  const [one, other] = amounts;
  const dimension = one?.dimension;
  if (!found || !one || !other || !dimension || dimension !== other.dimension) return null;
  const isSum = /und|plus/.test(found.sign ?? '');
  const isBare = frame === '# und #' && one.units.length > 1 && other.units.length > 1;
  if (found.sign === 'und' && !isBare && !ASKS_SUM.test(`${found.before}${found.behind}`))
    return null;
  const value = isSum ? one.value + other.value : one.value - other.value;
  if (value < 0) return null;
  const units = [...new Set([...one.units, ...other.units])];
  const [left, right] = [sayMixed(one, one.units), sayMixed(other, other.units)];
  return `${left} ${isSum ? 'plus' : 'minus'} ${right} sind ${sayMixed({ value, dimension }, units)}.`;
}

/** "5 Kilogramm 300 Gramm": in the units that were said, the larger one first. */
function sayMixed(
  { value, dimension }: Pick<Amount, 'value' | 'dimension'>,
  units: readonly string[],
): string {
  const [large, small] = [...units]
    .map((name) => ({ name, size: readUnit(name)?.size ?? 1 }))
    .toSorted((a, b) => b.size - a.size);
  if (dimension === null || !large) return sayNumber(value);
  const whole = Math.floor(value / large.size);
  const rest = value - whole * large.size;
  if (!small || dimension === 'money' || dimension === 'time' || whole === 0 || rest === 0)
    return sayMeasure(value, dimension, units);
  const over = rest / small.size;
  return `${sayNumber(whole)} ${nameUnit(large.name, whole)} ${sayNumber(over)} ${nameUnit(small.name, over)}`;
}
