import type { Alone } from './alone.ts';

/** "… wie kommt das", "… warum eigentlich", "… was ist da los": behind what is told, it asks why that is so. */
const TAG = new RegExp(
  `^(.+?)[,.!?]* (?:(?:und|aber|also|lux|sag mal|hä|äh|ähm)[ ,]+)*` +
    `(?:wie kommts?(?: (?:das|n das|denn das))?|(?:warum|wieso|weshalb)(?: (?:ist|macht|passiert|geht|kommt|machen die|ist das) ?(?:das|die|es)?)?|woran liegt (?:das|es)|woher kommt das|was ist (?:da|das) (?:los|passiert)|was passiert da|wie geht (?:das|n das)|was soll das)` +
    `(?: (?:denn|eigentlich|so|bloß|nur|immer|da|dann|das))*[?!. ]*$`,
  'u',
);
const LEAST_TOLD = 3;
/** The last of what is told: "… im Flugzeug, da gehen meine Ohren zu". */
const FRONT =
  /^(?:(?:also|und|du|lux|hey|hallo|sag mal|ähm?|äh|weißt du|guck mal|schau mal)[ ,]+)+/u;

/** What is told and asked about by two or three words behind it: "Abends ist der Himmel rot, wie kommt das?" */
export function askedByTag(written: string): Alone[] {
  const [, before] = TAG.exec(written) ?? [];
  if (before === undefined) return [];
  const told = before.replace(FRONT, '').trim();
  if (told.split(/\s+/u).length < LEAST_TOLD) return [];
  return [{ question: `warum ${told}`, told, isToldFirst: false, isReworded: true }];
}
