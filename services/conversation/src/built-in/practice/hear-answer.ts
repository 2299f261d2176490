import { editDistance } from '@lux/german-text/edit-distance.ts';
import { parseSpokenAnswer } from '@lux/maths/words/parse-spoken-answer.ts';
import { englishKey, heardKey } from '@lux/word-desk/english/ear-keys.ts';
import { hearSpelling } from '@lux/word-desk/sound/hear-spelling.ts';
import { plainWords } from './tasks/task.ts';

/** What recognisers write where a child says a number. */
const MISHEARD: Record<string, string> = {
  frei: 'drei',
  sex: 'sechs',
  siebm: 'sieben',
  siem: 'sieben',
  siebn: 'sieben',
  noin: 'neun',
  nein: 'nein',
  fünwe: 'fünf',
  fümf: 'fünf',
  fuffzehn: 'fünfzehn',
  fuffzig: 'fünfzig',
  zwee: 'zwei',
  zwoa: 'zwei',
  oans: 'eins',
  elfe: 'elf',
  zwölfe: 'zwölf',
  achte: 'acht',
  neune: 'neun',
  viere: 'vier',
  fünfe: 'fünf',
  sechse: 'sechs',
  zehne: 'zehn',
};
const AROUND =
  /^(?:ich|glaube|glaub|denke|denk|meine|mein|das|ist|is|es|sind|vielleicht|oder|die|der|den|antwort|lösung|ergebnis|wohl|bestimmt|doch|na|also|äh|ähm|hm|hmm|mh|ja|dann|ein|eine|einen|stimmts|richtig|glaubich|sag|sage|mal|nehme|heisst|heißt|wäre|müsste|sein|schon|klar|natürlich|ganz|einfach|auf|jeden|fall|ok|okay|warte|moment|lux|bitte|dass|weil|könnte|vom|von|im|in|am|an|mit|dem|unter)$/;
const OTHER =
  /^(?:was|wie|warum|wieso|weshalb|wer|wo|woher|wann|welche[rsn]?|kannst|könntest|erzähl|weißt|gibt es|gibts|hast du|bist du|darf|muss|magst|wohin|wieviel)(?!\p{L})/u;

/** Who tells of oneself answers nothing; "ich hab 42" and "mein Tipp ist C" are answers. */
const TELLS =
  /(?<!\p{L})(?:ich (?:bin|will|möchte|war|muss|kann|hasse|hatte)|ich (?:hab|habe)(?! \S+$)|(?:mein|meine|meinem|meinen|meiner)(?! (?:tipp|antwort|ergebnis|lösung))|mir ist|wir (?:haben|waren|sind)|du bist)(?!\p{L})/u;
const RESULT = /(?<!\p{L})(?:raus|heraus|rausbekommen|ergebnis|antwort|lösung)(?!\p{L})/u;

/** "Wie alt wird ein Hund?" in the middle of a practice is no answer to it. */
export function isAnotherMatter(text: string): boolean {
  const plain = text
    .toLowerCase()
    .trim()
    .replace(/^(?:(?:warte|moment|halt|aber|ähm?|du|und|sag mal|mal)(?: mal)?[ ,]+)+/, '');
  if (TELLS.test(plain) && !RESULT.test(plain)) return true;
  return OTHER.test(plain) && !/^(?:was (?:mit|ist mit)|wie (?:wäre|wärs|wär))/.test(plain);
}

const MOST_ANSWER_WORDS = 3;

/** Whether so little is said that it may answer a task, and nothing is asked. */
export const isShortAnswer = (said: string): boolean =>
  plainWords(said).length <= MOST_ANSWER_WORDS && !said.includes('?') && !isAnotherMatter(said);

/** The number a child answers with; null where it says none. */
export function hearNumber(text: string): number | null {
  const heard = text
    .toLowerCase()
    .replaceAll(/(\p{L}+)zich(?!\p{L})/gu, '$1zig')
    .replaceAll(/\p{L}+/gu, (word) =>
      Object.hasOwn(MISHEARD, word) ? (MISHEARD[word] ?? word) : word,
    )
    .replaceAll(/(?<!\p{L})(?:oder|stimmt'?s|nicht wahr|richtig|ne)\s*\??$/gu, '')
    .replaceAll(
      /(?<!\p{L})(?:ein|eine|einen|einer|einem)(?= (?:frage|moment|hund|katze|witz|geschichte|rätsel|spiel|pause))/gu,
      '',
    );
  const answer = parseSpokenAnswer(heard);
  // "Ich habe eine Idee" holds no number.
  if (
    answer?.value.toNumber() === 1 &&
    !/(?<!\p{L})(?:eins|oans|1)(?!\d)/u.test(heard) &&
    plainWords(heard).length > 2
  )
    return null;
  return answer && answer.rest === undefined ? answer.value.toNumber() : null;
}

/** What is answered, without "ich glaub", "das ist". */
export const answerIn = (text: string): string[] =>
  plainWords(text).filter((word) => !AROUND.test(word));

/** Letters and numbers alone are an answer to a task, whatever else they might be heard as. */
export function isBareAnswer(text: string): boolean {
  const said = answerIn(text);
  if (hearSpelling(text) !== null) return true;
  return said.length > 0 && said.every((word) => word.length === 1 || /^\d+$/.test(word));
}

/** Of these words what is said to a task is made: "ich weiß es nicht mehr", "noch mal bitte". */
const TASK_WORDS =
  /^(?:ich|es|das|die|der|den|mir|du|wir|weiß|weiss|weis|nicht|nich|net|gar|auch|noch|mal|nochmal|bitte|jetzt|keine?|ahnung|versteh|verstehe|hilf|hilfe|helfen|tipp|einen|eine|ein|ne|gib|sag|sags|lösung|antwort|aufgabe|frage|wort|nächste[snr]?|weiter|schwer|schwerer|schwerere|leicht|leichter|leichtere|zu|so|ist|war|hab|habe|vergessen|wie|viele|richtig|falsch|schon|was|warum|erklär|erklärst|langsam|langsamer|wiederhol|äh|ähm|hm|ja|nein|mehr|kann|plan|keinen|wieder|denn|doch|lux|andere|anderes|neue|komm|komme|drauf|fällt|nichts|nix|einfach|geht|da|hä|man|machen|soll|muss|rechnen|gerade|grad|dir|uns)$/u;
/** These mean more than a task. */
const GIVES_UP =
  /(?<!\p{L})(?:kann|will|mag) (?:ich )?(?:das |es )?nicht mehr|mir (?:ist|geht)|ich war (?:das|es) nicht|war ich nicht/u;
const MOST_TASK_WORDS = 8;

/** Whether nothing but a task can be spoken of: "hilf mir" of who practises. */
export function isTaskTalk(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length === 0 || words.length > MOST_TASK_WORDS) return false;
  return words.every((word) => TASK_WORDS.test(word)) && !GIVES_UP.test(text.toLowerCase());
}

/** Sounds that recognisers exchange are one letter. */
function sound(word: string): string {
  return word
    .replaceAll('ä', 'a')
    .replaceAll('ö', 'o')
    .replaceAll('ü', 'u')
    .replaceAll('ph', 'f')
    .replaceAll('ck', 'k')
    .replaceAll('c', 'k')
    .replaceAll('v', 'f')
    .replaceAll(/(.)\1/g, '$1');
}

const MOST_WORDS = 3;
const LONG_KEY = 4;

/** Whether one of some words is said; null where the child talks of something else. */
export function hearWord(
  text: string,
  right: readonly string[],
  {
    isExact = false,
    isEnglish = false,
    others = [],
  }: { isExact?: boolean; isEnglish?: boolean; others?: readonly string[] } = {},
): boolean | null {
  const words = plainWords(text);
  const said = words.filter((word) => !AROUND.test(word));
  if (said.length === 0) return null;
  const isSaid = (wanted: string) => {
    const parts = plainWords(wanted).filter(
      (word) => !AROUND.test(word) || plainWords(wanted).length === 1,
    );
    return parts.every((part) =>
      (said.length > 0 ? [...said, ...words] : words).some(
        (word) => isNear(word, part, isExact) || (isEnglish && soundsEnglish(word, part)),
      ),
    );
  };
  const isOther = others.some(
    (other) =>
      words.includes(other.toLowerCase().replaceAll('ß', 'ss')) &&
      !right.some((one) => one.toLowerCase() === other.toLowerCase()),
  );
  if (!isOther && right.some(isSaid)) return true;
  return said.length > MOST_WORDS || isAnotherMatter(text) ? null : false;
}

/** A recogniser that listens for German writes "dock" and "haus" for "dog" and "house". */
function soundsEnglish(word: string, wanted: string): boolean {
  const [heard, key] = [heardKey(word), englishKey(wanted)];
  if (heard === key) return true;
  const isLong = key.length >= LONG_KEY && heard[0] === key[0];
  return isLong && editDistance(heard, key) <= 1;
}

function isNear(word: string, wanted: string, isExact: boolean): boolean {
  if (word === wanted) return true;
  if (isExact || wanted.length < 3) return false;
  const [one, other] = [sound(word), sound(wanted)];
  if (one === other) return true;
  const allowed = wanted.length > 6 ? 2 : wanted.length > 3 ? 1 : 0;
  return allowed > 0 && one[0] === other[0] && editDistance(one, other) <= allowed;
}

/** Which of three choices is meant: its letter, its place or its words. */
export function hearChoice(text: string, options: readonly string[]): number | null {
  const words = plainWords(text);
  const plain = words.join(' ');
  const letter =
    /^(?:(?:ich|nehme|glaube|sage|denke|antwort|lösung|es|ist|das|die|buchstabe|ähm?|hm|na|also|glaub|nehm|sag|der) )*(a|b|c|be|ce|ze|tse|zeh|beh|ah|ahh|bee|cee)(?: (?:glaube|glaub|denke|denk|ich|bitte|oder|ist|es|richtig|die|antwort|das|natürlich))*$/.exec(
      plain,
    )?.[1];
  if (letter) return letter.startsWith('a') ? 0 : letter.startsWith('b') ? 1 : 2;
  const place =
    /(?<!\p{L})(?:erste[nrs]?|zweite[nrs]?|dritte[nrs]?|letzte[nrs]?|eins|mittlere)(?!\p{L})/u.exec(
      plain,
    )?.[0];
  const found = options.findIndex(
    (option) => sameNumber(text, option) || hearWord(text, [option]) === true,
  );
  if (found >= 0) return found;
  if (!place) return null;
  return /^(?:erst|eins)/.test(place) ? 0 : /^(?:zweit|mittl)/.test(place) ? 1 : 2;
}

function sameNumber(text: string, option: string): boolean {
  const wanted = hearNumber(option);
  return wanted !== null && wanted === hearNumber(text);
}

/** Whether a number is said and is the right one; null where something else is said. */
export const judgeNumber = (result: number) => (answer: string) => {
  const said = isAnotherMatter(answer) ? null : hearNumber(answer);
  return said === null ? null : said === result;
};
