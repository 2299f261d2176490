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
  if (!SHARES.test(low) || OTHER_MATTER.test(low)) return null;
  if (!groups) return partOfOne(measures, asked);
  const others = Number(groups.a ?? groups.b ?? groups.c);
  const numbers = measures.filter(({ isOne }) => !isOne);
  const whole = numbers.find(({ own, kind }) => own !== others || kind === 'money');
  if (!whole || numbers.length !== 2) return null;
  const people = others + 1;
  const lead = `Mit dir sind es ${people}.`;
  return `${lead} ${tellShare(whole, people, WHOLE_MONEY.test(low), asked)}`;
}

const PEOPLE = /^(?:leute|kinder|personen|freunde|geschwister|mädchen|jungen|jungs|mann)n?$/u;
const PART_NAMES: Readonly<Record<number, string>> = {
  2: 'die Hälfte von einer',
  3: 'ein Drittel von einer',
  4: 'ein Viertel von einer',
};

/** "Sechs Leute teilen drei Pizzen": each gets a part of one. */
function partOfOne(measures: readonly Measure[], asked: Asked): string | null {
  const [one, two, ...more] = measures.filter(({ isOne }) => !isOne);
  if (!one || !two || more.length > 0 || !/(?<!\p{L})jede[rs]?(?!\p{L})/u.test(asked.text))
    return null;
  const [people, whole] = PEOPLE.test(one.kind) ? [one, two] : [two, one];
  if (!PEOPLE.test(people.kind) || PEOPLE.test(whole.kind) || !/^pizz/u.test(whole.kind))
    return null;
  const part = PART_NAMES[people.value / whole.value];
  return part === undefined
    ? null
    : `${sayNumber(people.value)} geteilt durch ${sayNumber(whole.value)} ist ${sayNumber(people.value / whole.value)}, also teilen sich immer ${sayNumber(people.value / whole.value)} eine. Jeder bekommt ${part}.`;
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
