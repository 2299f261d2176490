import { holdsLetters, spellWith } from '../desk/spelling/spell-with.ts';
import { englishly, type Tools } from '../desk/tools.ts';
import { readLetterChoice } from '../questions/letter-choice.ts';
import { spellAloud, spellingHint } from '../sound/spell-aloud.ts';

/** What stands around the word: "hat … zwei f", "schreibt man … mit h". */
const AROUND =
  /(?<!\p{L})(?:hat|haben|ist|sind|wird|kommt|kommen|steht|gehört|schreib(?:t|e|en)?|schreibt man|man|ich|geschrieben|das|es|dem|der|die|wort|englische[sn]?|auf englisch|auf deutsch|in|im|bei|beim|mit|ohne|wo|da|hin|rein|drin|am ende|am anfang|hinten|vorne?|in der mitte|und|oder|wirklich|immer|kein|keine|keinen|auch|nicht)(?!\p{L})/gu;
const ASKS =
  /^(?:wo |ist |sind |hat |haben |wird |kommt |kommen |schreib\p{L}* |steht |gehört |wie ?viele? )|(?<!\p{L})(?:mit|ohne) |(?<!\p{L})ein(?:e[mn])? [a-zäöüß] oder (?:zwei|doppel)/u;
const GENERIC = /^(?:wörtern?|worte?|sätze?|nomen|verben|namen|buchstaben?|silben?)$/u;
const WHY =
  /^(?:warum|wieso|weshalb) (?:schreibt man|schreib ich|wird) (?:das wort )?(?<word>\p{L}{3,}) (?:mit |am ende mit )(?:einem |vogel[- ]?|doppel[- ]?|zwei )?(?<letter>[a-zäöüß]{1,3})(?: geschrieben)?(?: .*)?$/u;
const ASKS_WHY = /^(?:warum|wieso|weshalb|wann|woher|woran) /u;
const WITHOUT = /(?<!\p{L})ohne (?<letter>[a-zäöü])$/u;
const ONLY_ONE = /(?<!\p{L})(?:mit |nur )(?:nur )?(?:einem|ein) (?<letter>[bcdfgklmnprst])$/u;
const ONE_OR_TWO =
  /(?<!\p{L})(?:mit )?(?:nur )?(?:ein(?:e[mn])? )(?<letter>[a-zäöüß]) oder (?:mit )?(?:zwei|doppelt|doppel)(?: \p{L})?$/u;
/** An egg is no two letters of a word, nor is what is said when one wonders. */
const NO_LETTERS = /^(?:ei|eu|ah|oh|uh|eh|so|da|ch|st|sp)$/u;
const COUNTED =
  /^(?:hat|sind|haben|kommen|kommt|ist) (?:in |im )?(?:wort )?(?:\p{L}+ )(?:ein|eine|einen|zwei|doppel|drei|kein)/u;
const WHERE =
  /^wo (?:kommt|ist|steht|gehört|muss|schreibt man) .*(?<!\p{L})(?:das|ein) [a-zäöü](?!\p{L})/u;

/** "Elefant zwei f?", "rhythmus mit h", "tomorrow ein m oder zwei": the word, and its letters. */
export function answerAskedLetters(text: string, tools: Tools): string | null {
  const why = WHY.exec(text)?.groups;
  if (why?.word !== undefined) return whyWritten(why.word, why.letter ?? '', tools);
  if (text.split(' ').length > 9 || !ASKS.test(`${text} `) || ASKS_WHY.test(text)) return null;
  const without = WITHOUT.exec(text)?.groups?.letter;
  const choice = readLetterChoice(
    text
      .replace(/^wo (?:kommt|ist|steht) (?:in |bei )?/u, '')
      .replace(WITHOUT, 'mit $<letter>')
      .replace(ONE_OR_TWO, 'mit $<letter> oder $<letter>$<letter>'),
  );
  if (!choice || NO_LETTERS.test(choice.detail)) return null;
  const words = choice.rest.replace(AROUND, ' ').split(' ').filter(Boolean);
  const [word = ''] = words;
  if (words.length !== 1 || GENERIC.test(word) || word.length < 3 || !/^\p{L}+$/u.test(word))
    return null;
  if (choice.detail.length > 1 && COUNTED.test(text) && !/(.)\1/u.test(choice.detail)) return null;
  const { content } = tools;
  const german = tools.spelling.known(word);
  const english = tools.english.english(word).find(({ en }) => isOneWord(en, word));
  if (english && (german === undefined || /englisch/u.test(text)))
    return spellEnglish(english.en === word ? english.en : word, choice.detail);
  const isMixedUp = content.pitfalls.some(({ names }) => names.includes(word));
  if (german === undefined || (isMixedUp && choice.detail.includes(' oder '))) return null;
  const single = ONLY_ONE.exec(text)?.groups?.letter;
  if (single !== undefined && holdsLetters(german, single)) return toldOne(german, single, tools);
  if (without !== undefined && !choice.detail.includes(' oder '))
    return toldWithout(german, without, spellWith(german, choice.detail, '', tools));
  return WHERE.test(text)
    ? tools.answerAgain(`wie schreibt man ${word}`)
    : spellWith(german, choice.detail, '', tools);
}

/** "Wieso schreibt man Vogel mit v, wenn man doch f hört": the rule, else that it has to be kept in mind. */
function whyWritten(word: string, letter: string, tools: Tools): string | null {
  const known = tools.spelling.known(word);
  if (known === undefined || !holdsLetters(known, letter)) return null;
  const hint = spellingHint(tools.lexicon, known);
  return `${hint ?? `Dafür gibt es bei „${known}“ keine Regel. Man muss es sich merken.`}${/Man hört/u.test(hint ?? '') ? ' Das muss man sich merken.' : ''} „${known}“ schreibt man so: ${spellAloud(known)}.`;
}

/** "Zimmer mit einem m?" */
function toldOne(word: string, letter: string, tools: Tools): string {
  const isDouble = word.toLowerCase().includes(letter + letter);
  const spelt = spellWith(word, letter, '', tools).replace(/^(?:Ja|Nein)\. /u, '');
  return `${isDouble ? 'Nein, mit zwei' : 'Ja, mit einem'} ${letter}. ${spelt}`;
}

/** "Nämlich ohne h?" */
const toldWithout = (word: string, letter: string, spelt: string) => {
  const rest = spelt.replace(/^(?:Ja|Nein)\. /u, '');
  return `${holdsLetters(word, letter) ? 'Nein' : 'Ja'}. ${rest}`;
};

const isOneWord = (en: string, word: string) =>
  /^[a-z]+$/iu.test(en.replace(/^to /u, '')) && en.length > 2 && word.length > 2;

/** “tomorrow” with its letters, and how often the one stands there that was asked for. */
function spellEnglish(word: string, detail: string): string {
  const [one = '', other = one] = detail.split(' oder ');
  const long = one.length > other.length ? one : other;
  const short = long.length > 1 ? (long[0] ?? '') : long;
  const has = (letters: string) => word.toLowerCase().includes(letters);
  const isDoubled = long.length === 2 && long === short + short;
  const told = isDoubled
    ? has(long)
      ? `mit zwei ${short}`
      : has(short)
        ? `mit nur einem ${short}`
        : `ohne ${short}`
    : has(one)
      ? `mit ${one}`
      : has(other) && other !== one
        ? `mit ${other}`
        : `ohne ${one}`;
  return `${englishly(word)} schreibt man ${told}: ${spellAloud(word)}.`;
}
