/** What somebody wants to do in English, and the German sentence for it. */
const PURPOSES: readonly (readonly [RegExp, string])[] = [
  [/bedank|danke sag/, 'danke schön'],
  [/verabschied|tschüss sag|weg ?geh/, 'auf wiedersehen'],
  [/begrüß|hallo sag|grüß/, 'hallo'],
  [/entschuldig/, 'es tut mir leid'],
  [/um hilfe|hilfe b|hilfe brauch/, 'kannst du mir helfen'],
  [/(?:nach dem|nach seinem|nach ihrem) namen|wie (?:jemand|einer|er|sie) heißt/, 'wie heißt du'],
  [/nach dem alter|wie alt (?:jemand|einer|er|sie)/, 'wie alt bist du'],
  [/nach der (?:uhrzeit|uhr|zeit)/, 'wie spät ist es'],
  [/wie es (?:jemandem|einem|ihm|ihr|dem anderen) geht/, 'wie geht es dir'],
  [/wo (?:jemand|einer|er|sie) wohnt/, 'wo wohnst du'],
  [/woher (?:jemand|einer|er|sie) kommt/, 'woher kommst du'],
  [/zum geburtstag|gratulier/, 'alles gute zum geburtstag'],
  [/nach (?:dem klo|der toilette)/, 'darf ich auf die toilette'],
];
const ASKS_PURPOSE =
  /(?:wenn (?:ich|man|du)|um|wie (?:frag|begrüß|grüß|bedank|verabschied|entschuldig|bitte|gratulier)\p{L}*|möchte ich|will ich) /u;
const NAMES = /auf englisch|englische|englisch für|englischen/u;
const LEAD =
  /^(?:(?:ja|nein|okay|ok|cool|gut|und|aber|also|dann|jetzt|lux|du) )+(?=was|wie|kannst|sag)/u;
const REST: readonly (readonly [RegExp, string])[] = [
  [
    / (?:nochmal|noch mal|noch einmal|gleich wieder|gleich|denn|eigentlich|bloß|überhaupt)(?= |$)/gu,
    '',
  ],
  [
    /(?<!\p{L})(?:die (?:zahl|farbe)|das (?:wort|tier|ding)|der (?:satz|monat|wochentag|tag)|den satz) (?=\S+ ?)/gu,
    '',
  ],
];
const SAY =
  /^(?:kannst|könntest|magst|willst) du (?:mir |uns |mal |bitte )*(?<w>.+? auf englisch) (?:sagen|nennen|verraten|aufzählen)$/u;
const TRANSLATE =
  /^(?:(?:kannst|könntest) (?:du )?(?:mir |uns |bitte |mal )*)?(?:übersetz\p{L}*|sag\p{L}*) (?:mir |uns |mal |bitte |du )*(?:das |den satz )?(?:mal )?auf englisch(?: übersetzen| sagen)?[: ]+(?<w>\S.+)$/u;
const THAT = /^(?:was|wie) (?:heißt|ist|sagt man|sag ich) (?:das|es) auf englisch (?<w>\S.+)$/u;
const TO = /^(?:wie|was) sagt? man (?:auf englisch )?(?:zu|für|bei) (?<w>.+?)(?: auf englisch)?$/u;
const FOR = /^(?:das )?(?:englisch|englische wort|englische) (?:für|von|zu) (?<w>.+)$/u;
const SEVERAL =
  /^(?:was|wie) (?:heißt|heißen|ist|sagt man) (?<one>\S+) auf englisch und (?<other>\S+)$/u;

/** Asks for English in the plainest words, where a child asks it in others: "wie begrüßt man sich auf Englisch?". */
export function plainEnglishRequest(text: string): string {
  if (!NAMES.test(text)) return text;
  let plain = text
    .replace(LEAD, '')
    .replace(SAY, 'sag mir $<w>')
    .replace(/(?<!\p{L})mir geht es (?=\S)/u, 'es geht mir ');
  const purpose = ASKS_PURPOSE.test(plain)
    ? PURPOSES.find(([pattern]) => pattern.test(plain))?.[1]
    : undefined;
  if (purpose) return `was heißt ${purpose} auf englisch`;
  for (const [pattern, written] of REST) plain = plain.replace(pattern, written);
  const asked = [TRANSLATE, THAT, FOR, TO]
    .map((pattern) => pattern.exec(plain)?.groups?.w)
    .find(Boolean);
  if (asked) return `was heißt ${asked} auf englisch`;
  const several = SEVERAL.exec(plain)?.groups;
  return several ? `was heißt ${several.one} und ${several.other} auf englisch` : plain;
}
