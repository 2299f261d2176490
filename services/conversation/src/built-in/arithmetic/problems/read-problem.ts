import { letterRows, predict } from '@lux/german-text/classifier/linear-model.ts';
import type { Weights } from '@lux/german-text/classifier/weights-file.ts';
import { readUnit } from '@lux/maths/read-word-problem/units.ts';
import { arityOf, sayResult, type Worked, workOut } from './formula.ts';
import { problemFeatures } from './problem-features.ts';
import { type Quantity, readQuantities } from './problem-quantities.ts';
import { readProblemWeights } from './problem-weights.ts';

/** A problem read as a formula of its quantities, and how sure that is. */
export interface ProblemReading {
  share: number;
  /** How much of the text was ever said so in a pattern, from 0 to 1. */
  covered: number;
  value: number;
  text: string;
}

const NONE = 'none';
const LONGEST = 400;
const ASKED_NOUN = /wie ?viele? (?<noun>\p{L}{3,})/giu;
const NO_NOUN =
  /^(?:welche\p{L}*|zahl|hat|habe|haben|sind|bleiben|bleibt|gibt|ist|war|waren|hatte|bekommt|bekommen|kriegt|krieg|kostet|kosten|davon|noch|jetzt|zusammen|wiegt|fehlt|fehlen|muss|spart|passen|stehen|braucht|brauchen|zahlt|verschiedene|liter|meter|gramm|kilogramm|zentimeter|kilometer|euro|cent|minuten|stunden|prozent|isst|können|kann|kommen|ganze|würde|wurden|werden|dürfen|passt|macht|prozent|bekomme|haben)$/iu;

let weights: (Weights & { frame: ReadonlySet<string> }) | undefined;

function learnt() {
  if (weights) return weights;
  const read = readProblemWeights();
  weights = { ...read, frame: new Set(read.header.words ?? []) };
  return weights;
}

/** The likeliest formula that takes all quantities of the text; null where it is no problem, or none fits. */
export function readProblem(text: string): ProblemReading | null {
  if (text.length > LONGEST) return null;
  const told = readQuantities(text);
  if (told.quantities.length === 0) return null;
  const { head, rowOf, header, frame } = learnt();
  const features = problemFeatures(told, frame);
  const { rows, values } = letterRows(features, rowOf);
  const shares = predict(head, { rows, values: values.map((value) => value * header.sharpness) });
  const fitting = head.labels.flatMap((label, at) => {
    const formula = formulaOf(label);
    return label === NONE || arityOf(formula) === told.quantities.length
      ? [{ label, share: shares[at] ?? 0 }]
      : [];
  });
  const total = fitting.reduce((sum, { share }) => sum + share, 0);
  const best = fitting.reduce((one, other) => (other.share > one.share ? other : one), {
    label: NONE,
    share: 0,
  });
  if (best.label === NONE || total === 0) return null;
  const formula = formulaOf(best.label);
  if (leavesTimeOut(text, formula)) return null;
  const worked = workOut(formula, told.quantities) ?? workOut(formula, inOneUnit(told.quantities));
  const said = worked && tell(worked, best.label, text, told.quantities);
  return said === null || worked === null
    ? null
    : {
        share: best.share / total,
        covered: rows.length / features.size,
        value: worked.value,
        text: said,
      };
}

/** "Am Tag 2, wie viele in einer Woche?": a week has seven days, which nobody says. */
function leavesTimeOut(text: string, formula: string): boolean {
  const told = text.toLowerCase();
  const isOfDays = /(?<!\p{L})(?:tag|täglich|pro tag)(?!\p{L})/u.test(told);
  return (
    (isOfDays && /(?<!\p{L})einer woche(?!\p{L})/u.test(told) && !formula.includes('7')) ||
    (/(?<!\p{L})(?:monat|monatlich)(?!\p{L})/u.test(told) &&
      /(?<!\p{L})(?:im|einem) jahr(?!\p{L})/u.test(told) &&
      !formula.includes('12'))
  );
}

/** "70 Euro … hab schon 28": a number that counts nothing is of what the others are measured in. */
export function inOneUnit(quantities: readonly Quantity[]): Quantity[] {
  const [measured, ...others] = quantities.filter(({ units }) => units.length > 0);
  const unit = measured?.units[0];
  const size = unit === undefined ? undefined : readUnit(unit)?.size;
  if (!measured || size === undefined || others.some(({ kind }) => kind !== measured.kind))
    return [...quantities];
  return quantities.map((quantity) =>
    quantity.kind === 'number' && quantity.isCounted !== true
      ? { ...quantity, kind: measured.kind, value: quantity.value * size, units: measured.units }
      : quantity,
  );
}

export const formulaOf = (label: string) => label.split(' | ')[0]?.replaceAll(' ', '') ?? '';
const wayOf = (label: string) => label.split(' | ')[1] ?? '';

function tell(
  worked: Worked,
  label: string,
  text: string,
  quantities: readonly Quantity[],
): string | null {
  const way = wayOf(label);
  const isWhole = Number.isInteger(worked.value);
  const asked = askedNoun(text);
  const steps = shown(worked.steps);
  if (way === 'rest' && worked.dimension === null) return tellRest(worked, label);
  if (way === 'aufrunden' && !isWhole) {
    const whole = Math.floor(worked.value);
    return `${steps.replace(/ ist [\d,]+\.$/, ` ist ${whole} und ein Rest.`)} Für den Rest braucht man noch eins mehr. Es sind ${`${whole + 1} ${asked}`.trim()}.`;
  }
  const isCounted = worked.dimension === null && way !== 'Prozent';
  const isOneDivision = /^[a-f]\/[a-f]$/.test(formulaOf(label));
  if (isCounted && !isWhole && !isPartAllowed(text))
    return isOneDivision ? tellUneven(worked, asked, text) : null;
  const counted = /^[a-f]([-+][a-f])+$/.test(formulaOf(label)) ? toldNoun(quantities) : '';
  const noun = way !== '' && way !== 'aufrunden' && way !== 'teil' ? way : asked || counted;
  const unit = /(?:wie ?viele? )(\p{L}+)/iu.exec(text)?.[1]?.toLowerCase() ?? '';
  return `${steps} Es sind ${sayResult(worked, noun, unit)}.`;
}

/** "Wie lange reicht es" may be six and a half days; children and eggs are whole. */
const isPartAllowed = (text: string) =>
  /wie (?:lang|lange|schnell|weit|schwer)|durchschnitt|liter|meter|kilo/iu.test(text);

function tellRest({ steps, value }: Worked, label: string): string | null {
  const numbers = /^(\S+) geteilt durch (\S+) ist/.exec(steps.at(-1) ?? '');
  const [whole, parts] = [Number(numbers?.[1]), Number(numbers?.[2])];
  if (!Number.isInteger(whole) || !Number.isInteger(parts) || label === '') return null;
  const each = Math.floor(value);
  const rest = whole - each * parts;
  return `${whole} geteilt durch ${parts} ist ${each} Rest ${rest}. Jeder bekommt ${each}. ${rest} ${rest === 1 ? 'bleibt' : 'bleiben'} übrig.`;
}

/** Who needs boats for everybody needs one more for the rest. */
const NEEDS_ALL =
  /(?<!\p{L})(?:brauch\p{L}*|benötig\p{L}*|nötig|mindestens|muss|müssen|alle|fahrten)(?!\p{L})(?!.*(?:werden voll|reicht|für eine?n? ))/iu;

/** "19 Bälle, immer 4 in ein Netz": four nets become full, and some balls are left. */
function tellUneven({ steps, value }: Worked, asked: string, text: string): string | null {
  const numbers = /^(\S+) geteilt durch (\S+) ist/.exec(steps.at(-1) ?? '');
  const [whole, part] = [Number(numbers?.[1]), Number(numbers?.[2])];
  if (!Number.isInteger(whole) || !Number.isInteger(part) || value < 1) return null;
  const count = Math.floor(value);
  const rest = whole - count * part;
  if (NEEDS_ALL.test(text))
    return `${whole} geteilt durch ${part} ist ${count} und ein Rest. Für den Rest braucht man noch eins mehr. Es sind ${`${count + 1} ${asked}`.trim()}.`;
  return `${whole} geteilt durch ${part} ist ${count} Rest ${rest}. Es sind ${`${count} ${asked}`.trim()}. ${rest} ${rest === 1 ? 'bleibt' : 'bleiben'} übrig.`;
}

/** What is added and taken away, where all that is counted is one kind of thing. */
function toldNoun(quantities: readonly Quantity[]): string {
  const nouns = [...new Set(quantities.flatMap(({ noun }) => noun ?? []))];
  const [noun] = nouns;
  if (nouns.length !== 1 || noun === undefined || NO_NOUN.test(noun) || noun.length < 3) return '';
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}

const TIME_NOUN = /^(?:tage|wochen|monate|jahre|minuten|stunden|kinder|leute|autos|stücke)$/iu;

/** What is asked for, where it is written as a noun or was told of before. */
function askedNoun(text: string): string {
  if (/wie alt(?!\p{L})/iu.test(text)) return 'Jahre';
  const found = [...text.matchAll(ASKED_NOUN)]
    .map(({ groups }) => groups?.noun ?? '')
    .findLast((noun) => noun !== '' && !NO_NOUN.test(noun));
  if (found === undefined) return '';
  const again = text.toLowerCase().split(found.toLowerCase().slice(0, 4)).length > 2;
  const isNoun = /^\p{Lu}/u.test(found) || TIME_NOUN.test(found) || again;
  return isNoun ? found.charAt(0).toUpperCase() + found.slice(1) : '';
}

function shown(steps: readonly string[]): string {
  if (steps.length < 2) return steps.join('');
  return steps.map((step, at) => `${at === 0 ? 'Erst' : 'Dann'}: ${step}`).join(' ');
}
