import { sayMoney } from '@lux/maths/read-word-problem/shapes/plain-problem.ts';
import { tellWay } from '@lux/maths/read-word-problem/shapes/ways.ts';
import { type Everyday, type EverydayReader, takesAll, thereAre } from './everyday-text.ts';

const HAS_ASKED =
  /(?<!\p{L})(?:wie ?viele?|wie (?:alt|groß|hoch|lang|schwer|weit)|was|wann|wer)(?!\p{L})/u;
const OF_UNIT: Readonly<Record<string, string>> = {
  cm: 'Zentimeter',
  jahre: 'Jahre',
  kilo: 'Kilo',
  meter: 'Meter',
};
const nounOf = (word: string | undefined) =>
  word === undefined ? '' : ` ${OF_UNIT[word] ?? word.charAt(0).toUpperCase() + word.slice(1)}`;

const TIMES =
  /(?<times>\d+) mal so (?:viele?|alt|groß|hoch|lang|schwer|weit)(?: (?<noun>\p{L}{3,}))? wie(?!\p{L})/u;
const HALF =
  /(?<!\p{L})(?<how>halb|doppelt) so (?:viele?|alt|groß|hoch|lang|schwer|weit)(?: (?<noun>\p{L}{3,}))?(?: wie|$)/u;
const MORE =
  /(?<by>\d+) (?<noun>(?!mal(?!\p{L}))\p{L}{2,}) (?<how>mehr|weniger|älter|jünger|größer|kleiner|höher|länger|kürzer|schwerer|leichter)(?!\p{L})/u;
const IS_LESS = /^(?:weniger|jünger|kleiner|kürzer|leichter)$/u;

/**
 * "Lisa hat 3 mal so viele Sticker wie ich, und ich hab 15": who tells two that are compared and asks nothing
 * wants the other one. What is asked in words of its own is read elsewhere.
 */
export const readCompared: EverydayReader = (told) => {
  const { text, numbers } = told;
  if (HAS_ASKED.test(text)) return null;
  if (/ cent(?!\p{L})/u.test(text)) return moreMoney(told);
  const times = TIMES.exec(text)?.groups;
  if (times) {
    const factor = Number(times.times);
    const other = numbers.find((each) => takesAll(told, factor, each));
    if (other === undefined) return null;
    return `${tellWay(`${factor} mal ${other} ist ${factor * other}`)} Es sind ${factor * other}${nounOf(times.noun)}.`;
  }
  const half = HALF.exec(text)?.groups;
  const [only = 0] = numbers;
  if (half && numbers.length === 1) {
    const unit = /\d+ (cm|jahre|kilo|meter)(?!\p{L})/u.exec(text)?.[1];
    const noun = nounOf(unit ?? half.noun);
    if (half.how === 'doppelt')
      return `${tellWay(`2 mal ${only} ist ${2 * only}`)} Es sind ${2 * only}${noun}.`;
    return only % 2 === 0
      ? `${tellWay(`die Hälfte von ${only} ist ${only / 2}`)} ${thereAre(only / 2, noun.trim())}`
      : null;
  }
  const more = MORE.exec(text)?.groups;
  const by = Number(more?.by);
  const other = numbers.find((each) => takesAll(told, by, each));
  if (!more || other === undefined || numbers.length !== 2) return null;
  const isLess = IS_LESS.test(more.how ?? '');
  const value = isLess ? other - by : other + by;
  if (value < 0) return null;
  return `${tellWay(`${other} ${isLess ? 'minus' : 'plus'} ${by} ist ${value}`)} ${thereAre(value, nounOf(more.noun).trim())}`;
};

/** "Tom hat 12 Euro, und Leo hat 7 Euro mehr": amounts stand in cents, which nobody has said. */
function moreMoney(told: Everyday): string | null {
  const more = / (?<by>\d+) cent (?<how>mehr|weniger)(?!\p{L})/u.exec(told.text)?.groups;
  const by = Number(more?.by);
  const other = told.numbers.find((each) => takesAll(told, by, each));
  if (!more || other === undefined || (more.how === 'weniger' && other < by)) return null;
  return more.how === 'mehr'
    ? `${sayMoney(other)} plus ${sayMoney(by)} ist ${sayMoney(other + by)}.`
    : `${sayMoney(other)} minus ${sayMoney(by)} ist ${sayMoney(other - by)}.`;
}

const GROWN =
  /war(?:en)? (?:\p{L}+ )*?(?<then>\d+) cm.*(?:jetzt|nun|heute|inzwischen)(?: \p{L}+)*? (?<now>\d+) cm/u;

/** "Ich war 1 Meter 28, jetzt bin ich 1 Meter 34, wie viel bin ich gewachsen?" */
export const readGrown: EverydayReader = (told) => {
  const found = GROWN.exec(told.text)?.groups;
  const [then, now] = [Number(found?.then), Number(found?.now)];
  if (!found || now < then || !/gewachsen|größer|länger|höher/u.test(told.text)) return null;
  if (!takesAll(told, then, now)) return null;
  return `${tellWay(`${now} Zentimeter minus ${then} Zentimeter ist ${now - then} Zentimeter`)} So viel ist es mehr geworden.`;
};

const CHOICES =
  /(?<one>\d+) (?!cent|euro)\p{L}+ (?:und|mit) (?<two>\d+) (?!cent|euro)\p{L}+ .*(?:wie ?viele? (?:verschiedene|unterschiedliche|möglichkeiten|kombinationen|outfits|arten)|wie (?:oft|viel\p{L}*) .*(?:verschieden|unterschiedlich|anders)\p{L}*)(?!\p{L})/u;

/** "3 Hemden und 2 Hosen, wie viele verschiedene Sachen kann ich anziehen?" */
export const readChoices: EverydayReader = (told) => {
  const found = CHOICES.exec(told.text)?.groups;
  const [one, two] = [Number(found?.one), Number(found?.two)];
  if (!found || !takesAll(told, one, two)) return null;
  if (!/anzieh|kombinier|möglichkeit|outfit|zusammenstell|bestell|wähl/u.test(told.text))
    return null;
  return `Jedes passt zu jedem. ${tellWay(`${one} mal ${two} ist ${one * two}`)} Es sind ${one * two} Möglichkeiten.`;
};

const BORN_WITH =
  /(?<who>mama|papa|oma|opa|mutter|vater|tante) ist (?:jetzt |heute )?(?<now>\d+)(?: jahre(?: alt)?)? .*?mich (?:\p{L}+ )?mit (?<then>\d+)(?: jahren)? (?:bekommen|gekriegt|geboren|gehabt).*wie alt (?:bin|bin denn) ich/u;

/** "Mama ist 36 und hat mich mit 29 bekommen, wie alt bin ich?" */
export const readBornWith: EverydayReader = (told) => {
  const found = BORN_WITH.exec(told.text)?.groups;
  const [now, then] = [Number(found?.now), Number(found?.then)];
  if (!found || then >= now || !takesAll(told, now, then)) return null;
  return `${tellWay(`${now} minus ${then} ist ${now - then}`)} Es sind ${now - then} Jahre.`;
};
