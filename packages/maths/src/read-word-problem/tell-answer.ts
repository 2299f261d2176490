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
  const many = Object.hasOwn(TIMES, name) ? (TIMES[name] ?? name) : name.replace(DATIVE, 'er');
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
