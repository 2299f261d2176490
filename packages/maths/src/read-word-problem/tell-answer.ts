import type { Asking } from './read-step.ts';
import { type Known, type Story, say } from './story.ts';
import { nameUnit, readUnit, sayNumber } from './units.ts';

/** The way, and the answer in a whole sentence. */
export function finish(story: Story, known: Known, asking: Asking, rest = 0): string {
  if (rest > 0 && story.question.words.some((word) => NEEDS.test(word))) {
    const noun = nounFor(story, known, asking);
    return `${shown(story.steps)} ${sayNumber(known.value)} ${known.value === 1 ? 'reicht' : 'reichen'} nicht. Für den Rest braucht man noch eins mehr. Es sind ${`${sayNumber(known.value + 1)} ${noun}`.trim()}.`;
  }
  const amount = inAskedUnit(known, asking) ?? say(story, known.value, known.dimension);
  const noun = nounFor(story, known, asking);
  const amountOf =
    known.dimension === null && noun !== '' && known.value !== 1 ? `${amount} ${noun}` : amount;
  const leftOver =
    rest > 0 ? ` ${rest === 1 ? '1 bleibt' : `${say(story, rest, null)} bleiben`} übrig.` : '';
  return `${shown(story.steps)} ${known.value === 1 && known.dimension === null ? `Die Lösung ist 1.` : `Es sind ${amountOf}.`}${leftOver}`;
}

/** "Wie viele Kilometer sind das?" of 1,600 metres: 1,6. */
function inAskedUnit({ value, dimension }: Known, { noun }: Asking): string | null {
  const unit = noun === null ? undefined : readUnit(noun.toLowerCase());
  if (!unit || unit.dimension !== dimension || dimension === 'money') return null;
  const count = value / unit.size;
  if (dimension === 'time' && !Number.isInteger(count)) return null;
  return `${sayNumber(count)} ${nameUnit(unit.name, count)}`;
}

/** "Wie viele Boote brauchen wir?": what is left over needs one more. */
const NEEDS = /^(?:brauch\p{L}*|benötig\p{L}*|nötig|gebraucht|mindestens|muss|müssen)$/u;

/** "losgefahren", "verschiedene": what may stand behind a number and is no thing. */
const NO_THING =
  /^(?:\p{L}{0,4}ge\p{L}{3,}(?:t|en)|verschieden\p{L}*|unterschiedlich\p{L}*|mögliche[nrs]?)$/u;
/** "mit 10 Eiern" are 10 Eier; "10 Federn" stay what they are. */
const DATIVE = /(?<!Fed|Schwest|Leit|Numm|Kamm|Mau|Ziff|Kelln|Klamm|Fas|Ad|Baue)ern$/i;

/** "Mit 58 Leuten", "aus 12 Stücken": of nouns that are many with -e. */
const DATIVE_OF_E =
  /((?:leut|stück|freund|tier|hund|schaf|pferd|schwein|brief|stift|ball|bäll|bäum|schritt|gäst|platz|plätz|stein|fisch|punkt|heft|film)e)n$/i;

/** "Kindern", as it stands behind "von 40", is "Kinder" in the answer. */
export const nominative = (noun: string): string =>
  noun.replace(DATIVE, 'er').replace(DATIVE_OF_E, '$1');

/** Things of a colour, told without their noun: "Es sind 7 rote". */
const COLOUR =
  /^(?:hell|dunkel)?(?:rot|blau|grün|gelb|weiß|schwarz|braun|grau|bunt|orange|rosa|lila)(?:e|en)?$/i;

/** A noun as it stands in an answer behind a number. */
export const inAnswer = (noun: string): string =>
  COLOUR.test(noun)
    ? noun.toLowerCase()
    : `${noun.charAt(0).toUpperCase()}${nominative(noun).slice(1)}`;

const TIMES: Record<string, string> = {
  tag: 'Tage',
  woche: 'Wochen',
  monat: 'Monate',
  jahr: 'Jahre',
  stunde: 'Stunden',
  minute: 'Minuten',
};

/** The noun of the question where it has one, as a noun is written. */
function nounFor({ question }: Story, { noun }: Known, asking: Asking): string {
  const isNoun =
    asking.noun !== null &&
    /^\p{L}{3,}$/u.test(asking.noun) &&
    !/^(?:hat|haben|habe|hast|sind|bleiben|bleibt|gibt|ist|war|hatte|hatten|hattest|waren|bekommt|fehlen|muss|kann|kosten|sie|ich|noch|jetzt|davon|dann|übrig|passen|hab|kriegt|liegen|sitzen|stehen|zusammen|insgesamt|leute.|braucht|brauchen|brauche|isst|habt|müssen|werden|wurden|hätte|bekomme|bekommen)$/u.test(
      asking.noun,
    );
  const name = question.words.includes('alt') ? 'Jahre' : isNoun ? asking.noun : noun;
  if (!name || NO_THING.test(name)) return '';
  const many = Object.hasOwn(TIMES, name) ? (TIMES[name] ?? name) : nominative(name);
  return `${many.charAt(0).toUpperCase()}${many.slice(1)}`;
}

export function finishSharing(
  story: Story,
  { known, rest }: { known: Known; rest: number },
): string {
  const each = `Jeder bekommt ${say(story, known.value, known.dimension)}.`;
  const left = rest > 0 ? ` ${rest === 1 ? '1 bleibt' : `${sayNumber(rest)} bleiben`} übrig.` : '';
  return `${shown(story.steps)} ${each}${left}`;
}

export function finishMoney(
  story: Story,
  { known, ending }: { known: Known; ending: string },
): string {
  const amount = say(story, known.value, known.dimension);
  const last: Record<string, string> = {
    count: `Das Geld reicht für ${amount}.`,
    price: `Das kostet ${amount}.`,
    missing: `Es fehlen noch ${amount}.`,
    rest: `Es bleiben ${amount} übrig.`,
  };
  return `${shown(story.steps)} ${last[ending] ?? ''}`.trim();
}

export function shown(steps: readonly string[]): string {
  const words = steps.length > 1 ? ['Erst: ', 'Dann: '] : [];
  return steps
    .map(
      (step, index) =>
        `${words[Math.min(index, 1)] ?? ''}${words.length > 0 ? step : `${step.charAt(0).toUpperCase()}${step.slice(1)}`}`,
    )
    .join(' ');
}

/** "Wie viele blühen?", "wie viele brauch ich": what is counted is done, and is no thing. */
const ASKED_DEED = /wie ?viele (?<deed>\p{Ll}{3,}) ?(?<subject>ich|er|sie|es|wir|man)?(?!\p{L})/iu;
const NAMED_UNIT = /(?<=Es sind [\d.,]+) (?<unit>\p{Lu}\p{L}+)\.$/u;

/** An answer that names such a deed as if it were a thing, without it: "Es sind 43." */
export function withoutDeedAsUnit(answer: string, told: string): string {
  const { deed, subject } = ASKED_DEED.exec(told)?.groups ?? {};
  const unit = NAMED_UNIT.exec(answer)?.groups?.unit?.toLowerCase();
  if (deed === undefined || unit === undefined || unit !== deed.toLowerCase()) return answer;
  // What was told of before the question is a thing.
  const isTold = told.toLowerCase().split(unit).length > 2;
  const isDeed =
    subject !== undefined || /^(?:blühen|stehen|bleiben|leben|fehlen|hängen)$/u.test(unit);
  return isDeed && !isTold ? answer.replace(NAMED_UNIT, '.') : answer;
}
