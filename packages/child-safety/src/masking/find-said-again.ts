import { firstNamesThatAreWords } from '@lux/german-text/first-names.ts';
import { isAlsoWord } from './names/family-names.ts';
import { isFamous } from './names/famous-names.ts';
import { mayBeFirstName } from './names/read-name.ts';
import type { PersonalFact, Span } from './personal-fact.ts';
import type { Said } from './tokens.ts';

interface Hidden {
  span: Span;
  fact: PersonalFact;
}

/** More than anybody tells in a conversation; each is looked for at each place of a text. */
const MOST_FACTS = 80;
const SHORTEST = 2;

/** What is known already and said once more: `Mia`, who was introduced as `Mia Schneider`. */
export function findSaidAgain(
  said: Said,
  facts: readonly PersonalFact[],
  hidden: readonly Span[],
): Hidden[] {
  const forms = new Map(
    facts
      .slice(-MOST_FACTS)
      .filter((fact) => !(said.isSmall && isWordInSmall(fact)))
      .flatMap((fact) => formsOf(fact).map((form) => [formKey(form, said), fact] as const)),
  );
  if (forms.size === 0) return [];
  const longestFirst = [...forms.keys()].toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${longestFirst.map(RegExp.escape).join('|')})(?=(?:s|['’]s)?(?![\p{L}\p{N}]))`,
    said.isSmall ? 'giu' : 'gu',
  );
  const blocked = [...hidden, ...famousPlaces(said)].toSorted(
    (one, other) => one.from - other.from,
  );
  let next = 0;
  return [...said.text.matchAll(pattern)].flatMap(({ 0: found, index: from }) => {
    const to = from + found.length;
    while ((blocked[next]?.to ?? Number.POSITIVE_INFINITY) <= from) next += 1;
    const isFree = (blocked[next]?.from ?? Number.POSITIVE_INFINITY) >= to;
    const fact = forms.get(formKey(found, said));
    return isFree && fact ? [{ span: { kind: fact.kind, from, to }, fact }] : [];
  });
}

/** `mein Freund August` is not hidden again in `im august`. */
const isWordInSmall = ({ kind, value }: PersonalFact): boolean =>
  kind === 'name' &&
  (WORDS_TOO.has(value.toLowerCase()) ||
    firstNamesThatAreWords.some((word) => word.toLowerCase() === value.toLowerCase()));
const WORDS_TOO = new Set(['can', 'rosa', 'luna', 'till', 'bela', 'jan', 'mai']);

const formKey = (form: string, { isSmall }: Said): string => (isSmall ? form.toLowerCase() : form);

/** The forms a fact is said in: whole, and of a name its first and its last part; with a capital, too. */
function formsOf({ kind, value }: PersonalFact): string[] {
  if (value.length < SHORTEST) return [];
  if (kind !== 'name') return [value];
  const parts = value.split(/\s+/);
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  const forms =
    parts.length > 1 ? [value, first] : isAlsoWord(value) && !mayBeFirstName(value) ? [] : [value];
  if (parts.length > 1 && last.length > 3 && !isAlsoWord(last)) forms.push(last);
  return forms.flatMap((form) => [form, capitalised(form)]);
}

const capitalised = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}])\p{Ll}/gu, (letter) => letter.toUpperCase());

/** `Anne Frank` stays, though a child is called Anne. */
function famousPlaces({ tokens }: Said): Span[] {
  return tokens.flatMap((token, at) => {
    if (!token.isCapital || !mayBeFirstName(token.text)) return [];
    const words = tokens.slice(at, at + 4);
    const last = words.findLastIndex(({ isCapital }) => isCapital);
    const end = tokens[at + last];
    return last > 0 && end && isFamous(words.slice(0, last + 1).map(({ text }) => text))
      ? [{ kind: 'name' as const, from: token.from, to: end.to }]
      : [];
  });
}
