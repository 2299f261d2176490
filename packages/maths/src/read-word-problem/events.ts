import { plainProblem, sayMoney } from './shapes/plain-problem.ts';
import { tellWay, thereAre } from './shapes/ways.ts';
import { isSameNoun } from './story.ts';
import { isVerb } from './verbs.ts';

const GOES =
  /^(?:verl(?:ier|or)\p{L}*|verschenk\p{L}*|abgegeben|gegeben|abgibt|isst|esse|essen|aß|aßen|gegessen|aufgegessen|auf|frisst|fressen|gefressen|kaputt\p{L}*|weg\p{L}*|davon(?:fliegen|laufen|geflogen|gelaufen)|fort\p{L}*|verkauf\p{L}*|gekocht|verbrauch\p{L}*|benutzt|geplatzt|platzen|aus|ausgestiegen|aussteigen|ausgeliehen|leiht|verliehen|krank|fehlen|heim|hause|nascht|genascht|zerbroch\p{L}*|zerbrech\p{L}*|verwelkt|verfault|faul|schimmelig|umgefallen|runter\p{L}*|herunter\p{L}*|gestohlen|geklaut|wirft|wegge\p{L}+|besetzt|belegt|reserviert|verbrannt|geht|gehen|raus\p{L}*|trinkt|getrunken|ausgegeben|stibitz\p{L}*|mopst|gemopst|raubt|geraubt|verspeis\p{L}*|verdrück\p{L}*|knabber\p{L}*|geknabbert|klaut|stiehlt)$/u;
const COMES =
  /^(?:dazu\p{L}*|hinzu\p{L}*|bekomm\p{L}*|bekam\p{L}*|krieg\p{L}*|gekriegt|find\p{L}*|fand\p{L}*|gefunden|kauf\p{L}*|gekauft|gewinn\p{L}*|gewann|gewonnen|sammel\p{L}*|gesammelt|pflück\p{L}*|gepflückt|ein|einsteigen|eingestiegen|zurück\p{L}*|einzeln\p{L}*|lose\p{L}*|extra|zusätzlich\p{L}*|neue?)$/u;
const GIVES = /^(?:gib(?:t|st)|gebe?|geben|gab|schenk\p{L}*|geschenkt|überl(?:ässt|assen))$/u;
/** "Oma gibt ihm 5": whoever is told of gets them. */
const TO_ONESELF = /^(?:ihm|mir|uns|ihnen)$/u;
const TO_OTHERS =
  /^(?:ihre[mrn]|seine[mrn]|meine[mrn]|eine[mr]|dem|der|ab|unsere[mrn]|davon|jede[mr]|weiter)$/u;
/** "Stehen noch": more of them, where nothing is said to go. */
const MORE = /^(?:noch|stehen|sitzen|liegen|kommen|kommt|kamen|legt|stellt)$/u;
/** What is told in another way than as coming and going. */
const OTHER_TELLING =
  /(?<!\p{L})(?:je|jede\p{L}*|jeweils|pro|mal|\p{L}+mal|doppelt\p{L}*|halb\p{L}*|hälfte|drittel|viertel|als|mehr|weniger|älter|jünger|teurer|billiger|kostet|kosten|für|teil\p{L}*|verteil\p{L}*|gleich\p{L}*|alt|jahre?n?|prozent|uhr|vorher|anfang|zusammen|immer|lang|breit|fehlt|brauch\p{L}*|gramm|kilo|meter|cm|liter|minuten|stunden|grad|wochen?|tage?n?|damit|rest|andere[nr]?|seiten?)(?!\p{L})/u;

/** Whether words tell of coming, of going, or of neither for sure. */
export function directionOf(words: readonly string[]): 1 | -1 | null {
  const has = (pattern: RegExp) => words.some((word) => pattern.test(word));
  const gives = has(GIVES);
  const goes = has(GOES) || (gives && has(TO_OTHERS) && !has(TO_ONESELF));
  const comes = has(COMES) || (gives && has(TO_ONESELF));
  if (gives && !goes && !comes) return null;
  if (goes && comes) return has(/^(?:dazu|hinzu)$/u) ? 1 : has(/^(?:weg|kaputt)$/u) ? -1 : null;
  if (goes) return -1;
  return comes || has(MORE) ? 1 : null;
}

const PIECES = /\d+|\p{L}+/gu;
const BOUNDARY =
  /^(?:und|dann|danach|später|schließlich|nun|jetzt|heute|abends|mittags|anschließend|aber)$/u;
const MOST = 5;
const IS_NOW = /^(?:jetzt|nun|noch|heute|übrig|ende|schluss)$/u;
const ASKS_START = /(?<!\p{L})(?:vorher|anfang|anfangs|zuvor|davor|zuerst|ursprünglich)(?!\p{L})/u;
/** What is bought is paid for. */
const SPENDS = /^(?:kauf\p{L}*|gekauft|bezahl\p{L}*|zahl\p{L}*|ausgibt|spend\p{L}*|gespendet)$/u;

interface Event {
  by: number;
  /** Null of what there is in the end. */
  direction: 1 | -1 | null;
}

/**
 * Some things of one kind, or money, and then more that comes and goes, told in any words: each number by
 * the words beside it; asked is the end, or the beginning. Null where one of them tells neither, or
 * something else is told.
 */
export function solveEvents(told: string): string | null {
  const text = addColours(plainProblem(told));
  const asked = /(?:und |aber |mit )?wie ?viele?n?(?: (?<noun>\p{L}+))?.*$/u.exec(text);
  if (!asked || OTHER_TELLING.test(text.slice(0, asked.index)) || /\d/.test(asked[0])) return null;
  const asksStart = ASKS_START.test(asked[0]);
  if (!asksStart && OTHER_TELLING.test(asked[0])) return null;
  const words = text.slice(0, asked.index).match(PIECES) ?? [];
  const places = words.flatMap((word, at) => (/^\d+$/.test(word) ? [at] : []));
  const [start] = places;
  if (start === undefined || places.length < 2 || places.length > MOST) return null;
  const noun = words[start + 1] ?? '';
  const isMoney = noun === 'cent';
  if (!/^\p{L}{3,}$/u.test(noun) || isMoney !== places.every((at) => words[at + 1] === 'cent'))
    return null;
  const say = (value: number) => (isMoney ? sayMoney(value) : String(value));
  const end = (value: number) => (isMoney ? `Es sind ${sayMoney(value)}.` : thereAre(value, noun));
  const events = readEvents(words, places, noun, asksStart);
  if (events === null) return null;
  const [first, ...others] = asksStart ? events.toReversed() : events;
  if (first === undefined) return null;
  let value = first.by;
  const steps: string[] = [];
  for (const { by, direction } of others) {
    const isMore = (direction === 1) !== asksStart;
    const next = value + (isMore ? by : -by);
    if (next < 0 || direction === null) return null;
    steps.push(`${say(value)} ${isMore ? 'plus' : 'minus'} ${say(by)} ist ${say(next)}`);
    value = next;
  }
  return `${tellWay(...steps)} ${end(value)}`;
}

const COLOUR =
  '(?:(?:hell|dunkel)?(?:rot|blau|grün|gelb|weiß|schwarz|braun|bunt|groß|klein|orange|rosa|lila)(?:e|en)?)';
const OF_COLOURS = new RegExp(
  `(\\d+) ${COLOUR} (?:und )?(\\d+) ${COLOUR} (?:und )?(?:(\\d+) ${COLOUR} )?(?=\\p{L}{3,})`,
  'gu',
);

/** "4 blaue, 6 rote und 5 gelbe Murmeln" are 15. */
const addColours = (text: string) =>
  text.replace(OF_COLOURS, (_, ...counts: (string | undefined)[]) => {
    const sum = counts.slice(0, 3).reduce((all, count) => all + Number(count ?? 0), 0);
    return `${sum} `;
  });

/** What each number does; the last one stays where the beginning is asked for. */
function readEvents(
  words: readonly string[],
  places: readonly number[],
  noun: string,
  asksStart: boolean,
): Event[] | null {
  const events: Event[] = [];
  let from = 0;
  for (const [index, at] of places.entries()) {
    const isEnd = asksStart ? index === places.length - 1 : index === 0;
    const end = endOf(words, at + 1, places[index + 1] ?? words.length);
    const beside = words.slice(beginOf(words, from, at), end);
    const spends = noun === 'cent' && beside.some((word) => SPENDS.test(word));
    const said = spends ? -1 : directionOf(beside);
    // "Oma schenkt mir 25 und Opa 15": the same again.
    const isElliptic = said === null && !beside.some((word) => isVerb(word));
    const direction = isElliptic ? (events.at(-1)?.direction ?? null) : said;
    if (isEnd && asksStart && !beside.some((word) => IS_NOW.test(word))) return null;
    if (
      !isEnd &&
      (direction === null || isOtherThing(words[at + 1], noun, words.slice(at + 1, end)))
    )
      return null;
    events.push({ by: Number(words[at]), direction: isEnd ? null : direction });
    from = isEnd ? at + 2 : end;
  }
  return events;
}

/** What happens to a number begins behind the last word that begins something new. */
function beginOf(words: readonly string[], from: number, at: number): number {
  const place = words.slice(from, at).findLastIndex((word) => BOUNDARY.test(word));
  return place < 0 ? from : from + place;
}

function endOf(words: readonly string[], from: number, to: number): number {
  const place = words.slice(from, to).findIndex((word) => BOUNDARY.test(word));
  return place < 0 ? to : from + place;
}

/** "8 Katzen … 3 Hunde kommen": another kind of thing is no change of the first. */
function isOtherThing(next: string | undefined, noun: string, rest: readonly string[]): boolean {
  if (next === undefined || isSameNoun(next, noun)) return false;
  return (
    rest.some((word) => /^(?:hund|katz|vögel|pferd|kuh|küh|junge|mädchen)/u.test(word)) &&
    !isSameNoun(next, noun)
  );
}
