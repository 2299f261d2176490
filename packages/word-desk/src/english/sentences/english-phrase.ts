import type { EnglishWord } from '../../content/schemas.ts';
import { findNoun, isPluralForm } from '../../lexicon/find-forms.ts';
import { pluralOf } from '../english-index.ts';
import { englishNumber } from '../english-number.ts';
import { BEST, SUBJECTS } from './german-phrase.ts';
import type { Look, NounPhrase, Pronoun, Thing } from './value.ts';

const OPENINGS: Readonly<Record<string, string>> = {
  a: 'a',
  an: 'a',
  the: 'the',
  no: 'no',
  my: 'my',
  your: 'your',
  his: 'his',
  her: 'her',
  our: 'our',
  their: 'their',
  this: 'this',
  these: 'this',
  many: 'many',
  some: '',
  any: '',
};
const NUMBERS = new Map(Array.from({ length: 101 }, (_, value) => [englishNumber(value), value]));
const OBJECTS: Readonly<Record<string, string>> = {
  I: 'me',
  you: 'you',
  he: 'him',
  she: 'her',
  it: 'it',
  we: 'us',
  they: 'them',
};
/** People who are called by what they are. */
const CALLED = /^(?:mum|dad|grandma|grandpa|mummy|daddy|granny)$/i;
/** German puts an article before these, English none. */
const WITHOUT_ARTICLE =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Halloween|breakfast|lunch|dinner|school)$/;
const MONTH =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/;
const FAMILY = /^(?:brother|sister|boy|girl|child|cousin)$/;
const VOWEL_SOUND = /^(?:[aeio]|u(?!ni|se|sual)|hour)/i;
const isCountless = ({ en, plural }: EnglishWord, look: SentenceLook) =>
  plural === en || look.countless.has(en);

export type SentenceLook = Look & { countless: ReadonlySet<string> };

/** How a thing without an article stands: "I eat fish", "I am a teacher", "my head" as "head". */
export type Use = '' | 'bare' | 'job' | 'plain' | 'none';

export const numberOf = (word: string): number | undefined =>
  /^\d{1,3}$/.test(word) ? Number(word) : NUMBERS.get(word);

export function sayEnglishNoun(phrase: NounPhrase, use: Use, look: SentenceLook): string | null {
  const { noun, isMany, isFavourite, of } = phrase;
  const isUncounted = isCountless(noun, look);
  const opening = openingOf(phrase, use, isUncounted);
  if (opening === null) return null;
  const isPlural = isMany && !(isUncounted && noun.plural === undefined);
  const name = opening === '' && CALLED.test(noun.en);
  const word = isPlural ? pluralOf(noun) : noun.en;
  const content = of ? sayEnglishNoun({ ...of, opening: '' }, 'bare', look) : '';
  const rest = [
    isFavourite ? 'favourite' : '',
    ...phrase.adjectives.map(({ en }) => (en === 'small' && FAMILY.test(noun.en) ? 'little' : en)),
    name ? word.charAt(0).toUpperCase() + word.slice(1) : word,
    content ? `of ${content}` : '',
  ]
    .filter(Boolean)
    .join(' ');
  if (opening !== 'a') return opening === '' ? rest : `${opening} ${rest}`;
  return `${VOWEL_SOUND.test(rest) ? 'an' : 'a'} ${rest}`;
}

function openingOf({ opening, noun, isMany }: NounPhrase, use: Use, isUncounted: boolean) {
  if (use === 'plain' || (opening === 'the' && WITHOUT_ARTICLE.test(noun.en))) return '';
  if (use === 'none') return isMany || isUncounted ? (isUncounted ? '' : 'any') : 'a';
  if (/^\d+$/.test(opening)) return englishNumber(Number(opening));
  if (opening === 'this') return isMany ? 'these' : 'this';
  if (opening === 'a' && isUncounted) return use === 'bare' ? '' : null;
  if (opening !== '') return opening;
  if (isMany || isUncounted || use === 'bare' || CALLED.test(noun.en)) return '';
  // "I have dog" is wrong: without an article only what is many or cannot be counted stands.
  return use === 'job' ? 'a' : null;
}

export function sayEnglishThing(
  thing: Thing,
  { use, isObject }: { use: Use; isObject: boolean },
  look: SentenceLook,
): string | null {
  if (thing.type === 'name') return thing.english;
  if (thing.type === 'noun') return sayEnglishNoun(thing, use, look);
  return isObject ? (OBJECTS[thing.english] ?? null) : thing.english;
}

/** "a little brother", "three cats", "my favourite colour", "a glass of water". */
export function readEnglishNoun(words: readonly string[], look: Look): NounPhrase[] {
  const place = words.indexOf('of');
  if (place > 0) {
    const [measures, contents] = [words.slice(0, place), words.slice(place + 1)].map((part) =>
      readEnglishNoun(part, look),
    );
    return (measures ?? []).flatMap((measure) =>
      (contents ?? []).slice(0, 1).map((of) => ({ ...measure, of })),
    );
  }
  const [first = ''] = words;
  const amount = numberOf(first);
  const known = Object.hasOwn(OPENINGS, first) ? OPENINGS[first] : undefined;
  const opening = known ?? (amount === undefined ? '' : amount === 1 ? 'a' : String(amount));
  let rest = known === undefined && amount === undefined ? words : words.slice(1);
  const isFavourite = /^favou?rite$/.test(rest[0] ?? '');
  if (isFavourite) rest = rest.slice(1);
  for (let count = 0; count <= 2 && count < rest.length; count += 1) {
    const adjectives = rest.slice(0, count).map((word) => englishAdjective(word, look));
    if (!adjectives.every((word) => word !== undefined)) return [];
    const found = nounsOf(rest.slice(count).join(' '), look);
    if (found.length > 0)
      return found.map(({ noun, isMany }) => ({
        type: 'noun',
        opening: opening === '' && MONTH.test(noun.en) ? 'the' : opening,
        adjectives: adjectives.filter((word) => word !== undefined),
        isFavourite,
        noun,
        isMany: isMany || /^(?:\d+|many)$/.test(opening),
      }));
  }
  return [];
}

function nounsOf(text: string, { english, lexicon }: Look) {
  if (!/^[\p{L}' -]+$/u.test(text) || /^(?:a|an|the|to) /.test(text)) return [];
  return english
    .english(text)
    .filter(
      ({ article, kind, de }) =>
        article !== undefined && (kind ?? 'noun') === 'noun' && !de.includes(' '),
    )
    .flatMap((noun) => {
      const isOne = [noun.en, ...(noun.others ?? [])].some((each) => each.toLowerCase() === text);
      const german = isOne ? findNoun(lexicon, noun.de) : undefined;
      return [{ noun, isMany: !isOne || (german !== undefined && isPluralForm(german, noun.de)) }];
    })
    .toSorted((one, other) => rank(one.noun, text) - rank(other.noun, text))
    .slice(0, 3);
}
/** The word itself goes before one that it is only another word for. */
const rank = ({ en, plural }: EnglishWord, text: string) =>
  en.toLowerCase() === text || plural === text ? 0 : 1;

export const englishAdjective = (word: string, { english }: Look): EnglishWord | undefined =>
  word === 'best'
    ? BEST
    : english
        .english(word)
        .filter(({ kind }) => kind === 'adjective')
        .toSorted((one, other) => rank(one, word) - rank(other, word))[0];

export function readEnglishPronoun(word: string, isObject: boolean): Pronoun[] {
  return SUBJECTS.flatMap(([, value]) => {
    const said = isObject ? OBJECTS[value.english] : value.english;
    return said?.toLowerCase() === word ? [value] : [];
  });
}
