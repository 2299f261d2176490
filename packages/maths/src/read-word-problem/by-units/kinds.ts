import { isSameNoun } from '../story.ts';

/** What a number counts or measures: 8 pieces for each pizza are `{ stück: 1, pizza: -1 }`. */
export type Kind = ReadonlyMap<string, number>;

/** A number of a problem with the kinds it can be of, the likeliest first. */
export interface Term {
  value: number;
  kinds: Kind[];
  /** What it counts or measures, as it was said. */
  noun: string;
  /** "Mit 12 Sitzen" is no form to answer with. */
  isDative: boolean;
}

export const PEOPLE =
  /^(?:kind\p{L}*|leute\p{L}*|freund\p{L}*|person\p{L}*|schüler\p{L}*|gäste?n?|mädchen|jungs?|jungen|geschwister\p{L}*|menschen|zuschauer\p{L}*)$/iu;
const SEATS = /^(?:sitz|plätz|platz|stühl|stuhl|sessel)\p{L}*$/iu;
const SHORTEST_HEAD = 4;

/** Names of the same thing are one name: "Huhn" and "Hühner", "Legostein" and "Steine". */
export function createNames(seatsArePeople: boolean) {
  const names: string[] = [];
  return (noun: string): string => {
    const low = noun.toLowerCase();
    if (PEOPLE.test(low) || (seatsArePeople && SEATS.test(low))) return 'leute';
    const found = names.find((name) => isSame(name, low));
    if (found === undefined) names.push(low);
    return found ?? low;
  };
}

const PLURAL = /(?:en|er|n|e|s)$/u;
const plain = (noun: string) =>
  noun.replaceAll('ä', 'a').replaceAll('ö', 'o').replaceAll('ü', 'u').replace(PLURAL, '');

function isSame(one: string, other: string): boolean {
  if (isSameNoun(one, other)) return true;
  const [short = '', long = ''] = [plain(one), plain(other)].sort((a, b) => a.length - b.length);
  return short === long || (short.length >= SHORTEST_HEAD && long.endsWith(short));
}

/** Kinds multiplied (`sign` 1) or divided (`sign` -1). */
export function joinKinds(one: Kind, other: Kind, sign: 1 | -1): Kind {
  const joined = new Map(one);
  for (const [name, power] of other) {
    const sum = (joined.get(name) ?? 0) + sign * power;
    if (sum === 0) joined.delete(name);
    else joined.set(name, sum);
  }
  return joined;
}

export const isSameKind = (one: Kind, other: Kind): boolean =>
  one.size === other.size && [...one].every(([name, power]) => other.get(name) === power);

/** The one thing a kind counts; null of rates and products. */
export function countedIn(kind: Kind): string | null {
  const [only, ...others] = [...kind];
  return only && others.length === 0 && only[1] === 1 ? only[0] : null;
}
