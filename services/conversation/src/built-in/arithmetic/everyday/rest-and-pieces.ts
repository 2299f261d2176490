import { capital } from '@lux/maths/read-word-problem/shapes/plain-problem.ts';
import { tellWay } from '@lux/maths/read-word-problem/shapes/ways.ts';
import { divided, type EverydayReader, leftOver, takesAll, thereAre } from './everyday-text.ts';

const REST_FOR =
  /^(?<told>.*?)(?:reicht|reichen|langt|langen) (?:(?:der|die|den) (?:rest|übrigen)|das|es|die|der|da|noch|dann| )*(?:für|zu) (?<wanted>\d+) \p{L}{3,}(?: \p{L}+)?$/u;
const WHOLE = /(?<whole>\d+) (?<noun>(?!cent|cm)\p{L}{3,})/u;
const IS_GONE =
  /(?:(?<one>\d+)(?: \p{L}+){0,2}?(?: (?:waren|sind|war|ist|gingen|gehen))? (?:\p{L}+ )?(?:kaputt\p{L}*|weg\p{L}*|faul\p{L}*|zerbrochen|runtergefallen|geplatzt|leer|krank|abgestürzt|zerrissen|verdorben|schlecht|aufgegessen|gegessen|verloren)|(?:brauch\p{L}*|nehm\p{L}*|nimmt|verschenk\p{L}*|ess\p{L}*|isst|geb\p{L}*|verbrauch\p{L}*) (?:wir |ich |er |sie |davon |noch )*(?<two>\d+)|(?<three>\d+)(?: \p{L}+)? (?:brauch\p{L}*|gegessen|verschenkt|verloren))/gu;

/** "12 Eier, drei waren kaputt, 4 brauchen wir, reicht der Rest für 6 Spiegeleier?" */
export const readRestFor: EverydayReader = (told) => {
  const found = REST_FOR.exec(told.text)?.groups;
  const start = WHOLE.exec(found?.told ?? '')?.groups;
  if (!found || !start) return null;
  const [whole, wanted] = [Number(start.whole), Number(found.wanted)];
  const rest = (found.told ?? '').replace(WHOLE, ' ');
  const gone = [...rest.matchAll(IS_GONE)].map(({ groups }) =>
    Number(groups?.one ?? groups?.two ?? groups?.three),
  );
  if (gone.length === 0 || !takesAll(told, whole, wanted, ...gone)) return null;
  let left = whole;
  const steps = gone.map((count) => {
    left -= count;
    return `${left + count} minus ${count} ist ${left}`;
  });
  if (left < 0) return null;
  const enough = left >= wanted;
  return `${tellWay(...steps)} ${enough ? 'Ja, das reicht.' : `Nein, das reicht nicht. Es fehlen noch ${wanted - left}.`}`;
};

const INTO_PIECES =
  /(?<long>\d+) (?<unit>cm|meter|m)(?: lang\p{L}*)? .*?(?<size>\d+) (?<of>cm|meter|m)(?: lange)? (?:stücke?n?|teile?n?|streifen|bänder).*wie ?viele/u;

/** "Die Schnur ist 5 Meter lang, ich brauch 30 cm Stücke, wie viele krieg ich raus?" */
export const readPiecesOf: EverydayReader = (told) => {
  const found = INTO_PIECES.exec(told.text)?.groups;
  const inCm = (value: string | undefined, unit: string | undefined) =>
    Number(value) * (unit === 'cm' ? 1 : 100);
  const [long, size] = [inCm(found?.long, found?.unit), inCm(found?.size, found?.of)];
  if (!found || !takesAll(told, Number(found.long), Number(found.size)) || size > long) return null;
  const { value, rest, step } = divided(long, size);
  return `${tellWay(found.unit === 'cm' ? step : `${found.long} Meter sind ${long} Zentimeter`, ...(found.unit === 'cm' ? [] : [step]))} ${thereAre(value, 'Stücke')}${rest === 0 ? '' : ` ${leftOver(rest).replace(/\d+/u, (count) => `${count} Zentimeter`)}`}`;
};

const GROUPS_AND_ONE =
  /(?<many>\d+) (?<of>\p{L}{3,}) .*?(?:je|jeweils|immer) (?<each>\d+) (?<noun>\p{L}{3,}) und (?:im|in der|in dem|auf dem|auf der) (?:letzten|anderen|\p{L}+ten|rest)(?: \p{L}+)? (?:\p{L}+ )?(?<one>\d+)(?: \p{L}+)? wie ?viele?/u;

/** "In 3 Regalen stehen je 25 Bücher und im vierten 18." */
export const readGroupsAndOne: EverydayReader = (told) => {
  const found = GROUPS_AND_ONE.exec(told.text)?.groups;
  const [many, each, one] = [Number(found?.many), Number(found?.each), Number(found?.one)];
  if (!found || !takesAll(told, many, each, one)) return null;
  const whole = many * each;
  return `${tellWay(`${many} mal ${each} ist ${whole}`, `${whole} plus ${one} ist ${whole + one}`)} ${thereAre(whole + one, capital(found.noun ?? ''))}`;
};

const PACK_EATEN =
  /(?:eine?|1|jede[rs]?) (?<pack>\p{L}{4,}) (?:hat|enthält|sind|reicht für) (?<each>\d+) (?<noun>\p{L}{3,}) .*?(?<packs>\d+) (?<same>\p{L}{4,}) .*?(?:ess|iss|verbrauch|verschenk|verkauf|brauch|trink|nehm|nimm)\p{L}* (?:davon |wir |ich |sie )*(?<gone>\d+).*(?:bleib|übrig|noch)/u;
const STEM = 4;

/** "Eine Pizza hat 8 Stücke, wir bestellen 3 Pizzen und essen 19 Stücke, was bleibt?" */
export const readPacksEaten: EverydayReader = (told) => {
  const found = PACK_EATEN.exec(told.text)?.groups;
  const [each, packs, gone] = [Number(found?.each), Number(found?.packs), Number(found?.gone)];
  if (!found || found.pack?.slice(0, STEM) !== found.same?.slice(0, STEM)) return null;
  const whole = each * packs;
  if (!takesAll(told, each, packs, gone) || gone > whole) return null;
  return `${tellWay(`${packs} mal ${each} ist ${whole}`, `${whole} minus ${gone} ist ${whole - gone}`)} ${leftOver(whole - gone)}`;
};

const FROM_EACH =
  /(?<many>\d+) \p{L}{3,} (?:\p{L}+ ){0,2}?(?:je|jeweils|mit je) (?<each>\d+) (?<noun>\p{L}{3,}) .*?(?:von|aus) (?:jede[mnrs]?) (?:\p{L}+ )?(?<gone>\d+).*wie ?viele?/u;

/** "Auf 3 Tellern liegen je 7 Kekse, ich esse von jedem 2." */
export const readFromEach: EverydayReader = (told) => {
  const found = FROM_EACH.exec(told.text)?.groups;
  const [many, each, gone] = [Number(found?.many), Number(found?.each), Number(found?.gone)];
  if (!found || gone > each || !takesAll(told, many, each, gone)) return null;
  const left = each - gone;
  return `${tellWay(`${each} minus ${gone} ist ${left}`, `${many} mal ${left} ist ${many * left}`)} ${thereAre(many * left, capital(found.noun ?? ''))}`;
};
