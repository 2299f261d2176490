import { answerArithmetic } from '../answer-arithmetic.ts';

const CLAIM =
  /,? (?:(?:und|also) )?(?:mein ergebnis (?:ist|war) |(?:ist|sind|ergibt|macht|wäre|gibt) (?:gleich )?|(?:da |bei mir )?kommt (?:bei mir |da )*|ich (?:hab|habe|bekomme|bekomm|krieg|kriege) (?:da |dafür |jetzt )*|(?:hab|habe) ich (?:da |dafür |jetzt )*|macht bei mir)(?:das ergebnis )?(?<claim>\d+(?:,\d+)?)(?: (?:raus|heraus|rausbekommen|raus bekommen|herausbekommen|ausgerechnet|rausgekriegt|als ergebnis))?,? (?:und )?(?:stimmt(?: das|s)?|ist das (?:richtig|falsch)|richtig|geht das|passt das)[?!. ]*$/iu;
const LEAD =
  /^(?:(?:rechnung|aufgabe|die aufgabe (?:ist|heißt|war)|ich hab(?:e)? gerechnet|ich soll rechnen|bei|(?:\p{L}+ ){1,3}(?:hat )?(?:gesagt|sagt|meint|behauptet)(?:,? dass)?)[:, ]+)+/iu;

/** "84 geteilt durch 7, mein Ergebnis ist 12, stimmt das?" */
/** "Stimmt es, dass neun mal acht 72 ist?" */
const ASKS_FIRST =
  /^(?:also |und |du )?stimmt (?:es|das),? dass (?<sum>.+) (?<claim>\d+(?:,\d+)?|\p{L}{4,}) (?:ist|sind|ergibt|macht|gibt)[?!. ]*$/iu;

export function checkSum(said: string): string | null {
  const question = said.replace(ASKS_FIRST, '$<sum> ist $<claim>, stimmt das');
  const found = CLAIM.exec(question);
  if (!found) return null;
  const told = answerArithmetic(question.slice(0, found.index).replace(LEAD, ''));
  const result =
    told === null ? undefined : / ist (?<result>\d+(?:,\d+)?)\.$/u.exec(told)?.groups?.result;
  if (told === null || result === undefined) return null;
  return result === found.groups?.claim
    ? `Ja, das stimmt. ${told}`
    : `Nein, das stimmt noch nicht. ${told}`;
}
