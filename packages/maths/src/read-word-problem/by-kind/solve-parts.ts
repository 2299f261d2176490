import type { Clause } from '../read-clauses.ts';
import {
  combine,
  divide,
  isSameNoun,
  type Known,
  multiply,
  type Story,
  toKnown,
} from '../story.ts';

const FOUR =
  'hund katze pferd kuh schwein schaf ziege maus hase kaninchen elefant löwe tiger bär fuchs wolf esel zebra giraffe kamel hamster igel frosch eidechse schildkröte krokodil reh hirsch pony meerschweinchen affe tisch stuhl kater nilpferd nashorn'.split(
    ' ',
  );
const TWO =
  'huhn henne hahn ente gans vogel mensch kind junge mädchen mann frau papagei taube spatz eule schwan pinguin strauß amsel meise storch truthahn küken flamingo kranich reiher lehrer adler känguru'.split(
    ' ',
  );
const SIX =
  'käfer biene ameise fliege marienkäfer schmetterling wespe hummel mücke insekt libelle grille heuschrecke floh'.split(
    ' ',
  );

/** How many legs a thing has. */
const LEGS = table([
  [4, FOUR],
  [2, TWO],
  [6, SIX],
  [8, ['spinne', 'tintenfisch', 'skorpion', 'krake']],
  [0, ['schlange', 'fisch', 'wurm', 'schnecke', 'hai', 'wal']],
  [3, ['dreibein']],
]);
const WHEELS = table([
  [4, ['auto', 'wagen', 'pkw', 'taxi', 'bollerwagen', 'kinderwagen']],
  [2, ['fahrrad', 'rad', 'motorrad', 'roller', 'mofa', 'moped']],
  [3, ['dreirad']],
  [1, ['einrad', 'schubkarre']],
]);
const FINGERS = table([
  [10, ['kind', 'mensch', 'mann', 'frau', 'junge', 'mädchen', 'schüler']],
  [5, ['hand']],
]);
const OWNERS = table([[2, [...TWO, ...FOUR]]]);
const CORNERS = table([
  [3, ['dreieck']],
  [4, ['viereck', 'quadrat', 'rechteck']],
  [5, ['fünfeck']],
  [6, ['sechseck']],
  [8, ['achteck']],
  [0, ['kreis']],
]);

function table(rows: readonly (readonly [number, readonly string[]])[]): Map<string, number> {
  return new Map(rows.flatMap(([count, names]) => names.map((name) => [name, count] as const)));
}

/** How many one of them has, in any form of its name: "Gänse" are told of as "Gans". */
const countOf = (counts: ReadonlyMap<string, number>, word: string): number | undefined =>
  [...counts].find(([name]) => isSameNoun(name, word) || isSamePlural(name, word))?.[1];

/** "Mädchen" and the plural of "Vogel" have no ending; "Rindern" has one more. */
const isSamePlural = (name: string, word: string) => isSameNoun(name, word.replace(/n$/u, ''));

function partsOf(word: string): Map<string, number> | null {
  if (/^(?:beine?n?|füße|pfoten|beinchen|hufe|tatzen)$/.test(word)) return LEGS;
  if (/^räder$|^reifen$/.test(word)) return WHEELS;
  if (/^(?:augen|ohren|arme|hände)$/.test(word)) return OWNERS;
  if (/^(?:finger|zehen)$/.test(word)) return FINGERS;
  return /^ecken$|^seiten$/.test(word) ? CORNERS : null;
}

/** How many legs, wheels or corners one thing has; undefined where that is not known. */
export function partsOfOne(part: string, thing: string): number | undefined {
  const counts = partsOf(part.toLowerCase());
  return counts === null ? undefined : countOf(counts, thing.toLowerCase());
}

/** "Wie viele Beine haben 3 Hunde und 2 Hühner?" */
export function solveParts(story: Story, clauses: readonly Clause[]): Known | null {
  const part = story.question.words.find((word) => partsOf(word));
  const counts = part ? partsOf(part) : null;
  const amounts = clauses.flatMap((clause) => clause.amounts);
  if (
    !counts ||
    amounts.length === 0 ||
    (amounts.every(({ isArticle }) => isArticle) && amounts.length < 2)
  )
    return null;
  let total: Known | null = null;
  const products: Known[] = [];
  // "Ein Dreirad hat 3 Räder": what is told of the parts themselves is read elsewhere.
  if (amounts.some(({ noun }) => noun !== null && partsOf(noun.toLowerCase()) !== null))
    return null;
  for (const amount of amounts) {
    const each = amount.noun === null ? undefined : countOf(counts, amount.noun);
    // "Ein Bauer hat 5 Kühe": the farmer is not asked for.
    if (each === undefined && amount.isArticle) continue;
    if (each === undefined || amount.isShare || amount.dimension !== null) return null;
    const product = multiply(story, toKnown(amount), {
      value: each,
      dimension: null,
      noun: null,
      owner: null,
      from: [],
    });
    if (!product) return null;
    products.push(product);
  }
  for (const product of products)
    total = total === null ? product : combine(story, total, 'plus', product);
  return total && { ...total, noun: part ?? null };
}

/** "Ich sehe 12 Beine. Wie viele Hühner sind es?" */
export function solveOwners(story: Story, whole: Known): Known | null {
  const counts = whole.noun === null ? null : partsOf(whole.noun.toLowerCase());
  const noun = story.question.words.find((word) => counts && countOf(counts, word) !== undefined);
  const each = noun === undefined ? undefined : counts && countOf(counts, noun);
  if (!each || whole.value % each !== 0) return null;
  const parts = divide(story, whole, {
    value: each,
    dimension: null,
    noun: null,
    owner: null,
    from: [],
  });
  return parts && { ...parts.known, noun: noun ?? null };
}
