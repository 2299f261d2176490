import { tellWay } from '@lux/maths/read-word-problem/shapes/ways.ts';
import { divided, type EverydayReader, leftOver, takesAll, thereAre } from './everyday-text.ts';

const PEOPLE =
  '(?:kinder\\p{L}*|freunde\\p{L}*|leute\\p{L}*|geschwister\\p{L}*|personen|mädchen|jungs|jungen|gäste|mann)';
const TAKES = '(?:isst|esst|kriegt|bekommt|nimmt|trinkt|braucht|darf|möchte|will|hat)';
const EACH_TAKES = [
  new RegExp(
    `(?:kriegen|bekommen|nehmen|essen) (?<people>\\d+) ${PEOPLE} (?:je|jeweils) (?<each>\\d+)`,
    'u',
  ),
  new RegExp(
    `jede[rs]? von (?:uns |den |ihnen )?(?<people>\\d+)(?: \\p{L}+)? ${TAKES} (?:\\p{L}+ )?(?<each>\\d+)`,
    'u',
  ),
  new RegExp(
    `(?<people>\\d+) ${PEOPLE} (?:\\p{L}+ ){0,2}?${TAKES} (?:je|jeweils|jede[rs]?) (?<each>\\d+)`,
    'u',
  ),
  new RegExp(
    `(?<people>\\d+) (?:${PEOPLE} )?(?:\\p{L}+ ){0,2}?jede[rs]? (?:\\p{L}+ ){0,2}?(?:${TAKES} )?(?:\\p{L}+ )?(?<each>\\d+)`,
    'u',
  ),
];
const ASKS_WHOLE =
  /wie ?viele? (?:\p{L}+ )?(?:waren|hatte|hatten|gab) (?:\p{L}+ ){0,3}(?:das|es|sie|ich|wir|da|am anfang|vorher|insgesamt)(?:$| )|wie ?viele? (?:\p{L}+ )?(?:waren|hatte) (?:das|es|ich)(?:$| )/u;
const ASKS_REST = /(?<!\p{L})(?:bleib\p{L}*|übrig|noch da|reicht|reichen|genug)(?!\p{L})/u;

/** "30 Eier, jeder von uns 4 isst 2, was bleibt?" */
export const readEachTakes: EverydayReader = (told) => {
  const found = EACH_TAKES.map((pattern) => pattern.exec(told.text)?.groups).find(Boolean);
  if (!found || !ASKS_REST.test(told.text)) return null;
  const [people, each] = [Number(found.people), Number(found.each)];
  const whole = told.numbers.find((_, at) => takesAll(told, told.numbers[at] ?? 0, people, each));
  if (whole === undefined) return null;
  const taken = people * each;
  const first = `${people} mal ${each} ist ${taken}`;
  if (ASKS_WHOLE.test(told.text)) {
    return `${tellWay(first, `${taken} plus ${whole} ist ${taken + whole}`)} Es waren ${taken + whole}.`;
  }
  if (taken > whole) return `${tellWay(first)} Das reicht nicht. Es fehlen ${taken - whole}.`;
  return `${tellWay(first, `${whole} minus ${taken} ist ${whole - taken}`)} ${leftOver(whole - taken)}`;
};

const MANY = new RegExp(`(?<people>\\d+) ${PEOPLE}`, 'u');
const PACKED =
  /(?<packs>\d+) (?!cent|euro)\p{L}+ (?:mit|zu|à) (?:je |jeweils )?(?<each>\d+) (?!cent|euro|jahr)\p{L}*/u;
const ASKS_EACH =
  /(?<!\p{L})(?:jeder|jede|jedes|pro kind|pro person|geht das auf|gerecht)(?!\p{L})/u;

/** "3 Pizzen mit je 8 Stücken und wir sind 5 Kinder, wie viel kriegt jeder?" */
export const readSharedPacks: EverydayReader = (told) => {
  const packed = PACKED.exec(told.text)?.groups;
  const people = Number(MANY.exec(told.text)?.groups?.people);
  if (!packed || !ASKS_EACH.test(told.text)) return null;
  const [packs, each] = [Number(packed.packs), Number(packed.each)];
  if (!(people > 0) || !takesAll(told, packs, each, people)) return null;
  const whole = packs * each;
  const { value, rest, step } = divided(whole, people);
  return `${tellWay(`${packs} mal ${each} ist ${whole}`, step)} Jeder bekommt ${value}. ${leftOver(rest)}`;
};

/** "50 Bonbons und 6 Kinder, geht das auf?" */
export const readGoesEven: EverydayReader = (told) => {
  const people = Number(MANY.exec(told.text)?.groups?.people);
  const [one = 0, two = 0] = told.numbers;
  const whole = one === people ? two : one;
  if (!/geht (?:das|es|die) (?:\p{L}+ )?auf(?!\p{L})/u.test(told.text) || !(people > 0))
    return null;
  if (!takesAll(told, whole, people) || whole < people) return null;
  const { value, rest, step } = divided(whole, people);
  const opening = rest === 0 ? 'Ja, das geht auf.' : 'Nein, das geht nicht auf.';
  return `${tellWay(step)} ${opening} Jeder bekommt ${value}. ${leftOver(rest)}`;
};

const HOLDS =
  /(?<whole>\d+) \p{L}+ (?:.{0,40} )?(?<packs>\p{L}{4,}) (?:wo (?:immer |je |jeweils )?(?<wo>\d+) (?:rein\p{L}*|drin\p{L}*|hinein\p{L}*|passen|platz)|(?:mit|für|zu) (?:je |jeweils |immer )?(?<mit>\d+)(?! ?cent)|in die (?:immer |je |jeweils )?(?<die>\d+) (?:\p{L}+ )?(?:passen|gehen|kommen|rein\p{L}*))/u;
/** "Ein Paket hat 10 Stück, sie braucht 35": first how much one holds. */
const ONE_HOLDS =
  /(?<!\p{L})(?:eine?|einem|einer|jede[rsmn]?|1) (?<packs>\p{L}{4,})(?: \p{L}+)? (?:hat|sind|passen|passt|fasst|enthält|hält|kommen|liegen) (?:immer |genau |nur )?(?<each>\d+)(?! ?(?:cent|euro|jahr|cm|meter|kilo|gramm|liter))(?: \p{L}+)? .*?(?:brauch\p{L}*|will|wollen|möchten?|müssen|muss|sind|hat|haben|kommen|gibt) (?:\p{L}+ ){0,3}?(?<whole>\d+)(?! ?(?:cent|euro))/u;
const ASKS_PACKS = /wie ?viele? (?<asked>\p{L}{4,})/u;

/** "96 Eier in Schachteln, wo zehn reingehen, wie viele Schachteln braucht er?" */
export const readFilledPacks: EverydayReader = (told) => {
  const held = (HOLDS.exec(told.text) ?? ONE_HOLDS.exec(told.text))?.groups;
  const asked = ASKS_PACKS.exec(told.text)?.groups?.asked;
  if (/(?<!\p{L})reich(?:t|en) für(?!\p{L})/u.test(told.text)) return null;
  if (!held || asked === undefined || held.packs?.slice(0, 5) !== asked.slice(0, 5)) return null;
  const [whole, each] = [Number(held.whole), Number(held.wo ?? held.mit ?? held.die ?? held.each)];
  if (!(each > 0) || !takesAll(told, whole, each)) return null;
  const { value, rest, step } = divided(whole, each);
  const packs = asked.charAt(0).toUpperCase() + asked.slice(1);
  if (rest === 0) return `${tellWay(step)} ${thereAre(value, packs)}`;
  if (value === 0) return `${tellWay(step)} 1 reicht schon.`;
  return `${tellWay(step)} ${value === 1 ? '1 wird' : `${value} werden`} voll, und auch der Rest braucht Platz. Es sind ${value + 1} ${packs}.`;
};

const GROUP_SIZES: Readonly<Record<string, number>> = {
  zweier: 2,
  dreier: 3,
  vierer: 4,
  fünfer: 5,
  sechser: 6,
  siebener: 7,
  achter: 8,
  zehner: 10,
};
/** "3 Sechserpackungen, wie viele Eier?" multiplies. */
const EACH_HOLDS =
  /\d+ (?:zweier|dreier|vierer|fünfer|sechser|siebener|achter|zehner|\d+er)[ -]?\p{L}+/u;
const GROUPS =
  /(?<!\p{L})(?<size>zweier|dreier|vierer|fünfer|sechser|siebener|achter|zehner|\d+er)[ -]?(?<of>gruppen|teams|reihen|mannschaften|packungen|packs|kartons|schachteln|tüten|boxen|beutel\p{L}?|stapel\p{L}?|pakete\p{L}?|päckchen|bündel\p{L}?)/u;

/** "28 Kinder in Vierergruppen, wie viele Gruppen gibt das?" */
export const readGroupsOf: EverydayReader = (told) => {
  const { size = '', of = '' } = GROUPS.exec(told.text)?.groups ?? {};
  const by = /^\d/u.test(size) ? Number.parseInt(size, 10) : GROUP_SIZES[size];
  const numbers = told.text.replace(GROUPS, '').match(/\d+/gu) ?? [];
  const whole = Number(numbers[0] ?? 0);
  if (!by || numbers.length !== 1 || EACH_HOLDS.test(told.text) || !/wie ?viele/u.test(told.text))
    return null;
  const { value, rest, step } = divided(whole, by);
  const name = of.charAt(0).toUpperCase() + of.slice(1);
  const left = rest === 0 ? '' : ` ${leftOver(rest)}`;
  return `${tellWay(step)} ${thereAre(value, name)}${left}`;
};
