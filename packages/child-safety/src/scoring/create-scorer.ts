import { beginningsIn } from '../matching/beginnings.ts';
import { compileFinder } from '../matching/compile-pattern.ts';
import { createIgnoreList } from '../matching/create-ignore-list.ts';

/**
 * Words (grammar: `SafetyRule`) that count once, however often they stand in a text, and how much they
 * weigh. The weights were fitted to the sentences in `corpus/` (logistic regression, rounded), so none
 * means anything by itself; to teach the gate a word, add it to the term it resembles.
 */
export type WeightedTerm = { weight: number; words: string };

type Model<Category extends string> = {
  /** Words that look like a term and are none. */
  harmless?: string[];
  terms: Record<Category, WeightedTerm[]>;
  /** Add to the score; without any of them nothing is scored. */
  contextTerms: WeightedTerm[];
  /** Subtract from the score. */
  mitigatingTerms: WeightedTerm[];
  /** The score from which on a text belongs to a category. */
  threshold: number;
};

/** A single term needs at least this weight; weaker ones count from two on. */
const STRONG_WEIGHT = 2.2;
/** Terms further apart than this belong to different statements. */
const WINDOW_WORDS = 18;

/**
 * Adds up weighted terms where no pattern foresees the sentence. The answer is the category that
 * weighs most, or undefined.
 */
export function createScorer<Category extends string>(model: Model<Category>) {
  const terms = categoriesOf(model).flatMap((category) =>
    model.terms[category].map((term) => ({ category, ...compileTerm(term) })),
  );
  const contextTerms = model.contextTerms.map(compileTerm);
  const mitigatingTerms = model.mitigatingTerms.map(compileTerm);
  const withoutHarmless = createIgnoreList(model.harmless ?? []);

  return (text: string[][]): Category | undefined => {
    const places = withoutHarmless(text);
    const found = findTerms(terms, places);
    if (found.length === 0) return undefined;
    const context = findTerms(contextTerms, places);
    const mitigating = findTerms(mitigatingTerms, places);
    for (let from = 0; from < Math.max(1, places.length); from += WINDOW_WORDS / 3) {
      const isInWindow = ({ at }: { at: readonly number[] }) =>
        at.some((place) => place >= from && place < from + WINDOW_WORDS);
      const here = found.filter(isInWindow);
      const contextHere = context.filter(isInWindow);
      if (here.length === 0 || contextHere.length === 0) continue;
      if (here.length === 1 && sum(here) < STRONG_WEIGHT) continue;
      const score = sum(here) + sum(contextHere) - sum(mitigating.filter(isInWindow));
      if (score >= model.threshold) return heaviest(here);
    }
    return undefined;
  };
}

function categoriesOf<Category extends string>({ terms }: Model<Category>): Category[] {
  const categories: Category[] = [];
  for (const category in terms) categories.push(category);
  return categories;
}

function compileTerm(term: WeightedTerm) {
  return { ...term, ...compileFinder(term.words) };
}

/** The terms that stand in a text, with the places where they do. */
function findTerms<Term extends ReturnType<typeof compileTerm>>(
  terms: Term[],
  places: string[][],
): (Term & { at: readonly number[] })[] {
  const begun = beginningsIn(places);
  return terms
    .filter(({ group }) => begun.has(group))
    .map((term) => ({ ...term, at: term.find(places) }))
    .filter(({ at }) => at.length > 0);
}

function sum(terms: WeightedTerm[]): number {
  return terms.reduce((total, { weight }) => total + weight, 0);
}

function heaviest<Category>(found: (WeightedTerm & { category: Category })[]) {
  const weightOf = (category: Category) => sum(found.filter((term) => term.category === category));
  return found
    .map(({ category }) => category)
    .sort((one, other) => weightOf(other) - weightOf(one))
    .at(0);
}
