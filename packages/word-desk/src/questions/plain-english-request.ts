/** What somebody wants to do in English, and the German sentence for it. */
const PURPOSES: readonly (readonly [RegExp, string])[] = [
  [/bedank|danke sag/, 'danke schön'],
  [/verabschied|tschüss sag|weg ?geh/, 'auf wiedersehen'],
  [/begrüß|hallo sag|grüß/, 'hallo'],
  [/entschuldig/, 'es tut mir leid'],
  [
    /(?:sich|mich) (?:auf englisch )?vor(?:stell|zustell)|stelle? (?:ich|man) (?:mich|sich)(?: auf englisch)? vor/,
    'mein name ist',
  ],
  [/bestell\p{L}* .*(?:eis)|(?:ein eis) .*bestell/u, 'ich hätte gern ein eis'],
  [/um hilfe|hilfe b|hilfe brauch/, 'kannst du mir helfen'],
  [/(?:nach dem|nach seinem|nach ihrem) namen|wie (?:jemand|einer|er|sie) heißt/, 'wie heißt du'],
  [/nach dem alter|wie alt (?:jemand|einer|er|sie)/, 'wie alt bist du'],
  [/nach der (?:uhrzeit|uhr|zeit)/, 'wie spät ist es'],
  [/wie es (?:jemandem|einem|ihm|ihr|dem anderen) geht/, 'wie geht es dir'],
  [/wo (?:jemand|einer|er|sie) wohnt/, 'wo wohnst du'],
  [/woher (?:jemand|einer|er|sie) kommt/, 'woher kommst du'],
  [/zum geburtstag|gratulier/, 'alles gute zum geburtstag'],
  [/nach dem weg/, 'wie komme ich zum bahnhof'],
  [/nach (?:dem preis|dem geld)|was (?:etwas|was|es) kostet/, 'wie viel kostet das'],
  [/nach (?:dem wetter)/, 'wie ist das wetter'],
  [/(?:nach den hobbys|was (?:jemand|einer|er|sie) gern(?:e)? macht)/, 'was machst du gern'],
  [/nach (?:dem klo|der toilette)/, 'darf ich auf die toilette'],
  [/wie spät es ist|wie viel uhr es ist/, 'wie spät ist es'],
  [
    /wie ?viel (?:das|es|etwas|was) kostet|wie teuer (?:das|es|etwas|was) ist/,
    'wie viel kostet das',
  ],
];
const ASKS_PURPOSE =
  /(?:wenn (?:ich|man|du)|um|wie (?:frag|stell|bestell|begrüß|grüß|bedank|verabschied|entschuldig|bitte|gratulier)\p{L}*|möchte ich|will ich) /u;
const ASKED_IN_ENGLISH =
  /^(?:how (?:do|can|would) (?:you|i|we) (?:say|call)|what(?:'s| is| s)(?: the)?(?: english)?(?: word for)?|what (?:do|does) (?:you|we) call) (?<w>.+?) (?:in|auf) (?:english|englisch)$/u;
const WORD_FOR = /^what(?:'s| is| s) the english (?:word )?(?:for|of) (?<w>.+)$/u;
/** "Wie wünsch ich meiner Oma auf Englisch gute Besserung?" */
const WISHES =
  /^wie (?:(?:wünsch|gratulier)\p{L}* (?:ich|man|wir) (?:(?:jemand\p{L}*|einem|einer|allen|ihm|ihr|(?:mein|unser|dein)\p{L}*|dem|der) (?:\p{L}+ (?=auf englisch))?)?|(?:sag|ruf)\p{L}* (?:ich|man|wir) (?:jemand\p{L}*|ihm|ihr|mein\p{L}* \p{L}+) )(?:auf englisch (?<w>.+)|(?<v>.+) auf englisch)$/u;
const SAID_FIRST =
  /^(?:sag|sage)(?:(?: mal| mir| bitte| du)*[: ]+)(?!(?:mal|mir|bitte|du|die|alle|ein paar|paar|zwei|drei|vier|fünf|zehn|\d+) )(?<w>\S+ \S.+?) auf englisch$/u;
const SOME_WORDS =
  /^.*(?:zwei|drei|vier|fünf|ein paar|paar|einige) englische (?:wörter|begriffe) (?:für|über|von|zu) (?:den |die |das )?(?<w>\p{L}+)$/u;
const COLOUR =
  /^welche farbe ist (?<w>red|blue|green|yellow|black|white|brown|gr[ea]y|pink|purple|orange)$/u;
const ASKED_OF_GERMAN = /^how (?:do|can) (?:you|i|we) say (?<w>.+?) in german$/u;
const NAMES = /auf englisch|englische|englisch für|englischen/u;
const TOLD_BESIDE =
  /^(?<asked>.*auf englisch)[, ]+(?:da|weil|irgendwas|ich glaube?|das ist|das war|ich weiß|ich hab) .*$/u;
const THEY_SAY =
  /^(?:und )?(?:wie|was) (?:sagen|sagt|nennen|nennt|ruft|rufen) (?:die(?: leute| kinder| menschen)?|sie|man|engländer) auf englisch (?:zu |für |denn )*(?:der |die |das |einem |einer |dem )?(?<w>\S.*)$/u;
const HOW_IT_GOES =
  /^(?:ich (?:will|möchte|würde gern\p{L}*) (?:gern )?wissen |weißt du |sag mir )?wie (?<w>\S.*?) auf englisch (?:geht|heißt|ist|gesagt wird)$/u;
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
  /^(?:was|wie) (?:heißt|heißen|ist|sagt man) (?:der |die |das )?(?<one>\S+) auf englisch und (?:(?:was|wie) (?:heißt |ist |sagt man )?)?(?:der |die |das )?(?<other>\S+)(?: auf englisch)?$/u;

/** "Sag mal drei Tiere auf Englisch": how many, and of what. */
const NAME_SOME =
  /^(?:sag|sage|nenn|nenne|zähl) (?:(?:mir|mal|bitte|uns) )+(?=(?:zwei|drei|vier|fünf|ein paar|paar|alle|die) \p{L}+ auf englisch$)/u;
/** "Kannst du mir helfen auf Englisch": the sentence itself is to be said. */
const WHOLE_QUESTION =
  /^(?<w>(?:kannst du mir helfen|können sie mir helfen|hilf mir|(?:darf|muss) ich (?!was |das |etwas )\S.*|(?:hast|bist|magst|möchtest) du (?!was |das |etwas |mir )\S.*)) auf englisch$/u;

/** Asks for English in the plainest words, where a child asks it in others: "wie begrüßt man sich auf Englisch?". */
export function plainEnglishRequest(request: string): string {
  const text = request
    .replace(/(?<!\p{L})what ist(?!\p{L})/gu, 'what is')
    .replace(/^wie zähle?t? (?:ich|man|wir|du) (?=von |bis )/u, 'zähl ')
    .replace(NAME_SOME, 'nenne ')
    .replace(WHOLE_QUESTION, 'was heißt $<w> auf englisch')
    .replace(WORD_FOR, 'was heißt $<w> auf englisch')
    .replace(WISHES, 'was heißt $<w>$<v> auf englisch')
    .replace(SAID_FIRST, 'was heißt $<w> auf englisch')
    .replace(SOME_WORDS, 'nenne $<w> auf englisch')
    .replace(COLOUR, 'was heißt $<w> auf deutsch')
    .replace(ASKED_IN_ENGLISH, 'was heißt $<w> auf englisch')
    .replace(ASKED_OF_GERMAN, 'was heißt $<w> auf deutsch')
    .replace(
      /(?<!\p{L})(?:im englischen|in englisch|ins englische|auf englich|auf englisc|bei (?:den|einem|einer) engländer(?:n|in)?|bei den amerikanern|in england|in amerika|auf amerikanisch)(?!\p{L})/gu,
      'auf englisch',
    );
  if (!NAMES.test(text)) return text;
  const short = text
    // "Da war so ein komisches d drin" is told beside the question.
    .replace(TOLD_BESIDE, '$<asked>')
    .replace(THEY_SAY, 'was heißt $<w> auf englisch')
    .replace(HOW_IT_GOES, 'was heißt $<w> auf englisch');
  if (short !== text) return plainEnglishRequest(short);
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
