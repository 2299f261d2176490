import type { Language } from '../../story-writer/language/create-language.ts';
import type { DraftQuestion } from './draft-question.ts';
import { type Clause, isCapital, isNounPhrase } from './read-clause.ts';

const MOST_WRONG = 3;
const KIND_LETTERS = 3;
/** Everybody is one of these, as a soldier of Rome is a Roman: no answer beside others. */
const GENERAL =
  /(?:römer|ägypter|griechen|germanen|wikinger|kelten|azteken|bewohner|volk|tiere?|wesen|lebewesen|menschen?|leute|kinder|kind|dinge?|teile?|arten?|pflanzen?)$/iu;
/** "ihre Eier": of whom is not said any more. */
const POINTS_BACK =
  /(?<!\p{L})(?:ihre?[nrms]?|seine?[nrms]?|sich selbst|sie|er|es|man|wir|alle|beide)(?!\p{L})/u;

interface Told extends Clause {
  noun: string;
  isBeing: boolean;
}

/** "Wer legt die Eier?" Wrong are those of whom the text tells something else. */
export function askWho(clauses: readonly Clause[], language: Language): DraftQuestion[] {
  const told = clauses.flatMap((clause) => toldOf(clause, language));
  return told.flatMap((one) => askOf(one, told, language));
}

function toldOf(clause: Clause, language: Language): Told[] {
  const { first } = clause;
  const noun = language.noun(first.at(-1) ?? '');
  if (!noun || !isNounPhrase(first, language) || GENERAL.test(first.at(-1) ?? '')) return [];
  return [{ ...clause, noun: noun.lemma, isBeing: language.isBeing(noun.lemma) }];
}

function askOf(one: Told, told: readonly Told[], language: Language): DraftQuestion[] {
  const { rest, source } = one;
  const verb = verbForOne(one, language);
  const says = contentOf(rest, language);
  if (verb === null || POINTS_BACK.test(rest.join(' ')) || says.size === 0) return [];
  const isNamingItself = says.has(one.noun) || [...says].some((word) => isAlike(word, one.noun));
  if (isNamingItself || isEmpty(one)) return [];
  const others = told.filter(
    (other) =>
      other.isBeing === one.isBeing &&
      !isAlike(other.noun, one.noun) &&
      !isSameKind(other.noun, one.noun) &&
      // "blüht" gives "Blüten" away.
      !other.noun.toLowerCase().startsWith(one.verb.slice(0, KIND_LETTERS)) &&
      !says.has(other.noun) &&
      // Of whom the same words are told, the same may be true.
      !told.some((each) => each.noun === other.noun && shares(each, says, language)),
  );
  const wrong = [...new Map(others.map((other) => [other.noun, other.first.join(' ')])).values()];
  if (wrong.length < 2) return [];
  const word = one.isBeing ? 'Wer' : 'Wer oder was';
  return [
    {
      question: `${word} ${verb} ${rest.join(' ')}?`,
      answer: one.first.join(' '),
      wrong: wrong.slice(0, MOST_WRONG),
      source,
    },
  ];
}

/** "ist groß", "ist ein Tier": of many true. */
const isEmpty = ({ verb, rest }: Told) =>
  /^(?:ist|sind|war|waren|hat|haben|wird|werden|entsteht|entstehen|bildet|bilden|heißt|heißen|gibt|gehört|gehören|kann|können|muss|müssen|darf|dürfen|soll|sollen|will|wollen)$/u.test(
    verb,
  ) && !/(?<!\p{L})(?:der|die|das) \p{Ll}+ste[nr]? /u.test(rest.join(' '));

/** "Wer" asks for one: "sammeln" is "sammelt". Null where that is not known. */
function verbForOne({ verb, forms }: Told, language: Language): string | null {
  if (forms.some(({ person }) => person === 'er')) return verb;
  const several = forms.find(({ person }) => person === 'several');
  const found = several && language.verb(several.infinitive);
  if (!several || !found) return null;
  return (several.isPast ? found.past : found.present)[2];
}

/** Nouns and what is done: what a sentence is about. */
function contentOf(words: readonly string[], language: Language): Set<string> {
  return new Set(
    words.filter((word) => isCapital(word)).map((word) => language.noun(word)?.lemma ?? word),
  );
}

function shares(other: Told, says: ReadonlySet<string>, language: Language): boolean {
  const told = contentOf(other.rest, language);
  return [...says].some((word) => [...told].some((one) => isAlike(one, word)));
}

/** "Blauwal" and "Pottwal": what one does, the other may do. */
function isSameKind(one: string, other: string): boolean {
  const end = one.slice(-KIND_LETTERS).toLowerCase();
  const isLong = one.length > KIND_LETTERS && other.length > KIND_LETTERS;
  return isLong && !/(?:er|in|el|en)$/u.test(end) && other.toLowerCase().endsWith(end);
}

/** "Igel" and "Igelmutter", "Biene" and "Honigbiene" are not told apart. */
function isAlike(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a.includes(b.slice(0, -1)) || b.includes(a.slice(0, -1));
}
