import { capital } from '@lux/maths/read-word-problem/shapes/plain-problem.ts';
import { tellWay } from '@lux/maths/read-word-problem/shapes/ways.ts';
import { type EverydayReader, takesAll } from './everyday-text.ts';

const NAME =
  '(?:(?:mein|dein|sein|ihr|unser)\\p{L}* )?(?!(?:wie|was|und|der|die|das|ist|hat|aber|wenn|zusammen|jahre|beide|doppelt|halb)(?!\\p{L}))\\p{L}{2,}';
const OF = '(?:alt|groß|hoch|lang|schwer|viele?(?: \\p{L}{3,})?|teuer)';
const VERB = '(?:ist|hat|wiegt|bin|habe?|kostet|ist aber|hat aber)';
const WORD_TIMES: Readonly<Record<string, number>> = { halb: 0.5, doppelt: 2 };

/** One quantity by another: so many times, and so many more. */
interface Relation {
  who: string;
  by: string;
  times: number;
  plus: number;
  raw: readonly number[];
}

const MORE = new RegExp(
  `(?<who>${NAME}) ${VERB} (?<by>\\d+) (?:\\p{L}{2,} )?(?<how>älter|jünger|größer|kleiner|mehr|weniger|schwerer|leichter|höher|länger|kürzer|teurer|billiger)(?: \\p{L}{3,})? als (?<than>${NAME})`,
  'gu',
);
const TIMES = new RegExp(
  `(?<who>${NAME}) ${VERB} (?:nur |genau )?(?<times>halb|doppelt|\\d+ mal) so ${OF} wie (?<than>${NAME})`,
  'gu',
);
const GIVEN = new RegExp(
  `(?:(?<who>${NAME})|(?<last>der|die|er|sie)) (?:${VERB}) (?<value>\\d+)(?! (?:\\p{L}+ )?(?:älter|jünger|größer|kleiner|mehr|weniger|schwerer|leichter|mal|teurer|billiger))(?: (?<unit>\\p{L}{2,}))?`,
  'gu',
);
const ASKS = new RegExp(
  `wie ?(?:alt|groß|viele?(?: \\p{L}{3,})?|schwer|hoch|lang|teuer) (?:ist|hat|bin|hab|habe|wiegt|kostet) (?:denn |dann )?(?<who>${NAME})$`,
  'u',
);
const IS_LESS = /^(?:jünger|kleiner|weniger|leichter|kürzer|billiger)$/u;
const UNITS: Readonly<Record<string, string>> = { cm: 'Zentimeter', cent: 'Cent', jahre: 'Jahre' };
const lastWord = (name: string) => name.split(' ').at(-1) ?? '';

/** "Anna ist 3 Jahre älter als Paul, Paul halb so alt wie Max, der ist 14": one is found by the other. */
export const readRelations: EverydayReader = (told) => {
  const text = told.text.replaceAll(/ und (?=\p{L})/gu, ' , ').replaceAll(/ +/gu, ' ');
  const asked = ASKS.exec(told.text)?.groups?.who;
  const relations = relationsIn(text);
  if (asked === undefined || relations.length < 2) return null;
  const given = [
    ...text.slice(0, text.search(/wie ?(?:alt|groß|viel|schwer|hoch|lang|teuer)/u)).matchAll(GIVEN),
  ];
  const [only, ...others] = given;
  if (!only?.groups || others.length > 0) return null;
  const { who, value = '', unit = '' } = only.groups;
  // "… wie Max, der ist 14" is of who was named last.
  const named = who ?? lastNamed(text.slice(0, only.index));
  if (!takesAll(told, Number(value), ...relations.flatMap(({ raw }) => raw))) return null;
  const known = new Map([[lastWord(named), Number(value)]]);
  const steps: string[] = [];
  for (let round = 0; round < relations.length; round += 1)
    for (const relation of relations) solve(relation, known, steps);
  const result = known.get(lastWord(asked));
  if (result === undefined || steps.length !== relations.length || !Number.isInteger(result))
    return null;
  const ofAge = /(?<!\p{L})(?:alt|älter|jünger)(?!\p{L})/u.test(text) ? 'Jahre' : '';
  const name = ofAge || UNITS[unit] || '';
  return `${tellWay(...steps)} Es sind ${result}${name === '' ? '' : ` ${name}`}.`;
};

function relationsIn(text: string): Relation[] {
  const more = [...text.matchAll(MORE)].map(({ groups }) => ({
    who: lastWord(groups?.who ?? ''),
    by: lastWord(groups?.than ?? ''),
    times: 1,
    plus: Number(groups?.by) * (IS_LESS.test(groups?.how ?? '') ? -1 : 1),
    raw: [Number(groups?.by)],
  }));
  const times = [...text.matchAll(TIMES)].map(({ groups }) => {
    const word = groups?.times ?? '';
    const count = WORD_TIMES[word];
    return {
      who: lastWord(groups?.who ?? ''),
      by: lastWord(groups?.than ?? ''),
      times: count ?? Number.parseInt(word, 10),
      plus: 0,
      raw: count === undefined ? [Number.parseInt(word, 10)] : [],
    };
  });
  return [...more, ...times];
}

const lastNamed = (text: string) => /(?<name>\p{L}+)[ ,]*$/u.exec(text)?.groups?.name ?? '';

/** Finds one of the two, where the other is known. */
function solve({ who, by, times, plus }: Relation, known: Map<string, number>, steps: string[]) {
  const [one, other] = [known.get(who), known.get(by)];
  if ((one === undefined) === (other === undefined)) return;
  if (other !== undefined) {
    const value = other * times + plus;
    known.set(who, value);
    steps.push(stepOf(other, times, plus, value));
  } else if (one !== undefined) {
    const value = (one - plus) / times;
    known.set(by, value);
    steps.push(stepOf(one, 1 / times, -plus, value));
  }
}

function stepOf(from: number, times: number, plus: number, value: number): string {
  if (plus !== 0) return `${from} ${plus > 0 ? 'plus' : 'minus'} ${Math.abs(plus)} ist ${value}`;
  if (times === 0.5) return `die Hälfte von ${from} ist ${value}`;
  if (times < 1) return `${from} geteilt durch ${Math.round(1 / times)} ist ${value}`;
  return `${times} mal ${from} ist ${value}`;
}

const LATER_AGE = new RegExp(
  `(?<one>${NAME}) (?:ist|bin) (?<a>\\d+)(?: jahre(?: alt)?)? (?:und )?(?<two>${NAME}) (?:ist|bin) (?<b>\\d+)(?: jahre(?: alt)?)? .*?wie alt (?:ist|bin|wird|werde) (?:dann )?(?<asked>${NAME}|sie|er|ich)(?: dann)? wenn (?<then>${NAME}|sie|er|ich) (?<age>\\d+)(?: jahre)?(?: alt)? (?:ist|bin|wird|werde)$`,
  'u',
);

/** "Mama ist 38 und ich bin 9. Wie alt ist sie, wenn ich 20 bin?" */
export const readAgeThen: EverydayReader = (told) => {
  const found = LATER_AGE.exec(told.text)?.groups;
  const [a, b, age] = [Number(found?.a), Number(found?.b), Number(found?.age)];
  if (!found || !takesAll(told, a, b, age)) return null;
  const { one, two, then, asked } = found;
  const isTwo = then === two || (/^(?:sie|er)$/u.test(then ?? '') && one === 'ich');
  const isOne = then === one || (/^(?:sie|er)$/u.test(then ?? '') && two === 'ich');
  if (isTwo === isOne || asked === then) return null;
  const [from, other] = isTwo ? [b, a] : [a, b];
  const years = age - from;
  if (years <= 0 || other + years > 130) return null;
  return `${tellWay(`${age} minus ${from} ist ${years}`, `${other} plus ${years} ist ${other + years}`)} Es sind ${other + years} Jahre.`;
};

const TIMES_TOGETHER = new RegExp(
  `(?<one>${NAME}) (?:ist|hat) (?<times>\\d+ mal|doppelt) so (?<of>alt|viele?(?: \\p{L}{3,})?) wie (?<two>${NAME}) .*?(?:zusammen (?:sind|haben) (?:sie|die|beide) (?<all>\\d+)|(?:sie|die|beide) (?:sind|haben) zusammen (?<all2>\\d+)).* wie ?(?:alt|viele?) (?:\\p{L}+ )*?(?:beide|beiden|jede[rs]?|die zwei|die 2)(?: \\p{L}+)?$`,
  'u',
);

/** "Ein Vater ist viermal so alt wie sein Sohn, zusammen sind sie 50, wie alt sind die beiden?" */
export const readTimesTogether: EverydayReader = (told) => {
  const found = TIMES_TOGETHER.exec(told.text)?.groups;
  const isTwice = found?.times === 'doppelt';
  const times = isTwice ? 2 : Number.parseInt(found?.times ?? '', 10);
  const all = Number(found?.all ?? found?.all2);
  if (!found || !takesAll(told, all, ...(isTwice ? [] : [times]))) return null;
  const less = all / (times + 1);
  if (!Number.isInteger(less)) return null;
  const [one, two] = [found.one, found.two].map((name) => capital(lastWord(name ?? '')));
  const verb = found.of === 'alt' ? 'ist' : 'hat';
  return `${tellWay(`zusammen sind es ${times + 1} gleiche Teile`, `${all} geteilt durch ${times + 1} ist ${less}`, `${times} mal ${less} ist ${times * less}`)} ${two} ${verb} ${less}, ${one} ${verb} ${times * less}.`;
};
