import { capital, sayLength } from '@lux/maths/read-word-problem/shapes/plain-problem.ts';
import { tellWay } from '@lux/maths/read-word-problem/shapes/ways.ts';
import { divided, type EverydayReader, leftOver, takesAll, thereAre } from './everyday-text.ts';

const GROUP =
  '(?:gruppen|teams|mannschaften|reihen|tische\\p{L}*|boote\\p{L}*|autos|kisten|kartons|schachteln|tüten|beuteln?|körben?|regalen?|zimmern?|zelten?|packungen|gläsern?|vasen|haufen|stapeln?|teile|stücke)';
const IN_GROUPS = new RegExp(
  `(?<whole>\\d+) (?!cent|cm|meter)(?<noun>\\p{L}{3,}) (?:\\p{L}+ ){0,4}?(?:in|auf|an|zu|wollen|sollen|möchten|machen|bilden|bauen) (?<groups>\\d+) (?:gleich(?:e|en)? |gleich große[nr]? |gleichgroße[nr]? )?(?<of>${GROUP})(?!\\p{L})`,
  'u',
);
const ASKS_ONE =
  /wie ?viele? (?:\p{L}+ )?(?:sind|sitzen|kommen|liegen|passen|stehen|hat|gehören|schlafen|wären) (?:dann |da )?(?:in |auf |an |zu )?(?:eine[rmn]?|jede[rmns]?)(?!\p{L})/u;

const IN_THINGS =
  /(?<whole>\d+) (?!cent|cm|meter)(?<noun>\p{L}{3,}) (?:\p{L}+ ){0,3}?(?:in|auf|an) (?<groups>\d+) (?:gleich(?:e|en)? |gleich große[nr]? )?(?<of>\p{L}{4,}) wie ?viele? (?<asked>\p{L}+) (?:hat|sind|liegen|stehen|sitzen|passen|fasst) (?:dann )?(?:in |auf |an )?(?:ein(?:e[mnr]?)?|jede[rmns]?) (?<one>\p{L}{4,})$/u;
const STEM = 4;

/** "Ein Zug hat 84 Plätze in 12 Wagen, wie viele Plätze hat ein Wagen?" */
function inThings(text: string): Record<string, string | undefined> | undefined {
  const found = IN_THINGS.exec(text)?.groups;
  const isSame = (one = '', other = '?') => one.slice(0, STEM) === other.slice(0, STEM);
  return isSame(found?.of, found?.one) && isSame(found?.noun, found?.asked) ? found : undefined;
}

/** "35 Kinder in 5 Gruppen, wie viele sind in einer?" */
export const readInGroups: EverydayReader = (told) => {
  const ofGroups = ASKS_ONE.test(told.text) ? IN_GROUPS.exec(told.text)?.groups : undefined;
  const found = ofGroups ?? inThings(told.text);
  const [whole, groups] = [Number(found?.whole), Number(found?.groups)];
  if (!found || !takesAll(told, whole, groups)) return null;
  if (groups < 2 || whole < groups) return null;
  const { value, rest, step } = divided(whole, groups);
  const left = rest === 0 ? '' : ` ${leftOver(rest)}`;
  return `${tellWay(step)} ${thereAre(value, capital(found.noun ?? ''))}${left}`;
};

const EQUAL_GROUPS = new RegExp(
  `(?<whole>\\d+) (?!cent|cm)\\p{L}{3,} .*?(?<groups>\\d+) (?:gleich(?:e|en)?|gleich große[n]?|gleichgroße[n]?) ${GROUP}(?!\\p{L})`,
  'u',
);

/** "Wir sind 26 Kinder und wollen 4 gleiche Gruppen machen, geht das auf?" */
export const readEqualGroups: EverydayReader = (told) => {
  const found = EQUAL_GROUPS.exec(told.text)?.groups;
  const [whole, groups] = [Number(found?.whole), Number(found?.groups)];
  if (!found || !/geht (?:das|es) (?:\p{L}+ )?auf|kann man das|geht das/u.test(told.text))
    return null;
  if (!takesAll(told, whole, groups) || groups < 2 || whole < groups) return null;
  const { value, rest, step } = divided(whole, groups);
  const opening = rest === 0 ? 'Ja, das geht auf.' : 'Nein, das geht nicht auf.';
  return `${tellWay(step)} ${opening} In jede Gruppe kommen ${value}. ${leftOver(rest)}`;
};

const PEOPLE =
  'kinder\\p{L}*|freunde\\p{L}*|leute\\p{L}*|geschwister\\p{L}*|personen|mädchen|jungs|jungen|enkel\\p{L}*|gäste\\p{L}*|cousins?|schüler\\p{L}*|hunde\\p{L}*|katzen|tiere\\p{L}*|teller\\p{L}*';
const POOLED = new RegExp(
  `^(?<before>.*?)(?:teil\\p{L}*|verteil\\p{L}*|aufgeteilt) .*?(?:auf|an|unter|mit|durch) (?:ihre |seine |meine |die |den )?(?<people>\\d+) (?:${PEOPLE})(?!\\p{L})`,
  'u',
);
const ALL = /(?<!\p{L})(?:alles?|zusammen|insgesamt|sie gerecht|die gerecht|das ganze)(?!\p{L})/u;
const LESS =
  /(?<!\p{L})(?:isst|essen|gegessen|weg|verlier\p{L}*|verschenk\p{L}*|kaputt|faul|mehr|weniger|doppelt|je|jede\p{L}*)(?!\p{L})/u;

/** "Opa pflückt 24 Kirschen, Oma 18, sie teilen alles auf 6 Enkel auf": what is shared is added first. */
export const readPooledShare: EverydayReader = (told) => {
  const found = POOLED.exec(told.text)?.groups;
  const before = found?.before ?? '';
  const parts = [...before.matchAll(/\d+/gu)].map(([number]) => Number(number));
  const people = Number(found?.people);
  if (!found || parts.length !== 2 || LESS.test(before) || /cent|cm/u.test(before)) return null;
  if (!ALL.test(told.text) || !takesAll(told, ...parts, people) || people < 2) return null;
  const whole = parts.reduce((sum, part) => sum + part, 0);
  const { value, rest, step } = divided(whole, people);
  return `${tellWay(`${parts.join(' plus ')} ist ${whole}`, step)} Jeder bekommt ${value}. ${leftOver(rest)}`;
};

const HAVE_AND_ARE = new RegExp(
  `(?:(?<whole>\\d+) (?<noun>(?!cent|cm)\\p{L}{3,}) und (?:wir )?sind (?:wir )?(?<people>\\d+) (?:${PEOPLE})|sind (?<people2>\\d+) (?:${PEOPLE}) und (?:wir )?haben (?:wir )?(?<whole2>\\d+) (?<noun2>(?!cent|cm)\\p{L}{3,})) wie ?viele? (?:\\p{L}+ )?bleib\\p{L}*(?: \\p{L}+){0,2}$`,
  'u',
);

/** "Wir haben 23 Bonbons und sind 5 Kinder, wie viele bleiben übrig?" */
export const readLeftOver: EverydayReader = (told) => {
  const found = HAVE_AND_ARE.exec(told.text)?.groups;
  const [whole, people] = [
    Number(found?.whole ?? found?.whole2),
    Number(found?.people ?? found?.people2),
  ];
  if (!found || !takesAll(told, whole, people) || people < 2 || whole < people) return null;
  const { value, rest, step } = divided(whole, people);
  return `${tellWay(step)} Jeder bekommt ${value}. ${leftOver(rest)}`;
};

const LENGTH = '(?<long>\\d+(?:,\\d+)?) (?<unit>cm|zentimeter|meter|m)(?: lang)?';
const INTO_PIECES = new RegExp(
  `${LENGTH}(?: .*?)? in (?<count>\\d+) (?:gleich(?:e|en)? |gleich lange[n]? |gleichlange[n]? )?(?:stücke|teile)(?!\\p{L}).*wie lang`,
  'u',
);
const OF_PIECES = new RegExp(
  `${LENGTH}(?: .*?)? (?:stücke?n?|teile?n?|bänder|streifen) (?:von|zu|mit|aus|mit je|zu je|von je) (?<size>\\d+) (?<sizeUnit>cm|zentimetern?|metern?|m)(?!\\p{L}).*wie ?viele`,
  'u',
);
const inCm = (value: string, unit: string) =>
  Math.round(Number(value.replace(',', '.')) * (/^(?:cm|z)/u.test(unit) ? 1 : 100));

/** "Ein Brett ist 2,40 m lang, Papa sägt es in 6 Stücke", "Stücke von 25 Zentimetern". */
export const readPieces: EverydayReader = ({ text }) => {
  const into = INTO_PIECES.exec(text)?.groups;
  const of = OF_PIECES.exec(text)?.groups;
  const found = into ?? of;
  if (!found || (text.match(/\d+(?:,\d+)?/gu) ?? []).length !== 2) return null;
  const long = inCm(found.long ?? '', found.unit ?? '');
  if (into) {
    const count = Number(into.count);
    if (count < 2 || long % count !== 0) return null;
    return `${tellWay(`${sayLength(long)} geteilt durch ${count} ist ${sayLength(long / count)}`)} Jedes Stück ist ${sayLength(long / count)} lang.`;
  }
  const size = inCm(of?.size ?? '', of?.sizeUnit ?? '');
  if (!(size > 0) || size > long) return null;
  const { value, rest } = divided(long, size);
  const left = rest === 0 ? '' : ` ${sayLength(rest)} bleiben übrig.`;
  return `${tellWay(`${sayLength(long)} geteilt durch ${sayLength(size)} ist ${value}${rest === 0 ? '' : ` Rest ${sayLength(rest)}`}`)} ${thereAre(value, 'Stücke')}${left}`;
};
