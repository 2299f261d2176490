import { plainProblem, sayMoney } from '../shapes/plain-problem.ts';
import { tellWay } from '../shapes/ways.ts';
import { inAnswer } from '../tell-answer.ts';
import { sayNumber } from '../units.ts';
import type { PartReading } from '../worksheet/read-asked-part.ts';
import { ownName } from '../worksheet/read-mentions.ts';
import { type Handed, type Handing, readHanding } from './read-handing.ts';

const ASKS = /(?:und |aber )?wie ?viele?n?(?: (?<noun>\p{L}+))?(?!.*wie ?viel).*$/u;
/** What is told in another way than as having and handing on. */
const OTHER_TELLING =
  /(?<!\p{L})(?:je|jede\p{L}*|jeweils|pro|doppelt\p{L}*|\p{L}+mal|halb\p{L}*|hälfte|drittel|viertel|als|mehr|weniger|teil\p{L}*|verteil\p{L}*|tausch\p{L}*|kostet|kosten|kauf\p{L}*|damit|prozent|rest|vorher|verlier\p{L}*|verlor\p{L}*|find\p{L}*|isst|zurück)(?!\p{L})/u;
const OTHER_QUESTION =
  /(?<!\p{L})(?:mehr|weniger|vorher|anfang|anfangs|zuvor|gleich\p{L}*|muss|müssen|fehl\p{L}*|geschenkt|verschenkt|bekommen|gekriegt|abgegeben|gegeben|weggegeben|jede\p{L}?)(?!\p{L})/u;
const ALL = /(?<!\p{L})(?:zusammen|insgesamt|beide|beiden|alle|gemeinsam)(?!\p{L})/u;
const NO_NOUN =
  /^(?:hat|haben|hab|habe|hast|hatte|sind|bleiben|bleibt|besitzt|noch|jetzt|dann|nun|er|sie|ich|wir)$/u;
const UNCLEAR: PartReading = { kind: 'unclear' };

/**
 * "Paul hat 12 Karten und Tim 5, Paul schenkt Tim 3, wie viele hat Tim?": what one gives the other gets.
 * Null where nobody hands anything on to somebody who is asked of; not sure where a number has no place.
 */
export function solveHandingOn(said: string): PartReading {
  const text = plainProblem(said).replaceAll(/(?<!\p{L})kein(?:e|en)(?!\p{L})/gu, '0');
  const asked = ASKS.exec(text);
  const before = text.slice(0, asked?.index);
  if (!asked || /\d/.test(asked[0])) return null;
  const numbers = before.match(/\d+/g) ?? [];
  const isMoney = numbers.length > 0 && (before.match(/\d+ cent/g) ?? []).length === numbers.length;
  const noun = nounOf(asked.groups?.noun, before);
  const words = before.replaceAll(' cent', isMoney ? '' : ' cent').match(/\p{L}+|\d+/gu) ?? [];
  const handing = readHanding(words, noun);
  const question = (asked[0].match(/\p{L}+/gu) ?? []).map(ownName);
  const say = (value: number) => (isMoney ? sayMoney(value) : sayNumber(value));
  const isOther = OTHER_TELLING.test(before) || OTHER_QUESTION.test(asked[0]);
  if (ALL.test(asked[0])) return isOther ? null : tellAll(handing, say, noun);
  const owner = ownerAsked(question, handing.told);
  if (owner === null) return null;
  const isReceiver = handing.told.some((one) => one.kind === 'move' && one.to === owner);
  const states = handing.told.filter(({ kind }) => kind === 'state');
  // Where but one has something, what he gives is only gone.
  if (!isReceiver && states.length < 2) return null;
  if (isOther) return isReceiver && !OTHER_QUESTION.test(asked[0]) ? UNCLEAR : null;
  if (!handing.isWhole) return isReceiver ? UNCLEAR : null;
  return tellOwner(handing.told, owner, say, noun);
}

/** The thing that is handed on, for the answer. */
function nounOf(asked: string | undefined, before: string): string | null {
  if (asked !== undefined && !NO_NOUN.test(asked)) return asked;
  const first = /(?<!\p{L})(?:hat|habe?|hatte|besitzt) (?:\p{L}+ )?\d+ (?<noun>\p{L}{3,})/u.exec(
    before,
  )?.groups?.noun;
  const isAgain =
    first !== undefined &&
    (before.match(new RegExp(`(?<!\\p{L})${first}(?!\\p{L})`, 'gu')) ?? []).length === 1;
  return first !== undefined && isAgain && first !== 'cent' && !/^(?:und|dann|jetzt)$/.test(first)
    ? first
    : null;
}

/** The one of those who hand on, or who have something, that the question names. */
function ownerAsked(question: readonly string[], told: readonly Handed[]): string | null {
  const moved = told.flatMap((one) => (one.kind === 'move' ? [one.from, one.to] : []));
  const named = [...new Set(moved)].filter((name) => name !== null && question.includes(name));
  if (named.length === 1) return named[0] ?? null;
  return null;
}

function tellOwner(
  told: readonly Handed[],
  owner: string,
  say: (value: number) => string,
  noun: string | null,
): PartReading {
  const states = told.filter((one) => one.kind === 'state' && one.owner === owner);
  const moves = told.flatMap((one) =>
    one.kind === 'move' && (one.from === owner || one.to === owner)
      ? [{ by: one.value, isGain: one.to === owner }]
      : [],
  );
  const [state] = states;
  if (state === undefined || states.length > 1 || moves.length === 0) return UNCLEAR;
  let value = state.value;
  const steps: string[] = [];
  for (const { by, isGain } of moves) {
    const next = isGain ? value + by : value - by;
    if (next < 0) return UNCLEAR;
    steps.push(`${say(value)} ${isGain ? 'plus' : 'minus'} ${say(by)} ist ${say(next)}`);
    value = next;
  }
  return { kind: 'solved', text: `${tellWay(...steps)} ${thereAre(value, say, noun)}` };
}

/** What is handed on stays with all of them together. */
function tellAll(
  { told, isWhole }: Handing,
  say: (value: number) => string,
  noun: string | null,
): PartReading {
  const states = told.flatMap((one) => (one.kind === 'state' ? [one] : []));
  const owners = new Set(states.map(({ owner }) => owner));
  const moves = told.flatMap((one) => (one.kind === 'move' ? [one.from, one.to] : []));
  const isAmongThem = moves.every((name) => name !== null && owners.has(name));
  if (moves.length === 0 || !isWhole || states.length < 2 || owners.size < states.length)
    return null;
  if (!isAmongThem) return null;
  const sum = states.reduce((all, { value }) => all + value, 0);
  const way = `${states.map(({ value }) => say(value)).join(' plus ')} ist ${say(sum)}`;
  return {
    kind: 'solved',
    text: `${tellWay(way)} Beim Weitergeben geht nichts verloren. ${thereAre(sum, say, noun)}`,
  };
}

function thereAre(value: number, say: (value: number) => string, noun: string | null): string {
  const isMoney = /Euro|Cent/.test(say(value));
  if (value === 1 && !isMoney) return 'Die Lösung ist 1.';
  return `Es sind ${`${say(value)} ${isMoney || noun === null ? '' : inAnswer(noun)}`.trim()}.`;
}
