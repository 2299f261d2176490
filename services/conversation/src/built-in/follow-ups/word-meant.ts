import { spellAloud } from '@lux/word-desk/sound/spell-aloud.ts';

/** What is asked of a word that LUX has just said: "buchstabier das mal", "und die Mehrzahl davon?" */
const LEAD = `^(?:(?:und|jetzt|dann|bitte|ok|okay|lux|aber|kannst du|könntest du|mir|mal) )*`;
const END = `(?: (?:mal|bitte|noch|auch|jetzt|denn|für mich|langsam|buchstabieren|schreiben))*[?!. ]*$`;
const asks = (body: string) => new RegExp(`${LEAD}(?:${body})${END}`, 'iu');
const SPELLS = 'wie schreibt man @';
const IT = '(?:das|es|den|die|den namen|das wort)';
const OF_IT = '(?:davon|dazu|von dem(?: wort)?|von dem|daraus)';

const FRAMES: readonly (readonly [RegExp, string])[] = [
  [
    asks(
      String.raw`(?:buchstabier\p{L}*|schreib|schreibe)(?: (?:mir|mal|bitte|uns))* ${IT}|(?:mir |mal |bitte )*${IT} (?:mal )?(?:buchstabieren|schreiben)|wie (?:schreibt|buchstabiert) man (?:denn )?${IT}`,
    ),
    SPELLS,
  ],
  [asks(`(?:(?:was|wie) ist |wie heißt )?(?:die )?(?:mehrzahl|plural) ${OF_IT}`), 'mehrzahl von @'],
  [asks(`(?:was ist |wie heißt )?(?:das )?gegenteil ${OF_IT}`), 'was ist das gegenteil von @'],
  [asks(`(?:was |wie viele silben hat |silben )${OF_IT}`), 'wie viele silben hat @'],
  [asks(`was reimt sich (?:da)?(?:drauf|darauf|auf das)`), 'was reimt sich auf @'],
];
const TRANSLATED = /heißt auf (?:Englisch|Deutsch) ([“„])(?:de[rn] |die |das )?([^“”„]+)[”“]/u;
const QUOTED = /„([^“”„ ]+)“/u;
const TOLD_NAME = /(?:ist|heißt|war) (?:der |die |das )?(\p{Lu}\p{L}+)[.,]/u;

/** The word that LUX's last words are about: the translation, the word in quotes, or the name it has told. */
function wordIn(last: string): { word: string; isEnglish: boolean } | undefined {
  const [, mark, translated] = TRANSLATED.exec(last) ?? [];
  if (translated !== undefined) return { word: translated, isEnglish: mark === '“' };
  const word = QUOTED.exec(last)?.[1] ?? TOLD_NAME.exec(last)?.[1];
  return word === undefined ? undefined : { word, isEnglish: false };
}

/**
 * The question with the word in place of "das" that LUX has just said, or its letters where it is English; null
 * where it asks of no such word.
 */
export function withWordMeant(
  question: string,
  last: string | undefined,
): { question: string } | { spelt: string } | null {
  const frame = FRAMES.find(([pattern]) => pattern.test(question))?.[1];
  const meant = frame === undefined || last === undefined ? undefined : wordIn(last);
  if (frame === undefined || meant === undefined) return null;
  const { word, isEnglish } = meant;
  if (isEnglish && frame === SPELLS)
    return { spelt: `“${word}” schreibt man so: ${spellAloud(word)}.` };
  return { question: `${frame.replace('@', word)}${isEnglish ? ' auf englisch' : ''}` };
}
