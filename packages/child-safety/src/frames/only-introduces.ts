import { isFamilyName } from '../masking/names/family-names.ts';
import { isFirstName } from '../masking/names/read-name.ts';

const WORD = String.raw`\p{L}[\p{L}'’-]*`;
const GREETING =
  '(?:(?:hallo|hi|hey|moin|servus|guten (?:morgen|tag|abend)|lux|also|und|na)[ ,!]+)*';
const OPENING =
  '(?:(?:ich|i) (?:bin(?: es|s)?|heiße|heisse)|mein name ist|hier ist)(?: (?:die|der|da))?';
const NUMBER =
  '(?:\\d{1,2}|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn)';
const AGE = `(?:,? und (?:ich )?bin (?:schon |jetzt )?${NUMBER}(?: jahre(?: alt)?)?)?`;
const INTRODUCTION = new RegExp(
  `^${GREETING}${OPENING} (${WORD})(?: (${WORD}))?${AGE}[ .!]*$`,
  'iu',
);

/**
 * `Ich bin die Mia Schneider und ich bin sieben`: a child only says who it is. What was learnt knows few
 * names and would hear something else in the others.
 */
export function onlyIntroduces(text: string): boolean {
  const [, first, second] = INTRODUCTION.exec(text.trim()) ?? [];
  if (first === undefined || !isFirstName(first)) return false;
  return (
    second === undefined || isFamilyName(second) || isFirstName(second) || /^\p{Lu}/u.test(second)
  );
}
