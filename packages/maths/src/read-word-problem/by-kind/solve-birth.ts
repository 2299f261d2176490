import { plainProblem } from '../shapes/plain-problem.ts';
import { tellWay } from '../shapes/ways.ts';
import type { PartReading } from '../worksheet/read-asked-part.ts';

const BORN =
  '(?:geboren (?:wurde|worden ist|worden bin|ist|bin)|(?:auf die|zur) welt (?:kam|gekommen ist|gekommen bin))';
const WHO =
  '(?:(?:mein|dein|sein|ihr|unser)\\p{L}{0,2} |der |die |das )?(?:kleine[rs]? |große[rs]? )?(?<who>\\p{L}{2,})';
/** "Als Papa geboren wurde", "als ich auf die Welt kam". */
const WHEN_BORN = new RegExp(`als ${WHO} ${BORN}`, 'u');
const AT_BIRTH =
  /bei (?<whose>meiner|seiner|ihrer|deiner) geburt|bei der geburt (?:von|meine\p{L}|seine\p{L}|ihre\p{L}) (?<who>\p{L}+)/u;
const IS_BIRTH = /(?<!\p{L})(?:geboren|geburt|auf die welt|zur welt)(?!\p{L})/u;
const AGE_NOW = new RegExp(
  `(?:${WHO} (?:ist|bin|wird|sind) |(?:ist|bin) ${WHO.replace('who', 'other')} )(?:jetzt |heute |schon |nun |gerade )*(?<age>\\d+)`,
  'gu',
);
const AGE_THEN = [
  new RegExp(`war(?:en)? ${WHO} (?:schon |gerade |genau |erst )*(?<age>\\d+)`, 'u'),
  new RegExp(`${WHO} war (?:schon |gerade |genau |erst )*(?<age>\\d+)`, 'u'),
];
const ASKED = new RegExp(
  `wie alt (?<verb>war|ist|bin|wird|bist) (?:dann |jetzt |heute |nun )*${WHO}`,
  'u',
);
const OTHER =
  /(?<!\p{L})(?:in \d+ jahren|vor \d+ jahren|doppelt|\p{L}+mal|älter|jünger|jahr \d+|\d{4})(?!\p{L})/u;
const UNCLEAR: PartReading = { kind: 'unclear' };
const PRONOUN = /^(?:er|sie|es)$/;
const MOST_YEARS = 120;

/**
 * Ages and a birth: who is older has been so by as many years ever since. Null where no birth is told of;
 * not sure where two ages and a birth are told in another way.
 */
export function solveBirth(said: string): PartReading {
  // "Mama ist 38 und ich 10": the verb is said once.
  const text = plainProblem(said)
    .replace(/(?<= ist \d+ und ich) (?=(?:erst |jetzt )?\d)/u, ' bin ')
    .replace(/(?<=wie alt (?:war|ist|wird) )(?:der|die)(?= (?:als|bei|da|dann)(?!\p{L}))/u, 'er');
  const ages = text.match(/\d+/g) ?? [];
  const asked = ASKED.exec(text)?.groups;
  if (!IS_BIRTH.test(text) || !asked || ages.length < 2) return null;
  if (ages.length > 2 || OTHER.test(text)) return UNCLEAR;
  const now = new Map<string, number>();
  for (const { groups } of text.matchAll(AGE_NOW))
    now.set(groups?.who ?? groups?.other ?? '', Number(groups?.age));
  const then = AGE_THEN.map((pattern) => pattern.exec(text)?.groups).find(Boolean);
  const { who = '' } = asked;
  if (asked.verb === 'war') return wasAtBirth(now, who, bornOf(text, [...now.keys()], who));
  const born = WHEN_BORN.exec(text)?.groups?.who;
  if (!then?.who || born === undefined || now.size !== 1) return UNCLEAR;
  const [[other, age] = ['', 0]] = now;
  const gap = Number(then.age);
  const pair = [then.who, born];
  const isOf = (name: string, one: string) => name === one || (PRONOUN.test(name) && one !== 'ich');
  // "Jetzt ist er 9, wie alt bin ich?"
  const older = isOf(other, then.who) && !isOf(who, then.who);
  const younger = isOf(other, born) && !isOf(who, born);
  if (older === younger || !pair.some((one) => isOf(who, one))) return UNCLEAR;
  const value = older ? age - gap : age + gap;
  return solved(age, older ? 'minus' : 'plus', gap, value);
}

/** Whose birth it was: by name, by "meiner", or the one who is not asked of. */
function bornOf(text: string, people: readonly string[], asked: string): string | null {
  const named = WHEN_BORN.exec(text)?.groups?.who;
  const at = AT_BIRTH.exec(text)?.groups;
  const own = at?.whose === 'meiner' ? 'ich' : (at?.who ?? named);
  if (own !== undefined && !PRONOUN.test(own)) return own;
  const others = people.filter((one) => one !== asked);
  return others.length === 1 ? (others[0] ?? null) : null;
}

function wasAtBirth(
  now: ReadonlyMap<string, number>,
  asked: string,
  born: string | null,
): PartReading {
  const people = [...now.keys()];
  const younger = born === null ? undefined : now.get(born);
  const others = people.filter((one) => one !== born);
  const who = PRONOUN.test(asked) && others.length === 1 ? others[0] : asked;
  const older = who === undefined ? undefined : now.get(who);
  if (younger === undefined || older === undefined || people.length !== 2) return UNCLEAR;
  return solved(older, 'minus', younger, older - younger);
}

function solved(a: number, sign: 'plus' | 'minus', b: number, value: number): PartReading {
  if (value < 0 || value > MOST_YEARS) return UNCLEAR;
  return {
    kind: 'solved',
    text: `${tellWay(`${a} ${sign} ${b} ist ${value}`)} Es sind ${value} Jahre.`,
  };
}
