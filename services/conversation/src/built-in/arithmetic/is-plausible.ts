import { plainProblem } from '@lux/maths/read-word-problem/shapes/plain-problem.ts';

const OLDEST = 130;
const HUNDREDTHS = /geteilt durch 100|Prozent von|Hundertstel|von 100|1 Prozent|mal 100/u;

const ASKS_AREA = /quadrat(?:meter|zentimeter|kilometer)|(?<!\p{L})fläche/iu;
const IS_TWICE = /doppelt so viele?(?: \p{L}+)? wie/iu;
const SAYS_TWICE =
  /(?<!\d)2 mal|mal 2(?!\d)|gleiche Teile|Hälfte|Doppelte|geteilt durch [23](?!\d)/u;

/** No percentages without hundredths, no area without a product, and no people of a thousand years. */
export function isPlausible(question: string, solution: string): boolean {
  if (changesNamedSign(question, solution) || countsMoney(question, solution)) return false;
  if (ASKS_SHARE.test(question) && ADDS_LAST.test(solution)) return false;
  if (ASKS_FREE.test(question) && / plus /u.test(solution) && !LEAVES.test(question)) return false;
  if (SHARES_ALL.test(question) && TAKES_FIRST.test(solution)) return false;
  if (IS_DATE.test(question)) return false;
  if (LOSES_ONE.test(question) && !/ minus /u.test(solution)) return false;
  if (ASKS_AREA.test(question) && !/ mal | geteilt /u.test(solution)) return false;
  if (IS_TWICE.test(question) && !SAYS_TWICE.test(solution)) return false;
  if (/prozent|%/iu.test(question) && !HUNDREDTHS.test(solution)) return false;
  const age = /Es sind ([\d.]+) Jahre/u.exec(solution)?.[1]?.replaceAll('.', '');
  const isOfMany = /(?<!\p{L})(?:zusammen|insgesamt|beide|alle)(?!\p{L})/iu.test(question);
  return age === undefined || isOfMany || Number(age) <= OLDEST;
}

/** Whoever comes in leaves fewer places. */
const ASKS_FREE =
  /wie ?viele? (?:\p{L}+ )?(?:sind|bleiben|wären) (?:dann |jetzt |da |noch )*(?:frei|leer)/iu;
const LEAVES =
  /(?<!\p{L})(?:aus|weg|heraus|raus|ab|verlassen|gehen|absagen|sagen|aussteigen|ausgestiegen|weggefahren)(?!\p{L})/iu;
/** "Sie teilen alles auf 6 Enkel auf": nothing is taken away before. */
const SHARES_ALL =
  /(?<!\p{L})(?:teil\p{L}*|verteil\p{L}*) (?:sie |sich |dann )*(?:alles?|das ganze|alle zusammen)(?!\p{L})(?!.*(?:gegessen|weg|verlor|verschenk))/iu;
const TAKES_FIRST = /^(?:Erst: )?[^.]* minus /u;
/** "Einer isst einen": one of them is gone. */
const LOSES_ONE =
  /(?<!\p{L})(?:isst|esse|essen|verliert|verliere|verschenkt|nascht|frisst|nimmt|klaut|gibt) (?:davon |noch |aber |ihm |ihr )*(?:einen|eine|eins|eines)(?= (?:und|wie|ab|weg|davon|auf)(?!\p{L})|[,.])/iu;
/** "Am 9. November 1989" counts nothing. */
const IS_DATE =
  /(?<!\d)\d{1,2}\.? (?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember) (?:1[5-9]|20)\d\d(?!\d)/iu;

/** What each gets of something is no sum of things and people. */
const ASKS_SHARE = /wir sind .*wie ?viele? (?:kriegt|bekommt) jede[rs]?[?.]?$/iu;
const ADDS_LAST = / plus [^.]*\. Es sind [^.]*\.$/u;

const NAMED_SIGN = /\d (?<sign>plus|minus|mal) \d/giu;

/** Who says minus has not said plus. */
const changesNamedSign = (question: string, solution: string): boolean =>
  [...plainProblem(question).matchAll(NAMED_SIGN)].some(
    ({ groups }) => !solution.includes(` ${groups?.sign?.toLowerCase()} `),
  );

/** "Für 2 Euro" is no number of things: nothing is taken 200 times. */
function countsMoney(question: string, solution: string): boolean {
  const text = plainProblem(question);
  return [...solution.matchAll(/(?<!\d)(\d+) mal \d+ (?:Euro|Cent)/gu)].some(
    ([, count]) =>
      new RegExp(`(?<!\\d)${count} cent`, 'u').test(text) &&
      !new RegExp(`(?<!\\d)${count}(?!\\d| cent)`, 'u').test(text),
  );
}
