import { capital } from '@lux/maths/read-word-problem/shapes/plain-problem.ts';
import { tellWay } from '@lux/maths/read-word-problem/shapes/ways.ts';
import { sayNumber } from '@lux/maths/read-word-problem/units.ts';
import { type EverydayReader, takesAll, thereAre } from './everyday-text.ts';

/** How many of the smaller one make the larger one. */
const MAKES: Readonly<Record<string, readonly [smaller: string, count: number]>> = {
  woche: ['tage', 7],
  tag: ['stunden', 24],
  stunde: ['minuten', 60],
  minute: ['sekunden', 60],
  jahr: ['monate', 12],
  meter: ['zentimeter', 100],
  kilometer: ['meter', 1000],
  kilo: ['gramm', 1000],
  liter: ['milliliter', 1000],
};
const UNIT =
  '(tag|woche|stunde|minute|sekunde|jahr|monat|meter|zentimeter|cm|kilometer|kilo|gramm|liter|milliliter)(?:e|en|n|s)?';
const TOGETHER = new RegExp(
  `wie ?viele? ${UNIT} (?:sind|haben|ergeben|machen) (?<large>\\d+|ein|eine|einem) ${UNIT} (?:und |plus )*(?<small>\\d+|ein|eine) ${UNIT}(?: zusammen)?$`,
  'u',
);
const count = (word: string | undefined) =>
  word === undefined || /^ein/.test(word) ? 1 : Number(word);
const plain = (unit: string | undefined) => (unit === 'cm' ? 'zentimeter' : (unit ?? ''));

/** "Wie viele Tage sind 5 Wochen und 3 Tage?" */
export const readTogether: EverydayReader = ({ text }) => {
  const found = TOGETHER.exec(text);
  if (!found?.groups) return null;
  const [, asked, , large, , small] = found;
  const [smaller = '', size = 0] = MAKES[plain(large)] ?? [];
  if (!smaller.startsWith(plain(asked)) || plain(asked) !== plain(small)) return null;
  const [many, few] = [count(found.groups.large), count(found.groups.small)];
  const whole = many * size;
  const name = smaller.charAt(0).toUpperCase() + smaller.slice(1);
  return `${tellWay(`${many} mal ${size} ist ${sayNumber(whole)}`, `${sayNumber(whole)} plus ${few} ist ${sayNumber(whole + few)}`)} Es sind ${sayNumber(whole + few)} ${name}.`;
};

const IN_LARGER = new RegExp(
  `^(?:lux |du |und |weißt du )*wie ?viele? ${UNIT} (?:sind|ergeben|machen|haben) (?<count>\\d+) ${UNIT}$`,
  'u',
);

/** "Wie viele Wochen sind 91 Tage?" */
export const readInLarger: EverydayReader = ({ text }) => {
  const found = IN_LARGER.exec(text);
  const [, asked, , told] = found ?? [];
  const [smaller = '', size = 0] = MAKES[plain(asked)] ?? [];
  const whole = Number(found?.groups?.count);
  if (!found || smaller === '' || !smaller.startsWith(plain(told)) || whole < size) return null;
  const [value, rest] = [Math.floor(whole / size), whole % size];
  const name = (unit: string) => unit.charAt(0).toUpperCase() + unit.slice(1);
  const unit = LARGER[plain(asked)] ?? name(plain(asked));
  const left = rest === 0 ? '' : ` und ${rest} ${name(smaller)}`;
  return `${sayNumber(whole)} geteilt durch ${size} ist ${value}${rest === 0 ? '' : ` Rest ${rest}`}. Es sind ${value} ${value === 1 ? name(plain(asked)) : unit}${left}.`;
};
const LARGER: Readonly<Record<string, string>> = {
  woche: 'Wochen',
  tag: 'Tage',
  stunde: 'Stunden',
  minute: 'Minuten',
  jahr: 'Jahre',
};

const AGAIN =
  /(?<way>\d+) (?<unit>meter|kilometer) .*?(?<times>\d+) (?:mal|runden|bahnen)(?!\p{L}).*(?:wie ?viele? (?<asked>meter|kilometer)|wie weit)/u;

/** "Er läuft 400 Meter im Kreis, und das sechsmal, wie viele Kilometer sind das?" */
export const readAgain: EverydayReader = (told) => {
  const found = AGAIN.exec(told.text)?.groups;
  const [way, times] = [Number(found?.way), Number(found?.times)];
  if (!found || !takesAll(told, way, times)) return null;
  const unit = found.unit === 'meter' ? 'Meter' : 'Kilometer';
  const total = way * times;
  const first = `${times} mal ${way} ${unit} ist ${sayNumber(total)} ${unit}`;
  if (found.asked === 'kilometer' && unit === 'Meter')
    return `${first}. 1000 Meter sind 1 Kilometer. Es sind ${sayNumber(total / 1000)} Kilometer.`;
  if (found.asked === 'meter' && unit === 'Kilometer')
    return `${first}. Das sind ${sayNumber(total * 1000)} Meter.`;
  return `${first}.`;
};

const DAILY =
  /(?:(?:jeden tag|täglich|am tag|pro tag) (?:\p{L}+ ){0,4}?(?<count>\d+) (?<unit>\p{L}+)|(?<count2>\d+) (?<unit2>\p{L}+) (?:\p{L}+ ){0,2}?(?:jeden tag|täglich|am tag|pro tag)).*wie ?viele?.* in (?<weeks>einer|\d+) wochen?(?!\p{L})/u;

/** "Jeden Tag 15 Minuten, wie viele sind das in einer Woche?": a week has seven days, which nobody says. */
export const readDaily: EverydayReader = (told) => {
  const found = DAILY.exec(told.text)?.groups;
  if (!found || /schultag|werktag|nur/u.test(told.text)) return null;
  const each = Number(found.count ?? found.count2);
  const weeks = found.weeks === 'einer' ? 1 : Number(found.weeks);
  if (!takesAll(told, each, ...(found.weeks === 'einer' ? [] : [weeks]))) return null;
  const unit = found.unit ?? found.unit2 ?? '';
  const name = OF_MEASURE[unit] ?? unit.charAt(0).toUpperCase() + unit.slice(1);
  const days = 7 * weeks;
  const total = `${sayNumber(days)} mal ${each} ist ${sayNumber(days * each)}`;
  const way = weeks === 1 ? tellWay(total) : tellWay(`${weeks} mal 7 ist ${days}`, total);
  return `${weeks === 1 ? 'Eine Woche hat 7 Tage. ' : ''}${way} Es sind ${sayNumber(days * each)} ${name}.`;
};

const THERE_AND_BACK =
  /(?<way>\d+) (?<unit>meter|kilometer) .*hin und (?:zurück|her|rück).*(?<!\p{L})woche(?!\p{L})/u;

/** "Der Schulweg ist 700 Meter lang, wie viel laufe ich hin und zurück in der Woche?" */
export const readWayToSchool: EverydayReader = (told) => {
  const found = THERE_AND_BACK.exec(told.text)?.groups;
  const way = Number(found?.way);
  if (!found || !/schul/u.test(told.text) || !takesAll(told, way)) return null;
  const unit = found.unit === 'meter' ? 'Meter' : 'Kilometer';
  const total = `${sayNumber(way * 10)} ${unit}`;
  return `Eine Schulwoche hat 5 Tage. ${tellWay(`2 mal ${way} ist ${2 * way}`, `5 mal ${2 * way} ist ${sayNumber(way * 10)}`)} Es sind ${total}.`;
};

const DONE_OF =
  /(?<done>\d+) von (?:den |meinen )?(?<whole>\d+) (?<noun>\p{L}{3,}).*wie ?viele? (?:\p{L}+ )*?(?:muss|fehlen|bleiben|noch|übrig|sind)(?!\p{L})/u;

/** "Ich hab 18 von 45 Aufgaben fertig, wie viele muss ich noch?" */
export const readDoneOf: EverydayReader = (told) => {
  const found = DONE_OF.exec(told.text)?.groups;
  const [done, whole] = [Number(found?.done), Number(found?.whole)];
  if (!found || done > whole || !takesAll(told, done, whole)) return null;
  const noun = found.noun ?? '';
  return `${tellWay(`${whole} minus ${done} ist ${whole - done}`)} ${thereAre(whole - done, capital(noun), 'Es sind noch')}`;
};

const RECIPE =
  /(?<amount>\d+) (?<what>\p{L}+(?: \p{L}+)?) (?:für|reichen für|auf) (?<people>\d+) (?<of>\p{L}{3,}).*(?:wie ?viele?|was) .*für (?<more>\d+)(?: \p{L}+)?(?: \p{L}+)?$/u;

/** "3 Becher Mehl für 12 Muffins, wie viel brauchen wir für 24?" */
export const readRecipe: EverydayReader = (told) => {
  const found = RECIPE.exec(told.text)?.groups;
  const [amount, people, more] = [found?.amount, found?.people, found?.more].map(Number);
  if (!found || !amount || !people || !more || !takesAll(told, amount, people, more)) return null;
  const what = (found.what ?? '').split(' ')[0] ?? '';
  const name = OF_MEASURE[what] ?? what.charAt(0).toUpperCase() + what.slice(1);
  if (more % people === 0) {
    const times = more / people;
    return `${tellWay(`${more} geteilt durch ${people} ist ${times}`, `${times} mal ${amount} ist ${times * amount}`)} Es sind ${times * amount} ${name}.`;
  }
  if (amount % people !== 0) return null;
  const each = amount / people;
  return `${tellWay(`${amount} geteilt durch ${people} ist ${each}`, `${more} mal ${each} ist ${more * each}`)} Es sind ${more * each} ${name}.`;
};
const OF_MEASURE: Readonly<Record<string, string>> = { cent: 'Cent', cm: 'Zentimeter' };

const DAYS = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'];
const AHEAD =
  /heute ist (?<day>sonntag|montag|dienstag|mittwoch|donnerstag|freitag|samstag)(?!\p{L}).*(?<!\p{L})in (?<days>\d+) (?<unit>tagen|wochen)(?!\p{L})/u;
const ASKS_DAY =
  /was (?:ist|wird|war) (?:.* )?für ein (?:wochen)?tag|(?:welcher|was für ein|welchen) (?:wochen)?tag|wann ist das/u;

/** "Heute ist Mittwoch, und in 10 Tagen hab ich Geburtstag, welcher Tag ist das?" */
export const readDayAhead: EverydayReader = (told) => {
  const found = AHEAD.exec(told.text)?.groups;
  const days = Number(found?.days);
  if (!found || !ASKS_DAY.test(told.text) || !takesAll(told, days)) return null;
  const from = DAYS.findIndex((day) => day.toLowerCase() === found.day);
  const today = DAYS[from] ?? '';
  if (found.unit === 'wochen')
    return `Nach ganzen Wochen ist wieder derselbe Tag. Es ist ein ${today}.`;
  const day = DAYS[(from + days) % 7] ?? '';
  const [weeks, rest] = [Math.floor(days / 7), days % 7];
  if (weeks === 0)
    return `Zähle von ${today} ${days} ${days === 1 ? 'Tag' : 'Tage'} weiter. Das ist ein ${day}.`;
  const back = weeks * 7;
  return rest === 0
    ? `Nach ${back} Tagen ist wieder ${today}. Das ist also ein ${day}.`
    : `Nach ${back} Tagen ist wieder ${today}. Zähle noch ${rest} ${rest === 1 ? 'Tag' : 'Tage'} weiter. Das ist ein ${day}.`;
};

const BORN =
  /(?<!\d)(?<year>19\d\d|20\d\d)(?!\d) (?:geboren|auf die welt gekommen|zur welt gekommen).*wie alt (?<verb>wird|ist|werde|bin)(?!\p{L})/u;

/** "Mein Opa ist 1956 geboren, wie alt wird der dieses Jahr?" */
export const readBornIn: EverydayReader = (told, now) => {
  const year = Number(BORN.exec(told.text)?.groups?.year);
  const thisYear = now.getFullYear();
  if (!(year <= thisYear) || !takesAll(told, year)) return null;
  const age = thisYear - year;
  return `${tellWay(`${thisYear} minus ${year} ist ${age}`)} In diesem Jahr werden es ${age} Jahre.`;
};
