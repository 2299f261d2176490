import { sayMoney } from '@lux/maths/read-word-problem/shapes/plain-problem.ts';
import { tellWay } from '@lux/maths/read-word-problem/shapes/ways.ts';

/** What came out of the problem before: money in cents, or so many of something. */
export interface Result {
  value: number;
  isMoney: boolean;
  things: string;
}

const RESULT =
  /(?:Es sind|Es bleiben|Es sind noch|Zusammen sind das|Das kostet) (?:noch )?(?:(?<euros>\d+) Euro(?: (?:und )?(?<cents>\d{1,2})(?: Cent)?)?|(?<only>\d+) Cent|(?<count>\d+)(?: (?<things>\p{Lu}\p{L}+))?)(?: übrig)?\.$/u;

export function readResult(last: string): Result | null {
  const { euros, cents, only, count, things } = RESULT.exec(last)?.groups ?? {};
  if (count !== undefined) return { value: Number(count), isMoney: false, things: things ?? '' };
  if (only !== undefined) return { value: Number(only), isMoney: true, things: '' };
  if (euros === undefined) return null;
  return { value: Number(euros) * 100 + Number(cents ?? 0), isMoney: true, things: '' };
}

export const say = (value: number, { isMoney }: Result) =>
  isMoney ? sayMoney(value) : String(value);
export const thing = (value: number, result: Result) =>
  `${say(value, result)} ${value === 1 ? '' : result.things}`.trim();

/** The one number of what is said, in cents where money came out; null of several or of other things. */
export function oneAmount(said: string, { isMoney }: Result): number | null {
  const found = [...said.matchAll(/(\d+)( cent)?/gu)];
  const [only] = found;
  if (!only || found.length > 1 || (only[2] !== undefined && !isMoney)) return null;
  return isMoney && only[2] === undefined ? Number(only[1]) * 100 : Number(only[1]);
}

const IS_DAILY =
  /wie (?:viele?|weit|lange?)(?!\p{L}).*(?<!\p{L})(?:am|pro|jeden|an einem) tag(?!\p{L})/u;
const IN_DAYS =
  /^und (?:wie ?viele? (?:\p{L}+ )?(?:ist|sind) (?:das|es) )?(?:dann )?(?:in|an|nach|für) (?:(?<days>\d+) (?:schul)?tagen?|(?:einer|eine|der|die|1) (?:ganzen? )?(?<week>woche|schulwoche)|(?<weeks>\d+) wochen)$/u;
const DAYS_OF = { woche: 7, schulwoche: 5 } as const;

/** "Und in fünf Tagen?", behind how much it is a day. */
export function inSomeDays(said: string, last: string, before: string): string | null {
  const result = readResult(last);
  const found = IN_DAYS.exec(said)?.groups;
  if (!result || !found || !IS_DAILY.test(before)) return null;
  const days =
    found.days !== undefined
      ? Number(found.days)
      : found.weeks !== undefined
        ? 7 * Number(found.weeks)
        : DAYS_OF[found.week as keyof typeof DAYS_OF];
  const all = days * result.value;
  return `${days} mal ${say(result.value, result)} ist ${say(all, result)}. Es sind ${thing(all, result)}.`;
}

const GOES =
  /(?<!\p{L})(?:kauf\p{L}*|ausgeb\p{L}*|ausgib\p{L}*|hol\p{L}*|verschenk\p{L}*|abgeb\p{L}*|weggeb\p{L}*|spende\p{L}*|verlier\p{L}*|ess\p{L}*|iss\p{L}*|frisst|futter\p{L}*|nasch\p{L}*|aufess\p{L}*|bezahl\p{L}*|verkauf\p{L}*|mops\p{L}*|klau\p{L}*|stibitz\p{L}*|wegnimm\p{L}*|nimmt|nehm\p{L}*|verbrauch\p{L}*|(?:geb|gibt) .*(?:aus|ab|weg))(?!\p{L})/u;
const COMES =
  /(?<!\p{L})(?:mehr|dazu|bekomm\p{L}*|krieg\p{L}*|find\p{L}*|schenk(?:t|en)|nicht|kein\p{L}*)(?!\p{L})/u;

/** "Und wenn ich davon 19 Euro ausgebe?", "und wenn ich mir davon ein Buch für 8 Euro kaufe?" */
export function takesOfIt(said: string, last: string): string | null {
  const result = readResult(last);
  if (!result || !/^und (?:wenn|davon) .*|^davon /u.test(said)) return null;
  if (!/(?<!\p{L})davon(?!\p{L})/u.test(said) || !GOES.test(said) || COMES.test(said)) return null;
  const amount = oneAmount(said, result);
  if (amount === null || SHARE.test(said)) return null;
  const left = result.value - amount;
  if (left < 0) return `Das reicht nicht. Es fehlen noch ${thing(-left, result)}.`;
  const step = `${say(result.value, result)} minus ${say(amount, result)} ist ${say(left, result)}.`;
  return left === 0 ? `${step} Es bleibt nichts übrig.` : `${step} ${leaves(left, result)}`;
}

export const leaves = (left: number, result: Result) =>
  `Es ${left === 1 && !result.isMoney ? 'bleibt' : 'bleiben'} ${thing(left, result)} übrig.`;

const SHARE = /(?<!\p{L})(?:die |ein |nen )?(?<share>hälfte|drittel|viertel|fünftel)(?!\p{L})/u;
/** "Mein Bruder kriegt davon die Hälfte", "ich geb ihr ein Drittel davon". */
const GIVEN_AWAY =
  /(?<!\p{L})(?:(?:er|sie|(?:mein|dein|sein|ihr|unser)\p{L}* \p{L}+|oma|opa|mama|papa) (?:dann |noch )?(?:davon |vom rest |von dem rest )?(?:die |ein )?\p{L}* ?(?:davon )?(?:krieg|bekomm|nimm|will)\p{L}*|(?:krieg|bekomm|nimm)(?:t|en) (?:er|sie|(?:mein|sein|ihr|unser)\p{L}* \p{L}+|oma|opa|mama|papa)|(?:ich|wir) (?:ihm |ihr |ihnen )?(?:dann |noch )?(?:geb|schenk)\p{L}*|(?:ich|wir) .*(?:geb|schenk)\p{L}*|(?:geb|schenk)\p{L}* (?:ich|wir))(?!\p{L})/u;
/** "Davon krieg ich die Hälfte." */
const OWN_SHARE =
  /(?<!\p{L})(?:(?:ich|wir) (?:\p{L}+ )*(?:krieg|bekomm)\p{L}*|(?:krieg|bekomm)\p{L}* (?:ich|wir))(?!\p{L})/u;
const SHARES: Readonly<Record<string, { by: number; name: string }>> = {
  hälfte: { by: 2, name: 'Die Hälfte' },
  drittel: { by: 3, name: 'Ein Drittel' },
  viertel: { by: 4, name: 'Ein Viertel' },
  fünftel: { by: 5, name: 'Ein Fünftel' },
};

/** "Und wenn meine Schwester noch die Hälfte davon isst?" */
export function takesShare(said: string, last: string): string | null {
  const result = readResult(last);
  const share = SHARES[SHARE.exec(said)?.groups?.share ?? ''];
  if (!result || !share || /\d/u.test(said)) return null;
  if (!/davon|vom rest|von dem rest/u.test(said)) return null;
  if (!OWN_SHARE.test(said) && !GIVEN_AWAY.test(said) && (!GOES.test(said) || COMES.test(said)))
    return null;
  const part = result.value / share.by;
  if (!Number.isInteger(part)) return null;
  if (OWN_SHARE.test(said))
    return `${share.name} von ${say(result.value, result)} ist ${say(part, result)}. Es sind ${thing(part, result)}.`;
  const left = result.value - part;
  const name = `${share.name} von ${say(result.value, result)} ist ${say(part, result)}`;
  const rest = `${say(result.value, result)} minus ${say(part, result)} ist ${say(left, result)}`;
  return `${tellWay(name, rest)} ${leaves(left, result)}`;
}

const LAST_STEP = /.* (?<sign>plus|minus) [^.]* ist [^.]*\. Es (?:sind|bleiben) [^.]*\.$/u;
const ONCE_MORE = /^und (?:dann |jetzt |danach )*noch ?mal \d+(?: cent)?$/u;

/** "Und dann noch mal 20": more of what came or went last. */
export function onceMore(said: string, last: string): string | null {
  const result = readResult(last);
  const sign = LAST_STEP.exec(last)?.groups?.sign;
  if (!result || sign === undefined || !ONCE_MORE.test(said)) return null;
  const amount = oneAmount(said, result);
  if (amount === null) return null;
  const after = sign === 'plus' ? result.value + amount : result.value - amount;
  if (after < 0) return `Das reicht nicht. Es fehlen noch ${thing(-after, result)}.`;
  return `${say(result.value, result)} ${sign} ${say(amount, result)} ist ${say(after, result)}. Es sind ${thing(after, result)}.`;
}
