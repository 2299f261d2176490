import { splitCompound } from '../../lexicon/compound.ts';
import type { Lexicon } from '../../lexicon/create-lexicon.ts';
import { findNoun, isPluralForm } from '../../lexicon/find-forms.ts';
import {
  ARTICLES,
  articleOf,
  casesOf,
  indefiniteOf,
  type Noun,
  withArticle,
} from '../../lexicon/noun.ts';
import type { Request } from '../../questions/request.ts';
import { capitalise, german, list, type Tools } from '../tools.ts';

const GENDERS = { m: 'männlich', f: 'weiblich', n: 'sächlich', p: 'Mehrzahl' } as const;
const CASES = ['Nominativ', 'Genitiv', 'Dativ', 'Akkusativ'] as const;
const CASE_ASKS = ['Wer oder was?', 'Wessen?', 'Wem?', 'Wen oder was?'];
const LINKS_SAID: Readonly<Record<string, string>> = {
  s: 's',
  es: 'es',
  n: 'n',
  en: 'en',
  er: 'er',
  e: 'e',
  ns: 'ns',
};

/** Article, number, cases and parts of a noun; null where it is none. */
export function answerNoun(request: Request, tools: Tools): string | null {
  const { lexicon, spelling } = tools;
  const direct = findNoun(lexicon, request.word);
  const guess = direct ? undefined : spelling.find(request.word);
  const noun = direct ?? (guess && findNoun(lexicon, guess.word));
  if (!noun) return null;
  const opening = direct ? '' : `Du meinst bestimmt ${german(noun.lemma)}. `;
  const isPlural = isPluralForm(noun, request.word);
  switch (request.task) {
    case 'article':
    case 'gender':
      return opening + article(noun, isPlural, request, tools);
    case 'plural':
      return opening + plural(noun);
    case 'singular':
      if (noun.gender === 'p') return `${german(noun.lemma)} gibt es nur in der Mehrzahl.`;
      return `${opening}Die Einzahl ist: ${withArticle(noun)}.`;
    case 'cases':
      return opening + cases(noun, request.detail ?? '');
    case 'parts':
      return parts(noun, tools, request.detail !== undefined);
    default:
      return null;
  }
}

function article(
  noun: Noun,
  isPlural: boolean,
  { task, word }: Request,
  { content, lexicon }: Tools,
) {
  // "Baggern" is no plural but a form of it, or what one does: das Baggern.
  const isSubject = noun.plural?.toLowerCase() === word.toLowerCase();
  const doing = isSubject ? undefined : lexicon.noun(word);
  if (isPlural && doing !== undefined && doing.lemma.toLowerCase() !== noun.lemma.toLowerCase())
    return `Es heißt ${withArticle(doing)}.`;
  if (isPlural && isSubject)
    return `In der Mehrzahl heißt es immer die: die ${capitalise(word)}. In der Einzahl heißt es: ${withArticle(noun)}.`;
  const note = content.articles[noun.lemma];
  if (note) return note;
  if (noun.gender === 'p')
    return `Es heißt: die ${noun.lemma}. Das Wort gibt es nur in der Mehrzahl.`;
  if (task === 'gender')
    return `${german(noun.lemma)} ist ${GENDERS[noun.gender]}. Es heißt: ${withArticle(noun)}.`;
  if (noun.otherGender)
    return `Beides geht: ${withArticle(noun)} oder ${ARTICLES[noun.otherGender]} ${noun.lemma}.`;
  return `Es heißt: ${withArticle(noun)}. Man sagt auch: ${indefiniteOf(noun)} ${noun.lemma}.`;
}

function plural(noun: Noun) {
  if (noun.gender === 'p')
    return `${german(noun.lemma)} ist schon die Mehrzahl. Eine Einzahl gibt es nicht.`;
  if (noun.plural === undefined)
    return `${german(capitalise(withArticle(noun)))} gibt es nur in der Einzahl.`;
  const same = noun.plural === noun.lemma ? ' Nur der Artikel ändert sich.' : '';
  return `${capitalise(indefiniteOf(noun))} ${noun.lemma}, viele ${noun.plural}. Die Mehrzahl heißt: die ${noun.plural}.${noun.gender === 'f' ? '' : same}`;
}

function caseIndex(detail: string) {
  const patterns = [
    /nom|wer[- ]?fall|1|erst/,
    /gen|we(?:s|ssen)[- ]?fall|2|zweit/,
    /dat|wem|3|dritt/,
    /akk|wen|4|viert/,
  ];
  return patterns.findIndex((pattern) => pattern.test(detail));
}

function cases(noun: Noun, detail: string) {
  const all = casesOf(noun);
  const at = detail === '' ? -1 : caseIndex(detail);
  const one = all[at];
  if (one) {
    const many = one.plural && one.singular ? ` In der Mehrzahl: ${one.plural}.` : '';
    return `Im ${CASES[at]} fragt man: ${CASE_ASKS[at]} Es heißt: ${one.singular ?? one.plural}.${many}`;
  }
  return all.map(({ name, singular, plural: many }) => `${name}: ${singular ?? many}.`).join(' ');
}

function parts(noun: Noun, { lexicon }: Tools, isSure: boolean) {
  const found = splitCompound(lexicon, noun.lemma);
  if (!found && !isSure) return null;
  if (!found)
    return `${german(noun.lemma)} ist kein zusammengesetztes Wort. Es besteht nur aus einem Wort.`;
  const named = found.parts.map((part) => {
    const each = /^\p{Lu}/u.test(part) ? lexicon.noun(part) : undefined;
    return each ? withArticle(each) : german(part);
  });
  const link = LINKS_SAID[found.link];
  const joint = link ? ` Dazwischen steht ${link}, das verbindet die Wörter.` : '';
  return `${german(noun.lemma)} besteht aus: ${list(named)}.${joint} Zusammen heißt es: ${withArticle(noun)}.`;
}

/** "Haus" and "Tür" give "die Haustür". */
export function compose(
  { word, detail = '' }: Request,
  { lexicon, spelling }: Tools,
): string | null {
  const [first, second] = [
    lexicon.noun(word)?.plural
      ? lexicon.noun(word)?.lemma
      : (nounWithoutPlural(word, lexicon) ?? spelling.known(word)),
    findNoun(lexicon, detail),
  ];
  if (!first || !second) return null;
  const letters = first
    .toLowerCase()
    .replace(/e?n$/, (end) => (/^\p{Ll}/u.test(first) && lexicon.verb(first) ? '' : end));
  const tail = second.lemma.toLowerCase();
  const stems = ['', 's', 'n', 'en', 'er', 'es', 'e'].map((link) => letters + link);
  if (letters.endsWith('e')) stems.push(letters.slice(0, -1));
  const written =
    stems.find((stem) => lexicon.isCommon(stem + tail)) ??
    stems.find((stem) => lexicon.noun(stem + tail)) ??
    usualStem(letters);
  const whole = capitalise(
    written.endsWith(tail) && written !== letters ? written : written + tail,
  );
  return `Aus ${german(first)} und ${german(second.lemma)} wird: ${articleOf(second)} ${whole}.`;
}

/** "Regen" and "Schnee" are meant, though there are verbs that look like them. */
function nounWithoutPlural(word: string, lexicon: Lexicon) {
  const noun = lexicon.noun(word);
  return noun && noun.gender !== 'n' ? noun.lemma : undefined;
}

const usualStem = (letters: string) =>
  /(?:hund|pferd|schwein)$/.test(letters)
    ? `${letters}e`
    : /(?:ung|heit|keit|schaft|ion|tät|ling)$/.test(letters)
      ? `${letters}s`
      : /[^aeiouäöü]e$/.test(letters)
        ? `${letters}n`
        : letters;
