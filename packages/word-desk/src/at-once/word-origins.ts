import { capitalise, german, list, type Tools } from '../desk/tools.ts';
import { splitCompound } from '../lexicon/compound.ts';
import { findNoun } from '../lexicon/find-forms.ts';
import { withArticle } from '../lexicon/noun.ts';

const WORD = '(?:(?:der|die|das|ein|eine|den|dem) )?(?<word>\\p{L}{3,}(?: \\p{L}+)?)';
const ASKS: readonly RegExp[] = [
  new RegExp(
    `^(?:warum|wieso|weshalb) (?:heißt|heißen|nennt man|sagt man)(?: es)? ${WORD} (?:so|eigentlich so|denn so|\\k<word>)$`,
    'u',
  ),
  new RegExp(
    `^(?:woher|von wo|wo) (?:kommt|stammt|hat man) (?:das wort|der name|der begriff|der ausdruck) ${WORD}(?: her)?$`,
    'u',
  ),
  new RegExp(`^(?:woher|wo) (?:kommt|stammt) (?:der name von|der name vom) ${WORD}(?: her)?$`, 'u'),
  new RegExp(`^(?:woher|von was) hat ${WORD} (?:seinen|ihren|den|seine) namen?(?: her)?$`, 'u'),
  new RegExp(`^(?:kommt|stammt) (?:das wort )?${WORD} von (?:\\p{L}+ ?){1,3}$`, 'u'),
  new RegExp(
    `^(?:das wort )?${WORD} (?:kommt|stammt) (?:das|der name|der|die) von (?:\\p{L}+ ?){1,3}$`,
    'u',
  ),
  new RegExp(`^wie (?:ist|kam) (?:das wort|der name) ${WORD} entstanden$`, 'u'),
  new RegExp(`^was (?:bedeutet|heißt) (?:der name|der monatsname) ${WORD}$`, 'u'),
];

/** "Wieso heißt der Hamburger so, wenn kein Schinken drin ist": what one wonders at comes behind. */
const WONDERS =
  /^(?:warum|wieso|weshalb) (?:heißt|heißen) (?:der|die|das) (?<word>\p{L}{3,})(?: \k<word>)?(?: (?:so|eigentlich|denn))*(?: (?:wenn|obwohl|der|die|das|da|weil) .+)?$/u;

const askedWord = (text: string) =>
  ASKS.map((pattern) => pattern.exec(text)?.groups?.word).find((word) => word !== undefined);

/** Where a word comes from, as far as it is written down. */
export function answerWordOrigin(text: string, { content, lexicon }: Tools): string | null {
  const word = askedWord(text) ?? WONDERS.exec(text)?.groups?.word;
  if (word === undefined) return null;
  const lemma = findNoun(lexicon, word)?.lemma.toLowerCase();
  return content.wordOrigins[word] ?? (lemma && content.wordOrigins[lemma]) ?? null;
}

/** Of what a name is made tells at least what it is called after. */
export function answerWordParts(text: string, { lexicon }: Tools): string | null {
  const word = askedWord(text);
  const noun = word === undefined ? undefined : findNoun(lexicon, word);
  const parts = noun && splitCompound(lexicon, noun.lemma)?.parts;
  if (!noun || !parts || parts.length < 2) return null;
  const named = parts.map((part) => {
    const known = findNoun(lexicon, part);
    return german(known ? known.lemma : part);
  });
  return `Das Wort ${german(capitalise(noun.lemma))} ist aus ${list(named)} zusammengesetzt. Darum heißt es so: ${withArticle(noun)}.`;
}
