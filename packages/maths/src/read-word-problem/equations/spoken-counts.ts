const COMPOUND =
  /(?<!\p{L})(?<each>(?:in|auf|an|aus|pro|für) jede[mrsn]? )(?<name>\p{L}{7,})(?!\p{L})/giu;
const ENDING = /(?:en|er|es|e|n|s)$/u;
const SHORTEST = 4;
/** "Einen gefangen", "eine davon verloren": here it counts. */
const ONE_GONE =
  /(?<!\p{L})eine?[nsr]? (?=(?:davon |schon |noch )?(?:(?:auf|weg|aus|ab)?ge(?:fangen|fressen|gessen|nommen|laufen|flogen|fallen|platzt|klaut|holt|storben|geben)|verloren|verschenkt|verkauft|verbraucht|zerbrochen|kaputt(?:gegangen)?)(?!\p{L}))/giu;
const HUNTERS =
  /(?<!\p{L})(?:katze|kater|fuchs|habicht|marder|adler|wolf|falke|bussard|hecht|eule|storch|reiher|luchs|spinne)(?!\p{L})/iu;
const HUNTS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:gefangen|geholt|erwischt|geschnappt)(?!\p{L})/giu, 'gefressen'],
  [/(?<!\p{L})(?:fängt|holt|erwischt|schnappt|packt|fing)(?: sich)?(?!\p{L})/giu, 'frisst'],
];
const ASKS_LEFT = /wie ?viele?(?!.*wie ?viele?).*(?<!\p{L})(?:noch|übrig|bleiben|leben)(?!\p{L})/iu;
const HUNTER_ASKED = /wie ?viele? .*(?:fängt|gefangen|gefressen|frisst)/iu;

/** "In jedem Eierkarton", where the cartons are counted as "Kartons", is in each carton. */
function withHeads(told: string): string {
  const words = told.toLowerCase().match(/\p{L}+/gu) ?? [];
  return told.replace(COMPOUND, (whole, each: string, name: string) => {
    const low = name.toLowerCase();
    const head = words
      .map((word) => word.replace(ENDING, ''))
      .filter((stem) => stem.length >= SHORTEST && !low.startsWith(stem))
      .find((stem) => low.endsWith(stem) || low.replace(ENDING, '').endsWith(stem));
    return head === undefined ? whole : `${each}${low.slice(low.lastIndexOf(head))}`;
  });
}

/** What is counted without saying so: "one caught", what a hunter takes, and the head of a long word. */
export function withSpokenCounts(told: string): string {
  const counted = withHeads(told).replace(ONE_GONE, '1 ');
  if (!HUNTERS.test(counted) || !ASKS_LEFT.test(counted) || HUNTER_ASKED.test(counted))
    return counted;
  return HUNTS.reduce((text, [pattern, by]) => text.replace(pattern, by), counted);
}
