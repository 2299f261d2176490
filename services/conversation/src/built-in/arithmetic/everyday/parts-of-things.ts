import { tellWay } from '@lux/maths/read-word-problem/shapes/ways.ts';
import { type EverydayReader, takesAll } from './everyday-text.ts';

/** How many legs or wheels one of them has. */
const LEGS: readonly [RegExp, number][] = [
  [/^spinnen?$/u, 8],
  [/^(?:käfer\p{L}?|bienen?|ameisen?|fliegen?|schmetterlinge?|marienkäfer|insekten?|wespen?)$/u, 6],
  [
    /^(?:hunde?|katzen?|kühe?|kuh|pferde?|schafe?|ziegen?|schweine?|hasen?|kaninchen|mäuse?|maus|esel|ponys?|rinder?|kälber|kalb|tische?|stühle?)$/u,
    4,
  ],
  [
    /^(?:hühner|huhn|enten?|gänse|gans|vögel|vogel|hähne|hahn|tauben?|menschen?|kinder|kind|bauern?|mann|männer|frau|frauen|jungen?|mädchen|leute|papageien?|strauße?)$/u,
    2,
  ],
];
const WHEELS: readonly [RegExp, number][] = [
  [/^autos?$/u, 4],
  [/^(?:motorr[äa]d(?:er)?|fahrr[äa]d(?:er)?|r[äa]d(?:er)?|roller|mofas?)$/u, 2],
  [/^dreir[äa]d(?:er)?$/u, 3],
];
const ofOne = (thing: string, parts: readonly [RegExp, number][]) =>
  parts.find(([name]) => name.test(thing))?.[1] ?? null;
export const legsOf = (thing: string) => ofOne(thing, LEGS);
export const wheelsOf = (thing: string) => ofOne(thing, WHEELS);

const HEADS =
  /(?<one>\p{L}{3,}) und (?<two>\p{L}{3,})(?!\p{L}).*?(?<heads>\d+) (?:köpfe?n?|tiere|fahrzeuge|stück)(?!\p{L}).*?(?<parts>\d+) (?<of>beine?n?|füßen?|räder\p{L}?|reifen)(?!\p{L}).*wie ?viele? (?<asked>\p{L}{3,})/u;
const STEM = 3;
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** "Hasen und Enten, zusammen 8 Köpfe und 22 Beine, wie viele Hasen sind das?" */
export const readHeadsAndLegs: EverydayReader = (told) => {
  const found = HEADS.exec(told.text)?.groups;
  const [heads, parts] = [Number(found?.heads), Number(found?.parts)];
  if (!found || !takesAll(told, heads, parts)) return null;
  const { one = '', two = '', of = '', asked = '' } = found;
  const count = /^(?:räd|reif)/u.test(of) ? wheelsOf : legsOf;
  const [first, second] = [count(one), count(two)];
  if (first === null || second === null || first === second) return null;
  const [more, fewer] = [Math.max(first, second), Math.min(first, second)];
  const [large, small] = first > second ? [one, two] : [two, one];
  const left = parts - heads * fewer;
  const many = left / (more - fewer);
  if (!Number.isInteger(many) || many < 0 || many > heads) return null;
  const name = /^(?:räd|reif)/u.test(of) ? 'Räder' : 'Beine';
  const start = `Wären es lauter ${capital(small)}, wären es ${heads} mal ${fewer}, also ${heads * fewer} ${name}.`;
  const way = `Es fehlen ${left}. Alle ${capital(large)} haben ${more - fewer} mehr: ${left} geteilt durch ${more - fewer} ist ${many}.`;
  const [stem, other] = [
    asked.slice(0, STEM),
    `Es sind ${many} ${capital(large)} und ${heads - many} ${capital(small)}.`,
  ];
  return stem === large.slice(0, STEM) || stem === small.slice(0, STEM) || asked === 'jeweils'
    ? `${start} ${way} ${other}`
    : null;
};

const COUNTED = /Es sind (?<count>\d+) (?<of>Beine|Füße|Räder|Reifen)\.$/u;
const COMES =
  /(?<!\p{L})(?:auch|noch|dazu\p{L}*|dazukomm\p{L}*|mit|kommt|kommen|steht|stehen)(?!\p{L})/u;
const GOES = /(?<!\p{L})(?:weg\p{L}*|abfahr\p{L}*|geht|gehen|läuft|fährt|fahren|ohne)(?!\p{L})/u;
const OTHERS = /(?:(?<count>\d+|ein(?:e[mnr]?)?|der|die|das) )?(?<thing>\p{L}{3,})/gu;

/** "Und wenn der Bauer auch noch da steht?", "und wenn 3 Motorräder dazu kommen?", behind legs or wheels. */
export function addsParts(said: string, last: string): string | null {
  const found = COUNTED.exec(last)?.groups;
  if (!found || !/^(?:und|aber|dann|jetzt) /u.test(said)) return null;
  const isLess = GOES.test(said);
  if (isLess === COMES.test(said.replace(GOES, '')) && isLess) return null;
  if (!isLess && !COMES.test(said)) return null;
  const count = /^(?:Räd|Reif)/u.test(found.of ?? '') ? wheelsOf : legsOf;
  const named = [...said.matchAll(OTHERS)].flatMap(({ groups }) => {
    const parts = count(groups?.thing ?? '');
    const many = /^\d/u.test(groups?.count ?? '') ? Number(groups?.count) : 1;
    return parts === null ? [] : [{ many, parts }];
  });
  const [only, ...others] = named;
  const numbers = (said.match(/\d+/gu) ?? []).length;
  if (!only || others.length > 0 || numbers !== (only.many > 1 ? 1 : 0)) return null;
  const [whole, by] = [Number(found.count), only.many * only.parts];
  const value = isLess ? whole - by : whole + by;
  if (value < 0) return null;
  const steps = only.many > 1 ? [`${only.many} mal ${only.parts} ist ${by}`] : [];
  return `${tellWay(...steps, `${whole} ${isLess ? 'minus' : 'plus'} ${by} ist ${value}`)} Es sind ${value} ${found.of}.`;
}
