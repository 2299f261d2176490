import { capital } from '@lux/maths/read-word-problem/shapes/plain-problem.ts';
import { tellWay } from '@lux/maths/read-word-problem/shapes/ways.ts';
import { type EverydayReader, takesAll, thereAre } from './everyday-text.ts';

const START =
  /^(?:(?:gestern|heute|vorhin|also|am anfang|zuerst|erst|morgens|im \p{L}+|in (?:dem|der|einem|einer|unserem|meiner) \p{L}+|auf (?:dem|der) \p{L}+) )*(?:(?:hatte|hatten|hab|habe|haben|waren|sind|saßen|lagen|standen) (?:(?:ich|wir|er|sie|da|\p{L}+) )?|(?:ich|wir|er|sie|da|\p{L}+) (?:hatte|hatten|hab|habe|haben|waren|sind|saßen|lagen|standen) (?:da )?)(?<start>\d+) (?<noun>\p{L}{3,})/u;
const GOES =
  /^(?:verloren|ausgestiegen|aufgegessen|gegessen|verschenkt|weggegeben|abgegeben|kaputt|kaputtgegangen|verbraucht|geplatzt|verkauft|ausgegeben|weggeflogen|weggelaufen|runtergefallen|zerbrochen|rausgegangen|gegangen|getauscht|abgefallen|ausgetrunken)$/u;
const COMES =
  /^(?:gewonnen|gefunden|bekommen|gekriegt|dazubekommen|dazugekriegt|gekauft|dazugekauft|eingestiegen|dazugekommen|dazu|geschenkt|gesammelt|reingegangen|gekommen)$/u;
const IS_MEASURED =
  /(?<!\p{L})(?:cent|cm|meter|kilo|gramm|liter|minuten|stunden|uhr|jahre|mal|hälfte|drittel|viertel)(?!\p{L})/u;
/** Of these nobody wants to hear a sum. */
const IS_ALIVE =
  /(?<!\p{L})(?:hamster|hund\p{L}*|katze\p{L}*|hase\p{L}*|kaninchen|meerschweinchen|opa\p{L}*|oma\p{L}*|freunde?|geschwister)(?!\p{L})/u;
const ASKS = /(?<!\p{L})(?:wie|was|wann|wer|warum)(?!\p{L})/u;
const LEAST_TOLD = 3;

/**
 * "Gestern hatte ich 35 Murmeln, dann hab ich 8 verloren und 5 gewonnen": who tells of two changes and asks
 * nothing wants what is left.
 */
export const readChanges: EverydayReader = ({ text, numbers }) => {
  const start = START.exec(text)?.groups;
  if (!start || numbers.length < LEAST_TOLD || ASKS.test(text)) return null;
  if (IS_MEASURED.test(text) || IS_ALIVE.test(text)) return null;
  const words = text.split(' ');
  const places = words.flatMap((word, at) => (/^\d+$/.test(word) ? [at] : []));
  let value = Number(start.start);
  const steps: string[] = [];
  for (const [turn, at] of places.slice(1).entries()) {
    const until = places[turn + 2] ?? words.length;
    const deed = words.slice(at + 1, until).find((word) => GOES.test(word) || COMES.test(word));
    if (deed === undefined) return null;
    const by = Number(words[at]);
    const next = GOES.test(deed) ? value - by : value + by;
    if (next < 0) return null;
    steps.push(`${value} ${GOES.test(deed) ? 'minus' : 'plus'} ${by} ist ${next}`);
    value = next;
  }
  const noun = start.noun ?? '';
  return `${tellWay(...steps)} ${thereAre(value, capital(noun))}`;
};

const PACKS =
  /(?<packs>\d+) (?!cent|euro|jahr|kinder)\p{L}+ (?:\p{L}+ )?(?:mit|zu|à) (?:je |jeweils )?(?<each>\d+)(?: \p{L}+)?(?: drin| darin)?(?: \p{L}+){0,2}? (?:und |aber |davon )*(?<gone>\d+) (?:\p{L}+ ){0,3}?(?<deed>\p{L}+)$/u;

/** "6 Packungen mit 10 drin, und 13 hab ich verbraucht." */
export const readPacksAndChange: EverydayReader = ({ text, numbers }) => {
  const found = PACKS.exec(text)?.groups;
  if (!found || numbers.length !== LEAST_TOLD || IS_MEASURED.test(text)) return null;
  const [packs, each, by] = [Number(found.packs), Number(found.each), Number(found.gone)];
  const isGone = GOES.test(found.deed ?? '');
  if (!isGone && !COMES.test(found.deed ?? '')) return null;
  const whole = packs * each;
  const value = isGone ? whole - by : whole + by;
  if (value < 0) return null;
  return `${tellWay(`${packs} mal ${each} ist ${whole}`, `${whole} ${isGone ? 'minus' : 'plus'} ${by} ist ${value}`)} Es sind ${value}.`;
};

const HOLDS =
  /(?<!\p{L})(?:ein|eine|1|jedes|jede|jeder) (?<pack>\p{L}{4,}) (?:hat|enthält|sind|haben) (?<each>\d+) (?<noun>\p{L}{3,})/u;
const ONE_GONE =
  /(?<!\p{L})(?<gone>\d+|eine?[rs]?) (?:davon |\p{L}{2,} )?(?:ist|sind|geht|gehen|war|waren) (?:\p{L}+ )*?(?<deed>\p{L}+)/u;

/** "Ein Paket hat 6 Flaschen, Mama hat 4 Pakete gekauft, eine ist runtergefallen, wie viele sind noch ganz?" */
export const readPacksAndOne: EverydayReader = (told) => {
  const { text, numbers } = told;
  const { pack = '', each, noun = '' } = HOLDS.exec(text)?.groups ?? {};
  const many = new RegExp(
    `(?<packs>\\d+) ${pack.slice(0, Math.max(4, pack.length - 1))}`,
    'u',
  ).exec(text);
  if (each === undefined || !many?.groups || !/wie ?viele?/u.test(text)) return null;
  const rest = text.slice(many.index + many[0].length);
  const gone = [...rest.matchAll(new RegExp(ONE_GONE, 'gu'))].find(({ groups }) =>
    GOES.test(groups?.deed ?? ''),
  );
  if (!gone?.groups) return null;
  const isOne = /^ein/u.test(gone.groups.gone ?? '');
  const by = isOne ? 1 : Number(gone.groups.gone);
  const [packs, holds] = [Number(many.groups.packs), Number(each)];
  if (!takesAll({ numbers }, packs, holds, ...(isOne ? [] : [by]))) return null;
  const whole = packs * holds;
  return `${tellWay(`${packs} mal ${holds} ist ${whole}`, `${whole} minus ${by} ist ${whole - by}`)} ${thereAre(whole - by, capital(noun))}`;
};
