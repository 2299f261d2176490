import { beginningsIn } from '../matching/beginnings.ts';
import { compileFinder } from '../matching/compile-pattern.ts';
import { createIgnoreList } from '../matching/create-ignore-list.ts';
import type { Sign } from './sign.ts';

/** One sign alone alarms from this weight on; of weaker ones it takes two. */
const STRONG_WEIGHT = 2.2;
/** Signs further apart than this belong to different things. */
const WINDOW_WORDS = 18;

type Data<Category> = {
  /** Words that look like a sign and are none. */
  harmless?: string[];
  signs: (Sign & { category: Category })[];
  /** Make the signs graver; without any of them a sign says nothing. */
  roles: Sign[];
  calming: Sign[];
  /** From this weight on the signs count. */
  threshold: number;
};

/**
 * Weighs many small signs where no pattern foresees the sentence. The answer is the category that
 * weighs most, or undefined.
 */
export function createScale<Category>(data: Data<Category>) {
  const signs = data.signs.map(compileSign);
  const roles = data.roles.map(compileSign);
  const calming = data.calming.map(compileSign);

  const overlook = createIgnoreList(data.harmless ?? []);

  return (text: string[][]): Category | undefined => {
    const places = overlook(text);
    const signsThere = placed(signs, places);
    if (signsThere.length === 0) return undefined;
    const rolesThere = placed(roles, places);
    const calmingThere = placed(calming, places);
    for (let from = 0; from < Math.max(1, places.length); from += WINDOW_WORDS / 3) {
      const isHere = ({ found }: { found: readonly number[] }) =>
        found.some((at) => at >= from && at < from + WINDOW_WORDS);
      const here = signsThere.filter(isHere);
      const present = rolesThere.filter(isHere);
      if (here.length === 0 || present.length === 0) continue;
      if (here.length === 1 && sum(here) < STRONG_WEIGHT) continue;
      const weight = sum(here) + sum(present) - sum(calmingThere.filter(isHere));
      if (weight >= data.threshold) return heaviest(here);
    }
    return undefined;
  };
}

/** The signs that stand in a text, with where they do. */
function placed<Kind extends ReturnType<typeof compileSign>>(signs: Kind[], places: string[][]) {
  const begun = beginningsIn(places);
  const present = signs.filter(({ group, find }) => begun.has(group) && find(places).length > 0);
  return present.map((sign) => ({ ...sign, found: sign.find(places) }));
}

function compileSign<Kind extends Sign>(sign: Kind) {
  return { ...sign, ...compileFinder(sign.words) };
}

function sum(signs: Sign[]): number {
  return signs.reduce((total, { weight }) => total + weight, 0);
}

function heaviest<Category>(found: (Sign & { category: Category })[]): Category | undefined {
  const weightOf = (category: Category) => sum(found.filter((sign) => sign.category === category));
  return found
    .map(({ category }) => category)
    .sort((one, other) => weightOf(other) - weightOf(one))
    .at(0);
}
