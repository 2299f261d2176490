import { plainSpoken } from '../spoken/plain-spoken.ts';
import { readSteps } from './read-steps.ts';

const COMPARES =
  /^(?:was|welche\p{L}?(?: zahl| bruch)?|wer) (?:ist|sind|von beiden ist) (?:denn )?(?<which>mehr|größer|weniger|kleiner|die größere zahl|die kleinere zahl|der größere bruch)(?: von beiden)? (?<one>.+) oder (?<two>.+)$/u;
const EXACT = 1e-9;

/** "Was ist mehr, zwei Drittel oder drei Fünftel?" */
export function compareValues(told: string): string | null {
  const { which, one, two } = COMPARES.exec(plainSpoken(told).toLowerCase())?.groups ?? {};
  if (which === undefined || one === undefined || two === undefined) return null;
  const [first, second] = [readSteps(one), readSteps(two)];
  if (!first || !second || first.said.length + second.said.length > 0) return null;
  if (Math.abs(first.value - second.value) < EXACT)
    return `${capital(one)} und ${named(two)} sind gleich viel.`;
  const isMore = !/weniger|klein/u.test(which);
  const isFirst = first.value > second.value === isMore;
  const [chosen, other] = isFirst ? [one, two] : [two, one];
  return `${capital(chosen)} ist ${isMore ? 'mehr' : 'weniger'} als ${named(other)}.`;
}

const named = (text: string) =>
  text.replace(
    /(?<!\p{L})(halbes|drittel|viertel|fünftel|sechstel|siebtel|achtel|neuntel|zehntel)(?!\p{L})/gu,
    (word) => word.charAt(0).toUpperCase() + word.slice(1),
  );
const capital = (text: string) => named(text).replace(/^\p{L}/u, (letter) => letter.toUpperCase());
