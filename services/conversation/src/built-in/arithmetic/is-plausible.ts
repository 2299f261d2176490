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
  if (ASKS_TIME.test(question) && IS_NO_TIME.test(solution)) return false;
  if (ASKS_LITERS.test(question) && IS_LENGTH.test(solution)) return false;
  if (ASKS_ENOUGH.test(question) && !/reicht|genug|fehl/u.test(solution)) return false;
  if (ASKS_ALL.test(question) && !LOSES.test(question) && / minus /u.test(solution)) return false;
  if (takesWhoComes(question, solution) || leavesPacks(question, solution)) return false;
  if (timesOther(question, solution)) return false;
  if (ASKS_AGE.test(question) && !TELLS_AGE.test(question)) return false;
  if (takesFromEach(question, solution)) return false;
  if (IS_WEEKLY.test(question) && !SAYS_WEEKS.test(solution)) return false;
  if (IS_TIMES.test(question) && !SAYS_FACTOR.test(solution)) return false;
  if (IS_DATE.test(question)) return false;
  if (LOSES_ONE.test(question) && !/ minus /u.test(solution)) return false;
  if (ASKS_AREA.test(question) && !/ mal | geteilt /u.test(solution)) return false;
  if (IS_TWICE.test(question) && !SAYS_TWICE.test(solution)) return false;
  if (/prozent|%/iu.test(question) && !HUNDREDTHS.test(solution)) return false;
  const age = /Es sind ([\d.]+) Jahre/u.exec(solution)?.[1]?.replaceAll('.', '');
  const isOfMany = /(?<!\p{L})(?:zusammen|insgesamt|beide|alle)(?!\p{L})/iu.test(question);
  return age === undefined || isOfMany || Number(age) <= OLDEST;
}

/** Who asks how long it takes wants no kilometres and no pages. */
const ASKS_TIME =
  /(?<!\p{L})(?:wie lang(?:e)? (?:dauert|braucht?|muss|brauch\p{L}*|reich\p{L}*|fährt|fahren|sind|ist (?:er|sie|man) )|wann (?:ist|bin|sind|hat|kommt|kommen)|wie ?viele? (?:tage|wochen|stunden|minuten|monate))(?!\p{L})/iu;
const IS_NO_TIME =
  /(?:Es sind|ist) [\d.,]+ (?:Kilometer|Meter|Zentimeter|Seiten|Kilo|Kilogramm|Gramm|Liter|Euro|Cent)(?: \d+)?\.(?: So viel .*)?$/u;
const ASKS_LITERS = /wie ?viele? liter(?!\p{L})/iu;
const IS_LENGTH = /(?:Es sind|ist) [\d.,]+ (?:Zentimeter|Meter)\.$/u;
/** Whether it is enough is answered with yes or no. */
const ASKS_ENOUGH =
  /(?<!wie (?:lange?|weit|viele?|oft)(?: \p{L}+){0,3} )(?<!\p{L})(?:reichen|reicht|langt)(?: (?:das|die|es|der|dann|da|noch|mir|uns|rest|geld))* (?:für|zu)(?!\p{L})/iu;
/** Where nothing goes, what is there in all is no difference. */
const ASKS_ALL =
  /wie ?viele? (?:\p{L}+ )?(?:sind|stehen|liegen|hängen|haben) (?:es|das|sie|wir)(?: alle| insgesamt| zusammen| im ganzen| dann)*[?.! ]*$/iu;
const LOSES =
  /(?<!\p{L})(?:\p{L}*weg\p{L}*|\p{L}*verk\p{L}+|\p{L}*schenk\p{L}*|verlor\p{L}*|verl[ie]\p{L}+|ess\p{L}*|iss\p{L}*|frisst|\p{L}*gegess\p{L}*|kaputt\p{L}*|ge?plat\p{L}*|aus|ab|weniger|jünger|kleiner|gib\p{L}*|geb\p{L}*|n[ei]hm\p{L}*|nimmt|fehl\p{L}*|frei|krank|geht|gehen|davon|zerbroch\p{L}*|welk\p{L}*|verwelk\p{L}*|faul\p{L}*|nicht|kein\p{L}*|übrig|rest|noch|mehr|älter|größer|als|\p{L}*fall\p{L}*|leih\p{L}*|brauch\p{L}*|fress\p{L}*|flie\p{L}+|rest\p{L}*|anderen?|übrigen)(?!\p{L})/iu;
/** "Dann kommen noch 3": they are more. */
const COMES_TO =
  /(?<!\p{L})(?:kommen|kommt) (?:dann |noch |wieder )*(?<count>\d+)(?!\p{L})(?! (?:\p{L}+ )?(?:nicht|weniger|euro|cent|uhr))/iu;
function takesWhoComes(question: string, solution: string): boolean {
  const count = COMES_TO.exec(plainProblem(question))?.groups?.count;
  if (count === undefined || /frei|leer|plätze|fehl/iu.test(question)) return false;
  return new RegExp(` minus ${count}(?!\\d)`, 'u').test(solution);
}
/** "Sie packen 10 in eine Kiste, wie viele Kisten": what is packed is divided. */
const PACKED =
  /\d+ (?:\p{L}+ )?(?:in|auf) (?:eine[nmr]?|jede[nmrs]?) (?<pack>\p{L}{4})\p{L}*.*wie ?viele? (?<asked>\p{L}{4})/u;
function leavesPacks(question: string, solution: string): boolean {
  const { pack, asked } = PACKED.exec(plainProblem(question))?.groups ?? {};
  return pack !== undefined && pack === asked && !/geteilt/u.test(solution);
}
/** "Dreimal so viele Vögel wie Affen" is of the apes, whatever was told between. */
const TIMES_OF =
  /(?<times>\d+) ?mal so viele (?:\p{L}+) wie (?<of>\p{L}{4})|(?<word>drei|vier|fünf)mal so viele \p{L}+ wie (?<of2>\p{L}{4})/gu;
const WORDS: Readonly<Record<string, string>> = { drei: '3', vier: '4', fünf: '5' };
function timesOther(question: string, solution: string): boolean {
  const text = plainProblem(question);
  return [...text.matchAll(TIMES_OF)].some(({ groups }) => {
    const times = groups?.times ?? WORDS[groups?.word ?? ''];
    const of = groups?.of ?? groups?.of2;
    const many = new RegExp(`(?<!\\d)(\\d+) ${of}`, 'u').exec(text)?.[1];
    if (many === undefined || times === undefined) return false;
    return !new RegExp(`(?<!\\d)(?:${times} mal ${many}|${many} mal ${times})(?!\\d)`, 'u').test(
      solution,
    );
  });
}
/** "26 Schafe und 10 Ziegen, wie alt ist der Kapitän?": of that nothing is told. */
const ASKS_AGE = /(?<!\p{L})wie alt (?:ist|sind|bin|bist|wird|war)(?!\p{L})/iu;
const TELLS_AGE =
  /(?<!\p{L})(?:jahr\p{L}*|älter|jünger|so alt|geboren|geburtstag\p{L}*|(?:ist|bin|bist|sind|wird|werde|war|wurde) (?:jetzt |schon |erst |heute )?(?:\d+|\p{L}+(?:zehn|zig)|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)(?= (?:und|wie|jahre|mein|seine|ihr|,)|[.,]))/iu;
/** "Ich esse von jedem 2": so many of each. */
const FROM_EACH = /(?:von|aus) jede[mnrs]? (?:\p{L}+ )?(?<gone>\d+)(?!\d)/u;
function takesFromEach(question: string, solution: string): boolean {
  const gone = FROM_EACH.exec(plainProblem(question))?.groups?.gone;
  return (
    gone !== undefined && !new RegExp(`mal ${gone}(?!\\d)|(?<!\\d)${gone} mal`, 'u').test(solution)
  );
}
/** What is paid each week is more in a month. */
const IS_WEEKLY =
  /(?:in der|pro|jede|die) woche(?!\p{L}).*(?:im|in einem|pro) (?:monat|jahr)(?!\p{L})|(?:am|pro|jeden) tag(?!\p{L}).*(?:im|in einem|pro) (?:monat|jahr)(?!\p{L})/iu;
const SAYS_WEEKS = /(?<!\d)(?:4|12|30|31|52|365)(?!\d)/u;
/** "Halb so alt wie Max" multiplies or divides. */
const IS_TIMES =
  /(?<!\p{L})(?:(?:halb|doppelt|dreimal|viermal|fünfmal) so \p{L}+ (?:\p{L}+ )?wie|(?:\d+ ?|drei|vier|fünf|zehn)mal mehr)/iu;
const SAYS_FACTOR = /(?<!\p{L})(?:mal|geteilt|Hälfte|Doppelte|Teile|Drittel|Viertel)(?!\p{L})/u;

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
