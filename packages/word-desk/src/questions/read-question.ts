import { readByCues } from './cue-reader.ts';
import { ENGLISH_FRAMES } from './english-frames.ts';
import type { Frame } from './frame.ts';
import { GRAMMAR_FRAMES } from './grammar-frames.ts';
import { NO_WORD, readLoosely } from './loose-frames.ts';
import { MEANING_FRAMES } from './meaning-frames.ts';
import { plainEnglishRequest } from './plain-english-request.ts';
import type { Request, Task } from './request.ts';
import { withPrefix } from './torn-prefix.ts';
import { TURNS } from './turns.ts';
import { bareWord, withoutFillers, withoutOpening, writeOut } from './write-out.ts';

/** Grammar goes first: "was ist die Mehrzahl von" is no meaning. */
const GERMAN_FIRST = [...GRAMMAR_FRAMES, ...MEANING_FRAMES, ...ENGLISH_FRAMES];
const ENGLISH_FIRST = [...ENGLISH_FRAMES, ...GRAMMAR_FRAMES, ...MEANING_FRAMES];
const LONGEST = 160;
const NAMES_ENGLISH =
  /englisch|english|deutsch|(?<!\p{L})(?:what|how do|count)(?!\p{L})|past|spricht|sprech|aussprache|ausgesprochen|sprich|übersetz|englän|england|german/u;
const WHOLE_PHRASE = new Set<Task>([
  'english',
  'german',
  'meaning',
  'maybeEnglish',
  'englishSpell',
  'pronounce',
]);
/** Half a sentence says too little for these. */
const VAGUE = new Set<Task>(['meaning', 'explain', 'maybeEnglish', 'choose', 'article']);
/** These stand for the word that was talked of. */
const POINTS_BACK =
  /^(?:das|es|ihn|den|die|der|des|dies|dieses|das wort|das nomen|das verb|davon|dazu|darauf|drauf|damit|hiervon|ihm|dem|daraus)$/u;

/** All readings of a text, the likeliest first. */
function* readings(frames: readonly Frame[], text: string): Generator<Request> {
  for (const { task, pattern } of frames) {
    const found = pattern.exec(text);
    if (!found) continue;
    const { w = '', d, p } = found.groups ?? {};
    yield {
      task,
      word: w,
      ...(d !== undefined && { detail: d.trim() }),
      ...(p !== undefined && { person: p }),
      more: 0,
    };
  }
}

type IsWord = (word: string) => boolean;
const MOST_WORDS = 3;
/** These are asked of one word; what follows it is talk. */
const OF_ONE_WORD = new Set<Task>([
  'opposite',
  'rhyme',
  'plural',
  'singular',
  'synonym',
  'family',
  'compare',
  'wordKind',
  'baseForm',
  'cases',
]);

/** What stands around the one word of these is a child's own words: "ihr seid mit d oder t". */
const OF_SENTENCE = new Set<Task>(['spellWith', 'person', 'syllables']);

/** "Maus und von Haus": two words at once; null where one of the parts is none. */
function severalWords(text: string, isWord: IsWord): string[] | null {
  const parts = text.split(/ und /).map((part) => bareWord(part));
  return parts.length > 1 && parts.every((part) => !NO_WORD.test(part) && isWord(part))
    ? parts
    : null;
}

/** What a question asks of a word, when it says so itself; null where it is about something else. */
function readWhole(text: string, isWord: IsWord): Request | null {
  if (text.length > LONGEST) return null;
  const short = withoutFillers(text);
  const isEnglish = NAMES_ENGLISH.test(text);
  // "Wie alt bist du" must keep its "du" where it is to be translated.
  const first = isEnglish ? [withoutOpening(text), text] : [];
  const frames = isEnglish ? ENGLISH_FIRST : GERMAN_FIRST;
  for (const candidate of new Set([...first, short, short.replace(/^und /, ''), text])) {
    for (const found of readings(frames, candidate)) {
      const request = accept(found, isWord, candidate.endsWith(found.word));
      if (request) return request;
    }
  }
  return null;
}

function accept(found: Request, isWord: IsWord, isLast: boolean): Request | null {
  if (found.task === 'capital')
    return withOpening({ ...found, word: withoutVerb(found.word) }, isWord);
  if (WHOLE_PHRASE.has(found.task))
    return { ...found, word: found.word.replace(/^(?:das wort |wort )/, '') };
  const whole = withPrefix(found, isWord);
  if (whole) return whole;
  const word = bareWord(found.task === 'article' ? withoutVerb(found.word) : found.word);
  const several = OF_ONE_WORD.has(found.task) ? severalWords(word, isWord) : null;
  if (several) return { ...found, word: several[0] ?? word, others: several.slice(1) };
  const isPronounLast = found.task === 'person' && / (?:ich|du|er|sie|es|wir|ihr)$/u.test(word);
  if (OF_SENTENCE.has(found.task) && word.includes(' ') && (isPronounLast || !isWord(word))) {
    const left = word.split(' ').filter((each) => !NO_WORD.test(each) && isWord(each));
    if (left.length === 1 && left[0]) return { ...found, word: left[0] };
  }
  if (OF_ONE_WORD.has(found.task) && word.includes(' ') && !isWord(word)) {
    const [one = ''] = word.split(' ');
    return isLast && isWord(one) && !NO_WORD.test(one) ? { ...found, word: one } : null;
  }
  return word.split(' ').length > MOST_WORDS && found.task !== 'alphabetOrder'
    ? null
    : { ...found, word };
}

/** "Ist Hund groß oder klein?" asks for the letter, "ist der Hund groß oder klein?" for the dog. */
const withoutVerb = (text: string) =>
  text.replace(
    /^(?:ist|wird|kommt|heißt|sagt man|schreib\p{L}* (?:man|ich))(?: es| bei| das wort)? (?!(?:der|die|das|ein|eine|mein|meine|unser|unsere) )/u,
    '',
  );

/** "Das Schwimmen" is another word than "schwimmen": what stands before it is kept. */
function withOpening(found: Request, isWord: IsWord): Request {
  const before = /^(das|ein|beim|zum|vom|im|etwas|nichts|viel|alles|mein|dein) (?!wort )\S+$/u.exec(
    found.word,
  )?.[1];
  const word = bareWord(found.word).replace(
    /^(?:etwas|nichts|viel|alles|beim|im|mein|dein) (?=\S)/u,
    '',
  );
  // "Am Abend Abend": the word that was meant comes last.
  const [, near = '', last] = /^(?!ist )(?:.* )?(\S+) (\S+)$/u.exec(word) ?? [];
  const detail = /^(?:heute|gestern|vorgestern|morgen|am)$/u.test(near) ? { detail: near } : {};
  if (last !== undefined && isWord(last)) return { ...found, word: last, ...detail };
  return { ...found, word, ...(before !== undefined && { detail: before }) };
}

const CORRECTED = /mein(?:e|te)? ich|ich mein|quatsch|(?<!\p{L})(?:nein|nee|nö|stopp)(?!\p{L})/iu;

/** "Was heißt Mäuse auf Englisch, also mehrere?": the part that asks by itself. */
function readParts(question: string, isWord: IsWord): Request | null {
  const parts = question.split(/[.!?;,:]+\s+/u).filter((part) => part.includes(' '));
  if (parts.length < 2) return null;
  // Who says "mein ich" takes back what was before.
  for (const part of CORRECTED.test(question) ? parts.toReversed() : parts) {
    const found = readWhole(plainEnglishRequest(writeOut(part)), isWord);
    const isOwn =
      found !== null &&
      found.word !== '' &&
      !POINTS_BACK.test(found.word) &&
      !VAGUE.has(found.task);
    if (isOwn) return found;
  }
  return null;
}

/** The whole of it, or the part of it that asks more plainly. */
function readBest(question: string, text: string, isWord: IsWord): Request | null {
  const whole = readWhole(text, isWord);
  const isPlain = whole !== null && !(VAGUE.has(whole.task) && whole.word.split(' ').length > 2);
  if (isPlain && !CORRECTED.test(question)) return whole;
  return readParts(question, isWord) ?? whole;
}

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
  /^(?:ja|nein|nö|danke|bitte|okay|ok|tschüss|hallo|stimmt|cool|toll|super|gut|wow|aha|echt|lustig|schön|was|warum|wieso|weiter|stopp|stop|hilfe|richtig|falsch|nichts|ich|du|das|es|wer|wo|wann|wie|prima|klasse|jo|joa|genau|fertig|richtige?|falsche?|keins?|keine ahnung)$/u;

/**
 * What a child asks of a word, in the light of the questions before. `isWord` tells whether there is such
 * a word: "und Katze?" goes on with the last task only for one.
 */
export function readQuestion(
  question: string,
  earlier: readonly string[],
  isWord: IsWord,
  depth = 0,
): Request | null {
  const text = plainEnglishRequest(writeOut(question));
  const short = withoutFillers(text).replace(/^(?:und |dann |aber )/, '');
  const last = earlier.at(-1);
  const isTurn = MORE.test(short) || TURNS.some(([, pattern]) => pattern.test(short));
  const read = isTurn && last !== undefined ? null : readBest(question, text, isWord);
  const whole = read && inTalk(read, earlier);
  if (whole && VAGUE.has(whole.task) && whole.word.includes(' ')) {
    const cued = readByCues(withoutFillers(text), isWord);
    if (cued) return cued;
  }
  if (whole && whole.word !== '' && !POINTS_BACK.test(whole.word)) return whole;
  const loose =
    whole === null && !isTurn
      ? (readLoosely(text, isWord) ?? readByCues(withoutFillers(text), isWord))
      : null;
  if (loose) return loose;
  if (whole && whole.word === '' && !EMPTY_MEANS_LAST.has(whole.task)) return whole;
  if (last === undefined || depth > DEPTH || text.length > 60) return null;
  // "Ja" and "danke" do not end what is talked of.
  if (NO_WORDS.test(withoutMarks(last))) {
    return readQuestion(question, earlier.slice(0, -1), isWord, depth + 1);
  }
  const before = readQuestion(last, earlier.slice(0, -1), isWord, depth + 1);
  const word = before?.word ?? lastNoun(last, isWord);
  if (whole && word) {
    const isInEnglish = whole.task === 'pronounce' && before?.task.startsWith('english') === true;
    return { ...whole, word, ...(isInEnglish && { detail: 'english' }) };
  }
  if (word) {
    for (const [task, pattern] of TURNS) {
      const found = pattern.exec(short);
      if (found) return turn(task, word, found[1], before);
    }
  }
  if (!before) return null;
  if (MORE.test(short) || MORE.test(text)) return { ...before, more: before.more + 1 };
  if (AGAIN.test(text) || AGAIN.test(short)) return before;
  const further = /^und (\S+ \S.*)$/.exec(text)?.[1];
  const more = wordsOf(further ?? '').filter((each) => isWord(each));
  if (further && more.length > 1 && more.length === wordsOf(further).length)
    return { ...before, word: more[0] ?? '', others: more.slice(1), more: 0 };
  if (further && further.split(' ').length > 2 && ENGLISH_TASKS.has(before.task))
    return { task: 'maybeEnglish', word: further, detail: 'english', more: 0 };
  const next = NEXT_WORD.exec(text)?.[1] ?? (text.split(' ').length <= 2 ? text : '');
  const nextWord = bareWord(withoutFillers(next).replace(/^und /, ''));
  return nextWord !== '' && !NO_WORDS.test(nextWord) && isWord(nextWord)
    ? { ...before, word: nextWord, more: 0 }
    : null;
}

const ENGLISH_TASKS = new Set<Task>(['english', 'german', 'maybeEnglish']);
/** "gelb und schwarz" as two words, without their articles. */
const wordsOf = (text: string) =>
  text
    .split(/ (?:und|oder) /)
    .map(bareWord)
    .filter((each) => each !== '');

/** "Wie sag ich danke?" is meant in English where English was talked of. */
const inTalk = (request: Request, earlier: readonly string[]): Request =>
  request.task === 'maybeEnglish' &&
  earlier.slice(-2).some((each) => /englisch|english/i.test(each))
    ? { ...request, detail: 'english' }
    : request;

const EMPTY_MEANS_LAST = new Set<Task>(['spell', 'english', 'syllables', 'rhyme', 'opposite']);

/** "Wie schreibt man das?" after a question about a volcano means the volcano. */
function lastNoun(question: string, isWord: IsWord) {
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
  // "Was heißt ich esse in der Vergangenheit?", "und mit ihr?"
  if (task === 'person' && before?.task === 'tense' && detail) {
    return { ...before, person: detail, more: 0 };
  }
  const isEnglish = before?.task === 'english' || before?.task.startsWith('english');
  const englishTask =
    task === 'plural'
      ? 'englishPlural'
      : task === 'tense'
        ? 'englishPast'
        : task === 'spell'
          ? 'englishSpell'
          : task;
  const said = isEnglish && task === 'pronounce' ? 'english' : detail;
  return {
    task: isEnglish ? englishTask : task,
    word,
    ...(said !== undefined && { detail: said }),
    more: 0,
  };
}
