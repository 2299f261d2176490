/** What one may be tired of and nothing else is meant. */
const TASK =
  /(?:(?<!\p{L})ich (?:kann|mag|will|möchte)|(?<!\p{L})(?:kann|mag|will|möchte) ich|^(?:kann|mag|will|möchte)) (?:jetzt |heute |bald |echt |einfach |gar )*(?:nicht|nix|nichts) mehr (?:\p{L}+ ){0,2}?(?!(?:leben|weiterleben|existieren|aufstehen|aufwachen|atmen|sein|weitermachen|essen|schlafen|reden|sprechen|denken|heimgehen|gehen|kommen|aushalten|warten|kämpfen|weinen|lachen|fühlen|wissen|können)$)\p{L}{3,}(?:en|ern|eln)$/u;
const FULL =
  /(?<!\p{L})(?:satt|pappsatt|bauch (?:ist )?(?:so )?voll|teller|nudeln|suppe|kuchen|pizza|portion|füße|beine|arme|puste|runde|runden|wandern|laufen|rennen|gelaufen|gerannt|vor lachen|matheaufgaben|hausaufgaben|vokabeln|aufgaben|einmaleins|diktat|training|klavier|üben)(?!\p{L})/u;
const NO_MORE =
  /(?<!\p{L})(?:kann|mag|will|möchte|schaff|schaffe) (?:ich )?(?:\p{L}+ )?nicht mehr(?!\p{L})/u;
/** With these it may be more than the task. */
const MAY_BE_MORE =
  /(?<!\p{L})(?:leben|sterben|tot|alles|niemand|keiner|weg|immer|jeden tag|nie|angst|zuhause|nach hause|traurig|wein\p{L}*|sinn\p{L}*|egal|papa|mama|mir|mich|uns|freund\p{L}*|hau\p{L}*|schlag\p{L}*|schläg\p{L}*)(?!\p{L})/u;

/** "Ich mag nicht mehr rechnen", "mein Bauch ist voll, ich kann nicht mehr": of a task or a meal, and no more. */
export function onlyTiredOf(text: string): boolean {
  const said = (text.toLowerCase().match(/\p{L}+/gu) ?? []).join(' ');
  if (MAY_BE_MORE.test(said)) return false;
  return TASK.test(said) || (NO_MORE.test(said) && FULL.test(said));
}
