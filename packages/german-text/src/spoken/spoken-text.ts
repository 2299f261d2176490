import { abbreviationRules } from './abbreviations.ts';
import { dateAndTimeRules, telephoneRules } from './dates-and-times.ts';
import { joinLanguages, splitLanguages } from './languages.ts';
import { choiceRules, sayLetters } from './letter-names.ts';
import { fractionRules, numberRules } from './numbers.ts';
import { ordinalRules } from './ordinals.ts';
import { romanRules } from './roman-numerals.ts';
import { applyRules, type Rule } from './rule.ts';
import { betweenRules, plainRules, sumRules } from './signs.ts';
import { measureRules } from './units.ts';

/** The order matters: what looks like something later is read first. */
const GERMAN: readonly Rule[] = [
  ...choiceRules,
  ...telephoneRules,
  ...fractionRules,
  ...sumRules,
  ...plainRules,
  ...dateAndTimeRules,
  ...romanRules,
  ...ordinalRules,
  ...measureRules,
  ...abbreviationRules,
  ...betweenRules,
  ...numberRules,
  sayLetters,
];

/**
 * A German text as every voice is to read it: numbers, signs and short forms become the words a
 * teacher would say, what has no sound goes. English words in their own marks (“dog”) keep these.
 */
export function spokenText(text: string): string {
  const parts = splitLanguages(text.normalize('NFC')).map((part) => ({
    ...part,
    text: applyRules(part.text, part.language === 'en' ? plainRules : GERMAN),
  }));
  return tidy(joinLanguages(parts));
}

/** A text of another language, without what has no sound. */
export function plainText(text: string): string {
  return tidy(applyRules(text.normalize('NFC'), plainRules));
}

function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ([,.!?;:])/g, '$1')
    .replace(/,(?=[,.!?;:])/g, '')
    .replace(/([.!?…:;]),/g, '$1')
    .replace(/([!?])\.(?!\.)/g, '$1')
    .replace(/^[\s,;:.]+|[\s,;:]+$/g, '');
}
