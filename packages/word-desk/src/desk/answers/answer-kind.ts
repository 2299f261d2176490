import type { SmallKind } from '../../content/schemas.ts';
import { compareAdjective } from '../../lexicon/adjective.ts';
import { findAdjective, findNoun } from '../../lexicon/find-forms.ts';
import { withArticle } from '../../lexicon/noun.ts';
import type { Request } from '../../questions/request.ts';
import { capitalise, german, type Tools } from '../tools.ts';

const SAID: Readonly<Record<SmallKind | 'noun' | 'verb' | 'adjective', string>> = {
  noun: 'ein Nomen, also ein Namenwort',
  verb: 'ein Verb, also ein Tunwort',
  adjective: 'ein Adjektiv, also ein Wiewort',
  article: 'ein Artikel, also ein Begleiter',
  pronoun: 'ein Pronomen, also ein Fürwort',
  preposition: 'eine Präposition, also ein Verhältniswort',
  conjunction: 'eine Konjunktion, also ein Bindewort',
  adverb: 'ein Adverb, also ein Umstandswort',
  number: 'ein Zahlwort',
  interjection: 'ein Ausrufewort',
};
type Kind = keyof typeof SAID;
const NAMES: readonly (readonly [RegExp, Kind])[] = [
  [/^(?:nomen|namenwort|hauptwort|substantiv)/, 'noun'],
  [/^(?:verb|tunwort|tuwort|zeitwort)/, 'verb'],
  [/^(?:adjektiv|wiewort|eigenschaftswort)/, 'adjective'],
  [/^(?:artikel|begleiter)/, 'article'],
  [/^(?:pronomen|fürwort)/, 'pronoun'],
  [/^präposition/, 'preposition'],
  [/^(?:konjunktion|bindewort)/, 'conjunction'],
  [/^adverb/, 'adverb'],
  [/^zahlwort/, 'number'],
];

/** The word kinds a word can be, the likeliest first. */
function kindsOf(word: string, { lexicon, content, spelling, verbOf }: Tools): Kind[] {
  const small = Object.entries(content.kinds)
    .filter(([, words]) => words?.includes(word.toLowerCase()))
    .map(([kind]) => kind)
    .filter((kind): kind is SmallKind => kind in SAID);
  const kinds: Kind[] = [...small];
  const written = spelling.known(word);
  if (written && /^\p{Lu}/u.test(written)) kinds.push('noun');
  else if (small.length === 0) {
    if (findAdjective(lexicon, word) && !(lexicon.verb(word) && !lexicon.isCommon(word)))
      kinds.push('adjective');
    const isVerb = lexicon.verb(word) !== undefined && lexicon.isCommon(word);
    // "Schnell" is a form of "schnellen", too, but nobody means it.
    if (isVerb) kinds.unshift('verb');
    else if (kinds.length === 0 && verbOf(word)) kinds.push('verb');
    const noun = lexicon.noun(word);
    if (noun && (kinds.length === 0 || (isVerb && noun.gender === 'n'))) kinds.push('noun');
    else if (kinds.length === 0 && findNoun(lexicon, word)) kinds.push('noun');
  }
  return kinds;
}

export function answerKind(request: Request, tools: Tools): string | null {
  const found = tools.spelling.find(request.word);
  if (!found) return null;
  const { word } = found;
  const kinds = kindsOf(word, tools);
  // "Ist Liebe ein Nomen?": who writes it big means the noun.
  if (isWrittenBig(request.word, tools) && findNoun(tools.lexicon, request.word))
    kinds.unshift('noun');
  const [kind] = kinds;
  if (!kind) return null;
  const because = reason(word, kind, tools);
  if (request.task === 'wordKind') return `${german(word)} ist ${SAID[kind]}.${because}`;
  const both = sayBoth(word, kinds, request.detail ?? '');
  if (both) return both;
  const asked = NAMES.find(([pattern]) => pattern.test(request.detail ?? ''))?.[1];
  if (asked && kinds.includes(asked))
    return `Ja, ${german(asked === 'noun' ? capitalise(word) : word)} ist ${SAID[asked]}.${reason(word, asked, tools)}`;
  return `Nein, ${german(word)} ist ${SAID[kind]}.${because}`;
}

const isWrittenBig = (word: string, { asked }: Tools) =>
  new RegExp(`\\S ${capitalise(word)}(?![\\p{L}])`, 'u').test(asked ?? '');

/** "Das Essen" and "essen" are both common. */
function sayBoth(word: string, kinds: readonly Kind[], detail: string) {
  if (!/^(?:nomen|namenwort|hauptwort|substantiv)/.test(detail) || kinds[0] !== 'verb') return null;
  if (!kinds.includes('noun')) return null;
  return `${german(word)} ist ein Verb. Mit Artikel ist es ein Nomen: das ${capitalise(word)}.`;
}

function reason(word: string, kind: Kind, { lexicon, verbOf }: Tools) {
  if (kind === 'noun') {
    const noun = findNoun(lexicon, word);
    return noun ? ` Es heißt: ${withArticle(noun)}.` : '';
  }
  if (kind === 'verb') {
    const verb = verbOf(word);
    if (!verb) return '';
    const form = `${verb.present[0]} ${verb.prefix}`.trim();
    return ` Man kann es tun: ich ${form}.`;
  }
  if (kind === 'adjective') return ' Es sagt, wie etwas ist.';
  return '';
}

const ADVERBS_WITH_DEGREES = /^(?:gern|gerne|viel|oft|bald|wenig)$/;
const NAMED_DEGREE = /komp|vergleich|erste|super|höchststufe|zweite/;

/** "schnell, schneller, am schnellsten". */
export function answerComparison(request: Request, { lexicon, spelling }: Tools): string | null {
  const word =
    findAdjective(lexicon, request.word) ??
    findAdjective(lexicon, spelling.find(request.word)?.word ?? '') ??
    ADVERBS_WITH_DEGREES.exec(request.word)?.[0];
  if (!word) return null;
  const forms = compareAdjective(word);
  const detail = request.detail ?? '';
  const isNamed = NAMED_DEGREE.test(detail);
  // "Wie geht hoch mit höchsten?" names a form of the word itself.
  if (detail !== '' && !isNamed && !forms?.join(' ').includes(detail.replace(/e[nrs]?$/, '')))
    return null;
  if (!forms) return `${capitalise(word)} kann man nicht steigern.`;
  if (/komp|vergleich|erste/.test(request.detail ?? ''))
    return `Der Komparativ von ${german(word)} ist ${german(forms[0])}.`;
  if (/super|höchststufe|zweite/.test(request.detail ?? ''))
    return `Der Superlativ von ${german(word)} ist ${german(forms[1])}.`;
  return `Gesteigert heißt es: ${word}, ${forms[0]}, ${forms[1]}.`;
}
