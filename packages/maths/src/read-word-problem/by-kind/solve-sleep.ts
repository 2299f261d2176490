import { DAY, readClocks } from '../read-clocks.ts';
import { sayDuration } from '../units.ts';

const TO_BED =
  /(?<!\p{L})(?:ins bett|ins bettchen|schlafen geh\p{L}*|geh\p{L}* (?:ich |er |sie )?(?:\p{L}+ ){0,3}schlafen|schlaf\p{L}* (?:ich |er |sie )?(?:\p{L}+ ){0,3}ein|einschlaf\p{L}*|eingeschlafen|hingelegt)(?!\p{L})/iu;
const GETS_UP =
  /(?<!\p{L})(?:aufsteh\p{L}*|aufgestanden|steh\p{L}* (?:\p{L}+ ){0,4}auf|aufwach\p{L}*|aufgewacht|wach\p{L}* (?:\p{L}+ ){0,4}auf|geweckt|wecker)(?!\p{L})/iu;
const ASKS = /wie lange?(?!\p{L})|wie ?viele? stunden/iu;
const SLEEPS = /(?:schlaf|schläf|gepennt|pennen|penn|geschlafen|im bett)/iu;
const HALF_DAY = DAY / 2;
const EARLIEST_BED = 17 * 60;

/** How long one sleeps from the evening till the morning. */
export function solveSleep(told: string): string | null {
  const question = ASKS.exec(told);
  if (!question || !SLEEPS.test(told.slice(question.index))) return null;
  const before = told.slice(0, question.index);
  if (!TO_BED.test(before) || !GETS_UP.test(before)) return null;
  // "Um acht" is an hour where nobody says so.
  const { clocks } = readClocks(
    before.replaceAll(
      /(?<=(?<!\p{L})um )(\p{L}+|\d+)(?! uhr)(?= (?!vor |nach )\p{L})/giu,
      (word) => (/^(?:halb|viertel|dreiviertel)$/i.test(word) ? word : `${word} uhr`),
    ),
  );
  const [bed, up] = clocks;
  if (!bed || !up || clocks.length !== 2) return null;
  if (before.search(GETS_UP) < before.search(TO_BED)) return null;
  const from = bed.minutes < HALF_DAY ? bed.minutes + HALF_DAY : bed.minutes;
  if (from < EARLIEST_BED || up.minutes > HALF_DAY) return null;
  const toMidnight = DAY - from;
  const steps =
    toMidnight === 0 || up.minutes === 0
      ? ''
      : `Bis Mitternacht: ${sayDuration(toMidnight)}. Danach: ${sayDuration(up.minutes)}. `;
  return `${steps}Zusammen sind das ${sayDuration(toMidnight + up.minutes)}.`;
}
