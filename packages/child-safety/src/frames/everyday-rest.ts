/** Where one of these stands, nothing is taken for everyday. */
export const GRAVE =
  /(?<!\p{L})(?:\p{L}*schl[aä]g\p{L}*|haut?|hauen|haue|gehauen|\p{L}*prügel\p{L}*|dresche|hiebe|tritt|treten|getreten|gürtel|ohrfeige\p{L}*|geknallt|\p{L}*würg\p{L}*|blut\p{L}*|\p{L}*ritz\p{L}*|wunden?|blaue[nrs]?|messer|pistole|gewehr|sterb\p{L}*|stirbt|gestorben|tot|tote[nrs]?|töte\p{L}*|umbring\p{L}*|bringt? (?:mich|uns) um|lebe[n]?|abhau\p{L}*|hau ab|weglauf\p{L}*|für immer|himmel|geheim\p{L}*|\p{L}*fass(?:t|en)|\p{L}*zieh\p{L}* (?:mich|sich) aus|aus(?:zieh|gezogen)\p{L}*|nackt\p{L}*|küss\p{L}*|streichel\p{L}*|droh\p{L}*|\p{L}*sperr\p{L}*|jeden (?:tag|abend|morgen)|jede (?:nacht|pause|woche)|immer wieder|schon wieder im|ganze klasse|alle (?:gegen|lachen|sagen|aus)|keiner|niemand|klo|toilette|müll\p{L}*|spuck\p{L}*|hunger\p{L}*|(?:nichts|nix) (?:mehr )?(?:zu )?essen|essen? (?:nichts|nicht)|tablett\p{L}*|trinkt|getrunken|betrunken|bier|alkohol|onkel|stief\p{L}*|freund von|trainer|nachbar|mann|männer|fremde[rn]?|hilfe|seit stunden|stundenlang|allein\p{L}*|nachts?|backe|wange|kann nicht mehr|nicht mehr (?:da|leben|aufwachen|heim|nach hause)|weh|schmerz\p{L}*|striemen|\p{L}*verletz\p{L}*|brennt|angezündet|anzünd\p{L}*|feuer|rauch|luft|zittert?|verschenk\p{L}*|egal|sinnlos|hasse? mich|dick|fett|verhaut|(?:mich|uns)(?: \p{L}+){0,4} verhauen|\p{L}*fessel\p{L}*|(?:mich|uns) (?:\p{L}+ )?kaputt|(?:nichts|nix) (?:\p{L}+ )?gegessen|flecken?|lila|grün und blau|\p{L}*chat\p{L}*|\p{L}*internet\p{L}*|online|abholt|holt mich|autobahn\p{L}*|brücken?|dach|balkon|gleise\p{L}*|schienen|benzin|feuerzeug|pillen|einschlafe?|aufwachen|vorbei ist|vorbei sein|kilo|abnehmen|abgenommen|kotz\p{L}*|gekotzt|erbroche\p{L}*|schluss|weg sein|nie geboren|(?:seine|seiner) (?:kleine )?(?:frau|braut)|kommt (?:\p{L}+ ){0,2}zu mir|(?:ins|im) bett zu|bett kuscheln|baden|einsteigen|mitkommen|mitgehen|der typ|ein herr|(?:papa|mama|vater|mutter|eltern) (?:redet|reden|spricht|sprechen)|draußen schlafen|vor der tür|keller schlafen|umgedreht|verdreht|gewürgt|schubst?|geschubst|\p{L}*löffel|stock)(?!\p{L})/iu;

/** Words of which a plain account of an everyday trouble is made, beside what it is about. */
const PLAIN = new RegExp(
  `^(?:${[
    'ich|du|er|sie|es|wir|ihr|mir|mich|uns|ihm|ihn|ihnen|man|das|des|die|der|den|dem|ein|eine|einen|einem|einer|ne|nen',
    '(?:mein|dein|sein|ihr|unser)(?:e|en|em|er|es)?|(?:mama|papa|oma|opa|mami|papi)s?|mutter|vater|eltern|bruder|schwester|freund|freundin|lehrer|lehrerin|baby',
    'und|oder|aber|weil|wenn|dass|denn|also|so|sehr|ganz|total|echt|voll|richtig|bisschen|viel|mal|schon|wieder|noch|nur|auch|ja|halt|eben|doch|leider|oje|ups|einfach|wirklich|ziemlich|arg|jetzt|nun|da|dann|deshalb|deswegen|dabei|davon|dafür|darüber|damit|zu|zum|zur|in|im|ins|an|am|auf|aus|bei|beim|mit|von|vom|vor|vorm|nach|seit|für|wegen|über|um|bis',
    'alle|alles|suchen|suche|sucht|gesucht|heute|heut|gestern|morgen|übermorgen|vorhin|gerade|grad|eben|früh|abend|mittag|nachmittag|nachher|bald|immer|manchmal|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|tag|tage|woche|wochen|wochenende|ferien',
    'ist|war|bin|sind|sei|hat|hab|habe|haben|hatte|wird|wurde|werde|gibt|gibts|gab|krieg|kriege|bekomm|bekomme|geht|ging|find|finde|glaub|glaube|weiß|tut|kann|mag',
    'schule|klasse|hort|kita|kindergarten|bus|sport|turnhalle|spielplatz|garten|küche|zimmer|hause|zuhause|daheim|arbeit|pause|fußball|mathe|deutsch|spielen|gespielt|gewonnen|schreib|schreiben|geschrieben|lernen|gelernt|üben|geübt|vergessen|verloren|kaputt|weg|gemacht',
    'sauer|böse|wütend|ärgerlich|traurig|geschimpft|schimpft|schimpfen|gemeckert|meckert|ärger|geweint|weinen|weine|gemein|unfair|ungerecht|fies|doof|doofe|blöd|blöde|schade|mist|peinlich|leid|versehen|nervös|aufgeregt|angst|schiss|bammel|klein|kleine|kleinen|kleiner|neu|neue|neuen|neuer|groß|lieb|lieblings|nett|langweilig|anstrengend|nervig|monster|gespenster|geister|nachtlicht|husten|schnupfen|fieber',
  ].join('|')})$`,
  'u',
);
/** What is lacking, and what one is forced or not let, is no small matter beside a trouble. */
const LACKS = /(?<!\p{L})(?:kein\p{L}*|nichts|nix|nie|nimmer|zwingt|gezwungen|verboten)(?!\p{L})/iu;
/** A name or the like, of which nothing is known. */
const MOST_UNKNOWN = 1;

/** Whether all that stands beside the trouble is an account of it, without a second one. */
export function isPlainRest(rest: string): boolean {
  const words = rest.split(' ').filter((word) => word !== '');
  return !LACKS.test(rest) && words.filter((word) => !PLAIN.test(word)).length <= MOST_UNKNOWN;
}
