import { withoutFillers, writeOut } from '../questions/write-out.ts';

/** "Meine Oma sagt bin", "das steht in meinem Buch": told besides, and no part of the question. */
const BESIDE: readonly RegExp[] = [
  /,? (?:mein|meine|unser|unsere|der|die) \p{L}+ (?:sagt|meint|schreibt|behauptet|findet)(?: immer| nämlich| aber| oft)?(?: \S+){1,5}$/u,
  /,? (?:das|es|der|die|so) (?:steht|stand|kam|kommt|kam vor) (?:so )?(?:in|im|auf|bei) (?:\S+ ?){1,5}$/u,
  /,? ich (?:brauche?|hab|habe|muss|soll|will|schreibe?) (?:das|es|sie|die|den|noch|schon|nämlich|davon|so|mindestens|zwei|drei|vier|fünf|sechs|zehn)(?: \S+){0,6}$/u,
  /,? (?:gibt es|geht) (?:das|die|den|so was|sowas|so etwas)(?: überhaupt| auch| wirklich)?$/u,
  /,? (?:für|in) (?:eine|die|meine|den|meinen|das|mein|einen|unser|unsere) (?:\p{L}*karte|aufsatz|hausaufgaben?|gedicht|referat|diktat|geschichte|text|schule|arbeitsblatt)$/u,
  /,? (?:also|zum beispiel|so) (?:so )?wie \p{L}+(?: und \p{L}+)?$/u,
  /,? (?:weißt du (?:das|es)|weißt du|wie war das|kannst du (?:mir )?(?:das|es) (?:sagen|erklären)|hilf mir|das verwechsel\p{L}* ich immer|ich verwechsel\p{L}* (?:das|die) immer)$/u,
];
const OPENING =
  /^(?:(?:und|also|aber|du|lux|sag|sagt|mal|mir|bitte|frage|hä|hm|wie war das|wie war es|stimmt es|stimmt|eine frage) )+(?=\S)/u;

/** A question in small letters, without marks, fillers and what is told besides. */
export function plainQuestion(question: string): string {
  let text = withoutFillers(writeOut(question), false).replace(/,/gu, ' ').replace(/\s+/gu, ' ');
  for (const beside of BESIDE) {
    const rest = text.replace(beside, '');
    if (rest.includes(' ')) text = rest;
  }
  const bare = text.replace(OPENING, '');
  return (bare === '' ? text : bare).trim();
}
