import { german, type Tools } from '../desk/tools.ts';
import { splitCompound } from '../lexicon/compound.ts';
import { findNoun } from '../lexicon/find-forms.ts';
import { withArticle } from '../lexicon/noun.ts';

const ASKS =
  /(?<!\p{L})(?<term>grundwort|bestimmungswort) (?:ist |steckt )?(?:von|vom|bei|beim|in|im|zu) (?:dem wort |wort |der |die |das |dem |einem )?(?<word>\p{L}{5,})$/u;

/** "Was ist das Grundwort von Apfelbaum?": the last word, and the one that says more of it. */
export function answerCompoundWord(text: string, { lexicon }: Tools): string | null {
  const { term, word } = ASKS.exec(text)?.groups ?? {};
  const noun = word === undefined ? undefined : findNoun(lexicon, word);
  const parts = noun && splitCompound(lexicon, noun.lemma)?.parts;
  const [first, last] = [parts?.[0], parts?.at(-1)];
  if (!noun || !first || !last || parts?.length !== 2) return null;
  const head = findNoun(lexicon, last);
  const modifier = findNoun(lexicon, first)?.lemma ?? first;
  if (term === 'bestimmungswort')
    return `Das Bestimmungswort von ${german(noun.lemma)} ist ${german(modifier)}. Es steht vorn und sagt Genaueres.`;
  return head
    ? `Das Grundwort von ${german(noun.lemma)} ist ${german(head.lemma)}. Es steht hinten und bestimmt den Artikel: ${withArticle(head)}, ${withArticle(noun)}.`
    : null;
}
