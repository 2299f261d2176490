/** Whoever asks of words, of spelling or of English says so. */
const SAYS_SO =
  /(?<!\p{L})(?:englisch\p{L}*|deutsch|wort|wörter\p{L}*|wörtchen|sätze?n?|satz\p{L}*|schreib\p{L}*|geschrieben\p{L}*|buchstab\p{L}*|silben?\p{L}*|reim\p{L}*|mehrzahl|einzahl|plural|singular|artikel|begleiter|gegenteil|gegensatz|nomen|verb\p{L}*|adjektiv\p{L}*|pronomen|namenwort|tu(?:n|wort)\p{L}*|wiewort|fürwort|wortart|fall|genitiv|dativ|akkusativ|nominativ|vergangenheit|gegenwart|zukunft|präteritum|perfekt|präsens|zeitform|futur|befehl\p{L}*|imperativ|konjunktiv|alphabet\p{L}*|abc|lücke|(?:a|an) (?:und|oder) (?:wann )?an?|übersetz\p{L}*|bedeut\p{L}*|aussprech\p{L}*|ausgesprochen|spricht man|sag(?:t|e|en)? (?:man|ich)|steiger\p{L}*|vokal\p{L}*|selbstlaut\p{L}*|mitlaut\p{L}*|laut\p{L}*|groß oder klein|klein oder groß|der,? die,? das|der,? die oder das|(?:der|die|das) \p{L}+ oder (?:der|die|das) \p{L}+|mehr(?:ere)? (?:sind|als ein\p{L}*|von)|(?:ganz )?viele sind|trenn\p{L}*|meint man mit|subjekt|prädikat|objekt|grundform|bei (?:ich|du|er|wir|ihr|sie)|ß|klatsch\p{L}*|der oder (?:die|das)|die oder das|das oder die|dass oder das|punkt|komma\p{L}*|doppel\p{L}*|ein h|mit (?:h|v|f|ie|ß|ss|tz|ck|\p{L})|the|is|are|do|you|what|how|my|i|on|in the)(?!\p{L})/iu;
/** What LUX says of words. */
const SAID_OF_WORDS =
  /[“”]|„\p{L}+“|(?<!\p{L})(?:Mehrzahl|Englisch|schreibt man|Silben?|Nomen|Verb|Adjektiv|Artikel|Wörtern?|Wort|Es heißt:)(?!\p{L})/u;

/** Whether a question speaks of words by any word of its own, or goes on with words. */
export const speaksOfWords = (question: string, last: string | undefined): boolean =>
  SAYS_SO.test(question) || (last !== undefined && SAID_OF_WORDS.test(last));
