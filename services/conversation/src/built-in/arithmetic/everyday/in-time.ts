import { withClocks } from '../problems/spoken-clocks.ts';
import type { EverydayReader } from './everyday-text.ts';

const CLOCK = '(\\d{1,2})(?: uhr(?: (\\d{1,2}))?)?';
const IN_TIME = new RegExp(
  `(?:um|ab) ${CLOCK} (?:\\p{L}+ )*?(?:los|weg|raus|ab)(?!\\p{L}).*?(?<!\\d)(\\d{1,3}) minuten.*(?:schaff\\p{L}*|pünktlich|rechtzeitig|reicht).*(?:bis|um) ${CLOCK}(?: uhr)?[?. ]*$`,
  'u',
);
const NUMBERS_OF_CLOCKS = 5;
const LONGEST_WAY = 6 * 60;

/** "Ich geh um Viertel vor acht los und brauch 20 Minuten, schaff ich das bis acht?" */
export const readInTime: EverydayReader = ({ text, asTold }) => {
  if (!/schaff|pünktlich|rechtzeitig|reicht/u.test(text)) return null;
  // Clocks are written out where a time is asked for, which nobody does here.
  const clocks = withClocks(`${asTold.toLowerCase().replaceAll(/[,.?!]/gu, ' ')} wann`)
    .replace(/ wann$/u, '')
    .replaceAll('Uhr', 'uhr')
    .replaceAll(/\s+/gu, ' ');
  const found = IN_TIME.exec(clocks);
  if (!found) return null;
  const [hour = 0, minute = 0, takes = 0, until = 0, late = 0] = found
    .slice(1, 1 + NUMBERS_OF_CLOCKS)
    .map((part) => Number(part ?? 0));
  const arrives = hour * 60 + minute + takes;
  const end = until * 60 + late;
  if (hour > 24 || until > 24 || Math.abs(end - arrives) > LONGEST_WAY) return null;
  const say = (minutes: number) =>
    `${Math.floor(minutes / 60)} Uhr${minutes % 60 === 0 ? '' : ` ${minutes % 60}`}`;
  const told = `${say(arrives - takes)} plus ${takes} Minuten ist ${say(arrives)}.`;
  if (arrives <= end) return `Ja, das schaffst du. ${told}`;
  return `Nein, das wird zu knapp. ${told} Das sind ${arrives - end} Minuten zu spät.`;
};
