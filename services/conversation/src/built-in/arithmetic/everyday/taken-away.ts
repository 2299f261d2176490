import { capital } from '@lux/maths/read-word-problem/shapes/plain-problem.ts';
import { tellWay } from '@lux/maths/read-word-problem/shapes/ways.ts';
import { type EverydayReader, takesAll, thereAre } from './everyday-text.ts';

const GIVEN =
  '(?:essen|isst|esse|verschenk\\p{L}*|geb\\p{L}*|krieg\\p{L}*|bekomm\\p{L}*|nimmt|nehm\\p{L}*|verkauf\\p{L}*|gegessen|weg)';
const HALF = new RegExp(
  `(?<whole>\\d+) (?<noun>\\p{L}{3,}) .*?(?:die hälfte|davon die hälfte) (?:davon )?${GIVEN}(?!\\p{L}).*?(?<gone>\\d+) (?:davon )?${GIVEN}`,
  'u',
);

/** "24 Kekse, die Hälfte essen wir, und 5 kriegt die Oma." */
export const readHalfAndGone: EverydayReader = (told) => {
  const found = HALF.exec(told.text)?.groups;
  const [whole, gone] = [Number(found?.whole), Number(found?.gone)];
  if (!found || whole % 2 !== 0 || !takesAll(told, whole, gone) || gone > whole / 2) return null;
  const left = whole / 2 - gone;
  return `${tellWay(`die Hälfte von ${whole} ist ${whole / 2}`, `${whole / 2} minus ${gone} ist ${left}`)} ${thereAre(left, capital(found.noun ?? ''))}`;
};

const STILL =
  /(?:will|muss|soll|brauch\p{L}*|möchte) (?:\p{L}+ ){0,2}?(?<goal>\d+) (?<noun>\p{L}{3,}) .*?(?:hab|habe|hat|bin|schon|erst) (?:\p{L}+ ){0,3}?(?<done>\d+).*wie ?viele? (?:\p{L}+ )*?(?:fehl\p{L}*|muss|müssen|noch|brauch\p{L}*)/u;

/** "Ich will 100 Perlen auffädeln und hab 64 geschafft, wie viele fehlen?" */
export const readStillMissing: EverydayReader = (told) => {
  const found = STILL.exec(told.text)?.groups;
  const [goal, done] = [Number(found?.goal), Number(found?.done)];
  const noun = found?.noun ?? '';
  if (!found || done > goal || /^(?:cent|cm)$/u.test(noun) || !takesAll(told, goal, done))
    return null;
  return `${tellWay(`${goal} minus ${done} ist ${goal - done}`)} ${thereAre(goal - done, capital(noun), 'Es fehlen noch')}`;
};

const IS_OVER =
  /(?<whole>\d+) (?<unit>minuten|stunden|tage|wochen) .*?(?<gone>\d+) (?:\p{L}+ )?(?:sind|ist) (?:schon |jetzt |davon )*(?:rum|vorbei|um|herum|vergangen)(?!\p{L})/u;

/** "Wir haben 45 Minuten Pause, und 20 sind schon rum." */
export const readIsOver: EverydayReader = (told) => {
  const found = IS_OVER.exec(told.text)?.groups;
  const [whole, gone] = [Number(found?.whole), Number(found?.gone)];
  if (!found || gone > whole || !takesAll(told, whole, gone)) return null;
  return `${tellWay(`${whole} minus ${gone} ist ${whole - gone}`)} ${thereAre(whole - gone, capital(found.unit ?? ''), 'Es sind noch')}`;
};

const EACH_HAS =
  /(?<many>\d+) (?!cent|euro)\p{L}{3,},? und jede[rs]? (?:davon |von ihnen )?(?:legt|hat|kriegt|bekommt|bringt|trägt|braucht|frisst|malt|kauft|verkauft|sammelt) (?<each>\d+) (?<noun>(?!cent|jahre)\p{L}{3,})/u;
const ASKS = /(?<!\p{L})(?:wie|was|wann|wer)(?!\p{L})/u;

/** "8 Hühner, und jedes legt 5 Eier": who asks nothing wants to know how many there are. */
export const readEachHas: EverydayReader = (told) => {
  const found = EACH_HAS.exec(told.text)?.groups;
  const [many, each] = [Number(found?.many), Number(found?.each)];
  if (!found || ASKS.test(told.text) || !takesAll(told, many, each)) return null;
  return `${tellWay(`${many} mal ${each} ist ${many * each}`)} Es sind ${many * each} ${capital(found.noun ?? '')}.`;
};

const SHARE_NOT =
  /(?:^|und |in der klasse )(?<name>die hälfte|ein drittel|ein viertel|ein fünftel|ein zehntel) (?:von|der|von den) (?<whole>\d+) (?<noun>\p{L}{3,}) (?<verb>kann|können|mag|mögen|hat|haben|ist|sind|will|wollen|darf|dürfen|war|waren) (?:kein\p{L}*|nicht)(?!\p{L}).* wie ?viele? (?:\p{L}+ )*?(?<asked>kann|können|mag|mögen|hat|haben|ist|sind|will|wollen|darf|dürfen|war|waren)(?!\p{L})(?!.*(?:nicht|kein))/u;
const SHARES: Readonly<Record<string, number>> = {
  'die hälfte': 2,
  'ein drittel': 3,
  'ein viertel': 4,
  'ein fünftel': 5,
  'ein zehntel': 10,
};

/** "Ein Viertel von 100 Kindern kann nicht schwimmen, wie viele können schwimmen?": all the others. */
export const readOtherShare: EverydayReader = (told) => {
  const found = SHARE_NOT.exec(told.text)?.groups;
  const whole = Number(found?.whole);
  const part = whole / (SHARES[found?.name ?? ''] ?? 1);
  if (!found || (found.asked === 'sind' && /das|es$/u.test(told.text.slice(-4)))) return null;
  if (!Number.isInteger(part) || !takesAll(told, whole)) return null;
  const name = (found.name ?? '').replace(/\p{L}+$/u, capital);
  return `${tellWay(`${name} von ${whole} ist ${part}`, `${whole} minus ${part} ist ${whole - part}`)} Es sind ${whole - part}.`;
};

const HAD_BEFORE =
  /(?<gone>\d+) (?<noun>(?!cent|cm)\p{L}{3,}) (?:verloren|gegessen|verschenkt|verkauft|weggegeben|abgegeben|verbraucht|kaputt gemacht) und (?:ich |wir )?(?:hatte|hatten)(?: ich| wir)?(?: vorher| davor| am anfang| erst| zuerst)? (?<whole>\d+)(?: \p{L}+)? wie ?viele? (?:\p{L}+ )?(?:sind|hab|habe|haben|bleib\p{L}*)(?: \p{L}+){0,3}$/u;

/** "Ich hab 45 Legosteine verloren und hatte 210, wie viele sind noch da?" */
export const readHadBefore: EverydayReader = (told) => {
  const found = HAD_BEFORE.exec(told.text)?.groups;
  const [gone, whole] = [Number(found?.gone), Number(found?.whole)];
  if (!found || gone > whole || !takesAll(told, gone, whole)) return null;
  return `${tellWay(`${whole} minus ${gone} ist ${whole - gone}`)} ${thereAre(whole - gone, capital(found.noun ?? ''))}`;
};

const PARTS: Readonly<Record<string, readonly [count: number, of: number, name: string]>> = {
  'die hälfte': [1, 2, 'die Hälfte'],
  'ein drittel': [1, 3, 'ein Drittel'],
  '2 drittel': [2, 3, 'zwei Drittel'],
  'ein viertel': [1, 4, 'ein Viertel'],
  '3 viertel': [3, 4, 'drei Viertel'],
  'ein fünftel': [1, 5, 'ein Fünftel'],
  'ein zehntel': [1, 10, 'ein Zehntel'],
};
const SHARE_DOES =
  /(?<whole>\d+) (?<noun>\p{L}{3,}).*? (?<part>die hälfte|ein drittel|2 drittel|ein viertel|3 viertel|ein fünftel|ein zehntel)(?: davon| von (?:ihnen|uns|denen))? (?<verb>kann|können|mag|mögen|hat|haben|ist|sind|will|wollen|spiel\p{L}*|trägt|tragen|fährt|fahren|kommt|kommen)(?!\p{L})(?<rest>.*?),? wie ?viele? (?:kinder |leute |davon )?(?:\p{L}+)(?: das| das dann| davon| es)?(?: \p{L}+)?$/u;

/** "Drei Viertel von 28 Kindern können schwimmen, wie viele sind das?" */
export const readShareThatDoes: EverydayReader = (told) => {
  const found = SHARE_DOES.exec(told.text)?.groups;
  const [count, of, name] = PARTS[found?.part ?? ''] ?? [];
  const whole = Number(found?.whole);
  if (!found || count === undefined || of === undefined || name === undefined) return null;
  if (
    /(?<!\p{L})(?:nicht|kein\p{L}*|rest|übrig|noch|andere\p{L}*|\d+)(?!\p{L})/u.test(
      told.text.slice(told.text.indexOf(found.part ?? '') + (found.part ?? '').length),
    )
  )
    return null;
  if (!takesAll({ numbers: told.numbers.slice(0, 1) }, whole) || whole % of !== 0) return null;
  const one = whole / of;
  const steps =
    count === 1
      ? [`${name} von ${whole} ist ${one}`]
      : [`${whole} geteilt durch ${of} ist ${one}`, `${name} von ${whole} ist ${count * one}`];
  return `${tellWay(...steps)} Es sind ${count * one} ${capital(found.noun ?? '')}.`;
};
