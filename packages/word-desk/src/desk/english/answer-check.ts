import { isSame, mendSentence } from '../../english/check/mend-sentence.ts';
import { englishly, type Tools } from '../tools.ts';

const ASKS_RIGHT =
  /(?<!\p{L})(?:richtig|falsch|korrekt|stimmt|fehler|verbesser\p{L}*|korrigier\p{L}*|geht das|(?<!(?:wie|was) )sagt man(?: da)?(?: so)?|heißt das so|darf man|correct|right)(?!\p{L})/iu;
const CHOICE =
  /^(?:.*?(?<!\p{L})(?:heißt es|heisst es|sagt man|sag ich|sage ich|schreibt man|ist|was ist richtig|nimmt man|was stimmt|richtig ist)(?: auf englisch| im englischen| denn| jetzt| nun| richtig)*[:,]? )?(?<one>[a-z][a-z' ]*?)[,]? oder (?:heißt es |sagt man )?(?<other>[a-z][a-z' ]*?)(?:[,]? (?:richtig|auf englisch|im englischen))?[?.! ]*$/iu;
const DIFFERENCE =
  /(?:difference|different) between (?:an? |the )?(?<first>[a-z]+) and (?:an? |the )?(?<second>[a-z]+)/iu;
const LEAST_WORDS = 2;

/** Whether an English sentence is right, or which of two is; null of all else. */
export function answerCheck(question: string, tools: Tools): string | null {
  const plain = question
    .replace(/[„“”"»«]/g, '')
    .replace(/’/g, "'")
    .trim();
  const { first, second } = DIFFERENCE.exec(plain)?.groups ?? {};
  if (first && second) {
    const both = [first, second].map((word) => tools.answerAgain(`was heißt ${word} auf deutsch`));
    return both.includes(null) ? null : both.join(' ');
  }
  const choice = CHOICE.exec(plain)?.groups;
  const chosen = choice ? choose(choice.one ?? '', choice.other ?? '', tools) : null;
  if (chosen) return chosen;
  if (!ASKS_RIGHT.test(plain)) return null;
  const sentence = longestEnglish(plain, tools);
  if (!sentence) return answerForm(plain, tools);
  const mended = mendSentence(sentence, tools.english);
  return isSame(mended, sentence)
    ? `Ja, das ist richtig: ${englishly(mended)}`
    : `Nicht ganz. Richtig heißt es: ${englishly(mended)}`;
}

/** "Sagt man foots?": a form that a rule would make. */
function answerForm(plain: string, tools: Tools): string | null {
  for (const word of plain.match(/(?<!\p{L})[a-z]{4,}(?!\p{L})/gu) ?? []) {
    const mended = tools.spelling.known(word) === undefined && mendSentence(word, tools.english);
    if (mended && mended.toLowerCase() !== word)
      return `Nein, es heißt ${englishly(mended.toLowerCase())}.`;
  }
  return null;
}

function choose(one: string, other: string, tools: Tools): string | null {
  const isEnglish = (text: string) => allEnglish(text.split(' '), tools);
  if (!isEnglish(one) || !isEnglish(other) || isSame(one, other)) return null;
  if (!one.includes(' ') && !other.includes(' ') && !/s$|ed$/.test(`${one} ${other}`)) return null;
  const [first, second] = [one, other].map((text) => mendSentence(text, tools.english));
  const isFirst = isSame(first ?? '', one);
  const isSecond = isSame(second ?? '', other);
  if (isFirst === isSecond) return null;
  return `Richtig ist ${englishly(isFirst ? (first ?? one) : (second ?? other))}`;
}

const allEnglish = (words: readonly string[], tools: Tools) =>
  words.length > 0 &&
  words.some((word) => tools.spelling.known(word.toLowerCase()) === undefined) &&
  words.every((word) => tools.ear().isEnglish(word) || isMade(word, tools));

/** "Foots" and "goed" are meant in English. */
const isMade = (word: string, { english }: Tools) =>
  mendSentence(`two ${word.toLowerCase()}`, english) !== `Two ${word.toLowerCase()}`;

/** The most words in a row that are English, and no German ones. */
export function longestEnglish(text: string, tools: Tools): string | null {
  const runs = text.split(
    /[^\p{L}' ]+|(?<!\p{L})(?:der|die|das|satz|ist|es|oder|man|sagt|heißt|richtig|falsch|stimmt)(?!\p{L})/iu,
  );
  const found = runs.flatMap((run) => {
    const words = run.trim().split(' ').filter(Boolean);
    for (let size = words.length; size >= LEAST_WORDS; size -= 1) {
      for (let from = 0; from + size <= words.length; from += 1) {
        const part = words.slice(from, from + size);
        if (allEnglish(part, tools)) return [part.join(' ')];
      }
    }
    return [];
  });
  return found.sort((one, other) => other.length - one.length)[0] ?? null;
}
