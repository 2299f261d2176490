import { capitalise, german, type Tools } from '../tools.ts';

const TO_QUESTION =
  /(?:mach|bilde|form|formulier|verwandle|stell|schreib)\p{L}*.*(?:frage|fragesatz)(?:satz)?\p{L}*(?: aus| um| daraus)?(?: aus dem satz| aus)?[:,]?\s+(?<sentence>\S+ \S.*)$/u;
const SUBJECTS =
  /^(?:ich|du|er|sie|es|wir|ihr|man|der|die|das|ein|eine|mein|meine|dein|deine|unser|unsere|\p{Lu}\p{L}+)$/u;
const MOST_WORDS = 12;

/** "Mach aus dem Satz eine Frage: Du kommst morgen": the verb goes to the front; null of all others. */
export function turnIntoQuestion(asked: string, tools: Tools): string | null {
  const plain = asked
    .trim()
    .replaceAll(/[„“”"]/g, '')
    .replace(/[?!. ]+$/, '');
  const start = TO_QUESTION.exec(plain.toLowerCase())?.groups?.sentence;
  if (start === undefined) return null;
  const words = plain.slice(plain.length - start.length).split(/\s+/);
  const verbAt = words.findIndex((word, at) => at > 0 && tools.verbOf(word) !== undefined);
  const verb = words[verbAt];
  const [first = ''] = words;
  if (verb === undefined || verbAt > 3 || words.length > MOST_WORDS) return null;
  if (!SUBJECTS.test(first) && !SUBJECTS.test(first.toLowerCase())) return null;
  const isName = tools.spelling.known(first.toLowerCase()) === undefined;
  const subject = [
    isName || /^\p{Lu}/u.test(tools.spelling.known(first.toLowerCase()) ?? '')
      ? capitalise(first)
      : first.toLowerCase(),
    ...words.slice(1, verbAt),
  ];
  const said = [capitalise(verb), ...subject, ...words.slice(verbAt + 1)].join(' ');
  return `Stell das Verb nach vorn: ${german(`${said}?`)}`;
}
