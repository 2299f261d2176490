import { answerKind } from '../desk/answers/answer-kind.ts';
import { capitalise, german, list, type Tools } from '../desk/tools.ts';
import { findAdjective } from '../lexicon/find-forms.ts';

const ASKS: readonly RegExp[] = [
  /^(?:bestimm\p{L}*|nenn\p{L}*|sag\p{L}*|welche|was für|was sind die|wie heißen die|schreib\p{L}*) (?:mir |mal |alle )*(?:die )?wortarten(?: \p{L}+){0,3}? (?:in dem satz|im satz|des satzes|von dem satz|vom satz|in|von|bei) (?<sentence>\p{L}+ \p{L}+ \S.*)$/u,
  /^(?:bestimm\p{L}*|nenn\p{L}*) (?:mir |mal |alle )*(?:die )?wortarten:? (?<sentence>\p{L}+ \p{L}+ \S.*)$/u,
  /^(?<sentence>(?:der|die|das|ich|du|er|sie|es|wir|mein|meine|ein|eine) \p{L}+ \S.*?) (?:welche|was sind das für|bestimm\p{L}* die) wortarten(?: (?:sind|stecken|hat|haben) (?:das|da|drin|darin|er))?$/u,
];
const MOST_WORDS = 8;
const KIND = /^„[^“]+“ ist (?<kind>ein\p{L}* \p{L}+)/u;

/** "Die kleine Maus frisst Käse": the kind of each word. */
export function answerKindsInSentence(text: string, tools: Tools): string | null {
  const sentence = ASKS.map((pattern) => pattern.exec(text)?.groups?.sentence).find(Boolean);
  const words = sentence?.split(' ') ?? [];
  if (words.length < 3 || words.length > MOST_WORDS) return null;
  const isNoun = (word = '') => /^\p{Lu}/u.test(tools.spelling.known(word) ?? '');
  const told = words.map((word, at) => {
    // "Die kleine Maus": between article and noun it says how something is.
    const describes = at > 0 && isNoun(words[at + 1]) && findAdjective(tools.lexicon, word);
    if (describes) return `${german(word)} ist ein Adjektiv`;
    const answer = answerKind({ task: 'wordKind', word, more: 0 }, tools) ?? '';
    const kind = KIND.exec(answer)?.groups?.kind;
    if (kind === undefined) return null;
    return `${german(kind === 'ein Nomen' ? capitalise(word) : word)} ist ${kind}`;
  });
  return told.every((each) => each !== null) ? `${list(told)}.` : null;
}
