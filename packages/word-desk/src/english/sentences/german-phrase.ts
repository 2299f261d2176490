import { numberWord } from '@lux/german-text/numbers/number-word.ts';
import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';
import type { EnglishWord } from '../../content/schemas.ts';
import { findAdjective, findNoun, isPluralForm } from '../../lexicon/find-forms.ts';
import { casesOf, type Gender, type Noun } from '../../lexicon/noun.ts';
import type { Look, NounPhrase, Pronoun, Thing } from './value.ts';

/** First, third and fourth case. */
export type Case = 1 | 3 | 4;

const OPENINGS: readonly (readonly [RegExp, string])[] = [
  [/^ein(?:e[nmrs]?)?$/, 'a'],
  [/^kein(?:e[nmrs]?)?$/, 'no'],
  [/^mein(?:e[nmrs]?)?$/, 'my'],
  [/^(?:dein(?:e[nmrs]?)?|euer|eure[nmrs]?)$/, 'your'],
  [/^sein(?:e[nmrs]?)?$/, 'his'],
  [/^ihr(?:e[nmrs]?)?$/, 'her'],
  [/^unser(?:e[nmrs]?)?$/, 'our'],
  [/^(?:der|die|das|den|dem)$/, 'the'],
  [/^diese[nmrs]?$/, 'this'],
  [/^vielen?$/, 'many'],
  [/^(?:einige|paar)$/, 'some'],
];
const STEMS: Readonly<Record<string, string>> = {
  a: 'ein',
  no: 'kein',
  my: 'mein',
  your: 'dein',
  his: 'sein',
  her: 'ihr',
  our: 'unser',
  their: 'ihr',
};
const THE: Readonly<Record<Gender, readonly string[]>> = {
  m: ['der', 'dem', 'den'],
  f: ['die', 'der', 'die'],
  n: ['das', 'dem', 'das'],
  p: ['die', 'den', 'die'],
};
const STRONG: Readonly<Record<Gender, readonly string[]>> = {
  m: ['er', 'em', 'en'],
  f: ['e', 'er', 'e'],
  n: ['es', 'em', 'es'],
  p: ['e', 'en', 'e'],
};
const MEASURES = /^(?:Glas|Tasse|Stück|Flasche|Becher|Scheibe|Tüte|Schüssel|Teller|Liter|Kilo)$/;
export const SUBJECTS: readonly (readonly [string, Pronoun])[] = (
  [
    ['ich', 'I', 0],
    ['du', 'you', 1],
    ['er', 'he', 2],
    ['sie', 'she', 2],
    ['es', 'it', 2],
    ['wir', 'we', 3],
    ['ihr', 'you', 4],
    ['sie', 'they', 5],
  ] as const
).map(([german, english, person]) => [german, { type: 'pronoun', english, person }]);
/** By the English subject: third and fourth case. */
const OBJECTS: Readonly<Record<string, readonly [string, string]>> = {
  I: ['mir', 'mich'],
  you: ['dir', 'dich'],
  he: ['ihm', 'ihn'],
  she: ['ihr', 'sie'],
  it: ['ihm', 'es'],
  we: ['uns', 'uns'],
  they: ['ihnen', 'sie'],
};
const caseAt = (grammar: Case) => ({ 1: 0, 3: 1, 4: 2 })[grammar];

/** "einen roten Ball", "meine zwei Katzen", "ein Glas Wasser"; null where a word is unknown. */
export function readGermanNoun(words: readonly string[], look: Look): NounPhrase | null {
  const measured = measureOf(words, look);
  if (measured) return measured;
  const last = words.at(-1) ?? '';
  const favourite = /^lieblings(.{3,})$/.exec(last)?.[1];
  const written = favourite ?? last;
  const noun = findNoun(look.lexicon, written);
  const entry = entryOf(written, noun, look);
  if (!entry) return null;
  const front = words.slice(0, -1);
  const { opening, rest } = readOpening(front);
  const adjectives = rest.map((word) => adjectiveOf(word, look));
  if (adjectives.length > 2 || !adjectives.every((word) => word !== undefined)) return null;
  const isSame = noun?.plural !== undefined && noun.plural === noun.lemma;
  const isMany =
    /^(?:\d+|many|some)$/.test(opening) ||
    (noun !== undefined &&
      opening !== 'a' &&
      (noun.gender === 'p' ||
        isPluralForm(noun, written) ||
        (isSame && noun.gender !== 'f' && /(?:^die|e)$/.test(front[0] ?? ''))));
  return {
    type: 'noun',
    opening: opening === '1' ? 'a' : opening,
    adjectives: adjectives.filter((word) => word !== undefined),
    isFavourite: favourite !== undefined,
    noun: entry,
    isMany: isMany && opening !== '1',
  };
}

function measureOf(words: readonly string[], look: Look): NounPhrase | null {
  if (words.length < 2) return null;
  const measure = readGermanNounAt(words.slice(0, -1), look);
  const content = readGermanNounAt(words.slice(-1), look);
  return measure && content && MEASURES.test(measure.noun.de) ? { ...measure, of: content } : null;
}
const readGermanNounAt = (words: readonly string[], look: Look) =>
  words.length > 3 ? null : readGermanNoun(words, look);

function readOpening(front: readonly string[]) {
  const [one = '', two = ''] = front;
  if (one === 'ein' && two === 'paar') return { opening: 'some', rest: front.slice(2) };
  const known = OPENINGS.find(([pattern]) => pattern.test(one))?.[1];
  const amount = known ? null : /^\d{1,4}$/.test(one) ? Number(one) : parseNumberWord(one);
  if (known === 'my' || known === 'the' || amount === null || amount === undefined)
    return { opening: known ?? '', rest: known ? front.slice(1) : front };
  return { opening: known ?? String(amount), rest: front.slice(1) };
}

/** "Am besten" in the lists; before a noun it is bent like any adjective. */
export const BEST: EnglishWord = { de: 'best', en: 'best', kind: 'adjective' };

export function adjectiveOf(
  word: string,
  { lexicon, english }: Look,
  isCompared = false,
): EnglishWord | undefined {
  if (/^beste[nrms]?$/.test(word)) return BEST;
  const base = findAdjective(lexicon, word);
  const bases = base ? [base] : [];
  return (isCompared ? bases : [word, ...bases])
    .flatMap((each) => english.german(each))
    .find(({ kind }) => kind === 'adjective');
}

function entryOf(word: string, noun: Noun | undefined, { english }: Look) {
  const found = [...english.german(word), ...(noun ? english.german(noun.lemma) : [])];
  return (
    found.find((entry) => entry.article !== undefined && entry.kind === undefined) ??
    found.find((entry) => entry.article !== undefined)
  );
}

/** The same in German, in its case; null where the noun's forms are not known. */
export function sayGermanNoun(phrase: NounPhrase, grammar: Case, look: Look): string | null {
  const { noun: entry, opening, isMany, isFavourite, of } = phrase;
  const isAlwaysMany = entry.plural !== undefined && entry.plural === entry.en && isMany;
  const word = findNoun(look.lexicon, entry.de);
  if (!word || !/^(?:der|die|das)$/.test(entry.article ?? '')) return null;
  const isPlural = word.gender === 'p' || isMany || (isAlwaysMany && entry.article === 'die');
  const forms = casesOf(word).find(({ name }) => name === CASE_NAMES[grammar]);
  const written = (isPlural ? forms?.plural : forms?.singular)?.split(' ').slice(1).join(' ');
  if (!written) return null;
  const gender: Gender = isPlural
    ? 'p'
    : ({ der: 'm', die: 'f', das: 'n' } as const)[entry.article ?? 'das'];
  const at = caseAt(grammar);
  const { said, kind } = openGerman(opening, gender, at);
  const parts = phrase.adjectives.map(({ de }) => bend(de, ending(kind, gender, at)));
  const whole = isFavourite
    ? `Lieblings${written.charAt(0).toLowerCase()}${written.slice(1)}`
    : written;
  const content = of ? sayGermanNoun(of, 1, look) : '';
  if (content === null) return null;
  return [said, ...parts, whole, content].filter(Boolean).join(' ');
}
const CASE_NAMES = { 1: 'Nominativ', 3: 'Dativ', 4: 'Akkusativ' } as const;

type Bending = 'strong' | 'mixed' | 'weak';
function openGerman(opening: string, gender: Gender, at: number): { said: string; kind: Bending } {
  if (opening === 'the') return { said: THE[gender][at] ?? '', kind: 'weak' };
  if (opening === 'this')
    return { said: `dies${gender === 'n' && at !== 1 ? 'es' : STRONG[gender][at]}`, kind: 'weak' };
  if (opening === 'many') return { said: at === 1 ? 'vielen' : 'viele', kind: 'strong' };
  const stem = STEMS[opening];
  if (stem) {
    if (gender === 'p' && opening === 'a') return { said: '', kind: 'strong' };
    const isBare = (gender === 'm' && at === 0) || (gender === 'n' && at !== 1);
    return { said: isBare ? stem : `${stem}${STRONG[gender][at]}`, kind: 'mixed' };
  }
  if (/^\d+$/.test(opening))
    return { said: numberWord(Number(opening)) ?? opening, kind: 'strong' };
  return { said: '', kind: 'strong' };
}

function ending(kind: Bending, gender: Gender, at: number) {
  if (kind === 'strong') return STRONG[gender][at] ?? 'e';
  if (gender === 'p' || at === 1 || (gender === 'm' && at === 2)) return 'en';
  if (kind === 'weak') return 'e';
  return STRONG[gender][at] ?? 'e';
}

const UNBENT = /^(?:lila|rosa|orange|pink|beige|türkis)$/;
export const bend = (adjective: string, tail: string) =>
  UNBENT.test(adjective)
    ? adjective
    : `${adjective
        .replace(/^hoch$/, 'hoh')
        .replace(/el$/, 'l')
        .replace(/euer$/, 'eur')
        .replace(/e$/, '')}${tail}`;

export function readGermanPronoun(word: string, grammar: Case): Pronoun[] {
  if (grammar === 1) return SUBJECTS.flatMap(([german, value]) => (german === word ? [value] : []));
  return SUBJECTS.flatMap(([, value]) =>
    OBJECTS[value.english]?.[grammar === 3 ? 0 : 1] === word ? [value] : [],
  );
}

export function sayGermanThing(thing: Thing, grammar: Case, look: Look): string | null {
  if (thing.type === 'name') return thing.german;
  if (thing.type === 'noun') return sayGermanNoun(thing, grammar, look);
  if (grammar === 1)
    return SUBJECTS.find(([, { english }]) => english === thing.english)?.[0] ?? null;
  return OBJECTS[thing.english]?.[grammar === 3 ? 0 : 1] ?? null;
}
