import { sayNumber } from '../units.ts';
import { type Asked, sayAmount, sayOne } from './asked.ts';
import type { Measure, Spoken } from './measures.ts';

const SHARES =
  /(?<!\p{L})(?:teil\p{L}*|verteil\p{L}*|aufteil\p{L}*|aufgeteilt|gerecht\p{L}*|gleich ?viele?)(?!\p{L})/u;
/** "Ich und meine zwei Brüder" are three. */
const AND_MINE =
  /(?<!\p{L})(?:ich und (?:meine|die|unsere) (?<a>\d+) \p{L}+|(?:meine|unsere) (?<b>\d+) \p{L}+ und ich|(?:ich .*)?(?:mit|unter) meinen (?<c>\d+) \p{L}+)(?!\p{L})/u;
const OTHER_MATTER =
  /(?<!\p{L})(?:mehr|weniger|doppelt|halb|hälfte|drittel|viertel|davon|gegessen|prozent|erst|schon)(?!\p{L})/u;
const WHOLE_MONEY = /(?<!\p{L})(?:ganzen?|volle)(?!\p{L})/u;
const CENTS = 100;

/** Who shares with so many others is one of those who share. */
export function solveSharing({ text, measures }: Spoken, asked: Asked): string | null {
  const low = text.toLowerCase();
  const groups = AND_MINE.exec(low)?.groups;
  if (!groups || !SHARES.test(low) || OTHER_MATTER.test(low)) return null;
  const others = Number(groups.a ?? groups.b ?? groups.c);
  const numbers = measures.filter(({ isOne }) => !isOne);
  const whole = numbers.find(({ own, kind }) => own !== others || kind === 'money');
  if (!whole || numbers.length !== 2) return null;
  const people = others + 1;
  const lead = `Mit dir sind es ${people}.`;
  return `${lead} ${tellShare(whole, people, WHOLE_MONEY.test(low), asked)}`;
}

function tellShare(whole: Measure, people: number, isWholeMoney: boolean, asked: Asked): string {
  const isMoney = whole.kind === 'money';
  const unit = isMoney && isWholeMoney ? CENTS : 1;
  const each =
    isMoney && !isWholeMoney && whole.value % people === 0
      ? whole.value / people
      : Math.floor(whole.value / unit / people) * unit;
  const rest = whole.value - each * people;
  const say = (value: number) =>
    sayAmount(value, isMoney ? 'money' : '', isMoney ? [] : [whole.name || asked.name]);
  const left = rest === 0 ? '' : ` Rest ${isMoney ? say(rest) : sayNumber(rest)}`;
  const end = rest === 0 ? '' : ` ${say(rest)} ${rest === unit ? 'bleibt' : 'bleiben'} übrig.`;
  return `${sayOne(whole)} geteilt durch ${people} ist ${isMoney ? say(each) : sayNumber(each)}${left}. Jeder bekommt ${say(each)}.${end}`;
}
