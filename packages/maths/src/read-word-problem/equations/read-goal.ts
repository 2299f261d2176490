import type { Clause } from '../read-clauses.ts';
import { type Asking, readAsking } from '../read-step.ts';
import { isVerb } from '../verbs.ts';

export interface Goal extends Asking {
  /** "Wie viel bekommt jeder?" */
  isEach: boolean;
  /** "Wie viele Autos braucht man?": what is left over needs one more. */
  isNeeded: boolean;
  /** "Wie viele bleiben übrig?" of what was shared out. */
  isLeftOver: boolean;
  isMoney: boolean;
  isBack: boolean;
}

const MONEY =
  /^(?:kostet|kosten|geld|zahlen?|zahlt|bezahl\p{L}*|teuer|zurück|rückgeld|wechselgeld|euro|cent|ausgegeben|preis)$/u;

/** What is asked for, from the question and what belongs to it. */
export function readGoal(question: Clause, clauses: readonly Clause[]): Goal {
  const asking = readAsking(question);
  const { words } = question;
  const has = (pattern: RegExp) => words.some((word) => pattern.test(word));
  const asked = askedNoun(words);
  return {
    ...asking,
    noun: asked ?? asking.noun,
    isEach:
      has(/^(?:jede[rsmn]?)$/) ||
      /^(?:einer|eins|einem)$/.test(words.at(-1) ?? '') ||
      (has(/^(?:eine?r?|eins|1)$/) && has(/^(?:kostet|wiegt)$/)),
    isNeeded: has(/^(?:brauch\p{L}*|benötig\p{L}*|nötig|mindestens|müssen|muss)$/u),
    isLeftOver: has(/^(?:übrig|rest)$/) && clauses.some(({ deed }) => deed === 'share'),
    isMoney: has(MONEY),
    isBack: has(/^(?:zurück|rückgeld|wechselgeld|wiederbekommen|raus|heraus)$/),
  };
}

/** "In wie vielen Tagen", "auf wie viele Arten": the noun behind the number asked for. */
function askedNoun(words: readonly string[]): string | null {
  const at = words.findIndex((word) => /^(?:wie)?vielen?$|^(?:wie)?viel$/.test(word));
  const after = at < 0 ? [] : words.slice(at + 1);
  const next = after.find(
    (word) =>
      !/^(?:von|der|den|mehr|neue|kleine|große|ganze|\p{L}*(?:rote|blaue|grüne|gelbe|weiße|schwarze)n?)$/u.test(
        word,
      ),
  );
  return next !== undefined &&
    next === after[0] &&
    next.length > 2 &&
    !isVerb(next) &&
    !SMALL.test(next)
    ? next
    : null;
}

const SMALL =
  /^(?:jede\p{L}?|ich|sie|wir|man|ihr|noch|jetzt|dann|bleib\p{L}*|fehl\p{L}*|übrig|muss|müssen|kann|können|wird|werden|wurde\p{L}?|weiter|älter|jünger|größer|kleiner|länger|kürzer|schwerer|leichter|teurer|billiger|höher|wärmer|kälter|davon|zusammen|insgesamt|will|braucht|brauchen|kostet|kosten|mehr|weniger|passen|behält|behalte)$/u;
