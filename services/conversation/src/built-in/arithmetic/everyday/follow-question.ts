import { sayMoney } from '@lux/maths/read-word-problem/shapes/plain-problem.ts';
import { nameUnit, readUnit, sayNumber } from '@lux/maths/read-word-problem/units.ts';
import { electSolution } from '../elect-solution.ts';

/** Where the question of a problem begins. */
const ASKS =
  /(?<!\p{L})(?:wie ?viele?n?|wie (?:alt|lange?|schwer|groß|weit|hoch|teuer|oft)|was (?:kostet|kosten|bleibt|muss|müssen)|reicht|reichen)(?!\p{L})/u;
const LEADS = /^(?:(?:und|aber|ok|okay|dann|jetzt|also|ach so) )+/u;
/** What may be asked of any problem, besides its own words. */
const PLAIN =
  /^(?:wie|viele?|wieviele?|was|alt|lang|lange|schwer|weit|hoch|teuer|oft|groß|ich|wir|er|sie|es|ihr|die|der|das|den|beide|beiden|alle|alles|zusammen|insgesamt|mehr|weniger|älter|jünger|größer|kleiner|hab|habe|haben|hat|ham|hatte|hatten|sind|ist|war|waren|bleib|bleibt|bleiben|fehlt|fehlen|fehl|kostet|kosten|macht|muss|müssen|zahlen|bezahlen|denn|dann|noch|jetzt|da|davon|übrig|mir|uns|ihm|ihnen|als|kriegt|kriege|krieg|kriegen|bekommt|bekomme|bekommen|jede[rs]?|eine[rs]?|eins|gibt|braucht|brauche|brauchen|geld|stück|unterschied)$/u;
const STEM = 4;

/** "Und wie viele haben wir zusammen?": something else is asked of what was told. */
export function asksElse(said: string, last: string, before: string): string | null {
  const question = said.replace(LEADS, '');
  const from = before.search(ASKS);
  if (question === said || from < 8 || ASKS.exec(question)?.index !== 0) return null;
  if (!/ ist /u.test(last) || question === before.slice(from)) return null;
  const isOfTold = question
    .split(' ')
    .every((word) => PLAIN.test(word) || before.includes(word.slice(0, STEM)));
  if (!isOfTold) return null;
  const told = before.slice(0, from).replace(/[ ,.!?]+$/u, '');
  const found = electSolution(`${told}. ${question}?`);
  return found.kind === 'solved' && found.text !== last ? found.text : null;
}

const MONEY =
  '(?:(?<euros>\\d+) Euro(?: (?:und )?(?<cents>\\d{1,2})(?: Cent)?)?|(?<only>\\d+) Cent)';
const PRICE = new RegExp(
  `(?:Das kostet ${MONEY}\\.|ist ${MONEY.replaceAll(/<(\w+)>/gu, '<$1Told>')}\\. So viel kostet das\\.)$`,
  'u',
);
const CHANGE =
  /^(?:und )?(?:was|wie ?viel|wie viel geld) (?:krieg\p{L}*|bekomm\p{L}*|gibt\p{L}*) (?:\p{L}+ )*?(?:auf|bei|von|für) (?<paid>\d+)(?<unit> cent)?(?: \p{L}+)* (?:zurück|raus|wieder|heraus)$/u;
const PAYS =
  /^(?:und |aber |ok )*wenn (?:ich|wir|er|sie|mama|papa|man) (?:mit |einen? |mit einem )+(?<paid>\d+)(?<unit> cent)?(?: ?er)?(?: ?\p{L}*schein)? (?:be)?zahl\p{L}*(?: (?:wie ?viel|was) .*)?$/u;

/** An amount that was read, in cents. */
function centsOf(found: Record<string, string | undefined>): number {
  const only = found.only ?? found.onlyTold;
  if (only !== undefined) return Number(only);
  return Number(found.euros ?? found.eurosTold) * 100 + Number(found.cents ?? found.centsTold ?? 0);
}

/** "Und was kriegen wir auf 50 Euro zurück?", "und wenn ich mit 10 Euro bezahle?" */
export function givesChange(said: string, last: string): string | null {
  const price = PRICE.exec(last)?.groups;
  const paid = (CHANGE.exec(said) ?? PAYS.exec(said))?.groups;
  if (!price || !paid) return null;
  const cost = centsOf(price);
  const given = Number(paid.paid) * (paid.unit === undefined ? 100 : 1);
  if (given < cost) return `Das reicht nicht. Es fehlen noch ${sayMoney(cost - given)}.`;
  return `${sayMoney(given)} minus ${sayMoney(cost)} ist ${sayMoney(given - cost)}. Es bleiben ${sayMoney(given - cost)} übrig.`;
}

const MISSING = new RegExp(
  `(?:Es fehlen noch|Es sind|So viel fehlt noch\\.|Es fehlen) ?${MONEY}\\.$`,
  'u',
);
const SAVES =
  /^(?:und |aber )*(?:wenn )?(?:ich|wir|er|sie) (?:jede woche|jeden (?<unit>tag|monat)|pro woche|in der woche) (?:noch )?(?<rate>\d+)(?<cents> cent)? \p{L}+ (?:wie lange? |wie ?viele? (?:wochen|tage|monate) |wann ).*$/u;
const SPANS: Readonly<Record<string, string>> = { tag: 'Tage', monat: 'Monate' };

/** "Und wenn sie jede Woche 5 Euro kriegt, wie lange dauert das?", behind what is missing. */
export function savesUp(said: string, last: string, before: string): string | null {
  const missing = MISSING.exec(last)?.groups;
  const rate = SAVES.exec(said)?.groups;
  if (!missing || !rate || !/fehl|brauch/u.test(before + last)) return null;
  const whole = centsOf(missing);
  const each = Number(rate.rate) * (rate.cents === undefined ? 100 : 1);
  if (!(each > 0) || each > whole) return null;
  const [count, rest] = [Math.floor(whole / each), whole % each];
  const unit = SPANS[rate.unit ?? ''] ?? 'Wochen';
  const step = `${sayMoney(whole)} geteilt durch ${sayMoney(each)} ist ${count}`;
  return rest === 0
    ? `${step}. Es sind ${count} ${unit}.`
    : `${step} und ein Rest. Für den Rest braucht es noch eins mehr. Es sind ${count + 1} ${unit}.`;
}

const IN_UNIT =
  /^(?:und )?(?:(?:wie ?viel|wie lang) (?:ist|sind|wären|wäre) (?:das|es) )?(?:das )?in (?<unit>\p{L}+)(?: bitte)?$/u;
const MEASURED = / (?<value>\d+(?:,\d+)?) (?<unit>\p{L}+)\.$/u;
const MOST_PLACES = 1_000;

/** "In Zentimetern bitte", behind a length: the same in another unit. */
export function inOtherUnit(said: string, last: string): string | null {
  const wanted = readUnit(IN_UNIT.exec(said)?.groups?.unit ?? '');
  const found = MEASURED.exec(last)?.groups;
  const told = readUnit(found?.unit?.toLowerCase() ?? '');
  if (!wanted || !found || !told || told.dimension !== wanted.dimension) return null;
  const value = (Number(found.value?.replace(',', '.')) * told.size) / wanted.size;
  if (wanted.name === told.name) return null;
  if (!Number.isInteger(Math.round(value * MOST_PLACES * MOST_PLACES) / MOST_PLACES)) return null;
  return `${found.value} ${found.unit} sind ${sayNumber(value)} ${nameUnit(wanted.name, value)}.`;
}

const CLOCK = / ist (?<hour>\d{1,2}) Uhr(?: (?<minute>\d{1,2}))?\.$/u;
const LATER =
  /^und (?:wenn|falls) (?:er|sie|es|ich|wir|der \p{L}+|die \p{L}+|das \p{L}+) (?:noch )?(?<by>\d+) minuten? (?<way>verspätung|später|länger|früher|eher|kürzer)(?: (?:hat|haben|kommt|kommen|dauert|braucht|losfährt|losgeht|fährt|geht|anfängt|brauche|brauchen))?$/u;
const DAY_MINUTES = 1_440;

/** "Und wenn er 10 Minuten Verspätung hat?", behind a time of day. */
export function shiftsClock(said: string, last: string): string | null {
  const clock = CLOCK.exec(last)?.groups;
  const later = LATER.exec(said)?.groups;
  if (!clock || !later) return null;
  const sign = /früher|eher|kürzer/u.test(later.way ?? '') ? -1 : 1;
  const from = Number(clock.hour) * 60 + Number(clock.minute ?? 0);
  const until = (from + sign * Number(later.by) + DAY_MINUTES) % DAY_MINUTES;
  const tell = (at: number) =>
    at % 60 === 0 ? `${at / 60} Uhr` : `${Math.floor(at / 60)} Uhr ${at % 60}`;
  return `${tell(from)} ${sign > 0 ? 'plus' : 'minus'} ${later.by} Minuten ist ${tell(until)}.`;
}
