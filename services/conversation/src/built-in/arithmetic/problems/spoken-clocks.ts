import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';

const HOUR = 'eins|ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf';
const MINUTES: Readonly<Record<string, number>> = {
  fünf: 5,
  zehn: 10,
  viertel: 15,
  zwanzig: 20,
  halb: 30,
  5: 5,
  10: 10,
  20: 20,
};
const BESIDE = new RegExp(
  `(?<![\\p{L}\\d])(?<minutes>fünf|zehn|viertel|zwanzig|5|10|20) (?<way>nach|vor) (?<hour>${HOUR}|1[0-2]|[1-9])(?![\\p{L}\\d])`,
  'giu',
);
const HALF = new RegExp(`(?<!\\p{L})halb (?<hour>${HOUR}|1[0-2]|[1-9])(?![\\p{L}\\d])`, 'giu');
const WHOLE = new RegExp(`(?<=(?<!\\p{L})(?:um|bis|ab) )(?<hour>${HOUR})(?!\\p{L})(?! uhr)`, 'giu');
const IS_ABOUT_TIME = /(?<!\p{L})(?:wie lang|wie lange|wann|um wie viel uhr|wie spät)(?!\p{L})/iu;

const hourOf = (word: string) =>
  /^\d/.test(word)
    ? Number(word)
    : (parseNumberWord(word.toLowerCase() === 'ein' ? 'eins' : word.toLowerCase()) ?? 0);
const written = (minutes: number) => {
  const whole = (minutes + 720) % 720;
  const hour = Math.floor(whole / 60) === 0 ? 12 : Math.floor(whole / 60);
  return whole % 60 === 0 ? `${hour} Uhr` : `${hour} Uhr ${whole % 60}`;
};

/** "Um acht", "zwanzig nach zwölf" and "halb neun" as hours and minutes, where a time is asked for. */
export function withClocks(text: string): string {
  if (!IS_ABOUT_TIME.test(text)) return text;
  return text
    .replace(BESIDE, (_, minutes: string, way: string, hour: string) => {
      const step = MINUTES[minutes.toLowerCase()] ?? 0;
      return written(hourOf(hour) * 60 + (way.toLowerCase() === 'nach' ? step : -step));
    })
    .replace(HALF, (_, hour: string) => written(hourOf(hour) * 60 - 30))
    .replace(WHOLE, (_, hour: string) => written(hourOf(hour) * 60));
}
