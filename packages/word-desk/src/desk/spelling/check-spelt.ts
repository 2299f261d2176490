import { letterOf } from '../../sound/hear-spelling.ts';
import { spellAloud } from '../../sound/spell-aloud.ts';
import { german, type Tools } from '../tools.ts';

const LEAST_LETTERS = 3;
const MOST_WORDS_AROUND = 7;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
/** "Welches Wort ist H U N D": what was spelt is asked for. */
const ASKS_WORD =
  /(?<!\p{L})(?:welches wort|was (?:heißt|ist|bedeutet|steht)|lies|lese|les)(?!\p{L})/iu;
/** What stands around a word that somebody spells, and is not it. */
const AROUND =
  /^(?:und|also|ok|okay|ist|das|es|richtig|so|stimmt|wird|schreibt|schreib|schreibe|man|ich|wort|glaub|glaube|denke|geschrieben|mit|der|die|ein|eine|wenn|dann|jetzt|bitte|falsch|oder|nicht|geht|nochmal|noch|mal|buchstabiert|buchstabiere|wie|heißt|habe|hab|hier|steht|mein|meine|bei|von|zum|in|aber|ja|nein|gut|alles|welches|was|lies|lese|les|bedeutet)$/;

/** The longest row of letters in a sentence, and the words around it. */
function readSpelt(text: string): { letters: string; around: string[] } | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  let best = { from: 0, to: 0 };
  for (let from = 0; from < words.length; from += 1) {
    let to = from;
    while (letterOf(words[to] ?? '') !== undefined) to += 1;
    if (to - from > best.to - best.from) best = { from, to };
  }
  const row = words.slice(best.from, best.to);
  // Names of letters are words as well: most of a row are single letters.
  if (row.length < LEAST_LETTERS || row.filter((word) => word.length === 1).length < row.length / 2)
    return null;
  return {
    letters: row.map((word) => letterOf(word) ?? '').join(''),
    around: [...words.slice(0, best.from), ...words.slice(best.to)],
  };
}

const plain = (word: string) => word.toLowerCase().replaceAll('ß', 'ss');

/**
 * "Tiger, T I G A": whether what a child spells is right. The word is named beside it, or was asked for
 * before; null where nothing is spelt.
 */
export function checkSpelt(
  question: string,
  before: () => string | null,
  tools: Tools,
): string | null {
  const spelt = readSpelt(question);
  if (!spelt || spelt.around.length > MOST_WORDS_AROUND || ALPHABET.includes(spelt.letters))
    return null;
  const { spelling } = tools;
  const { letters } = spelt;
  const others = spelt.around.filter((word) => !AROUND.test(word));
  const named = others.map((word) => spelling.known(word)).find((word) => word !== undefined);
  if (others.length > 2 || (others.length > 0 && named === undefined)) return null;
  const known = spelling.known(letters) ?? spelling.known(letters.replace(/ss/, 'ß'));
  if (ASKS_WORD.test(question) && named === undefined)
    return known ? `Das ist das Wort ${german(known)}.` : null;
  const wanted = named ?? nearOf(letters, before(), tools) ?? known ?? spelling.find(letters)?.word;
  if (wanted === undefined || wanted === null) return null;
  if (plain(wanted) === plain(letters))
    return `Ja, das ist richtig. ${german(wanted)} schreibt man so: ${spellAloud(wanted)}.`;
  return `Fast! ${german(wanted)} schreibt man so: ${spellAloud(wanted)}.`;
}

/** The word that was asked for before, where its first letter was spelt. */
const nearOf = (letters: string, before: string | null, { spelling }: Tools) => {
  const word = before === null ? undefined : spelling.find(before)?.word;
  return word !== undefined && plain(word).charAt(0) === letters.charAt(0) ? word : undefined;
};

const ASKS_TOLD =
  /^(?:(?:und|aber|warte) )*(?:(?:wie (?:schreibt man|wird|schreib ich|schreibe ich|buchstabiere man|geht) |(?:kannst )?(?:mir )?)?(?:das|es|dies|des)(?: wort)?(?: geschrieben| buchstabiere| schreiben)?|(?:wie )?(?:schreibt man|buchstabiere)(?: mir)? (?:das|es|des)(?: wort)?)$/u;
const OF_WRITING = /schreib|buchstabier/u;
/** "Schreibt man das mit ä u oder e u?" */
const WITH_LETTERS =
  /^(?:und )?(?:schreibt man|wird|schreib ich) (?:das|es|die) mit (?<one>\p{L}{1,3}(?: \p{L})?) oder (?:mit )?(?<other>\p{L}{1,3}(?: \p{L})?)(?: geschrieben)?$/u;
/** "Die Mehrzahl heißt: die Bäume." */
const AS_FORM = /heißt: (?:der|die|das) (?<word>\p{Lu}\p{L}+)\./gu;
const IN_MARKS = /„(?<word>\p{L}{2,})“/gu;

/** "Wie schreibt man das?" of a word that was told a moment ago means that word, not the one it was told of. */
export function spellTold(
  text: string,
  last: string | undefined,
  before: () => string | null,
  { answerAgain }: Tools,
): string | null {
  const isAsked = ASKS_TOLD.test(text) || WITH_LETTERS.test(text);
  if (last === undefined || !OF_WRITING.test(text) || !isAsked) return null;
  const told = [...last.matchAll(IN_MARKS), ...last.matchAll(AS_FORM)].map(
    ({ groups }) => groups?.word ?? '',
  );
  const asked = before() ?? told[0] ?? '';
  const isOther = (word: string) => plain(word) !== plain(asked);
  const word = told.find(isOther);
  if (word === undefined || (told.length < 2 && last.search(AS_FORM) < 0)) return null;
  const letters = WITH_LETTERS.exec(text)?.groups;
  return answerAgain(
    letters
      ? `schreibt man ${word} mit ${letters.one?.replace(' ', '')} oder ${letters.other?.replace(' ', '')}`
      : `wie schreibt man ${word}`,
  );
}
