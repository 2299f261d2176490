import type { Tools } from '../desk/tools.ts';
import { englishRules } from '../set-tasks/english-known.ts';

const matches = (wanted: string, word: string) =>
  wanted.endsWith('*') ? word.startsWith(wanted.slice(0, -1)) : word === wanted;
const ASKS =
  /(?<!\p{L})(?:oder|und|wann|warum|wieso|wie|was|unterschied|regel\p{L}*|wo|erklär\p{L}*|welche[rsnm]?|difference|which|when|ist|gibt|heißt|sagt|stimmt|richtig|muss|hat|woran|wird|kommt|kann|sind)(?!\p{L})/u;
/** A sentence that is to be translated asks for no rule, whatever stands in it. */
const TRANSLATES =
  /^(?:wie (?:sagt|sag|sage|heißt|würde)(?: man| ich)?|was (?:heißt|bedeutet)|übersetze?)(?= (?:\S+ ){2}\S+)(?!.*(?<!\p{L})(?:oder|unterschied|wie ich|buchstaben|abkürzung|gg|höflich|toilette|klo)(?!\p{L}))/u;
const MOST_WORDS = 18;

/** Rules and facts of English by the words they are asked with: "wann some und wann any". */
export function answerEnglishRule(text: string, { content }: Tools): string | null {
  const words = text.split(' ');
  if (words.length > MOST_WORDS || !ASKS.test(text) || TRANSLATES.test(text)) return null;
  const found = content.englishQuestions.find(({ asked }) =>
    asked.some((groups) =>
      groups.every((group) => group.some((wanted) => words.some((word) => matches(wanted, word)))),
    ),
  );
  return found?.text ?? differenceOf(text);
}

const PAIR =
  /^(?:wann |heißt es |sagt man |(?:was ist )?(?:der )?unterschied (?:zwischen|von) |was ist richtig )*(?<one>[a-z']+) (?:oder|und|and|or)(?: wann)? (?<other>[a-z']+)(?: (?:bei|vor|mit|wenn|auf englisch)(?: \S+){0,3})?$/u;

/** "Your oder you're": how two English words differ. */
function differenceOf(text: string): string | null {
  const { one, other } = PAIR.exec(text)?.groups ?? {};
  if (one === undefined || other === undefined || one === other) return null;
  const found = englishRules().differences.find(
    ({ key }) => key.includes(one) && key.includes(other),
  );
  return found?.values[0] ?? null;
}
