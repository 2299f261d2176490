import { fold } from '../../recognition/words.ts';
import type { Said } from '../said/said.ts';

/** A question that was asked before, read. */
export interface Before {
  said: Said;
  tokens: readonly string[];
}

const OTHER_WORD = /^(?:wodurch|womit|woran|woraus|wovon|wozu|wofur|wohin|woher)$/;
const ASKED_BY = /^(?:wann|wo|was|wie(?: (?:lange|oft|viele?|schnell|weit|alt))?) (?=\p{L}+)/u;
const DEGREE =
  /^(?:warum|wieso|weshalb|wozu)(?: (?:sind|ist|werden|wird|geht|dauert) (?:die|der|das|er|sie|es))?(?: denn)? so (\p{L}+)$/u;
const MEASURED = /^(?:und )?wie (\p{L}+) (?=\p{L}+)/u;

/** "Wodurch denn?" and "wieso so lange?": the question before, asked by that word. */
export function askedAgain(folded: readonly string[], before: Before | undefined): string | null {
  if (!before) return null;
  const [word = '', ...more] = folded;
  const said = before.tokens.join(' ').replace(/[?.! ]+$/u, '');
  const isAlone = more.every((one) => /^(?:denn|eigentlich|genau|kommt|kam|das|so)$/.test(one));
  if (OTHER_WORD.test(word) && isAlone && ASKED_BY.test(fold(said)))
    return said.replace(/^(?:wie (?:lange|oft|viele?|schnell|weit|alt)|\p{L}+) /iu, `${word} `);
  const [, degree] = DEGREE.exec(folded.join(' ')) ?? [];
  const [, measured] = MEASURED.exec(fold(said)) ?? [];
  if (degree === undefined || degree !== measured) return null;
  const how = /^(?:und )?wie \p{L}+ /iu;
  return `warum ${said.replace(how, '')} so ${degree}`;
}
