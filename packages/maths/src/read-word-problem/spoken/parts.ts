import { tellWay } from '../shapes/ways.ts';
import { isSameNoun } from '../story.ts';
import { nominative } from '../tell-answer.ts';
import { PART_SIZES, sayNumber } from '../units.ts';
import { type Asked, sayAmount, sayOne } from './asked.ts';
import { isOfKind, type Measure, round, type Spoken } from './measures.ts';

interface Part {
  /** Of the whole, from 0 to 1. */
  share: number;
  /** "Ein Drittel", "15 Prozent". */
  name: string;
  at: number;
}

const SHARE_SIZES: Readonly<Record<string, number>> = {
  hälfte: 2,
  ...PART_SIZES,
};
const OTHER_MATTER =
  /(?<!\p{L})(?:doppelt|halb|mehr als|weniger als|älter|jünger|mal|plus|minus|geteilt|jede[rsn]?|pro|je|rabatt|reduziert|billiger|günstiger|teurer|danach|zuerst|vom rest|von dem rest|übrig ?geblieben\p{L}*)(?!\p{L})/u;
const ASKS_REST =
  /(?<!\p{L})(?:nicht|keine?n?|rest|übrig\p{L}*|bleib\p{L}*|noch|da|gesund\p{L}*|ander\p{L}*)(?!\p{L})/u;
const TELLS_REST =
  /(?<!\p{L})(?:der rest|die (?:anderen|übrigen|restlichen)|den rest|alle anderen) (?:sind |ist |war |waren )?(?<what>\p{L}{4,})/u;
const ASKS_BOTH = /(?<!\p{L})(?:beide[sn]?|zusammen|insgesamt)(?!\p{L})/u;
const SMALL =
  /^(?:sind|ist|war|waren|haben|hat|davon|dann|noch|jetzt|eine?[nmrs]?|viele?|wie|das|die|der|den|und|kinder|kindern|man|ich|wir|sie|es|hab|habe|wird|werden|nicht|von|im|in|mit|auf)$/u;
const STEM = 5;

/** A share or some percent of a whole: what it is, what is left, or both together. */
export function solvePart(spoken: Spoken, asked: Asked): string | null {
  const low = spoken.text.toLowerCase();
  if (OTHER_MATTER.test(low)) return null;
  const part = partOf(spoken);
  const wholes = spoken.measures.filter(
    ({ isOne, kind, at }) =>
      !isOne && kind !== 'percent' && at !== part?.at && at !== (part?.at ?? 0) - 1,
  );
  const [whole, ...others] = wholes;
  if (!part || !whole || others.length > 0 || whole.kind === 'time') return null;
  const value = round(whole.value * part.share);
  const isWhole = /^(?:money|length|weight|volume)$/u.test(whole.kind) || Number.isInteger(value);
  if (!isWhole || asked.kind === 'percent' || asked.kind === 'time') return null;
  const wanted = whatIsAsked(spoken, part, asked);
  if (wanted === null) return null;
  const isCounted = isThing(whole.kind);
  const say = (amount: number) =>
    sayAmount(round(amount), isCounted ? '' : whole.kind, isCounted ? [] : [whole.name]);
  const noun = !isCounted
    ? ''
    : asked.kind !== null && isThing(asked.kind)
      ? ` ${asked.name}`
      : nominative(` ${whole.name}`);
  const first = `${part.name} von ${say(whole.value)} ${part.name.startsWith('1 ') || !/^\d/u.test(part.name) ? 'ist' : 'sind'} ${say(value)}`;
  if (wanted === 'part') return `${tellWay(first)} Es sind ${say(value)}${noun}.`;
  const [sign, result] =
    wanted === 'both' ? ['plus', whole.value + value] : ['minus', whole.value - value];
  return `${tellWay(first, `${say(whole.value)} ${sign} ${say(value)} ist ${say(result)}`)} Es sind ${say(result)}${noun}.`;
}

const isThing = (kind: string) =>
  !/^(?:money|length|weight|volume|time|months|percent|degrees)$/u.test(kind);

/** The only share that is told; null where there are none or several. */
function partOf({ words, measures }: Spoken): Part | null {
  const percents = measures.filter(({ kind }) => kind === 'percent');
  const shares = words.flatMap((word, at): Part[] => {
    const size = SHARE_SIZES[word];
    if (size === undefined) return [];
    const before = words[at - 1] ?? '';
    if (size === 2 || /^eine?n?$/u.test(before)) {
      const name =
        size === 2 ? 'Die Hälfte' : `Ein ${word.charAt(0).toUpperCase()}${word.slice(1)}`;
      return [{ share: 1 / size, name, at }];
    }
    const count = Number(before);
    if (!(count > 0) || count >= size) return [];
    return [
      { share: count / size, name: `${count} ${word.charAt(0).toUpperCase()}${word.slice(1)}`, at },
    ];
  });
  const all = [
    ...shares,
    ...percents.map(({ value, at }) => ({
      share: value / 100,
      name: `${sayNumber(value)} Prozent`,
      at,
    })),
  ];
  return all.length === 1 ? (all[0] ?? null) : null;
}

function whatIsAsked(
  { text, words }: Spoken,
  part: Part,
  { text: asked, kind }: Asked,
): 'part' | 'rest' | 'both' | null {
  const low = text.toLowerCase();
  const told = low.slice(0, low.length - asked.length);
  if (/dazu|davon/u.test(told) && ASKS_BOTH.test(asked)) return 'both';
  if (ASKS_BOTH.test(asked)) return null;
  const rest = TELLS_REST.exec(told)?.groups?.what;
  if (rest !== undefined && names(asked, rest)) return 'rest';
  const said = words
    .slice(part.at + 1)
    .join(' ')
    .replace(asked, '');
  const deeds =
    said
      .split(/ (?=und (?!der rest)|wie |der rest)/u)[0]
      ?.split(' ')
      .filter((word) => !SMALL.test(word) && word.length > 2) ?? [];
  const isNamed = deeds.some((word) => names(asked, word));
  if (/(?<!\p{L})(?:nicht|keine?n?)(?!\p{L})/u.test(asked)) return 'rest';
  if (isNamed && !/(?<!\p{L})(?:übrig|noch|bleib\p{L}*|rest)(?!\p{L})/u.test(asked)) return 'part';
  if (ASKS_REST.test(asked)) return 'rest';
  if (/(?:prozent|tel|hälfte) von /u.test(told) && /^wie ?viel(?:e sind das)?$/u.test(asked))
    return 'part';
  // "Was ist das in Euro?", "wie viel ist das?"
  if (kind !== null && !isThing(kind))
    return /(?<!\p{L})(?:das|sind|zinsen)(?!\p{L})/u.test(asked) ? 'part' : null;
  return null;
}

const names = (asked: string, word: string): boolean =>
  asked
    .split(' ')
    .some(
      (one) =>
        !SMALL.test(one) &&
        (isSameNoun(one, word) || (word.length >= STEM && one.includes(word.slice(0, STEM)))),
    );

const ASKS_CHANGE =
  /prozent .*(?:teurer|billiger|günstiger|mehr|weniger|gestiegen|gesunken|größer|kleiner|länger|gewachsen)/u;
const BEFORE =
  /(?<!\p{L})(?:früher|vorher|zuerst|bisher|letzt\p{L}*|damals|hat\p{L}* .*gekostet|gestern|alte[rs]?|war\p{L}*)(?!\p{L})/u;
const NOW = /(?<!\p{L})(?:jetzt|heute|nun|neue[rs]?|dieses)(?!\p{L})/u;

/** How many percent one amount is of another, or more than it. */
export function solvePercentage({ text, words, measures }: Spoken, asked: Asked): string | null {
  const [one, two, ...more] = measures.filter(({ isOne, kind }) => !isOne || kind === 'money');
  if (
    asked.kind !== 'percent' ||
    !one ||
    !two ||
    more.length > 0 ||
    !(isOfKind(one.kind, two.kind) || one.kind === '' || two.kind === '')
  )
    return null;
  return tellPercentage({ text, words }, withKind(one, two), withKind(two, one), asked);
}

/** "80 Euro, jetzt nur noch 60": of the same kind. */
const withKind = (one: Measure, other: Measure): Measure =>
  one.kind === ''
    ? { ...other, own: one.own, value: round((one.own * other.value) / other.own), at: one.at }
    : one;

function tellPercentage(
  { text, words }: Pick<Spoken, 'text' | 'words'>,
  one: Measure,
  two: Measure,
  asked: Asked,
): string | null {
  const low = text.toLowerCase();
  if (ASKS_CHANGE.test(low)) {
    const [before, now] = inTime(words, one, two);
    const change = Math.abs(now.value - before.value);
    const percent = round((change * 100) / before.value);
    const [large, small] = now.value > before.value ? [now, before] : [before, now];
    const difference = sayAmount(change, before.kind, [before.name]);
    return `${tellWay(`${sayOne(large)} minus ${sayOne(small)} ist ${difference}`, `${difference} von ${sayOne(before)} sind ${sayNumber(percent)} Prozent`)} Es sind ${sayNumber(percent)} Prozent.`;
  }
  if (/(?<!\p{L})(?:nicht|übrig|rest|noch|mehr|weniger)(?!\p{L})/u.test(asked.text)) return null;
  const [whole, part] = one.value > two.value ? [one, two] : [two, one];
  const percent = round((part.value * 100) / whole.value);
  return Number.isInteger(percent * 10)
    ? `${sayOne(part)} von ${sayOne(whole)} sind ${sayNumber(percent)} Prozent.`
    : null;
}

/** What was before and what is now. */
function inTime(words: readonly string[], one: Measure, two: Measure): [Measure, Measure] {
  const first = words.slice(0, one.at + 2).join(' ');
  const second = words.slice(one.at + 2, two.at + 4).join(' ');
  const isTurned =
    (NOW.test(first) && !NOW.test(second)) || (BEFORE.test(second) && !BEFORE.test(first));
  return isTurned ? [two, one] : [one, two];
}
