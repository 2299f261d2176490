import { ENGLISH_FRAMES } from './english-frames.ts';
import type { Frame } from './frame.ts';
import { GRAMMAR_FRAMES } from './grammar-frames.ts';
import { MEANING_FRAMES } from './meaning-frames.ts';
import type { Request, Task } from './request.ts';
import { bareWord, withoutFillers, withoutOpening, writeOut } from './write-out.ts';

/** Grammar goes first: "was ist die Mehrzahl von" is no meaning. */
const GERMAN_FRAMES = [...GRAMMAR_FRAMES, ...MEANING_FRAMES];
const LONGEST = 160;
const NAMES_ENGLISH =
  /englisch|english|deutsch|(?<!\p{L})(?:what|how do|count)(?!\p{L})|past|spricht|sprech|aussprache|ausgesprochen|sprich|übersetz|englän|england|german/u;
const WHOLE_PHRASE = new Set<Task>(['english', 'german', 'meaning', 'englishSpell', 'pronounce']);
/** These stand for the word that was talked of. */
const POINTS_BACK =
  /^(?:das|es|ihn|den|die|der|des|dies|dieses|das wort|das nomen|das verb|davon|dazu|darauf|drauf|damit|hiervon|ihm|dem|daraus)$/u;

const match = (frames: readonly Frame[], text: string): Request | null => {
  for (const { task, pattern } of frames) {
    const found = pattern.exec(text);
    if (!found) continue;
    const { w = '', d } = found.groups ?? {};
    return { task, word: w, ...(d !== undefined && { detail: d.trim() }), more: 0 };
  }
  return null;
};

/** What a question asks of a word, when it says so itself; null where it is about something else. */
function readWhole(text: string): Request | null {
  if (text.length > LONGEST) return null;
  const short = withoutFillers(text);
  const isEnglish = NAMES_ENGLISH.test(text);
  // "Wie alt bist du" must keep its "du" where it is to be translated.
  const first = isEnglish ? [withoutOpening(text), text] : [];
  for (const candidate of new Set([...first, short, short.replace(/^und /, ''), text])) {
    const found = isEnglish
      ? (match(ENGLISH_FRAMES, candidate) ?? match(GERMAN_FRAMES, candidate))
      : (match(GERMAN_FRAMES, candidate) ?? match(ENGLISH_FRAMES, candidate));
    if (!found) continue;
    const isPhrase = WHOLE_PHRASE.has(found.task);
    const word = isPhrase ? found.word.replace(/^(?:das wort |wort )/, '') : bareWord(found.word);
    if (!isPhrase && word.split(' ').length > 3 && found.task !== 'alphabetOrder') continue;
    return { ...found, word };
  }
  return null;
}

/** What "und der Plural?" asks of the word before. */
const TURNS: readonly (readonly [Task, RegExp, string?])[] = [
  [
    'englishSpell',
    /^(?:wie (?:schreibt man|wird) (?:das|es|des)(?: geschrieben)? auf englisch|auf englisch geschrieben|buchstabiere (?:das )?auf englisch)$/u,
  ],
  [
    'english',
    /^(?:(?:wie|was) (?:heißt|ist|sagt man) )?(?:das |es |des |dann )?(?:auf )?englisch$/u,
  ],
  ['german', /^(?:(?:wie|was) (?:heißt|ist) )?(?:das |es )?auf deutsch$/u],
  [
    'plural',
    /^(?:(?:wie|was) (?:heißt|ist|lautet|geht) )?(?:in der |der |die |den |im )?(?:plural|mehrzahl)(?: davon| dazu)?$|^(?:und )?(?:wenn es )?(?:mehrere|zwei|viele)(?: davon| sind)?$/u,
  ],
  [
    'singular',
    /^(?:(?:wie|was) (?:heißt|ist|lautet) )?(?:in der |der |die |den |im )?(?:singular|einzahl)(?: davon)?$/u,
  ],
  [
    'article',
    /^(?:(?:wie|was|welcher) (?:heißt|ist|lautet) )?(?:der |den |welcher |welchen )?(?:artikel|begleiter)(?: davon| dazu| hat es| ist es)?$|^der die oder das$/u,
  ],
  ['opposite', /^(?:(?:wie|was) (?:heißt|ist) )?(?:das )?gegenteil(?: davon| dazu)?$/u],
  [
    'rhyme',
    /^(?:(?:was|wie) )?(?:reimt sich (?:darauf|drauf|damit)|(?:ein |nen )?reim(?:wort)?(?: dazu| darauf| drauf)?)$|^was reimt sich(?: darauf| drauf)?$/u,
  ],
  [
    'syllables',
    /^(?:(?:die |in |nach )?silben(?: davon)?|wie viele silben(?: hat (?:das|es))?|in silben(?: getrennt)?)$/u,
  ],
  [
    'spell',
    /^(?:(?:kannst )?(?:mir )?(?:das |es )?buchstabiere(?: das| es)?|wie (?:schreibt man|wird|schreib ich|schreibe ich) (?:das|es|ihn|des|dies)(?: wort)?(?: geschrieben)?|geschrieben)$/u,
  ],
  ['capital', /^(?:(?:wird |schreibt man )?(?:das |es )?groß oder klein(?: geschrieben)?)$/u],
  [
    'wordKind',
    /^(?:(?:was|welche) (?:ist |für eine )?)?(?:die |das für eine )?wortart(?: davon| ist das)?$/u,
  ],
  ['compare', /^(?:gesteigert|steiger(?:e|n)? (?:das|es)|(?:die )?steigerung)$/u],
  [
    'tense',
    /^(?:(?:wie|was) (?:heißt|ist|lautet|geht) )?(?:das |es )?(?:in der |die |im |das |der )?(vergangenheit|präteritum|imperfekt|perfekt|zukunft|futur|präsens|gegenwart|partizip|plusquamperfekt|befehlsform|imperativ)$/u,
  ],
  [
    'person',
    /^(?:(?:wie|was) (?:heißt|ist|lautet) )?(?:die |in der |bei |mit )?(ich|du|er|wir|ihr|sie)(?:[- ]form)?$/u,
  ],
  [
    'cases',
    /^(?:(?:wie|was) (?:heißt|ist|lautet) )?(?:es )?(?:im |der |den |in den )?(nominativ|genitiv|dativ|akkusativ|(?:1\.|2\.|3\.|4\.|erster?n?|zweiter?n?|dritter?n?|vierter?n?) fall)$/u,
  ],
  ['family', /^(?:die )?wortfamilie(?: davon| dazu)?$/u],
  ['synonym', /^(?:(?:ein )?anderes wort(?: dafür)?|(?:ein )?synonym(?: dafür)?)$/u],
  ['countLetters', /^wie viele (buchstaben|silben|vokale)(?: hat (?:das|es)(?: wort)?)?$/u],
  [
    'pronounce',
    /^(?:wie spricht man (?:das|es) aus|(?:die )?aussprache|sag (?:es|das)(?: vor)?)$/u,
  ],
  ['sentence', /^(?:in einem satz|(?:ein|einen) satz damit)$/u],
  ['parts', /^(?:woraus besteht (?:das|es)|aus welchen wörtern(?: besteht (?:das|es))?)$/u],
];
const MORE =
  /^(?:(?:sag|nenne?|weißt|kennst|hast|gib|ich will|ich möchte)?(?: mir)? ?(?:noch|weitere[sn]?|andere[sn]?)(?: (?:ein|eins|eine|einen|einer|mehr|welche|reimwort|reim|wörter|wort|paar|ein paar|anderes|weiteres|weitere|reime|beispiel|eins davon))*|mehr(?: davon| wörter| reime)?|und noch(?: eins)?|weiter|was noch|welche noch)$/u;
const AGAIN =
  /^(?:(?:kannst |sag |buchstabiere )?(?:das |es )?(?:nochmal|noch mal|noch einmal|langsamer|langsam|wiederhol(?:e|en)?)(?: bitte| langsam| langsamer| sagen)?|wie bitte|was)$/u;
const NEXT_WORD =
  /^(?:und|und bei|und von|und mit|und auf|und für|und zu|und wie ist es mit|und was ist mit|oder|bei|aber|und wie|und was) (.{1,40})$/u;
const DEPTH = 5;
const withoutMarks = (text: string) => text.toLowerCase().replace(/[^\p{L}]+/gu, '');
/** What is said between two questions and asks nothing. */
const NO_WORDS =
  /^(?:ja|nein|nö|danke|bitte|okay|ok|tschüss|hallo|stimmt|cool|toll|super|gut|wow|aha|echt|lustig|schön|was|warum|wieso|weiter|stopp|stop|hilfe|richtig|falsch|nichts|ich|du|das|es|wer|wo|wann|wie|prima|klasse|jo|joa|genau|fertig)$/u;

/**
 * What a child asks of a word, in the light of the questions before. `isWord` tells whether there is such
 * a word: "und Katze?" goes on with the last task only for one.
 */
export function readQuestion(
  question: string,
  earlier: readonly string[],
  isWord: (word: string) => boolean,
  depth = 0,
): Request | null {
  const text = writeOut(question);
  const short = withoutFillers(text).replace(/^(?:und |dann |aber )/, '');
  const last = earlier.at(-1);
  const isTurn = MORE.test(short) || TURNS.some(([, pattern]) => pattern.test(short));
  const whole = isTurn && last !== undefined ? null : readWhole(text);
  if (whole && whole.word !== '' && !POINTS_BACK.test(whole.word)) return whole;
  if (whole && whole.word === '' && !EMPTY_MEANS_LAST.has(whole.task)) return whole;
  if (last === undefined || depth > DEPTH || text.length > 60) return null;
  // "Ja" and "danke" do not end what is talked of.
  if (NO_WORDS.test(withoutMarks(last))) {
    return readQuestion(question, earlier.slice(0, -1), isWord, depth + 1);
  }
  const before = readQuestion(last, earlier.slice(0, -1), isWord, depth + 1);
  const word = before?.word ?? lastNoun(last, isWord);
  if (whole && word) return { ...whole, word };
  if (word) {
    for (const [task, pattern] of TURNS) {
      const found = pattern.exec(short);
      if (found) return turn(task, word, found[1], before);
    }
  }
  if (!before) return null;
  if (MORE.test(short) || MORE.test(text)) return { ...before, more: before.more + 1 };
  if (AGAIN.test(text) || AGAIN.test(short)) return before;
  const next = NEXT_WORD.exec(text)?.[1] ?? (text.split(' ').length <= 2 ? text : '');
  const nextWord = bareWord(withoutFillers(next).replace(/^und /, ''));
  return nextWord !== '' && !NO_WORDS.test(nextWord) && isWord(nextWord)
    ? { ...before, word: nextWord, more: 0 }
    : null;
}

const EMPTY_MEANS_LAST = new Set<Task>(['spell', 'english', 'syllables', 'rhyme', 'opposite']);

/** "Wie schreibt man das?" after a question about a volcano means the volcano. */
function lastNoun(question: string, isWord: (word: string) => boolean) {
  const words = question
    .replace(/[^\p{L} -]/gu, '')
    .split(' ')
    .filter((word) => word.length > 2);
  return words.findLast((word) => /^\p{Lu}/u.test(word) && words[0] !== word && isWord(word));
}

function turn(
  task: Task,
  word: string,
  detail: string | undefined,
  before: Request | null,
): Request {
  const isEnglish = before?.task === 'english' || before?.task.startsWith('english');
  const englishTask =
    task === 'plural'
      ? 'englishPlural'
      : task === 'tense'
        ? 'englishPast'
        : task === 'spell'
          ? 'englishSpell'
          : task;
  return {
    task: isEnglish ? englishTask : task,
    word,
    ...(detail !== undefined && { detail }),
    more: 0,
  };
}
