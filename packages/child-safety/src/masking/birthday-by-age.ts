import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';
import type { Said, Token } from './tokens.ts';

const BECOMES = /^(?:werd|werde|werden|geworden|wurde|wurd)$/u;
const DAY = /^(?:gestern|heute|heut|morgen|vorgestern|übermorgen|samstag|sonntag)$/u;
const OLDEST = 19;
const NEAR = 4;

/**
 * Whether a date is a birthday because an age is told with it: `ich bin zwölf seit dem vierzehnten
 * Juni`, `gestern war der achte April` beside `ich bin seit gestern zehn`.
 */
export function isBirthdayByAge({ tokens }: Said, at: number, end: number): boolean {
  const { sentence = 0 } = tokens[at] ?? {};
  const near = tokens.filter((token) => Math.abs(token.sentence - sentence) <= 1);
  const keys = near.map(({ key }) => key);
  const before = tokens.slice(Math.max(0, at - NEAR), at).map(({ key }) => key);
  const around = [...before, ...tokens.slice(end, end + NEAR).map(({ key }) => key)];
  const phrase = before.join(' ');
  // `ich bin ein Kind vom siebten Juni zweitausendfünfzehn`
  if (/(?:bin|kind) (?:ein kind )?vom$/u.test(phrase) && keys.includes('ich')) return true;
  if (around.some((key) => key === 'älter') && keys.includes('ich')) return true;
  if (!tellsAge(near)) return false;
  const isSince = /seit (?:dem )?$/u.test(`${phrase} `);
  const isDay = /(?:war|ist|is) (?:ja |doch |schon )?(?:der|den)$/u.test(phrase);
  const isNamedDay = isDay && keys.some((key) => DAY.test(key));
  const isBecoming = /(?:^| )(?:am|den)$/u.test(phrase) && keys.some((key) => BECOMES.test(key));
  return isSince || isNamedDay || isBecoming || /mehr|meinen$/u.test(around.join(' '));
}

/** `ich bin zwölf`, `zehn bin ich`, `da werd ich neun`: `ich`, its verb and an age close together. */
function tellsAge(tokens: readonly Token[]): boolean {
  return tokens.some(({ key }, at) => {
    if (key !== 'bin' && !BECOMES.test(key)) return false;
    const near = tokens.slice(Math.max(0, at - 3), at + NEAR);
    const isMe = near.some((token) => token.key === 'ich');
    return isMe && near.some((token, place) => isAge(token, near[place + 1]));
  });
}

/** `zwölf`, not `zwölf Kinder`; years may be said. */
function isAge({ kind, key }: Token, next: Token | undefined): boolean {
  const years = kind === 'number' ? Number(key) : kind === 'word' ? parseNumberWord(key) : null;
  if (years === null || years < 3 || years > OLDEST || /^ein/u.test(key)) return false;
  return !/^(?:uhr|mal|klasse|kinder|\.|,)$/u.test(next?.key ?? '');
}
