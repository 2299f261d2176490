/** No fact tells what somebody's own dog is called. */
export const ASKS_OWN = /(?<!\p{L})wie (?:hei(?:ß|ss)(?:t|en)|alt (?:ist|sind)) (?:mein|unser)/iu;
export const ASKS_IN_ENGLISH =
  /(?<!\p{L})(?:wie|was) (?:[\p{L}:,]+ ){1,12}auf englisch|^(?:(?:bitte|und|sag|sage|lux|mal|das) )*(?:auf englisch|englisch)(?: bitte)?[:,.]|(?:auf englisch|englisch)(?:,)? bitte[.!]*$|auf englisch (?:sagen|heißt|schreiben|fragen)(?!\p{L})|how (?:do|can) (?:i|you|we) say|englische wörter für/iu;
/** "Wie sag ich, dass ich Wasser will, auf Englisch?" begins no practice. */
export const SAYS_IN_ENGLISH =
  /(?<!\p{L})wie (?:stell|bestell|antwort|entschuldig|verabschied|begrüß|bedank)\p{L}* .*englisch|^(?:und )?wie (?:sag|frag|sprech|schreib|wünsch)\p{L}* .* englisch|^englisch (?:für|von) \S+[?. ]*$|^(?:die |der |das |eine? |alle )?\p{L}+ (?:auf|in) englisch(?! (?:üb|lern|abfrag|aufgabe|quiz|test|frag))|englische wörter für|how (?:do|can) (?:i|you|we) say|wörter mit .* (?:am anfang|am ende|vorne|hinten)/iu;
/** Of somebody's own people and things nothing is known, whatever else is as old or called so. */
const ASKS_OWN_LIFE =
  /(?<!\p{L})(?:wie (?:alt|groß|schwer|reich|nett) (?:ist|bin|sind)|wie (?:heißt|heißen)|wo (?:ist|sind|wohnt|liegt|hab\p{L}*)|wann (?:hat|haben|kommt|kommen|ist)|wer ist|was (?:macht|mag|isst|sagt|denkt) |wie ?viele? .*(?:hat|haben)|welche\p{L}* .*(?:hat|haben|mag)|was ist das lieblings\p{L}*).*(?<!\p{L})(?:mein\p{L}*|unser\p{L}*) (?:\p{L}+ )?(?:mama|mami|mutter|papa|papi|vater|eltern|oma|opa|omi|opi|bruder|schwester|geschwister|tante|onkel|cousin\p{L}*|freund\p{L}*|lehrer\p{L}*|nachbar\p{L}*|klasse|schule|hund|katze|hamster|hase|vogel|haus|zimmer|auto|fahrrad|schlüssel|geld|schuhe?|handy|unterhose|hose|geburtstag)(?!\p{L})/iu;
/** Who has won or will win stands in no book. */
const ASKS_NEWS =
  /(?<!\p{L})wer .*(?:gewonnen|gewinnt|gewinnen wird|wird (?:meister|weltmeister|sieger)|gespielt)(?!\p{L})(?=.*)|(?<!\p{L})(?:gestern|heute|morgen|dieses jahr|\d{4}) .*(?:gewonnen|gewinnt)|wie (?:hat|ist) .*(?:gestern|heute) .*(?:gespielt|ausgegangen)/iu;
/** Grammar is asked of sentences that tell of sorrow and joy as well. */
export const ASKS_OF_WORDS =
  /[„"“][a-z][a-z' ,!?]+[“"”].*(?:was|wie) |^(?:bitte |mal )?übersetz|(?<!\p{L})(?:(?:schreib\p{L}*|geschrieben).* oder |(?:ein |das )?wort (?:mit|für|das)|(?:was|wie) (?:heißt|bedeutet|meint)(?: das| es)?$|reimt|reimwort|mehrzahl|einzahl|plural|silben?|artikel|gegenteil|nomen|verb|adjektiv|welche zeit(?:form)? (?:ist|war)|in welchem fall|richtig geschrieben|sagt man das so|verkleiner\p{L}*|buchstabe fehlt|tunwort|wiewort|namenwort|wortart|vergangenheit|gegenwart|präteritum|perfekt|komma|fragesatz|aussagesatz|subjekt|prädikat|verben|buchstabier\p{L}*)(?!\p{L})/iu;
/** "Wer ist das Subjekt in: Meine Oma backt?" asks of no own life. */
export const OF_SENTENCES =
  /(?<!\p{L})(?:subjekt|prädikat|satzaussage|satzgegenstand|(?:dativ|akkusativ)?-?objekt|satzglied\p{L}*)(?!\p{L})/iu;
/** A question begins here, whatever was told before it. */
export const ASKS_PLAINLY =
  /(?:^|[.,!?;:] )(?:(?:und|aber|du|lux|sag mal|äh) )*(?:warum|wieso|weshalb|wozu|wofür|wie|was|wer|wo|woher|wann|welche\p{L}*|ist|sind|hat|haben|kann|können|gibt|gab|darf|dürfen|muss|stimmt)(?!\p{L})|^(?:ich habe? (?:mal )?(?:gehört|gelesen)|angeblich)(?!\p{L})/iu;
/** Who speaks of those around it, or of what hurts, may tell of a trouble. */
export const OF_OWN_PEOPLE =
  /(?<!\p{L})(?:mama|mami|papa|papi|mutter|vater|eltern|oma|opa|bruder|schwester|geschwister|freund\p{L}*|lehrer\p{L}*|klasse\p{L}*|keiner|niemand|jemand|alle|andere[nr]?|angst|traurig\p{L}*|allein\p{L}*|einsam|streit\p{L}*|hass\p{L}*|hau(?:t|en)|schläg\p{L}*|schlag(?:t|en)|gestorben|tot|stirbt|verloren|gemein|heimweh|verliebt|trösten|geärgert|ärger\p{L}*|wütend|sauer)(?!\p{L})/iu;
export const ONE_WORD = /^(?:und |oder )?\p{Ll}{4,}[?. ]*$/u;
/** "Wie machen die das?" */
export const HOW_THEY_DO =
  /^(?:und )?(?:wie|warum|wieso|wann|wo) (?:mach|geh|funktionier|komm|schaff|könn|tu)\p{L}* (?:die|der|das|sie|er|es|man)(?: das| es| denn| dann)*[?!. ]*$/iu;
/** LUX speaks German and some English. */
const OTHER_LANGUAGE =
  /^(?:und )?(?:(?:wie|was) .*)?(?<!\p{L})auf (italienisch|spanisch|französisch|türkisch|arabisch|russisch|ukrainisch|polnisch|portugiesisch|griechisch|chinesisch|japanisch|kroatisch|serbisch|albanisch|rumänisch|kurdisch|persisch|schwedisch|dänisch|niederländisch|holländisch)(?!\p{L})/iu;
/** Somebody is still looking for words. */
const ONLY_STARTS =
  /^(?:(?:äh+m?|öh+m?|ähm+|hm+|ehm+|also|wie|was|nee?|nein|ja|und|du|lux|warte|moment|mal|so|ach|oh|na|die|der|das)[ ,.!?…]*){2,}$/iu;
const STARTS = /(?<!\p{L})(?:äh+m?|öh+m?|ehm+|hm+|warte|moment)(?!\p{L})/iu;
/** What is asked before anything is looked up: another language, or nothing yet. */
export function sayNotAsked(question: string): string | null {
  const [, language] = OTHER_LANGUAGE.exec(question) ?? [];
  if (language !== undefined) {
    const name = `${language.charAt(0).toUpperCase()}${language.slice(1).toLowerCase()}`;
    return `${name} kann ich leider nicht. Frag mich gern etwas auf Englisch!`;
  }
  const isStart = ONLY_STARTS.test(question) && STARTS.test(question);
  return isStart ? 'Lass dir Zeit. Was möchtest du wissen?' : null;
}
/** "Wer gewinnt?" of two that were told of may be known. */
export const WHO_WINS = /^(?:und )?wer (?:gewinnt|siegt)(?: da| dann| denn)*[?. ]*$/iu;
export const isUnknowable = (question: string) =>
  ASKS_OWN_LIFE.test(question) ||
  (ASKS_NEWS.test(question) &&
    !WHO_WINS.test(question) &&
    !/erst\p{L}* |18\d\d|19\d\d/iu.test(question));
/** "Wie viele Tage sind drei Wochen?" */
export const ASKS_IN_OTHER_UNIT =
  /^(?:und )?wie ?viele? \p{L}+ (?:sind|haben|hat|ist) (?!das |es )(?:\d+|\p{L}+) (?:und \p{L}+ )?(?:stunden?|minuten?|tage?|wochen?|jahre?|monate?|meter|kilometer|zentimeter|kilo|kilogramm|gramm|liter|euro|tonnen?)[?. ]*$/iu;

/** Without one of these nobody who tells of itself asks of words. */
export const NAMES_WORDS =
  /heißt|heißen|bedeut|übersetz|engl[ie]sch|auf deutsch|sag(?:t|st|e)? man|sag ich|schreib|geschrieben|buchstab|mehrzahl|plural|einzahl|gegenteil|artikel|reim|wort|wörter|silbe|satz|sätze|steiger|verb|nomen|adjektiv|der die das|komma|erklär|richtig|falsch|\?|\p{L}+ oder \p{L}+/iu;
/** "Ich weiß nicht, ist dunkel das Gegenteil von hell?" */
export const NOT_SURE =
  /^ich (?:weiß|weiss|bin mir) (?:jetzt |gerade |grad |es )*nicht(?: sicher)?,? (?:ob )?/iu;
