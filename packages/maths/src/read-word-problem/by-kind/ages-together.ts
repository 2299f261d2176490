import { plainProblem } from '../shapes/plain-problem.ts';
import { tellWay } from '../shapes/ways.ts';
import type { PartReading } from '../worksheet/read-asked-part.ts';

const ASKED =
  /wie alt (?:sind|werden|waren) .*(?:zusammen|insgesamt)|(?:zusammen|insgesamt) .*wie alt/u;
const YEARS = /(?<!\p{L})(?<when>in|vor) (?<years>\d+) jahren(?!\p{L})/gu;
const AGE =
  /(?:ist|bin|wird|\p{L}+) (?:jetzt |heute |schon |gerade |erst )*(?<age>\d+)(?! jahre(?:n)? (?:älter|jünger|später|alter))/gu;
/** Whose age is not told but follows from another one. */
const IS_RELATED =
  /(?<!\p{L})(?:doppelt|halb|\p{L}+mal|älter|jünger|zwillinge?|beide je|je)(?!\p{L})/u;
const UNCLEAR: PartReading = { kind: 'unclear' };

/**
 * "Opa ist 70, Oma ist 68, wie alt sind beide zusammen in 5 Jahren?": each of them is older by the years. Null
 * where no time is told of, which is a plain sum; not sure where one age follows from another.
 */
export function solveAgesTogether(said: string): PartReading {
  const text = plainProblem(said);
  const [time, ...others] = [...text.matchAll(YEARS)];
  if (!ASKED.test(text) || !time?.groups) return null;
  const told = text.replace(time[0], ' ');
  const ages = [...told.matchAll(AGE)].map(({ groups }) => Number(groups?.age));
  const isClear =
    others.length === 0 &&
    ages.length > 1 &&
    ages.length === (told.match(/\d+/g) ?? []).length &&
    !IS_RELATED.test(told);
  if (!isClear) return UNCLEAR;
  const years = Number(time.groups.years);
  const isLater = time.groups.when === 'in';
  const now = ages.reduce((sum, age) => sum + age, 0);
  const then = isLater ? now + ages.length * years : now - ages.length * years;
  // Who was not born yet has no age.
  if (!isLater && ages.some((age) => age < years)) return UNCLEAR;
  const sum = `${ages.join(' plus ')} ist ${now}`;
  const change = `jeder ist ${years} Jahre ${isLater ? 'älter' : 'jünger'}, ${ages.length} mal ${years} ist ${ages.length * years}`;
  const all = `${now} ${isLater ? 'plus' : 'minus'} ${ages.length * years} ist ${then}`;
  return { kind: 'solved', text: `${tellWay(sum, change, all)} Es sind ${then} Jahre.` };
}
