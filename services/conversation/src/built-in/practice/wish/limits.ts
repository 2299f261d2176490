import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';

const MOST_TASKS = 20;

/** "Mehr nicht", "dann ist Schluss", "nur drei": behind so many the practice ends. */
const ENOUGH =
  /(?<!\p{L})(?:(?:und )?(?:aber )?(?:bitte )?mehr (?:bitte |aber |schaff\p{L}* ich |kann ich |mag ich |will ich |möchte ich |geht )*(?:nicht|nimmer|net|nich|auf keinen fall)(?: mehr)?|nicht mehr(?=$| als)(?: als \p{L}+)?|(?:und )?(?:dann|danach) (?:ist |mach\p{L}* (?:ich |wir )?|hör\p{L}* (?:ich |wir )?|bin ich |reicht |muss ich |geh ich |will ich )?(?:\p{L}+ ){0,2}?(?:schluss|ende|fertig|auf|aufhören|reichts|reicht es|pause|weg|ins bett|essen|raus|spielen|gehen)|(?:das|die) reich(?:t|en) (?:mir |dann )?)(?!\p{L})/u;
const ONLY =
  /(?<!\p{L})(?:nur|bloß|höchstens|genau) (?=(?:noch )?(?:\p{L}+|\d+) (?:\p{L}+ )?\p{L}*(?:aufgaben?|fragen?|wörter|sätze?|vokabeln|rechnungen|stück)(?!\p{L}))/u;

/** Whether no more than so many tasks are wanted. */
export const isEnough = (plain: string): boolean => ENOUGH.test(plain) || ONLY.test(plain);

/** A wish without its "mehr nicht". */
export const withoutEnough = (plain: string): string =>
  plain.replace(ENOUGH, ' ').replaceAll(/ +/g, ' ').trim();

const NUMBER =
  'ein paar|eine?n?|zwei|zwo|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|fünfzehn|zwanzig|\\d{1,2}';
const COUNT = new RegExp(
  `(?<![\\p{L}\\d])(?<count>${NUMBER}) (?:\\p{L}+(?:e|en|er) ){0,2}(?:kurze |leichte |schwere )?(?:\\p{L}*aufgaben?|\\p{L}*fragen?|\\p{L}*wörter|wort|vokabeln?|rechnungen?|s[äa]tze?|stück|reime|länder|hauptstädte|sachen|dinge|runden)(?!\\p{L})`,
  'u',
);
/** "Höchstens fünf": so many of what was named before. */
const BARE_COUNT = new RegExp(
  `(?<!\\p{L})(?:nur|bloß|höchstens|genau|so) (?<count>${NUMBER})(?: stück)?(?: bitte)?$`,
  'u',
);

/** "Gib mir drei Aufgaben." */
export function readCount(plain: string): number | null {
  const found = COUNT.exec(plain) ?? (isEnough(plain) ? BARE_COUNT.exec(plain) : null);
  const word = found?.groups?.count ?? '';
  const count = /^\d+$/.test(word) ? Number(word) : parseNumberWord(word);
  if (count === 1) return isEnough(plain) ? 1 : null;
  return count !== null && count > 1 && count <= MOST_TASKS ? count : null;
}

const LEFT_OUT =
  /(?<!\p{L})(?:außer|ausser|ohne|bis auf|nur nicht|aber nicht|nicht)(?: bitte| mit)?(?: (?:die|der|den|das|mal|zahl))* (?<first>\d+|\p{L}+)(?:er)?(?: mal (?<factor>\d+|\p{L}+))?(?:(?: und| oder|)(?: (?:die|der|den|mal|nicht|ohne))* (?<second>\d+|\p{L}+)(?:er)?)?/u;

const factorOf = (word: string | undefined): number | null => {
  if (word === undefined) return null;
  const number = /^\d+$/.test(word)
    ? Number(word)
    : (parseNumberWord(word.replace(/(?:er|ern)$/u, '')) ?? parseNumberWord(word));
  return number !== null && number > 0 && number <= MOST_TASKS ? number : null;
};

/** "Alles außer die Eins und die Zehn", "nicht sieben mal eins": factors that are not wanted. */
export function readLeftOut(plain: string, table: number | null): number[] {
  const { first, factor, second } = LEFT_OUT.exec(plain)?.groups ?? {};
  const named = [first, factor, second].flatMap((word) => factorOf(word) ?? []);
  return named.filter((number) => number !== table);
}

/** A wish without what it leaves out, so that it is not taken for what is wanted. */
export const withoutLeftOut = (plain: string): string =>
  factorOf(LEFT_OUT.exec(plain)?.groups?.first) === null
    ? plain
    : plain.replace(LEFT_OUT, ' ').replaceAll(/ +/g, ' ').trim();
