import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';
import { englishly, german, type Tools } from '../desk/tools.ts';
import { englishNumber } from '../english/english-number.ts';
import { answerSetTask } from '../set-tasks/answer-set-task.ts';

const NAMES_ENGLISH = /(?<!\p{L})(?:auf englisch|engländer|englisch|english|england)(?!\p{L})/u;
const CLOCK = /(?<!\p{L})(?<hour>\p{L}+|\d{1,2}) uhr(?: (?<minutes>\p{L}+|\d{1,2}))?(?!\p{L})/u;
const OTHER_CLOCK = /(?<!\p{L})(?:halb|(?:fünf|zehn|zwanzig|viertel) (?:nach|vor)) \p{L}+/u;
const DATE =
  /(?<!\p{L})(?:der|am|den) (?<day>\p{L}+te[rn]?|\d{1,2}) (?<month>januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)(?!\p{L})/u;
const BACKWARDS = /(?<!\p{L})rückwärts(?!\p{L})/u;
const FROM = /(?<!\p{L})von (?<from>\p{L}+|\d{1,2})(?: (?:bis|runter|herunter|auf))?/u;
/** "Ich stehe um sieben Uhr auf" is a sentence to be translated. */
const IN_SENTENCE = /(?<!\p{L})(?:ich|wir|du|er|um|mein\p{L}*|unser\p{L}*)(?!\p{L})/u;
const MOST = 20;

const numberOf = (text: string) => (/^\d+$/u.test(text) ? Number(text) : parseNumberWord(text));
/** "dritte" is a three, "zwanzigste" a twenty. */
const ORDINALS: Readonly<Record<string, number>> = { erste: 1, dritte: 3, siebte: 7, achte: 8 };
const dayOf = (text: string) => {
  const plain = text.replace(/[rn]$/u, '');
  return ORDINALS[plain] ?? numberOf(plain) ?? numberOf(plain.replace(/(?:ste|te)$/u, ''));
};

function clock(text: string): string | null {
  const { hour = '', minutes } = CLOCK.exec(text)?.groups ?? {};
  const told = hour === 'ein' ? 1 : numberOf(hour);
  if (told === null || told === undefined || told < 1 || told > 24) return null;
  const past = minutes === undefined ? null : numberOf(minutes);
  const isWhole = past === null || past === undefined;
  if (!isWhole && (past < 1 || past > 59)) return null;
  const twelve = told > 12 ? told - 12 : told;
  const said = isWhole
    ? `${englishNumber(twelve)} o'clock`
    : `${englishNumber(twelve)} ${past < 10 ? `oh ${englishNumber(past)}` : englishNumber(past)}`;
  const half = past === 30 ? ` Oder: ${englishly(`half past ${englishNumber(twelve)}`)}.` : '';
  const day = told > 12 ? ' Auf Englisch zählt man nur bis zwölf.' : '';
  return `${german(`${hour} Uhr${isWhole ? '' : ` ${minutes}`}`)} heißt auf Englisch ${englishly(said)}.${half}${day}`;
}

/** "third", "twenty-first". */
function ordinal(day: number): string {
  const said = englishNumber(day);
  const [tens, ones] = said.includes('-') ? said.split('-') : ['', said];
  const own: Readonly<Record<string, string>> = {
    one: 'first',
    two: 'second',
    three: 'third',
    five: 'fifth',
    eight: 'eighth',
    nine: 'ninth',
    twelve: 'twelfth',
  };
  const last = ones ?? said;
  const end = own[last] ?? `${last.replace(/y$/u, 'ie')}th`;
  return tens === '' ? end : `${tens}-${end}`;
}

function date(text: string, { english }: Tools): string | null {
  const { day = '', month = '' } = DATE.exec(text)?.groups ?? {};
  const number = dayOf(day);
  const name = english.german(month)[0]?.en;
  if (!number || number > 31 || name === undefined) return null;
  return `Auf Englisch sagt man: ${englishly(`the ${ordinal(number)} of ${name}`)}.`;
}

function backwards(text: string): string | null {
  const from = numberOf(FROM.exec(text)?.groups?.from ?? 'zehn') ?? 10;
  if (from < 2 || from > MOST) return null;
  const numbers = Array.from({ length: from }, (_, at) => englishNumber(from - at));
  return `Ich zähle auf Englisch rückwärts: ${englishly(numbers.join(', '))}.`;
}

/** Clock times, dates and counting down, where English is named. */
export function answerEnglishTime(text: string, tools: Tools): string | null {
  if (!NAMES_ENGLISH.test(text)) return null;
  if (BACKWARDS.test(text)) return /zähl/u.test(text) ? backwards(text) : null;
  if (DATE.test(text)) return date(text, tools);
  if (OTHER_CLOCK.test(text) && text.split(' ').length <= 12)
    return answerSetTask(
      { task: 'en-time', word: '', detail: '', said: text },
      tools,
      tools.answerAgain,
    );
  return text.split(' ').length <= 11 && !IN_SENTENCE.test(text) ? clock(text) : null;
}
