import { OF_SENTENCES } from './question-signs.ts';
import { sayOdd, withoutLead } from './small-talk/answer-odd.ts';

/** Said where only the child itself, or somebody beside it, can know. */
export const CANNOT_KNOW_OF_YOU =
  'Das kann ich leider nicht wissen, denn bei dir bin ich nicht. Das weißt du oder jemand bei dir.';

const COMES_YET =
  'Das kann ich leider nicht wissen, denn es kommt erst noch. Das weiß heute niemand genau.';
/** More of them than anybody has counted. */
const COUNTLESS =
  '(?:\\p{L}*haare|sandkörner|sand|grashalme|blätter|\\p{L}*tropfen|schneeflocken|ameisen|krümel|steine|fliegen|mücken|bäume|buchstaben|wörter)';

/** What nobody but the child, or nobody at all, can know: how it is asked, and what LUX says to it. */
const CANNOT_KNOW: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `^wie ?viele? (?=.*(?:genau|exakt)).*${COUNTLESS}|^wie ?viele? (?:genau )?\\p{L}*haare hat (?:genau )?(?:mein|unser)`,
      'iu',
    ),
    'Ganz genau weiß das niemand, denn so viele kann keiner zählen.',
  ],
  [
    /^(?:wie ?viel(?: geld)? (?:geld )?(?:hat|haben|verdient|verdienen|wiegt|kostet)|wie reich (?:ist|sind)|was verdient) (?:mein\p{L}*|unser\p{L}*|mama|papa|oma|opa)(?!\p{L})/iu,
    'Das kann ich leider nicht wissen. Frag zu Hause nach, wenn du es wissen möchtest.',
  ],
  [
    /^(?:sag mir )?(?:was|wovon) (?:ich )?(?:heute nacht |morgen |nachts )?(?:träum|träume) ?(?:ich )?(?:heute|morgen|heute nacht|nachts)?[?. ]*$|^sag mir (?:was|wer|wann|wo|wie) (?:ich|morgen|in der zukunft) .*(?:morgen|wird|werde|träum\p{L}*)(?!\p{L})/iu,
    COMES_YET,
  ],
  [
    /^soll ich (?:lieber |heute |morgen |jetzt )*(?!.*(?<!\p{L})(?:sagen|erzählen|verraten|petz\p{L}*|hilfe|rechnen|plus|minus|mal|schreib\p{L}*|abhauen|weglaufen|sterben|leben|lügen|wehren)(?!\p{L})).* oder .*$/iu,
    'Das darfst du selbst entscheiden. Was sagt dein Bauchgefühl?',
  ],
  [
    /^(?:sag|erzähl|erzähle) mir (?:mal )?was ich (?:gestern|heute|letzte \p{L}+|vorhin|früher) .*(?:gesagt|gemacht|gegessen|gespielt|gefragt)(?!\p{L})/iu,
    CANNOT_KNOW_OF_YOU,
  ],
  // What becomes of oneself, of others and of the world.
  [
    /^(?:ob )?(?:werd|werde|krieg|kriege|bekomm|bekomme|schaff|schaffe|gewinn|gewinne|heirat|heirate) ich (?!.*(?<!\p{L})(?:wenn|davon|vom|von|durch|zähne|milchzähne|krank|blind|taub|dick|pickel|bart|brüste|fieber|nass|müde|stimmbruch)(?!\p{L}))|^wann (?:krieg|kriege|bekomm|bekomme|werd|werde|heirat|heirate|find|finde|gewinn|gewinne) ich (?!.*(?<!\p{L})(?:zähne|milchzähne|backenzähne|weisheitszähne|erwachsen|volljährig|bart|brüste|periode|tage|pickel|stimmbruch|haare|taschengeld|fieber)(?!\p{L}))|^(?:kommt|kommen|fährt|geht|darf|besucht|holt) (?:heute |morgen |nachher |bald |übermorgen |am \p{L}+ )*(?:mein\p{L}*|unser\p{L}*|mama|papa|oma|opa) (?!.*(?<!\p{L})(?:aus|vom|von|zähne)(?!\p{L})).*(?:heute|morgen|nachher|bald|am \p{L}+tag|in die schule|zu mir|zu uns|vorbei|mit)[?. ]*$|^(?:wird|werden|fällt|fallen) (?:mein|unser)\p{L}* \p{L}+ (?:heute|morgen|bald|nachher) |^(?:kommt|kommen) (?:heute|morgen|nachher|übermorgen) (?:mein|unser)\p{L}* |^(?:krieg|kriegen|bekommen|gewinnen|schaffen|werden) wir (?!.*(?<!\p{L})(?:wenn|zusammen|raus|heraus)(?!\p{L})).*(?:mal|jemals|irgendwann|bald|morgen|nächste\p{L}*|hitzefrei|schulfrei)/iu,
    COMES_YET,
  ],
  [
    /^(?:was (?:passiert|wird|kommt|geschieht) (?:morgen|übermorgen|nächste\p{L}* \p{L}+|in der zukunft|später)|(?:kannst du (?:mir )?|weißt du |sag mir )(?:die|meine) zukunft.*|(?:siehst|kennst) du (?:in )?(?:die|meine) zukunft|wann ist der (?:aller)?letzte tag .*|wann (?:geht|endet) die welt .*)[?. ]*$|^(?:wer|was|wo|welche\p{L}*(?: \p{L}+)?|gibt|gibts|wird|werden|leben|wie) (?!alt )(?=.*(?:im jahr 20(?:2[7-9]|[3-9]\d)|in (?:hundert|tausend|zehn|zwanzig|dreißig|fünfzig|\d+) jahren|nächste[sn]? (?:jahr|mal|sommer|winter|wm|em)))(?=.*(?:wird|werden|gibt|gewinnt|heißt|ist|sind|sieht)).*$/iu,
    COMES_YET,
  ],
  [
    /^(?:was|wo|wie|woran|schläft|isst|spielt) ?(?:macht|ist|tut|isst|denkt|geht es|trinkt|sagt|guckt)? (?!(?:die|der) (?:sonne|mond|erde|iss|wind|zeit)(?!\p{L}))(?:der |die |das |herr |frau )?\p{L}+(?: \p{L}+)? (?:gerade|grade|grad|im moment|in diesem moment|jetzt gerade|genau jetzt|grade jetzt)(?: (?:jetzt|in diesem moment|so|eigentlich|im moment))*[?. ]*$/iu,
    'Das kann ich leider nicht wissen, denn ich sehe nicht, was gerade passiert.',
  ],
  [
    /^(?:und |ob )?(?:wird|werden|schneit|regnet|scheint|ob|wie wird) .*(?<!\p{L})(?:morgen|übermorgen|nächste woche|am wochenende)(?!\p{L}).*(?<=regn|schnei|sonne|warm|kalt|schnee|gewitter)\p{L}*$|^(?:ob|regnet|schneit|scheint) .*(?:morgen|am wochenende).*(?:regn|schnei|sonn)|^(?:regnet|schneit) es .*(?:morgen|am wochenende)|^(?:und )?wie wird das wetter/iu,
    'Das Wetter von morgen kann ich nicht wissen. Schau mit jemandem in den Wetterbericht.',
  ],
  [
    /^(?:und |ob )?(?:kommt|kommen|fährt|fahren|ist|hat|fällt|fallen) (?:de[rmn] |die |das |unsere? |meine? )?(?:\p{L}*bus|\p{L}*zug|bahn|\p{L}-bahn|straßenbahn|tram|flieger|flugzeug|fähre|schule|unterricht) (?:\p{L}+ ){0,2}(?:heute?|morgen|gleich|nachher|pünktlich)|^(?:und )?(?:gewinnen|verlieren|schaffen|gewinnt|verliert|schafft) (?!man )(?!.*(?:mühle|schach|dame|kniffel)).*(?:wir|unser\p{L}*|meine?|am (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|morgen|heute|das spiel)|^(?:und )?wer (?:gewinnt|wird gewinnen|wird (?:welt|europa)?meister)|^(?:und |ob )?(?:wird|werden|schneit|regnet|scheint|ob|wie wird) .*(?<!\p{L})(?:morgen|übermorgen|nächste\p{L}*|am wochenende)(?!\p{L})|^(?:wann|wie) .*(?:welt|erde|menschheit) .*(?:unter|zu ende)$/iu,
    'Das kann ich leider nicht wissen, denn es kommt erst noch. Das weiß heute niemand genau.',
  ],
  [
    /(?:an )?(?:welche|was für eine) zahl denk\p{L}* ich|woran denk\p{L}* ich|was denk\p{L}* ich (?:grad|gerade|jetzt)|wie viele finger (?:halt|zeig)|^(?:und )?(?:was|woran|warum|ob|mag|mögen|liebt|vermisst) .*(?<!\p{L})(?:denkt|träumt|will|mag|mögen|liebt|vermisst|hasst) (?:gerade |jetzt |wohl )*(?:mein\p{L}*|dein\p{L}*|unser\p{L}*)|^(?:und |ob )?(?:mag|mögen|liebt|vermisst|hasst|findet|hat|haben) (?!man |jemand )(?:der |die |mein\p{L}* |unser\p{L}* )?\p{L}+ (?:mich|uns)(?: \p{L}+){0,2}(?: (?:gern|gerne|lieb|nett|toll|doof|blöd|cool|süß|hübsch))?[?. ]*$/iu,
    'Das kann ich leider nicht wissen, denn Gedanken lesen kann ich nicht. Frag am besten selbst nach.',
  ],
  [
    /was (?:gibt es|gibt['’]?s|gibts|essen wir|kochen wir|kocht (?:mama|papa|oma)).*(?:mittag|abend|essen|frühstück|heute?|morgen|mensa|kantine)(?!.*(?:in|auf) (?:deutschland|italien|\p{Lu}))/iu,
    'Das kann ich leider nicht wissen. Frag deine Familie, oder schau auf den Speiseplan.',
  ],
  // What the child has, did and is.
  [
    /^(?:und |weißt du |sag mal |rate mal )*(?:was|wo|wohin|wann|wen|wem|mit wem|welche\p{L}*(?: \p{L}+)?|wie oft|wie viele? (?:\p{L}+ ){0,2})(?: |)(?:hab|habe|hatte|bin|war) ich(?! (?:denn )?(?:krank|schwanger|allergisch|bei ))(?!.*(?<!\p{L})(?:wenn|falls)(?!\p{L}))/iu,
    CANNOT_KNOW_OF_YOU,
  ],
  [
    /^(?:und )?(?:was|welche\p{L}*(?: \p{L}+)?|wen|wo|wann|wie) (?!kann|muss|soll|darf|schreib|sag|heiß|rechne)\p{L}+ ich (?:\p{L}+ ){0,2}(?:gerade|jetzt|heute|gestern|morgen|zum geburtstag|zu weihnachten|in der hand|mal|später)(?!\p{L})(?!.* (?:nehmen|tun|machen)$)|^(?:und )?wie (?:groß|alt|schwer|stark|schnell|gut) (?:bin|werd|werde|war) ich|^(?:und )?(?:hab|habe|bin|war|hatte|krieg|kriege|bekomm|bekomme|werd|werde|schaff|schaffe) ich (?:\p{L}+ ){0,3}(?:heute|gestern|morgen|schon mal|zuletzt|zum geburtstag|zu weihnachten|gute note|eine eins)/iu,
    CANNOT_KNOW_OF_YOU,
  ],
  [
    /^(?:und )?(?:was|wer|wo|wie viele?|welche\p{L}*|wie)(?: \p{L}+){0,3} (?:steht|stehen|ist|liegt|liegen|sind|steckt|stecken|hängt|heißt|sitzt|wohnt|war|hat|gibt es) (?:\p{L}+ ){0,4}(?:(?:in|auf|unter|neben|hinter|vor) (?:mein\p{L}*|unser\p{L}*|mir|uns|(?:de[mnr]|das) (?:paket|päckchen|geschenk|rucksack|ranzen|tasche|schrank|zimmer|schublade))(?!\p{L}))(?!.*(?:körper|bauch|kopf|blut|erde|land|planet|sonnensystem|galaxie))|^(?:und )?was wird (?:aus mir|mein\p{L}*)|^(?:und )?(?:wann|wo|warum|wieso|was|wie lange|wie) (?:\p{L}+ ){0,2}(?:kommt|kommen|bekommt|kriegt|macht|machen|hat|haben|ist|war|bleibt|holt|arbeitet|sagt|sieht) (?:mein\p{L}*|unser\p{L}*|mama|mami|papa|papi|oma|opa) (?!.*(?:körper|bauch|herz|auge|ohr|zahn|zähne|blut|knochen|gehirn|haut|haare?|magen|lunge|stimme|pipi|hals))|^(?:und )?(?:was|wohin|wann|was alles) (?:haben|machen|fahren|gehen|schreiben|kriegen|essen) wir (?:\p{L}+ ){0,3}(?:auf|hausaufgabe\p{L}*|gemacht|heute|morgen|ferien|nächste\p{L}*)|^(?:und )?wer hat (?:mein\p{L}*|unser\p{L}*|mir|bei uns|uns) /iu,
    'Das kann ich leider nicht wissen, denn bei dir bin ich nicht. Schau nach oder frag jemanden, der dabei ist.',
  ],
  [
    /^(?:und )?(?:was|warum|wieso|wo|wann|wie|hat|ist) (?:hat |ist |war )?(?:der |die )?(?!man|jemand|erste?)\p{L}+ (?:\p{L}+ ){0,3}(?<!\p{L})(?:gestern|heute morgen|vorhin|letzte woche) (?:\p{L}+ ){0,3}(?:gesagt|gemacht|geregnet|gegessen|gespielt|angehabt|geschrieben|gemeint)|^(?:und )?(?:warum|wieso) (?:hat|ist|will|redet|spielt|antwortet|schreibt) \p{L}+ (?:mir |mit mir |bei mir |nicht |heute )*(?:zurückgeschrieben|geantwortet|angerufen|mit mir|gekommen|mitgespielt)|^hat es (?:gestern|heute|vorhin) .*(?:geregnet|geschneit)|(?<!\p{L})(?:leute|menschen|kinder|autos|wer|jemand)(?!\p{L}) .*(?<!\p{L})(?:gerade|in diesem moment|jetzt gerade)(?!\p{L})(?!.*(?:bundeskanzler|präsident|all|iss|weltraum))/iu,
    'Das kann ich leider nicht wissen, denn ich war nicht dabei. Frag jemanden, der es gesehen hat.',
  ],
];

/** Nobody is told "that I cannot know" where such a word may tell of harm. */
const MAY_HARM =
  /(?<!\p{L})(?:sterb\p{L}*|stirb\p{L}*|gestorben|tote?[nrs]?|komisch\p{L}*|seltsam\p{L}*|\p{L}*dusch\p{L}*|\p{L}*küss\p{L}*|anfass\p{L}*|fasst|angefasst|nackt\p{L}*|ausziehen|streichel\p{L}*|schläg\p{L}*|schlag\p{L}*|haut|weh)(?!\p{L})/iu;
/** "Nach dem Sport kommen welche zu mir" is told, whatever verb stands in it; "nach welchem Tag" is not. */
const IS_TOLD =
  /^(?:und |aber |dann )*(?:nach|vor|bei|beim|im|am|an|auf|in|zu|zum|mit|seit|immer|manchmal|abends|nachts|ich|wir) (?!(?:was|wem|wen|welche\p{L}*|wie|wann|wo)(?!\p{L}))(?!.*\?)/iu;

const SOON = String.raw`(?:heute?|heut abend|morgen|übermorgen|gleich|nachher|nächste \p{L}+|am \p{L}+tag|in den ferien|später|bald|mal)`;
/** What happens to whom one knows, or to a thing that is one's own: nobody has told LUX of it. */
const OF_OWN: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})(?:mich|mir|uns)(?!\p{L}).*(?<!\p{L})(?:gern|gerne|lieb|leiden|nett|toll|doof|blöd|hübsch|süß|verliebt|böse|sauer|cool)(?!\p{L})|(?:mag|mögen|liebt|hasst|vermisst|findet|leiden) .*(?<!\p{L})(?:mich|uns)(?!\p{L})/iu,
    'Das kann ich leider nicht wissen, denn Gedanken lesen kann ich nicht. Frag am besten selbst nach.',
  ],
  [
    new RegExp(
      String.raw`(?:wird|werden|kommt|kommen|fährt|fahren|klappt|gewinnt|gewinnen|schafft|darf|fällt|ist|hat|haben|krieg\p{L}*|bekomm\p{L}*|schenkt|heißen|heißt) .*(?<!\p{L})${SOON}(?!\p{L})|(?<!\p{L})${SOON} .*(?<!\p{L})(?:mein|unser)\p{L}*`,
      'iu',
    ),
    'Das kann ich leider nicht wissen, denn es kommt erst noch. Das weiß heute niemand genau.',
  ],
  [/./u, CANNOT_KNOW_OF_YOU],
];
const OWN =
  /(?<!\p{L})(?:mich|mir|uns|mein\p{L}*|unser\p{L}*|mama|mami|papa|papi|oma|opa)(?!\p{L})|(?<!\p{L})(?:de[rmn]|die|das) (?:bus|zug|straßenbahn|tram|s-bahn|u-bahn) .*(?:heute?|morgen|gleich|nachher|pünktlich)/iu;
/** What everybody has is no one's own. */
const OF_ALL =
  /(?:mein\p{L}*|unser\p{L}*) (?:\p{L}+ )?(?:körper|bauch|herz|aug|ohr|nase|zahn|zähne|zunge|mund|blut|knochen|gehirn|haut|haar|magen|lunge|stimme|hals|bein|arm|hand|hände|finger|fuß|füße|zehe|nagel|nägel|muskel|erde|sonne|planet|welt|mond|land|sonnensystem|galaxie|essen|pipi|kopf|rücken|knie)/iu;

/** "Wohin fliegen die Störche, wenn es bei uns kalt wird", "was ist das Zuckerfest, meine Freundin feiert das". */
const OF_THE_WORLD =
  /^(?:und |sag mal |weißt du )*(?:was (?:ist|sind|meint|meinen|bedeutet|heißt) (?!mein|unser|mit mein)|(?:\p{L}+ ){1,6}wenns? (?:es )?(?:bei uns|hier)(?!\p{L})|(?:wohin|wo|woher|warum|wieso|wann) (?:\p{L}+ )*bei uns(?!\p{L}))/iu;

/** What is asked of one's own people, things and days, where nothing else is known to it; null of all else. */
export const sayCannotKnowOfOwn = (question: string): string | null =>
  OWN.test(question) &&
  !OF_THE_WORLD.test(question) &&
  !MAY_HARM.test(question) &&
  !IS_TOLD.test(question) &&
  !OF_ALL.test(question) &&
  !/(?<!\p{L})(?:soll|kann|darf|muss) (?:ich|man)/iu.test(question)
    ? (OF_OWN.find(([pattern]) => pattern.test(question))?.[1] ?? null)
    : null;

/** "Wie viele Knochen hab ich?": as many as everybody. */
const OF_EVERY_BODY =
  /^(?:und )?wie ?viele? (?:liter )?(?:milchzähne|zähne|backenzähne|knochen|muskeln|rippen|wirbel|haare|gelenke|adern|organe|nieren|lungen\p{L}*|blut|sinne|zellen|nerven|finger|zehen|augen|ohren|beine|arme|herzen) (?:hab|habe) ich(?: (?:denn|eigentlich|so|im körper|im mund|insgesamt|überhaupt|auf dem kopf))*[?. ]*$/iu;

/** What nobody but the child, or nobody at all, can know; null of all else. */
export function sayCannotKnow(question: string): string | null {
  const said = withoutLead(question);
  if (OF_SENTENCES.test(said) || OF_EVERY_BODY.test(said)) return null;
  if (OWN.test(said) && MAY_HARM.test(said)) return null;
  return sayOdd(said) ?? CANNOT_KNOW.find(([pattern]) => pattern.test(said))?.[1] ?? null;
}
