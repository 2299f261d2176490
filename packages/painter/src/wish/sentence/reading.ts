import type { Lexicon } from '../../lexicon/create-lexicon.ts';
import type { VerbMeaning } from '../../lexicon/verbs/create-verbs.ts';
import type { Feeling } from '../../people/person.ts';
import type { Place, Time } from '../setting.ts';
import type { Action, Wish, WishFigure } from '../wish.ts';
import type { WishColour } from '../wish-colours.ts';
import type { FigurePart, Part } from './part.ts';

/** What is said of the next noun. */
export type Phrase = {
  colour?: WishColour;
  size?: number;
  count?: number;
  feeling?: Feeling;
  age?: 'old' | 'child';
  hair?: string;
  /** A word of something it has: "feuerspeiend". */
  brings?: string;
  /** What it uses: "skateboardfahrend". */
  uses?: { word: string; sense: string };
  /** Its colour or number in the child's words. */
  said?: string;
  pattern?: NonNullable<WishFigure['pattern']>;
  mark?: NonNullable<WishFigure['mark']>;
  participles: VerbMeaning[];
  article: string;
  isSingular: boolean;
  /** Of hair. */
  length?: 'long' | 'short';
};

/** `mn`: "ein Hund", "mein Kind" may be either, but not feminine. */
export type Gender = 'm' | 'f' | 'n' | 'mn' | 'plural' | undefined;

/** A wish while its words go by. */
export type Reading = {
  wish: Wish;
  lexicon: Lexicon;
  parts: Part[];
  phrase: Phrase;
  /** Said last, its noun has not come yet. */
  preposition?: string | undefined;
  genders: Gender[];
  /** Places and times that a compound only hints at; what is said plainly goes first. */
  hinted: { place?: Place; time?: Time };
  /** Held or worn because a compound says so. */
  given: Action[];
  /** Named, and then not wanted. */
  removed: Set<number>;
  isLeftOut: boolean;
  /** The last noun was left out: what an "und" adds to it is too. */
  wasLeftOut: boolean;
  afterAnd: boolean;
  /** Being told apart: "vier sind gelb und eins ist schwarz". */
  group?: number;
  /** Told apart, so that a colour said now replaces that of all. */
  recoloured: Set<number>;
  /** Figures that stand for more of one named before. */
  standIns: Set<number>;
  /** The figures of "Familie", until they are named one by one. */
  family?: { from: number; to: number };
  /** Words that were read with one before. */
  skipped: Set<number>;
  /** "ich" is named somewhere: "wir" is then no one more. */
  saysI?: boolean;
  /** A name follows: "heißt …". */
  isNaming: boolean;
};

export const emptyPhrase = (): Phrase => ({ participles: [], article: '', isSingular: false });

/** Forgets what was said of a noun that has come. */
export function endPhrase(reading: Reading): void {
  reading.phrase = emptyPhrase();
  reading.preposition = undefined;
  reading.afterAnd = false;
}

/** Something said that is no figure. */
export function addFixed(reading: Reading, word: string): void {
  const { preposition } = reading;
  const { article } = reading.phrase;
  reading.parts.push({
    kind: 'fixed',
    word,
    ...(preposition && { preposition }),
    ...(article && { article }),
  });
  endPhrase(reading);
}

export function isAlive(reading: Pick<Reading, 'lexicon'>, figure: WishFigure): boolean {
  return Boolean(figure.person) || reading.lexicon.classes.isAlive(figure.hexcodes);
}

/** Who was last spoken of: clothes and hair that follow are theirs. */
export function lastAlive(reading: Reading): number | undefined {
  const meant = pronounOwner(reading);
  if (meant !== undefined) return meant;
  const isLiving = (at: number) => {
    const figure = reading.wish.figures[at];
    return figure !== undefined && isAlive(reading, figure);
  };
  const said = reading.parts.flatMap((part) => (part.kind === 'figure' ? [part] : []));
  // "verkauft seine Teddys und hat eine Tasche an": who owns them does.
  const isOwned = ({ figure, article }: FigurePart) =>
    /^(sein|ihr)/.test(article) && TOYS.test(reading.wish.figures[figure]?.hexcodes[0] ?? '');
  const last = said.findLast((part) => isLiving(part.figure));
  const other =
    last && isOwned(last) && said.findLast((part) => isLiving(part.figure) && !isOwned(part));
  return (other || last)?.figure;
}

const TOYS = /^(1F9F8|own-doll)/;

/** "… und sie ein gestreiftes Kleid": said of her, not of who was named last. */
function pronounOwner({ parts, wish, lexicon, genders, removed }: Reading): number | undefined {
  const last = parts.findLast(
    (part) =>
      part.kind === 'figure' || (part.kind === 'pronoun' && /^(er|sie|ihm)$/.test(part.word)),
  );
  if (last?.kind !== 'pronoun' || last.preposition) return undefined;
  const fitting: readonly Gender[] = last.word === 'sie' ? ['f'] : ['m', 'mn'];
  const owner = wish.figures.findLastIndex(
    (figure, at) =>
      fitting.includes(genders[at]) && !removed.has(at) && isAlive({ lexicon }, figure),
  );
  return owner >= 0 ? owner : undefined;
}
