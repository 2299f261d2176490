/** What looks like a wish to practise and is none. */

/** "Ich sag dir dann das Wort": what the child itself will do. */
export const I_ANSWER =
  /(?: und)? (?:dann )?ich (?:sage?|antworte|schreibe?|rate?) (?:dir |es |dann |das |die |den |dem )*(?:wort|wörter|lösung|ergebnis|antwort|richtige)?$/u;

/** "Nicht zu schnell", "aber kein Mathe": how, and what not. */
export const NOT_THAT =
  /(?: (?:aber|bitte|und))* (?:nicht (?:zu|so) (?:schnell|lang\p{L}*|viele?)|(?:kein\p{L}*|nicht) (?:mathe|rechnen|deutsch|englisch))(?= |$)/u;
/** "Wie geht Malnehmen?" asks about it. */
export const ABOUT =
  /^(?:was (?:ist|sind|bedeutet|heißt|heisst)|wie (?:heißt|geht|viele?|funktioniert|übt|schreibt|spielt|lernt|sagt|kann)|wieso|warum|wer|wo|wann|welche\p{L}*|wozu|woher|hast du (?!(?:ein|eine|ne|nen|n|mal|noch|ein paar|paar|matheaufgaben|aufgaben|rechenaufgaben) )|magst du(?! (?:bitte |mal |heute |jetzt )*mit mir )|ich (?:hasse|mag kein|kann kein|bin)|erklär\p{L}*|ich habe?)(?!\p{L})/u;
/** "Ich will auf Englisch sagen: …" wants to hear it. */
export const SAYS_IN_ENGLISH =
  /^(?:(?:bitte|kannst du|sag|sage|mal|und|mir|lux) )*(?:übersetz\p{L}*|(?:auf|ins) englisch\p{L}*(?! (?:üben|lernen|abfragen|vokabeln|wörter)))(?: |$)|englisch (?:reden|sprechen|unterhalten|quatschen)|auf englisch (?:sagen|schreiben|hei(?:ß|ss)t|ausdrücken|fragen (?!stell))|(?<!\p{L})(?:sag|sage|sagt|frag|frage|fragt|schreib|schreibe|schreibt|grüße|bitte|bestell\p{L}*) (?:ich|man|wir) (?:das |es |jemanden? )?auf englisch/u;
/** "Wir lernen gerade Hauptstädte. Wie heißt die von Polen?" asks, and wants no practice. */
export const ASKS_BEHIND =
  /[,.!:]\s+(?:und |aber |also )?(?:wie(?! wär)|was(?! (?:kann|könn|soll|hältst))|wer|wen|wem|wo|woher|wann|warum|wieso|welche[rsnm]?)(?!\p{L})[^?]*\?\s*$/iu;
/** "Und noch minus eins" goes on with the last sum. */
export const GOES_ON_WITH_SUM =
  /^(?:(?:und|dann|jetzt|noch|davon|das) )*(?:plus|minus|mal|geteilt|durch) (?:noch |durch )?\S+$/u;
/** "Spielst du auch Mathe?" asks about LUX. */
export const ASKS_HABIT =
  /^(?:spielst|machst|übst|lernst|rechnest) du (?:auch|gern\p{L}*|eigentlich|oft)(?!\p{L})/u;

/** "Kannst du Freundin in die Mehrzahl setzen" asks for one word. */
export const SETS_ONE_WORD =
  /^(?:bitte |lux )*(?:kannst|könntest) du (?:(?:mir|mal|bitte|das wort) )*(?!(?:mir|mich|wörter|nomen|verben|mit|was|etwas) )\p{L}{3,} (?:in silben |mal |bitte )*(?:trennen|zerlegen|klatschen|buchstabieren|steigern)(?: bitte)?$|(?<!\p{L})(?!(?:wörter|nomen|verben|sätze|etwas|was) )\p{L}{3,} (?:in die|in den|ins|im|in der) (?:mehrzahl|einzahl|vergangenheit|plural|präteritum|perfekt|genitiv|dativ|akkusativ)(?: setzen| bilden| schreiben)?(?:$| (?:mit|bei|für|wie|und|was|dann|aber) )|^(?:mach|bilde|forme?) aus (?:dem|diesem) satz|(?<!\p{L})reim(?:e|wort|wörter)? (?:auf|zu|für) (?!wörter|etwas)\p{L}+$|^(?:nenn|sag|gib|zeig)\p{L}* (?:(?:mir|uns|mal|bitte) )*(?:\d+|zwei|drei|vier|fünf|sechs|zehn|ein paar) (?:nomen|namenwörter|verben|tunwörter|adjektive|wiewörter|pronomen|präpositionen)$|wörter mit .* (?:finden|suchen|sammeln|nennen)$|^(?:ich|du|er|sie|es|wir|ihr) \p{L}+ (?:\p{L}+ ){0,2}(?:in der|im|in die|ins) (?:vergangenheit|präteritum|perfekt|futur|zukunft|plusquamperfekt)$/u;
/** "Ich will nicht üben", "stell mir ein Rätsel". */
export const NOT_WANTED =
  /(?<!\p{L})(?:nicht|kein\p{L}*|nie|hasse|blöd|doof|scherz\p{L}*|rätsel\p{L}*)(?!\p{L})/u;
/** In characters: what is longer tells something. */
export const LONGEST_WISH = 150;
/** "Zehn Fische, der Reiher holt drei, wie viele sind noch da?" tells a problem. */
export const TELLS_PROBLEM =
  /(?<!\p{L})wie ?viele? (?:\p{L}+ )?(?:sind|ist|hat|haben|habe|bleiben|bleibt|liegen|sitzen|stehen|fehlen|kostet|kosten)(?!\p{L})|(?<![\p{L}\d])\d+(?: \p{L}+)+ \d+.* (?:wie ?viele?|was (?:kostet|kosten|zahl\p{L}*|muss|krieg\p{L}*|bekomm\p{L}*|bleibt)|wann|wie (?:lange?|weit|schwer|alt|teuer))(?!\p{L})|(?<!\p{L})(?:mein|ein)(?:er|e) zahl .*(?:ist|ergibt|macht|gibt) (?:\d+|\p{L}+zehn|\p{L}+zig)|\d ?(?:euro|cent|€).*\d ?(?:euro|cent|€)|(?<!\p{L})(?:kostet|kosten|hab|habe|haben|hat|sind|zahl\p{L}*) (?:\p{L}+ ){0,2}(?:\d+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwanzig|fünfzig).* (?:wie ?viel|was) (?:geld )?(?:krieg\p{L}*|bekomm\p{L}*|zahl\p{L}*|bezahl\p{L}*|fehl\p{L}*|kostet|kosten|bleib\p{L}*|muss)(?!\p{L})/u;
/** "Schreibt man nachmittags groß oder klein", "aus wie vielen Silben besteht Regenwurm": asks of one thing. */
const ASKS_OF_ONE =
  /^(?:(?:aus|bei|in|mit|von|zu|und|sag mal|lux) )*(?:wie|was|wer|wen|wem|welche\p{L}*|wo|wann|warum|wieso|schreibt man|schreib\p{L}* ich|setz\p{L}*|bilde|trenn\p{L}*|kannst du aus)(?!\p{L})/u;
/** "Fuß mit scharfem s oder mit zwei s", "ich nehme, du nimmst, und was kommt bei er": of a word. */
const OF_A_WORD =
  /(?<!\p{L})(?:groß oder klein|scharfe[ms]? s|mit \p{L}+ oder (?:mit )?\p{L}+|ein wort machen|was kommt bei|ich \p{L}+ du \p{L}+|(?:der|die|das) oder (?:der|die|das)|(?:richtiges|echtes|anderes|deutsches) wort|(?:als|das|dass|wie|seid|seit) (?:und|oder) (?:wie|dass|das|als|seit|seid))(?!\p{L})|^(?:setz|schreib|bring|forme?|bilde)\p{L}* (?:\p{L}+ ){0,3}satz (?:in|ins|um)(?!\p{L})|(?<!\p{L})(?:heißt|heißen|bedeutet) (?:das |die |der )?auf (?:deutsch|englisch)(?!\p{L})|^(?:ein )?andere?s? wort für |^(\p{L}+) (?:\p{L}+ ){1,2}oder (?:\1 )?(?:\p{L}+ )?\p{L}+$|^(?:das |die |der |den )?(?:gegenteil|mehrzahl|plural|einzahl|vergangenheit|präteritum|perfekt|artikel|steigerung|reim\p{L}*|silben|synonym) (?:von|auf|zu|für|bei) |^wird .* (?:groß|klein) ?geschrieben|^(?:\d+|zwei|drei|vier|fünf|zehn|ein paar) \p{L}*wörter mit |wortfamilie|(?<!\p{L})wörter mit .* (?:finden|suchen|sammeln|nennen)$|^(?:heißt|sagt|schreibt) (?:es|man) |(?<!\p{L})ob man \p{L}+ (?:mit|ohne|groß|klein|zusammen|getrennt|jetzt) |(?<!\p{L})(?:einen?|nen|n) satz mit \p{L}+|^(?:ich|du|er|sie|es|wir|ihr) \p{L}+ (?:\p{L}+ )?oder (?:ich|du|er|sie|es|wir|ihr) \p{L}+/u;
/** "Zwai plus drai plus fir": a sum, however it is spelt. */
const IS_A_SUM =
  /^(?:(?:wie ?viel|was|ist|sind|macht|und|rechne) )*\p{L}+(?: (?:plus|minus|mal|geteilt durch|weniger) \p{L}+)+(?: ist| sind| macht)?$/u;
/** "Einfacher bitte": what was told is to be told otherwise. */
const TELL_OTHERWISE =
  /^(?:(?:bitte|noch|viel|etwas|ein bisschen|mal) )*(?:einfacher|leichter|kürzer|genauer|langsamer|ausführlicher)(?: bitte| erklärt| erklären)*$/u;
/** "Hauptstadt von Portugal", "Englisch für Radiergummi", "Tisch auf Englisch". */
const ASKS_IN_SHORT =
  /^(?:und |die |lux )*(?:haupt?stadt (?:von|vom|in|der) (?:\p{L}+ )?\p{L}+|(?:auf )?(?:englisch|deutsch) (?:für|von) (?:\p{L}+ ){0,2}\p{L}+|(?!(?:wörter|etwas|was|vokabeln|farben|tiere|zahlen) )\p{L}+ auf (?:englisch|deutsch))$/u;
/** "Eine Geschichte bitte" wants to hear one. */
const WANTS_STORY =
  /^(?:(?:noch|bitte|eine|ne|mal|lux|jetzt|mir|uns|erzähl\p{L}*) )*geschichten?(?: bitte| erzählen| vorlesen| hören)*$/u;
/** "Sag mir die Uhrzeit" wants to know it. */
const ASKS_TIME =
  /^(?=.*(?:sag|verrat|nenn|was ist))(?:(?:bitte|lux|kannst du|sag|sage|verrat|nenn|mir|uns|mal|was ist|jetzt|genaue) )*(?:die |jetzt )*(?:genaue )?(?:uhr)?zeit(?: (?:bitte|jetzt|sagen|mal|lux|nennen))*$/u;
const WISHES =
  /(?<!\p{L})(?:üb\p{L}*|geübt|lern\p{L}*|trainier\p{L}*|ab(?:ge)?frag\p{L}*|abzufragen|frage? mich|fragst|test\p{L}*|prüf\p{L}*|stell\p{L}*|gib(?!t)\p{L}*|aufgaben?|quiz\p{L}*|diktier\p{L}*|diktat|spiel\p{L}*|zusammen|mit mir|wir|lass)(?!\p{L})/u;

/** "Können die rückwärts", "wofür hatte der die", "soll man dann trainieren": asked of somebody else. */
const ASKS_OF_OTHERS =
  /^(?:(?:und|aber|also|dann|echt) )*(?:(?:soll|sollte|muss|darf) man|(?:werden|wird|können|kann|dürfen|darf|müssen|muss) (?!wir |ich |du |mir |mich |man |lux )\p{L}+|(?:wofür|womit|worauf|wodurch|warum|wieso) (?:ist|sind|hat|hatten?|haben|war|waren|macht|machen|braucht|brauchen)|(?:soll|sollen|kann|können|konnten?|muss|müssen|darf|dürfen|will|wollen|hat|haben|hatten?|ist|sind|war|waren) (?:der|die|das|den|er|sie|es))(?!\p{L})/u;
/** A question of what was told, and no wish to practise, in small letters without signs. */
export const asksOfOthers = (plain: string): boolean =>
  ASKS_OF_OTHERS.test(plain) && (/^\p{L}+ man /u.test(plain) || !WISHES.test(plain));

/** "Die Mathearbeit war eine Drei": told of a test that is over. */
const TELLS_OF_TEST =
  /^(?!.*(?<!\p{L})(?:üb\p{L}*|frag\p{L}*|stell\p{L}*|quiz|lass|mit mir|hilf\p{L}*|aufgaben?)(?!\p{L})).*(?<!\p{L})\p{L}*(?:arbeit|test|probe|diktat|klausur) (?:war|hat|lief|ging|hatte)(?!\p{L})/u;

export const tellsOfTest = (plain: string): boolean => TELLS_OF_TEST.test(plain);

/** A question of one word or sum, or of what was told, and no wish to practise; in small letters without signs. */
export const asksOfOne = (plain: string): boolean =>
  tellsOfTest(plain) ||
  (!WISHES.test(plain) &&
    (ASKS_OF_ONE.test(plain) ||
      OF_A_WORD.test(plain) ||
      IS_A_SUM.test(plain) ||
      TELL_OTHERWISE.test(plain) ||
      ASKS_IN_SHORT.test(plain) ||
      ASKS_TIME.test(plain) ||
      WANTS_STORY.test(plain)));

/** "Fuß mit scharfem s oder mit zwei s": of a word, and nothing that happened. */
export const isOfAWord = (plain: string): boolean => OF_A_WORD.test(plain);
