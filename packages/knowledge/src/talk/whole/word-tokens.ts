import { fold, wordsOf } from '../../recognition/words.ts';
import type { Said } from '../said/said.ts';

/** The words of a saying as they are written, one for each of its folded words. */
export function tokensOf({ question, words }: Pick<Said, 'question' | 'words'>): readonly string[] {
  const tokens = (question.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []).filter(
    (token) => wordsOf(token).length === 1,
  );
  const areSame =
    tokens.length === words.length && tokens.every((token, at) => wordsOf(token)[0] === words[at]);
  return areSame ? tokens : words;
}

const ARTICLE = /^(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer)$/;
export const isArticle = (word: string | undefined): boolean =>
  word !== undefined && ARTICLE.test(fold(word));

/** Prepositions that ask for the same: "in" and "auf" both say where. */
const FAMILIES: readonly RegExp[] = [
  /^(?:in|im|ins|auf|am|an|bei|beim)$/,
  /^(?:von|vom|aus)$/,
  /^(?:nach|zum|zur|zu|bis)$/,
  /^(?:mit|ohne)$/,
  /^(?:fur|gegen)$/,
  /^(?:um)$/,
];
export const familyOf = (word: string | undefined): number =>
  word === undefined ? -1 : FAMILIES.findIndex((family) => family.test(fold(word)));
