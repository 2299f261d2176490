import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';
import type { Span } from '../personal-fact.ts';
import { type Said, type Token, wordSet } from '../tokens.ts';
import { ARTICLES, LIVES, NOT_STREETS } from './place-words.ts';

const PREPOSITIONS = wordSet(
  'am an im in auf unter zum zur bei beim hinter hinterm vor vorm unterm überm',
);
/** What is one's own where one lives, or where something is to be brought. */
const HOME =
  /^(?:haus|häuschen|haustür|eingang|wohnung|klingel|briefkasten|garten|balkon|adresse|anschrift|zuhause|daheim|wohnungstür|gartentor|hof)$/u;
const BROUGHT =
  /^(?:lieferung|liefern|liefer|paket|päckchen|pizza|brief|hol|holt|abholen|abgeholt|besuch|besuchen|treffen|klingeln|klingel)$/u;
const OURS = /^(?:unser\p{L}*|mein\p{L}{0,2}|uns|mir|ich|wir|mich)$/u;
/** No name of a street: a time, a part of a home. */
const NO_STREET =
  /^(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|abend|nachmittag|vormittag|mittag|tag|ende|anfang|wochenende|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|haus|zimmer|wohnzimmer|keller|flur|küche|stock|schule|klasse|hort|buch|heft|bus|linie|seite|aufgabe|garten|wohnung|jahr|alter|bett|\p{L}*familie)$/u;
const GOES_ON =
  /^(?:ist|is|da|dort|steht|liegt|und|hinterhaus|vorderhaus|hinten|vorne|ganz|oben|unten|links|rechts|bitte|wo|das|hier|bei|heisst|klingel\p{L}*|wohn\p{L}*|leb\p{L}*|in|im|erdgeschoss|dachgeschoss)$/u;
const MOST_WORDS = 2;

/**
 * Addresses by where they stand and not by what their street is called: a preposition, a name and a house's
 * number, where a sentence tells of one's home: `am Rosenhügel zweiundzwanzig b, da ist unser Eingang`.
 */
export function findHomes(said: Said): Span[] {
  const { tokens } = said;
  const homes = new Set<number>();
  for (const [sentence, some] of Map.groupBy(tokens, (token) => token.sentence)) {
    if (tellsOfHome(some)) homes.add(sentence);
  }
  return tokens.flatMap((token, at) => {
    if (!homes.has(token.sentence) || !PREPOSITIONS.has(token.key)) return [];
    const end = homeEnd(tokens, at + 1);
    const last = end === null ? undefined : tokens[end - 1];
    return last ? [{ kind: 'address' as const, from: token.from, to: last.to }] : [];
  });
}

function tellsOfHome(tokens: readonly Token[]): boolean {
  const keys = tokens.map(({ key }) => key);
  const isOurs = keys.some((key) => OURS.test(key));
  const isHome = keys.some(
    (key, at) => HOME.test(key) && /^(?:unser|mein)/u.test(keys[at - 1] ?? ''),
  );
  const lives = isOurs && keys.some((key) => LIVES.test(key));
  const isAsked = /^(?:was|wer|wann|warum|wie)$/u.test(keys[0] ?? '');
  return (isHome || lives || keys.some((key) => BROUGHT.test(key))) && !isAsked;
}

/** The end of a name and a house's number with its letter, or null. */
function homeEnd(tokens: readonly Token[], at: number): number | null {
  let start = at;
  while (ARTICLES.has(tokens[start]?.key ?? '')) start += 1;
  let end = start;
  while (end - start < MOST_WORDS && isNamePart(tokens[end])) end += 1;
  const number = tokens[end];
  if (end === start || !number || !isNumber(number)) return null;
  const isLetter = /^[a-h]$/u.test(tokens[end + 1]?.key ?? '');
  const behind = tokens[isLetter ? end + 2 : end + 1];
  const isOver = !behind || behind.kind === 'sign' || GOES_ON.test(behind.key);
  return isOver || isLetter ? (isLetter ? end + 2 : end + 1) : null;
}

const isNamePart = (token: Token | undefined): boolean =>
  token?.kind === 'word' &&
  token.key.length > 2 &&
  !NO_STREET.test(token.key) &&
  !NOT_STREETS.has(token.key) &&
  !OURS.test(token.key) &&
  !isNumber(token);

function isNumber({ kind, key }: Token): boolean {
  if (kind === 'number') return key.length <= 3;
  if (kind !== 'word' || /^eine?[nmr]?$/u.test(key)) return false;
  const value = parseNumberWord(key);
  return value !== null && value > 0 && value < 400;
}
