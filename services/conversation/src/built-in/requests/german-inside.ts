import {
  BEFORE,
  type Core,
  core,
  IS_RIGHT,
  KIND,
  LETTER,
  NO_WORD,
  OR_LETTER,
  OTHER,
  PLACE,
  TENSE,
  TERM,
  WHAT_IS_IT,
  WHO,
  WORD,
  WRITES,
} from './word-cores.ts';

const OF_LETTERS: readonly Core[] = [
  core(
    `${WORD} (?:schreibt man|schreibt sich|wird) ${PLACE}(?:mit|ohne) (?:einem |nem |nur )*(${LETTER})(?: geschrieben)?(?=,? (?:stimmt|ist das|oder|richtig)(?!\\p{L}))`,
    'schreibt man $1 mit $2',
  ),
  core(
    `wann (?:${WRITES}|kommt|nimmt man|nehm ich) dass? (?:${PLACE})(?:mit|ohne) (?:(?:einem|nur|zwei|doppel|ein) ?)*s?s?`,
    'wann schreibt man das und wann dass',
  ),
  core(
    `(?:schreibt man |wird |kommt )?dass?(?: da| hier)? (?:mit |oder ).{1,30} (?:bei|in)(?: dem satz| diesem satz|:)* (${WHO} .{6,50})$`,
    '$1, das oder dass',
  ),
  core(
    `${WRITES} ${BEFORE}${WORD} ${PLACE}(?:mit|ohne) (?:einem |nem |nur )*(${LETTER})${OR_LETTER}`,
    'schreibt man $1 mit $2 oder $3',
  ),
  core(
    `ob (?:man |ich |es |das )?${BEFORE}${WORD} ${PLACE}(?:mit|ohne) (?:einem |nem |nur )*(${LETTER})${OR_LETTER} (?:geschrieben wird|schreib\\p{L}*|ist|muss|kommt|gibt)`,
    'schreibt man $1 mit $2 oder $3',
  ),
  core(
    `wird ${BEFORE}${WORD} ${PLACE}mit (?:einem )?(${LETTER})${OR_LETTER} geschrieben`,
    'schreibt man $1 mit $2 oder $3',
  ),
  core(
    `(?:kommt|kommen) ${PLACE}(?:bei|in|im wort|bei dem wort|in dem wort) ${WORD} ${PLACE}(?:(?:ein|eine|einen|nur|das|mit) )*(${LETTER})${OR_LETTER}(?: (?:rein|hin|vor))?`,
    'schreibt man $1 mit $2 oder $3',
  ),
  core(
    `(?:hab|habe|hatte|hat|haben) (?:ich |er |sie |wir )?(?:\\p{L}+ ){0,4}?${WORD} mit (?:einem |nem )?(${LETTER}) geschrieben,? (?:und )?${IS_RIGHT}`,
    'schreibt man $1 mit $2',
  ),
];

/** "Sie hat Wiese angestrichen, schreibt man das mit ie": of the word that was marked. */
const MARKED =
  '(?:angestrichen|unterstrichen|durchgestrichen|eingekreist|markiert|verbessert|korrigiert|falsch gemacht|als fehler)';
const OF_MARKED: readonly Core[] = [
  core(
    `${WORD} (?:(?:rot|dick|mir|als fehler|bei mir|als falsch) )*${MARKED}.{0,30}? (?:${WRITES}|wird) (?:das|es) ${PLACE}mit (?:einem |nem |nur )*(${LETTER})${OR_LETTER}`,
    'schreibt man $1 mit $2 oder $3',
  ),
  core(
    `${WORD} (?:(?:rot|dick|mir|als fehler|bei mir|als falsch) )*${MARKED}.{0,30}? wie ${WRITES} (?:das|es)(?: denn| richtig)*`,
    'wie schreibt man $1',
  ),
  core(
    `(?:steht|stand|geschrieben|hab|habe|hat) ${WORD}(?: geschrieben)?(?: und| aber)? .{0,40}?(?:da fehlt (?:was|etwas|noch was|ein\\p{L}* buchstabe\\p{L}*)|(?:da|das) ist (?:was |ein fehler |falsch |ein )+(?:falsch|drin|geschrieben|fehler)?).{0,30}$`,
    'wie schreibt man $1',
  ),
];

const OF_SPELLING: readonly Core[] = [
  core(
    `(?:bei|in) (?:dem |diesem )?(?:wort )?${WORD},? (?:sind|ist|kommen|kommt|hat|gibt es) ${PLACE}(?:echt |wirklich |auch )*(?:nur |ein |zwei |drei |doppel)+ ?[a-zäöü]`,
    'wie schreibt man $1',
  ),
  core(
    `(?:hab|habe|hatte|hat|haben) (?:ich |er |sie |wir )?(?:(?!mir|dir|ihr|ihm|uns|oma|opa)\\p{L}+ ){0,3}?${WORD} geschrieben,? (?:und )?${IS_RIGHT}`,
    'wie schreibt man $1',
  ),
  core(
    `wie (?:${WRITES}|wird|schreibt sich) ${BEFORE}${WORD}(?: geschrieben| buchstabiert)?(?= (?:ich|das (?:ist|spricht|klingt|hört|sagt|sieht)|man (?:spricht|hört|sagt)|obwohl|wo|da|das wort|weil|wir|denn|mein\\p{L}*|es ist|für|fürs|also|bei mir|beim diktat|bei der|die lehrerin|das braucht?e?)(?!\\p{L}))`,
    'wie schreibt man $1',
  ),
  core(
    `(?:wort|brauche?|schreiben?) ${BEFORE}${WORD},? (?:und |aber )?wie (?:wird|${WRITES}|geht) (?:das|es)(?: nochmal| denn)?(?: geschrieben)?`,
    'wie schreibt man $1',
  ),
  core(
    `wie ${WRITES} (?:denn |nochmal |noch mal |eigentlich |richtig )*${BEFORE}${NO_WORD}(\\p{L}{2,30}(?: \\p{L}{2,30}){0,2})[?. ]*$`,
    'wie schreibt man $1',
  ),
  core(
    `mit welche[mn] (?:buchstaben?|laut) (?:fängt|beginnt) ${BEFORE}${WORD}(?: an)?`,
    'mit welchem Buchstaben fängt $1 an',
  ),
];

/** "Schreibt man fielen Dank so?" */
const OF_PHRASES: readonly Core[] = [
  core(`${WRITES} (?:das wort )?${WORD}((?: \\p{L}{3,})?) so[?. ]*$`, 'wie schreibt man $1$2'),
];

const OF_CAPITALS: readonly Core[] = [
  core(
    `(?:${WRITES}|man schreibt|ob (?:man|ich)|(?:muss|soll|darf) (?:man|ich)) (?:ein )?((?:beim|zum|vom|etwas|nichts|viel|alles|heute|gestern|morgen|vorgestern|übermorgen) )?${BEFORE}${WORD} ${PLACE}(?:groß|klein)(?: oder (?:klein|groß))?(?: schreib\\p{L}*| geschrieben)?`,
    'schreibt man $1$2 groß oder klein',
  ),
  core(
    `(?:wird|werden|ob) ((?:beim|zum|vom|etwas|nichts|viel|alles|heute|gestern|morgen|vorgestern|übermorgen) )?${BEFORE}${WORD} ${PLACE}(?:groß|klein)(?: oder (?:klein|groß))? geschrieben`,
    'schreibt man $1$2 groß oder klein',
  ),
];

const OF_FORMS: readonly Core[] = [
  core(
    `(?:mehrzahl|plural) (?:von|vom|zu) ${BEFORE}${WORD} und (?:(?:die )?von |wie heißt die von )?${BEFORE}${WORD}(?=[?. ]*$)`,
    'was ist die mehrzahl von $1 und von $2',
  ),
  core(
    `(?:heißt|sagt man|sagt immer|sagt|schreibt) (?:es |man |immer )?(?:der|die|das) ${WORD},? (?:und )?(?:${IS_RIGHT}|hat (?:er|sie|die|der) recht)`,
    'welcher artikel gehört zu $1',
  ),
  core(
    `(?:was kommt (?:da |hier )?hin|was stimmt|was ist (?:denn |jetzt )?richtig|was passt|welches (?:wort |davon )?(?:ist richtig|kommt|passt|stimmt)|wie heißt es(?: richtig)?)[:,. ]+(?:.{3,60} )?(\\p{L}{3,}) oder (\\p{L}{3,})(?=[?. ]*$)`,
    'heißt es $1 oder $2',
  ),
  core(
    `(?:mehrzahl|plural)(?:form)? (?:von|vom|zu|zum|für|bei) ${BEFORE}${WORD}`,
    'was ist die mehrzahl von $1',
  ),
  core(
    `(?:einzahl|singular) (?:von|vom|zu|zum|für|bei) ${BEFORE}${WORD}`,
    'was ist die einzahl von $1',
  ),
  core(
    `(?:(?:die|zwei|drei|viele) )${WORD} gesagt(?: hab| habe| hat)?,? (?:und |aber )?(?:wie heißt|wie sagt man|was ist|was stimmt|${IS_RIGHT})(?: das| es)?(?: denn| richtig)*`,
    'was ist die mehrzahl von $1',
  ),
  core(
    `${TENSE} (?:von|vom|zu) ((?:${WHO} )?)(?:dem verb |verb )?${WORD}`,
    'wie heißt $1 von $2$3',
  ),
  core(
    `(?:ins|in das|in die|im|in der|in) ${TENSE}(?: setzen| setze| schreiben)?[:, ]+(?:da steht |zum beispiel )?(${WHO} )${WORD}`,
    'wie heißt $1 von $2$3',
  ),
  core(
    `satz:? (${WHO} .{4,60}?),? (?:in die|in der) (vergangenheit|zukunft|gegenwart)(?: (?:setzen|schreiben|bringen|umwandeln))?`,
    'wie heißt $1 in der $2',
  ),
  core(
    `(?:den|diesen) satz:? ((?!nicht |so |richtig |mal |immer )\\p{L}+ .{4,60}?),? in die (vergangenheit|zukunft|gegenwart) (?:setzen|bringen|umwandeln)`,
    'setze in die $2: $1',
  ),
  core(
    `satz:? (${WHO} .{4,60}?),? (?:in das|ins|im) (präteritum|imperfekt|perfekt|plusquamperfekt|futur|präsens)(?: (?:setzen|schreiben|bringen|umwandeln))?`,
    'wie heißt $1 im $2',
  ),
  core(`(?:steigert man|steigere? ich|steigern) ${BEFORE}${WORD}`, 'wie steigert man $1'),
  core(
    `(?:steigerung\\p{L}*|vergleichsformen|stufen) (?:von|für) ${BEFORE}${WORD}`,
    'wie steigert man $1',
  ),
  core(
    `(größer|kleiner|älter|jünger|schneller|besser|mehr|weniger|höher|länger|stärker|schöner|lieber|dicker|schwerer) (?:als )?wie(?= .*(?:falsch|richtig|stimmt|oder als))`,
    'heißt es $1 wie oder $1 als',
  ),
  core(`gegen(?:teil|satz) (?:von|vom|zu|zum) ${BEFORE}${WORD}`, 'was ist das gegenteil von $1'),
  core(
    `(?:andere|bessere|schönere|neue|ähnliche|tollere)[sn]? (?:wort|wörter|worte) (?:für|statt|als) (?:das wort )?${WORD}`,
    'was ist ein anderes wort für $1',
  ),
  core(
    `ist (?:das wort )?${WORD} (?:auch |jetzt |eigentlich |denn |nun |wohl )*(?:ein|eine) ${KIND}(?: oder (?:auch )?(?:ein |eine )?${KIND})?`,
    'ist $1 ein $2 oder $3',
  ),
  core(
    `${KIND}(?:e|er|en|n)?(?!\\p{L}) .{0,40}?ist ${WORD} (?:auch |denn |jetzt |nun |wohl |eigentlich )*(?:ein|eine)[rs]?(?: davon)?(?: oder (?:nicht|doch nicht|keine?s?))?(?=[?. ]*$| (?:man|das|weil|ich|obwohl|denn|aber|es|da)(?!\\p{L}))`,
    'ist $2 ein $1',
  ),
];

const OF_SOUNDS: readonly Core[] = [
  core(
    `reim(?:t|en) sich (?:denn |eigentlich |auch )*${WORD} (?:auf|mit|und) ${WORD}(?=[?. ]*$| (?:oder|stimmt|überhaupt|auch|eigentlich|ja|nicht)(?!\\p{L}))(?: oder nicht)?`,
    'reimt sich $1 auf $2',
  ),
  core(`(?:ob|dass) sich ${WORD} (?:auf|mit|und) ${WORD} reim(?:t|en)`, 'reimt sich $1 auf $2'),
  core(
    `reimt sich ${WORD} (?:auf|mit) ${OTHER},? (?:und|oder) (?:was|welche|noch)\\P{L}.*`,
    'was reimt sich auf $1',
  ),
  core(
    `reim(?:e|t|en|wort|wörter|wörtern)?(?: sich)? (?:\\p{L}+ )?(?:auf|zu|für) ${BEFORE}${WORD}`,
    'was reimt sich auf $1',
  ),
  core(`sich (?:\\p{L}+ )?(?:auf|mit|zu) ${BEFORE}${WORD} reim(?:t|en)`, 'was reimt sich auf $1'),
  core(
    `silben (?:hat|haben|sind in|sind bei|stecken in|von|bei) ${BEFORE}${WORD}`,
    'wie viele silben hat $1',
  ),
  core(
    `(?:trennt? (?:man|ich)|trenne (?:ich|wir)|trennen wir) ${BEFORE}${WORD} (?:am|beim|vor dem|an der) (?:zeilenende|zeilenrand|rand|ende|zeile)`,
    'wie trennt man $1',
  ),
  core(
    `(?:silben|klatsch\\p{L}*|trenn\\p{L}*)[ ,]+(?:\\p{L}+ ){0,5}?(?:bei|von) ${BEFORE}${WORD}`,
    'wie trennt man $1',
  ),
];

const OF_SENTENCES: readonly Core[] = [
  core(
    `(?:heißt|sagt|schreibt) (?:es|man) (?:auf englisch )?(an? [a-z]+) oder (an? [a-z]+)`,
    'heißt es $1 oder $2',
  ),
  core(
    `(?:mach|bilde|bau|bilden|machen)\\p{L}* (?:\\p{L}+ )?aus ${BEFORE}${WORD} und ${BEFORE}${WORD} (?:ein|einen) (?:neues |zusammengesetztes |langes )?(?:wort|nomen|namenwort)`,
    'mach aus $1 und $2 ein wort',
  ),
  core(
    `s(?:atz|ätze) mit (?:dem wort )?${WORD}(?: (?:machen|bilden|schreiben|bauen|sagen|finden))?`,
    'bilde einen satz mit $1',
  ),
  core(
    `(?:kommt|muss|setzt man|macht man|ist|gehört) (?:da )?vor (?:dem |das )?(und|oder|weil|dass|wenn|aber|als|ob|denn|sondern|damit|obwohl) (?:\\p{L}+ ){0,4}?(?:ein )?komma`,
    'kommt vor $1 ein komma',
  ),
  core(
    `(?:personalform|ich form|du form|form|heißt (?:das|es)) (?:von|vom verb|zu) ${WORD} (?:bei|mit|für|in) (ich|du|er|sie|es|wir|ihr)`,
    'wie heißt $1 bei $2',
  ),
  core(
    `ich ${WORD} ich ${OTHER} (?:und dann |und |dann )*ich (?:habe?|bin)(?=[?. …]*$)`,
    'wie heißt perfekt von $1',
  ),
  core(
    `(?:ich|wir) ${WORD} (?:du|ihr) ${OTHER} (?:und )?(er|sie|es|wir|ihr) (?:und dann|wie|was|dann|und)(?=[?. ]*$)`,
    'wie heißt $1 bei $2',
  ),
  core(
    `${WORD} und ${WORD} (?:zusammen ?setzen|zusammenbauen|verbinden|zusammen)(?=.*(?:was|wie))`,
    'mach aus $1 und $2 ein wort',
  ),
  core(
    `wört(?:er|ern) mit (?:einem |dem )?(${LETTER})((?: (?:am anfang|am ende|vorne|hinten))?) (?:finden|suchen|sammeln|aufschreiben|raussuchen|nennen)`,
    'nenne wörter mit $1$2',
  ),
  core(
    `(?:sag|nenn|gib|such|find|brauch|weiß|kenn|schreib|hast)\\p{L}* (?:\\p{L}+ ){0,4}?wört(?:er|ern) mit (?:einem |dem )?(${LETTER})((?: (?:am anfang|am ende|vorne|hinten))?)`,
    'nenne wörter mit $1$2',
  ),
];

const OF_MEANING: readonly Core[] = [
  core(
    `was (?:bedeutet|heißt|meint)(?: (?:eigentlich|denn|nochmal|noch mal|genau|überhaupt|das wort))* ${WORD}(?=[,.?!]? (?:das|ich (?:hab|habe|lese|muss|versteh|kenn|weiß)|es (?:stand|steht)|in meinem|in unserem|steht|stand|wir (?:haben|sollen|müssen)|hab ich|die lehrerin|meine lehrerin|mein lehrer)(?!\\p{L}))`,
    'was bedeutet $1',
  ),
  core(
    `heißt das ((?:\\p{L}+ ){1,3}\\p{L}+ oder (?:\\p{L}+ ){1,3}\\p{L}+)(?: und welches.*)?[?. ]*$`,
    'heißt es $1',
  ),
  core(`${TERM},? ${WHAT_IS_IT}`, 'was ist ein $1'),
  core(
    `was (?:bedeutet|heißt|meint) (?:das |der |die |so ein )?(?:sprichwort|spruch|redewendung|redensart)[:, ]+(.{6,60})$`,
    'was bedeutet $1',
  ),
  core(
    `was (?:meint|bedeutet|heißt)(?: \\p{L}+| das){0,2},? wenn (?:sie|er|man|jemand|einer|(?:mein\\p{L}* )?\\p{L}+) sagt,? (.{6,60})$`,
    'was bedeutet $1',
  ),
  core(`wort ${WORD}(?: vor| drin| drauf| da)?,? ${WHAT_IS_IT}`, 'was bedeutet $1'),
  core(
    `(?:steht|stand)(?: (?:da|dort|drin|in \\p{L}+ \\p{L}+))* ${WORD}(?: (?:drin|drauf|dran|da|dort))?,? ${WHAT_IS_IT}`,
    'was bedeutet $1',
  ),
];

/** Whoever asks for letters asks for the spelling as well: what says more goes first. */
export const GERMAN_CORES: readonly Core[] = [
  ...OF_MARKED,
  ...OF_LETTERS,
  ...OF_CAPITALS,
  ...OF_SPELLING,
  ...OF_PHRASES,
  ...OF_SOUNDS,
  ...OF_FORMS,
  ...OF_SENTENCES,
  ...OF_MEANING,
];
