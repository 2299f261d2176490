import { tellWay } from '../shapes/ways.ts';
import { isSameNoun } from '../story.ts';
import { nominative } from '../tell-answer.ts';
import { sayNumber } from '../units.ts';
import { type Asked, sayAmount } from './asked.ts';
import { type Measure, round, type Spoken } from './measures.ts';
import { type Link, readLinks } from './read-links.ts';

/** Of a name: `times` what is asked for plus `more`. */
interface Line {
  times: number;
  more: number;
}

const ASKS_ALL = /(?<!\p{L})(?:zusammen|insgesamt|gesamt|alle[sn]?|beide[sn]?)(?!\p{L})/u;
const ASKS_ELSE =
  /(?<!\p{L})(?:mehr|weniger|unterschied|älter|jünger|größer|kleiner|wenn|in \d+ jahren|vor \d+ jahren|jede[rsn]?)(?!\p{L})/u;
const HAPPENS =
  /(?<!\p{L})(?:dazu|weg|verlor\p{L}*|verschenk\p{L}*|gegessen|isst|(?<!es )gibt (?!es)|bekomm\p{L}*|gekauft|verkauf\p{L}*|gehüpft|ausgegeben|vor \d+ jahren|in \d+ jahren|prozent|je|pro)(?!\p{L})/u;
const ALL = 'alle';

/** Who has so many times as much as another, or so much more: each is worked out from the one that is told. */
export function solveRelations(spoken: Spoken, asked: Asked): string | null {
  const low = spoken.text.toLowerCase();
  if (HAPPENS.test(low) || ASKS_ELSE.test(asked.text)) return null;
  const reading = readLinks(withPlainYears(spoken));
  if (reading === null || reading.links.length === 0) return null;
  const { links, told, noun: thing } = reading;
  const names = [
    ...new Set([...links.flatMap(({ of, than }) => [of, than]), ...told.map(({ of }) => of)]),
  ].filter((name) => name !== ALL);
  const wanted = wantedOf(asked, names, spoken);
  const base = told.length === 1 ? told[0] : undefined;
  if (!base || wanted === null || names.length > 4 || names.length !== links.length + 1)
    return null;
  const unit = { kind: base.measure.kind, name: base.measure.name };
  const isAge = /(?<!\p{L})(?:alt|älter|jünger)(?!\p{L})/u.test(low) && !isMeasured(unit.kind);
  const say = (value: number) =>
    sayAmount(
      round(value),
      isMeasured(unit.kind) ? unit.kind : '',
      isMeasured(unit.kind) ? [unit.name] : [],
    );
  const found =
    base.of === ALL
      ? fromAll(links, names, base.measure.value, wanted, say)
      : fromOne(links, names, base, wanted, say);
  if (found === null || (!isMeasured(unit.kind) && !Number.isInteger(found.value))) return null;
  const noun = isMeasured(unit.kind)
    ? ''
    : isAge
      ? 'Jahre'
      : asked.name || nominative(unit.name) || thing;
  return `${tellWay(...found.way)} Es sind ${`${say(found.value)} ${noun}`.trim()}.`;
}

interface Found {
  value: number;
  way: readonly string[];
}

const isMeasured = (kind: string) => /^(?:money|length|weight|volume|time)$/u.test(kind);

/** Who is so many years older than somebody who "is 8": years are plain numbers here. */
const withPlainYears = (spoken: Spoken): Spoken => ({
  ...spoken,
  measures: spoken.measures.map((one) =>
    one.kind === 'months' && !one.isOne ? { ...one, kind: '', value: one.own } : one,
  ),
});

/** Who is asked for; null where it is not one of them. */
function wantedOf(
  { text, name }: Asked,
  names: readonly string[],
  { words }: Spoken,
): string | null {
  if (ASKS_ALL.test(text)) return ALL;
  const asking = text.split(' ');
  const found = names.filter(
    (one) => asking.some((word) => isSameName(word, one)) || (name !== '' && isSameNoun(name, one)),
  );
  const [only, ...more] = found.length > 1 ? found.filter((one) => one !== 'ich') : found;
  if (only !== undefined) return more.length === 0 ? only : null;
  const isPronoun = asking.some((word) => /^(?:er|sie|es|der|die)$/u.test(word));
  const last = names.filter((one) => one !== 'ich' && words.includes(one));
  return isPronoun && last.length === 1 ? (last[0] ?? null) : null;
}

const isSameName = (word: string, name: string) =>
  word === name || (word.length > 3 && name.length > 3 && isSameNoun(word, name));

/** From the one that is told to all others, in as many steps as it takes. */
function fromOne(
  links: readonly Link[],
  names: readonly string[],
  base: { of: string; measure: Measure },
  wanted: string,
  say: (value: number) => string,
): Found | null {
  const known = new Map([[base.of, base.measure.value]]);
  const steps = new Map<string, string[]>([[base.of, []]]);
  for (let round = 0; round < links.length; round += 1)
    for (const link of links) {
      const [from, to] = known.has(link.than) ? [link.than, link.of] : [link.of, link.than];
      const start = known.get(from);
      if (start === undefined || known.has(to)) continue;
      const { value, step } = follow(link, start, to === link.of, say);
      if (!(value > 0)) return null;
      known.set(to, value);
      steps.set(to, [...(steps.get(from) ?? []), step]);
    }
  if (names.some((name) => !known.has(name))) return null;
  if (wanted !== ALL) {
    const way = steps.get(wanted) ?? [];
    return way.length === 0 ? null : { value: known.get(wanted) ?? 0, way };
  }
  const values = names.map((name) => known.get(name) ?? 0);
  const all = values.reduce((sum, value) => sum + value, 0);
  const way = [...new Set([...steps.values()].flat())];
  return { value: all, way: [...way, `${values.map(say).join(' plus ')} ist ${say(all)}`] };
}

function follow(
  { times, more }: Link,
  start: number,
  isForward: boolean,
  say: (value: number) => string,
) {
  if (times !== 1) {
    const factor = isForward ? times : 1 / times;
    const value = round(start * factor);
    const step =
      factor > 1
        ? `${sayNumber(round(factor))} mal ${say(start)} ist ${say(value)}`
        : `${say(start)} geteilt durch ${sayNumber(round(1 / factor))} ist ${say(value)}`;
    return { value, step };
  }
  const by = isForward ? more : -more;
  const value = round(start + by);
  return {
    value,
    step: `${say(start)} ${by < 0 ? 'minus' : 'plus'} ${say(Math.abs(by))} ist ${say(value)}`,
  };
}

/** From what they have together: so many equal parts, with what is more taken away first. */
function fromAll(
  links: readonly Link[],
  names: readonly string[],
  all: number,
  wanted: string,
  say: (value: number) => string,
): Found | null {
  const smallest =
    names.find((name) => links.every(({ of, times }) => of !== name || times < 1)) ??
    names[0] ??
    '';
  const lines = new Map<string, Line>([[smallest, { times: 1, more: 0 }]]);
  for (let round = 0; round < links.length; round += 1)
    for (const { of, than, times, more } of links) {
      const from = lines.get(than);
      const back = lines.get(of);
      if (from && !back)
        lines.set(of, { times: from.times * times, more: from.more * times + more });
      else if (back && !from)
        lines.set(than, { times: back.times / times, more: (back.more - more) / times });
    }
  const line = lines.get(wanted);
  if (lines.size !== names.length || !line || wanted === ALL) return null;
  const parts = [...lines.values()].reduce((sum, { times }) => sum + times, 0);
  const extra = [...lines.values()].reduce((sum, { more }) => sum + more, 0);
  const one = round((all - extra) / parts);
  const value = round(one * line.times + line.more);
  if (!(one > 0) || !(value > 0)) return null;
  const way = [
    ...(extra === 0
      ? []
      : [
          `${say(all)} ${extra > 0 ? 'minus' : 'plus'} ${say(Math.abs(extra))} ist ${say(all - extra)}`,
        ]),
    ...(Number.isInteger(parts) ? [`zusammen sind es ${parts} gleiche Teile`] : []),
    `${say(all - extra)} geteilt durch ${sayNumber(parts)} ist ${say(one)}`,
    ...(line.times === 1
      ? []
      : [`${sayNumber(line.times)} mal ${say(one)} ist ${say(one * line.times)}`]),
    ...(line.more === 0
      ? []
      : [
          `${say(one * line.times)} ${line.more > 0 ? 'plus' : 'minus'} ${say(Math.abs(line.more))} ist ${say(value)}`,
        ]),
  ];
  return { value, way };
}
