import { capital, sayMoney } from '@lux/maths/read-word-problem/shapes/plain-problem.ts';
import { tellWay } from '@lux/maths/read-word-problem/shapes/ways.ts';
import { nameUnit, readUnit, sayDuration, sayNumber } from '@lux/maths/read-word-problem/units.ts';
import { divided, type EverydayReader, takesAll } from './everyday-text.ts';

const SPANS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  tag: ['Tag', 'Tage'],
  tage: ['Tag', 'Tage'],
  woche: ['Woche', 'Wochen'],
  monat: ['Monat', 'Monate'],
  stunde: ['Stunde', 'Stunden'],
  minute: ['Minute', 'Minuten'],
};
const EACH =
  '(?:jede[nrs]?|pro|am|in der|in einer|an einem|im) (?<span>tag|woche|monat|stunde|minute)';
/** "Am Tag 14 Seiten", or else "14 Seiten am Tag". */
const RATES = [
  new RegExp(
    `${EACH} (?:(?!und |kostet |hat |sind |ist )\\p{L}+ ){0,4}?(?<rate>\\d+)(?<unit> \\p{L}+)?(?!\\p{L})`,
    'u',
  ),
  new RegExp(`(?<rate>\\d+)(?<unit> (?!uhr)\\p{L}+)? (?:\\p{L}+ ){0,2}?${EACH}(?!\\p{L})`, 'u'),
];
const ASKS_HOW_LONG =
  /(?<!\p{L})(?:wie lange?|wann (?:ist|bin|hat|habe?|hab|sind|kann|haben|hast)|wie ?viele? (?:tage|wochen|monate|stunden|minuten)|in wie ?viele?n? (?:tagen|wochen|monaten))(?!\p{L})/u;
const OTHERWISE =
  /(?<!\p{L})(?:schon|bereits|davon|außer|nicht|rutscht|mehr|weniger|doppelt|prozent|pause|hatte|ausgeb\p{L}*|isst|oma|opa) (?:\p{L}+ )*?\d|\d+ (?:schon|davon)/u;
const SCHOOL_DAYS = /schultag|werktag|montags?|sonntags?|wochenende/u;

/** "Das Skateboard kostet 52, ich krieg 4 Euro in der Woche, wie lange muss ich sparen?" */
export const readUntilDone: EverydayReader = (told) => {
  const { text } = told;
  const found = RATES.map((pattern) => pattern.exec(text)?.groups).find(Boolean);
  const span = SPANS[found?.span ?? ''];
  const rate = Number(found?.rate);
  const unit = (found?.unit ?? '').trim();
  if (!span || !(rate > 0) || !ASKS_HOW_LONG.test(text) || SCHOOL_DAYS.test(text)) return null;
  const goal = told.numbers.find((_, at) => takesAll(told, told.numbers[at] ?? 0, rate));
  if (goal === undefined || told.numbers.length !== 2 || OTHERWISE.test(text)) return null;
  const goalUnit = new RegExp(`(?<!\\d)${goal} (\\p{L}+)`, 'u').exec(text)?.[1] ?? '';
  const isMoney = unit === 'cent' || goalUnit === 'cent';
  const [one, other] = [readUnit(unit), readUnit(goalUnit)];
  const cents = (value: number, of: string) => (isMoney && of !== 'cent' ? value * 100 : value);
  const scaled = one && other && one.dimension === other.dimension && !isMoney;
  if (one && other && one.dimension !== other.dimension) return null;
  const [whole, each] = scaled
    ? [goal * other.size, rate * one.size]
    : [cents(goal, goalUnit), cents(rate, unit)];
  if (each > whole || !(each > 0)) return null;
  const { value, rest } = divided(whole, each);
  const say = (amount: number, raw: number, of: string) => {
    if (isMoney) return sayMoney(amount);
    const named = readUnit(of);
    return named ? `${sayNumber(raw)} ${capitalOf(of)}` : String(raw);
  };
  const step = `${say(whole, goal, goalUnit)} geteilt durch ${say(each, rate, unit)} ist ${value}`;
  if (rest === 0) return `${tellWay(step)} Es sind ${value} ${value === 1 ? span[0] : span[1]}.`;
  // Who drives on arrives within the hour.
  if (span[0] === 'Stunde') {
    const minutes = (whole / each) * 60;
    return Number.isInteger(minutes)
      ? `${tellWay(step)} Es bleibt ein Rest. Zusammen sind es ${sayDuration(minutes)}.`
      : null;
  }
  return `${tellWay(step)} Es bleibt ein Rest, und dafür braucht es noch eins mehr. Es sind ${value + 1} ${span[1]}.`;
};

const capitalOf = (word: string) => {
  const unit = readUnit(word);
  return unit && unit.dimension !== 'time' ? nameUnit(unit.name, 2) : capital(word);
};

const IN_TIME =
  /(?<way>\d+) (?<wayUnit>\p{L}+) (?:weit )?in (?<time>\d+|einer|einem) (?<timeUnit>sekunden?|minuten?|stunden?|tage?n?).* (?:für |schafft (?:er|sie|es) )?(?<more>\d+) (?<moreUnit>\p{L}+)/u;
const WORD_OF = { sekunde: 1, minute: 60, stunde: 3_600 } as const;

/** "400 Meter in 80 Sekunden, wie lange braucht er für 2 Kilometer?" */
export const readSameSpeed: EverydayReader = (told) => {
  const found = IN_TIME.exec(told.text)?.groups;
  const [way, more] = [Number(found?.way), Number(found?.more)];
  const time = /^\d/u.test(found?.time ?? '') ? Number(found?.time) : 1;
  const [from, to] = [readUnit(found?.wayUnit ?? ''), readUnit(found?.moreUnit ?? '')];
  const second = WORD_OF[(found?.timeUnit ?? '').replace(/n$/u, '') as keyof typeof WORD_OF];
  if (!found || !from || !to || !second || from.dimension !== to.dimension) return null;
  if (from.dimension === 'time' || !/wie lange?(?!\p{L})/u.test(told.text)) return null;
  if (!takesAll(told, way, more, ...(/^\d/u.test(found.time ?? '') ? [time] : []))) return null;
  const times = (more * to.size) / (way * from.size);
  const seconds = times * time * second;
  if (!Number.isInteger(times) || !Number.isInteger(seconds)) return null;
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const unit = readUnit(found.timeUnit ?? '');
  const span = `${sayNumber(times * time)} ${capitalOf(unit ? plural(unit.name) : '')}`;
  const first = `${more} ${capitalOf(found.moreUnit ?? '')} sind ${sayNumber(times)} mal ${way} ${capitalOf(found.wayUnit ?? '')}`;
  const told2 =
    second === 1 && minutes > 0
      ? ` Das sind ${minutes} ${minutes === 1 ? 'Minute' : 'Minuten'}${rest > 0 ? ` und ${rest} Sekunden` : ''}.`
      : '';
  return `${tellWay(first, `${sayNumber(times)} mal ${time} ist ${sayNumber(times * time)}`)} Es sind ${span}.${told2}`;
};

const plural = (name: string) => (name === 'tag' ? 'tage' : `${name}n`);

const CONTAINED =
  /(?:brauch\p{L}*|will|wollen|möchten?) (?:\p{L}+ ){0,3}?(?<whole>\d+) (?<unit>liter|kilo|kg|gramm|meter|milliliter)(?: \p{L}+)? .*?(?:eine?|jede[rs]?|1) (?<pack>\p{L}{4,}) (?:hat|fasst|enthält|sind|wiegt|ist) (?<each>\d+) (?<of>liter|kilo|kg|gramm|g|meter|cm|milliliter|ml)(?!\p{L}).* wie ?viele? (?<asked>\p{L}{4,})/u;
const STEM = 4;

/** "Wir brauchen 2 Liter, eine Flasche hat 750 Milliliter, wie viele Flaschen?": the last one is needed, too. */
export const readContainers: EverydayReader = (told) => {
  const found = CONTAINED.exec(told.text)?.groups;
  const [unit, of] = [readUnit(found?.unit ?? ''), readUnit(found?.of ?? '')];
  const [whole, each] = [Number(found?.whole), Number(found?.each)];
  if (!found || !unit || !of || unit.dimension !== of.dimension) return null;
  if (found.pack?.slice(0, STEM) !== found.asked?.slice(0, STEM) || !takesAll(told, whole, each))
    return null;
  const inSmall = (whole * unit.size) / of.size;
  const { value, rest, step } = divided(inSmall, each);
  const first =
    unit.name === of.name
      ? []
      : [`${whole} ${capitalOf(unit.name)} sind ${sayNumber(inSmall)} ${capitalOf(of.name)}`];
  const packs = capitalOf(found.asked ?? '');
  return rest === 0
    ? `${tellWay(...first, step)} Es sind ${value} ${packs}.`
    : `${tellWay(...first, step)} Für den Rest braucht man noch eins mehr. Es sind ${value + 1} ${packs}.`;
};

const FOR_OTHER =
  /(?<amount>\d+) (?<what>\p{L}{2,}) (?:\p{L}+ ){0,3}?(?:auf|für|in|pro) (?<base>\d+) (?<of>\p{L}{2,})(?!\p{L}).* (?:wie ?viele?|was) .*?(?:auf|für|in) (?<more>\d+) (?<same>\p{L}{2,})$/u;

/** "6 Liter auf 100 Kilometer, wie viel für 450 Kilometer?", "12 Sterne in 3 Stunden, wie viele in 5?" */
export const readInProportion: EverydayReader = (told) => {
  const found = FOR_OTHER.exec(told.text)?.groups;
  const [amount, base, more] = [Number(found?.amount), Number(found?.base), Number(found?.more)];
  if (!found || found.of?.slice(0, STEM) !== found.same?.slice(0, STEM)) return null;
  if (!takesAll(told, amount, base, more) || found.what === 'cent') return null;
  const result = (amount * more) / base;
  if (!Number.isInteger(result)) return null;
  const what = capitalOf(found.what ?? '');
  const [value, by] = [more / base, amount / base];
  const way = Number.isInteger(value)
    ? tellWay(`${more} geteilt durch ${base} ist ${value}`, `${value} mal ${amount} ist ${result}`)
    : Number.isInteger(by)
      ? tellWay(`${amount} geteilt durch ${base} ist ${by}`, `${more} mal ${by} ist ${result}`)
      : tellWay(
          `${amount} mal ${more} ist ${sayNumber(amount * more)}`,
          `${sayNumber(amount * more)} geteilt durch ${base} ist ${result}`,
        );
  return `${way} Es sind ${sayNumber(result)} ${what}.`;
};

const ONE_OF =
  /(?<many>\d+) (?<unit>kilo|kg|liter|stück|flaschen|packungen|\p{L}{4,})(?: (?<thing>\p{L}{3,}))? (?:kosten|kostet) (?:zusammen )?(?<price>\d+) cent.* (?:was|wie ?viel) kostet (?:dann )?(?:1|ein(?:e|er|es)?|jede[rs]?)(?: \p{L}+){0,2}$/u;

/** "3 Kilo Äpfel kosten 6 Euro 90, was kostet ein Kilo?" */
export const readPriceOfOne: EverydayReader = (told) => {
  const found = ONE_OF.exec(told.text)?.groups;
  const [many, price] = [Number(found?.many), Number(found?.price)];
  const numbers = told.numbers.filter((number) => number !== 1);
  if (!found || many < 2 || !takesAll({ numbers }, many, price) || price % many !== 0) return null;
  return `${tellWay(`${sayMoney(price)} geteilt durch ${many} ist ${sayMoney(price / many)}`)} Das kostet ${sayMoney(price / many)}.`;
};

const TIME_FOR =
  /(?<way>\d+) (?<what>\p{L}{4,}) in (?<time>\d+) (?<unit>sekunden|minuten|stunden|tagen).* wie lange? (?:\p{L}+ )*?(?:für )?(?<more>\d+)(?: (?<same>\p{L}{4,}))?$/u;

/** "3 Runden in 12 Minuten, wie lange für 5 Runden?" */
export const readTimeFor: EverydayReader = (told) => {
  const found = TIME_FOR.exec(told.text)?.groups;
  const [way, time, more] = [Number(found?.way), Number(found?.time), Number(found?.more)];
  if (!found || readUnit(found.what ?? '') || !takesAll(told, way, time, more)) return null;
  if (found.same !== undefined && found.same.slice(0, STEM) !== found.what?.slice(0, STEM))
    return null;
  const one = time / way;
  if (!Number.isInteger(one)) return null;
  const unit = capital((found.unit ?? '').replace('tagen', 'tage'));
  return `${tellWay(`${time} geteilt durch ${way} ist ${one}`, `${more} mal ${one} ist ${more * one}`)} Es sind ${more * one} ${unit}.`;
};

const CARRIED =
  /(?:eine?|in einen?|1) (?<pack>\p{L}{4,}) (?:hat|fasst|passen) (?<each>\d+) (?<unit>liter|kilo|kg).*? (?<whole>\d+) (?:liter|kilo|kg).* wie oft/u;

/** "Ein Eimer hat 10 Liter, ich brauch 75, wie oft muss ich laufen?": the rest is one way more. */
export const readHowOften: EverydayReader = (told) => {
  const found = CARRIED.exec(told.text)?.groups;
  const [each, whole] = [Number(found?.each), Number(found?.whole)];
  if (!found || !takesAll(told, each, whole) || each > whole) return null;
  const { value, rest, step } = divided(whole, each);
  return rest === 0
    ? `${tellWay(step)} Es sind ${value} Mal.`
    : `${tellWay(step)} Für den Rest braucht es noch ein Mal. Es sind ${value + 1} Mal.`;
};
