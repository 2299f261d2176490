import type { Task } from './request.ts';

export interface Frame {
  task: Task;
  /** Groups: `w` the word, `d` the detail. */
  pattern: RegExp;
}

/** A whole question; `{w}` is the word, `{d}` another one. */
const frame = (task: Task, ...patterns: string[]): Frame[] =>
  patterns.map((pattern) => ({
    task,
    pattern: new RegExp(
      `^(?:${pattern.replaceAll('{w}', '(?<w>\\S.*?)').replaceAll('{d}', '(?<d>\\S.*?)').replaceAll('{one}', '(?<w>[^ ]+)')})$`,
      'u',
    ),
  }));

const KIND =
  '(?:nomen|namenwort|hauptwort|substantiv|verb|tunwort|tuwort|zeitwort|adjektiv|wiewort|eigenschaftswort|artikel|begleiter|pronomen|fürwort|präposition|konjunktion|bindewort|adverb|zahlwort)';
const TENSE =
  '(?:(?:der |dem |die |das |den )?(?:ersten? |zweiten? |1\\. |2\\. |einfachen? )?(?:vergangenheit(?:sform)?|präteritum|imperfekt|perfekt|plusquamperfekt|futur|zukunft(?:sform)?|präsens|gegenwart(?:sform)?|partizip(?: ?(?:1|2|eins|zwei|i|ii|perfekt))?|mitvergangenheit|befehlsform|befehl|imperativ|simple past))';
const PERSON =
  '(?:ich|du|er|sie|es|er[ /,]+sie[ /,]+es|wir|ihr)[- ]form|(?:der |die )?(?:[123]\\.?|erste[nr]?|zweite[nr]?|dritte[nr]?) person(?: (?:singular|plural|einzahl|mehrzahl))?';
const CASE =
  '(?:(?:den |der |im |dem |in den |in dem )?(?:nominativ|genitiv|dativ|akkusativ|(?:wer|wessen|wes|wem|wen)[- ]?fall|(?:[1234]\\.?|ersten?|zweiten?|dritten?|vierten?) fall))';
const OF = '(?:von|vom|zu|zum|für|des|der)?';
const WRITE = '(?:schreib(?:t|en|e|st)|buchstabier\\w+)';
const WHO = '(?:man|wir|ich|sich|du|ihr|n)';
const SAY_ME =
  '(?:zeig|zeige|sage?|nenne?|gib|bilde?|such|suche|find|finde|mach|mache|reim|schreib|weiß)(?: mir| uns)?';

/** Tried from top to bottom; the first whole match is the question. German ones only. */
export const GERMAN_FRAMES: readonly Frame[] = [
  ...frame(
    'alphabet',
    `(?:wie (?:geht|heißt|lautet|ist|funktioniert)|sag|sage|kannst|kennst|sing|wie kann man|lern mir|zeig)? ?(?:mir |uns |auch )?(?:das |dein )?(?:alphabet|abc)(?: auf| sagen| aufsagen| auswendig| vor| vorsagen)?`,
    `wie ?viele buchstaben (?:hat|gibt es im|sind im|stehen im) (?:das |unser )?(?:alphabet|abc)(?<w>)`,
    `wie ?viele buchstaben gibt es(?<w>)`,
    `(?:was ist|wie heißt) der letzte buchstabe(?: im (?:alphabet|abc))?(?<d>letzte)`,
  ),
  // spelling
  ...frame(
    'capital',
    `(?:wieso |warum |weshalb )?(?:wird |schreibt ${WHO} |muss ${WHO} |schreibe ich |ist )?(?:das wort )?{w} (?:wird |ist )?(?:groß|klein)(?: oder (?:klein|groß))? (?:geschrieben|schreiben|schreibe?t?)(?: werden| wird)?`,
    `(?:warum|wieso|weshalb) (?:schreibt ${WHO}|wird|ist) {w} (?:groß|klein)(?: geschrieben)?`,
    `(?:wird |schreibt ${WHO} |schreibe ich |muss ${WHO} ){w} (?:groß|klein)(?: oder (?:klein|groß))?(?: geschrieben| schreiben)?`,
    `(?:wird|schreibt ${WHO}) (?:groß oder klein|klein oder groß) {w}`,
    `schreibt ${WHO} (?:groß|klein)(?: oder (?:klein|groß))? {w}`,
  ),
  ...frame(
    'spellWith',
    `(?:wird |schreibt ${WHO} |schreibe ich |hat |kommt (?:in|bei) |ist ){w} mit (?<d>[a-zäöüß ]{1,22}(?: oder (?:mit |ohne |nur )?[a-zäöüß ]{1,22})?)(?: geschrieben)?`,
  ),
  ...frame(
    'spellBackwards',
    `(?:wie (?:heißt|schreibt ${WHO}|lautet|ist) |buchstabiere |sag |sprich )?{w} rückwärts`,
    `(?:sag |sprich |schreib )?rückwärts {w}`,
  ),
  ...frame(
    'spell',
    `wie ${WRITE} ${WHO} {w}`,
    `wie ${WRITE} {w}`,
    `(?:und )?wie (?:wird|geht|ist) {w} (?:richtig )?(?:geschrieben|buchstabiere)`,
    `wie (?:ist|lautet|geht) die (?:rechtschreibung|schreibweise) (?:von|vom) {w}`,
    `(?:kannst )?(?:mir )?buchstabiere (?:mir |uns |das wort )?{w}`,
    `(?:kannst |könntest )?(?:mir )?{w} (?:buchstabiere|diktieren)`,
    `wie (?:soll|muss|kann|würde) ${WHO} {w} schreiben`,
    `(?:ich )?(?:will|möchte|muss|soll|kann) {w} (?:nicht )?schreiben(?: wie geht das)?`,
    `(?:mit )?welche(?:n|r)? buchstaben (?:hat|brauche? ich für|sind in|kommen in|schreibt ${WHO}) {w}(?: vor| drin)?`,
    `{w} wie ${WRITE} ${WHO} (?:das|es|des)`,
    `(?:aus welchen|welche) buchstaben besteht {w}`,
  ),
  ...frame(
    'countLetters',
    `wie ?viele (?<d>buchstaben|laute|vokale|selbstlaute|mitlaute|konsonanten|silben|zeichen) (?:hat|sind in|stecken in|besitzt|kommen in) {w}(?: drin| vor)?`,
    `(?:aus )?wie ?vielen? (?<d>buchstaben|silben) (?:besteht|hat|besteht aus) {w}`,
    `(?:zähl|zähle) (?:die |mir die )?(?<d>buchstaben|silben|vokale) (?:von|in|bei) {w}`,
    `wie (?:lang ist|lange ist) das wort {w}`,
    `wie oft (?:klatsche? ich|klatscht man|muss ${WHO}|klatsch ich)(?: bei)? {w}(?: klatschen)?(?<d>)`,
  ),
  ...frame(
    'letterAt',
    `mit (?:welchem|was für einem|was für nem|was für) (?:buchstaben?|laut|anlaut) (?<d>fängt|beginnt|startet|endet|hört|schreibt man) {w}(?: an| auf)?`,
    `was ist der (?<d>erste|zweite|dritte|vierte|fünfte|sechste|letzte|vorletzte|1\\.|2\\.|3\\.|4\\.) (?:buchstabe|laut) (?:von|bei|in|im wort|vom wort) {w}`,
    `(?:welcher|welchen) (?:ist der )?(?<d>erste|zweite|dritte|letzte) (?:buchstaben?|laut) (?:hat|von|bei|in) {w}`,
    `(?:der )?(?<d>erste|zweite|dritte|letzte) (?:buchstabe|laut) (?:von|bei|in|im wort) {w}`,
    `welcher (?:buchstabe|laut) (?:ist|steht|kommt) (?:bei |in )?{w} (?:am|ganz am|als) (?<d>anfang|ende|erstes|letztes)`,
    `welcher (?:buchstabe|laut) (?:ist|steht|kommt) (?:am|ganz am) (?<d>anfang|ende) (?:von|bei) {w}`,
    `(?<d>womit|mit was) (?:fängt|beginnt) (?:das wort |der name ){w}(?: an)?`,
    `was ist der (?<d>anlaut) (?:von|bei) {w}`,
    `(?<d>anlaut) (?:von|bei) {w}`,
    `mit was (?<d>endet|hört) (?:das wort ){w}(?: auf)?`,
  ),
  ...frame(
    'vowels',
    `welche (?<d>vokale|selbstlaute|mitlaute|konsonanten|umlaute) (?:hat|sind in|stecken in|kommen in|sind im wort) {w}(?: drin| vor)?`,
    `(?:sag|nenne?) (?:mir )?die (?<d>vokale|selbstlaute|mitlaute|konsonanten) (?:von|in|im wort) {w}`,
  ),
  // article
  ...frame(
    'article',
    `(?:heißt|sagt|ist|schreibt|nimmt|kommt)(?: es| man| das)? (?:der|die|das|ein|eine)[, ]+(?:oder )?(?:der|die|das|ein|eine)?[, ]*(?:oder )?(?:der|die|das|eine?) {w}`,
    `(?:heißt|sagt|ist)(?: es| man)? (?:der|die|das|ein|eine) {one} oder (?:der|die|das|ein|eine)(?: {d})?`,
    `(?:und )?(?:der|die|das)[, ]+(?:oder )?(?:der|die|das)[, ]*(?:oder )?(?:der|die|das)? {w}`,
    `(?:der|die|das) {one} oder (?:der|die|das)(?: {d})?`,
    `{w} (?:der|die|das)[, ]+(?:oder )?(?:der|die|das)?[, ]*(?:oder )?(?:der|die|das)`,
    `(?:was ist|wie heißt|wie lautet|wie ist)? ?(?:der|den|dem)? ?(?:richtige |bestimmte |passende )?(?:artikel|begleiter|geschlechtswort) (?:von|zu|für|bei|vor|vom|zum) {w}`,
    `(?:welcher|welchen|was für ein|was für einen|wa?s für nen) (?:artikel|begleiter) (?:gehört zu|gehört zum|hat|kommt vor|passt zu|passt zum|steht vor|bekommt|braucht|ist bei|kriegt|nimmt man (?:für|bei)|kommt zu|ist) {w}`,
    `{w} (?:hat welchen|welcher|mit welchem) (?:artikel|begleiter)`,
    `(?:welcher|der) artikel {w}`,
    `(?:bestimme? )?(?:den |der )?artikel {w}`,
  ),
  ...frame(
    'gender',
    `(?:welches|was für ein) (?:geschlecht|genus) hat {w}`,
    `ist {w} (?:männlich|weiblich|sächlich|maskulin|feminin|neutrum)[, ]+(?:männlich|weiblich|sächlich|maskulin|feminin|neutrum)?[, ]*oder (?:männlich|weiblich|sächlich|maskulin|feminin|neutrum)`,
  ),
  // number
  ...frame(
    'plural',
    `(?:was ist|wie heißt|wie lautet|wie ist|wie geht|bilde|sag|sage|wie bildet man|was heißt|wie sagt man|kennst|was wäre|wie (?:ist|sagt man) )? ?(?:mir )?(?:die|der|den|das)? ?(?:mehrzahl|plural|mehrzahlform|pluralform) ${OF} {w}`,
    `(?:was ist|wie heißt|wie lautet|wie ist|wie sagt man|setze?|wie schreibt man|was sind|wie heißen|schreib|wie sagt man zu)? ?{w} (?:in der|in die|im|in den|als|in) (?:mehrzahl|plural)`,
    `{w} (?:mehrzahl|plural)`,
    `(?:ein|eine|einen|1) {one}(?: und)?(?: aber)? (?:zwei|drei|viele|mehrere|fünf|2|3|5|zehn)(?: was| wie)?`,
    `(?:wie|was) (?:heißt|sagt man|sagt ${WHO})(?: es)? wenn (?:es |man )?(?:mehrere|viele|zwei|mehr als ein(?:e|en|s)?) {w} (?:sind|hat|gibt)`,
    `(?:wie|was) (?:heißen|heißt|sagt man zu|sagt man bei) (?:mehrere|viele|zwei) {w}`,
    `was ist mehr als ein(?:e|en)? {w}`,
    `(?:gibt es )?(?:von )?{w} (?:hat |auch )?(?:eine|einen) (?:mehrzahl|plural)`,
  ),
  ...frame(
    'singular',
    `(?:was ist|wie heißt|wie lautet|wie ist|bilde|sag|sage|wie geht)? ?(?:mir )?(?:die|der|den|das)? ?(?:einzahl|singular) ${OF} {w}`,
    `(?:was ist|wie heißt|wie lautet|wie ist|setze?|was sind|wie heißen)? ?{w} (?:in der|in die|im|in den|als|in) (?:einzahl|singular)`,
    `{w} (?:einzahl|singular)`,
    `wie heißt (?:nur )?ein(?:e|s)? von {w}`,
  ),
  // cases
  ...frame(
    'cases',
    `(?:setze?|stell|wie (?:heißt|lautet|ist|geht|steht)|bilde|was ist)? ?{w} (?:im|in den|in dem|in|in die|ins) ?(?<d>${CASE})`,
    `(?:was ist|wie (?:heißt|lautet|ist)|bilde|sag|wie bildet man|wie ist)? ?(?:mir )?(?<d>${CASE}) ${OF} {w}`,
    `(?:dekliniere|deklinier|beuge) {w}(?<d>)`,
    `(?:setze?|sag|was ist|wie (?:heißt|lautet|ist|geht))? ?(?:mir )?{w} in (?:allen|alle|die|den) (?:vier |4 )?fällen?(?<d>)`,
    `(?:was sind |nenne? |sag |wie heißen )?(?:mir )?(?:die |alle )?(?:vier |4 )?fälle (?:von|vom|zu) {w}(?<d>)`,
  ),
  // verbs
  ...frame(
    'tense',
    `(?:was ist|wie (?:heißt|lautet|ist|geht)|bilde|sag|sage|wie bildet man|was heißt)? ?(?:mir )?(?<d>${TENSE}) ${OF} {w}`,
    `(?:setze?|wie (?:heißt|lautet|ist|geht|sagt man|schreibt man)|was ist|was heißt|bilde|konjugiere|schreib|sag|stell)? ?(?:mir )?{w} (?:in die |im |in der |in das |ins |als |in )(?<d>${TENSE})`,
    `{one} (?<d>vergangenheit|präteritum|perfekt|partizip|imperativ|futur|plusquamperfekt)`,
    `wie (?:sagt man|heißt) {w} wenn es (?<d>gestern|früher|schon vorbei|vorbei) (?:war|ist)`,
  ),
  ...frame(
    'person',
    `(?:was ist|wie (?:heißt|lautet|ist|geht)|bilde|sag)? ?(?:mir )?(?:die |in der )?(?<d>${PERSON}) ${OF} {w}`,
    `(?:was ist|wie (?:heißt|lautet|ist|geht)|setze?|bilde|konjugiere)? ?{w} (?:in der |in die |in )(?<d>${PERSON})`,
  ),
  ...frame(
    'conjugate',
    `(?:konjugiere|konjugier|beuge|beug) (?:mir )?(?:das verb )?{w}`,
    `(?:kannst |wie )?(?:kann man |konjugiert man |beugt man )?{w} (?:konjugieren|beugen)`,
    `wie (?:konjugiert|beugt) ${WHO} {w}`,
    `{w} (?:mit|in|für) allen? (?:personen|personalformen|formen|person)`,
    `(?:die |alle )?(?:personalformen|formen) (?:von|vom verb) {w}`,
    `wie (?:gehen|heißen|sind|lauten) (?:die|alle) (?:personal)?formen (?:von|vom verb) {w}`,
  ),
  ...frame(
    'baseForm',
    `(?:was ist|wie (?:heißt|lautet|ist)|sag|bilde)? ?(?:mir )?(?:die |der |den )?(?:grundform|infinitiv|nennform) ${OF} {w}`,
    `(?:wie (?:heißt|lautet|ist)|setze?)? ?{w} (?:in der|in die|im|in den) (?:grundform|infinitiv)`,
    `von welchem (?:verb|wort|tunwort) kommt {w}`,
  ),
  // kinds
  ...frame(
    'isKind',
    `ist {w} (?:ein |eine |einen |als )?(?<d>${KIND})(?: oder (?:ein |eine )?${KIND})*(?: oder (?:nicht|was))?`,
  ),
  ...frame(
    'wordKind',
    `(?:was|welche)(?: ist| hat)? ?(?:die |für eine |für ne )?wortart (?:ist|hat|von|von dem wort|zu|gehört zu) {w}`,
    `(?:was ist|welche|bestimme) (?:die )?wortart (?:von |ist |hat )?{w}`,
    `(?:was für eine?|was für ne|welche) (?:wortart|art wort|sorte wort|wort) ist {w}`,
    `was ist {w} (?:für eine?|für ne|für n) (?:wortart|wort|art von wort)`,
    `zu welcher wortart (?:gehört|zählt) {w}`,
    `wortart {w}`,
    `was ist das für (?:ein wort|eine wortart) {w}`,
    `welche wortart {w}`,
  ),
  ...frame(
    'compare',
    `(?:wie steigert ${WHO}|steigere?|steiger|wie (?:geht|ist|heißt|lautet) die steigerung von|die steigerung von|steigerung von|steigerungsformen von|vergleichsformen von) {w}`,
    `(?:was ist |wie heißt |wie ist |kann man |kannst )?{w} (?:gesteigert|steigern)`,
    `(?:was ist|wie (?:heißt|lautet|ist))? ?(?:der |den |die )?(?<d>komparativ|superlativ|höchststufe|vergleichsstufe|erste steigerung|zweite steigerung) ${OF} {w}`,
    `(?:wie (?:heißt|lautet|ist)|setze?)? ?{w} (?:im|in den) (?<d>komparativ|superlativ)`,
    `{one} [^ ]+er(?: und)?(?: dann)? am(?: was)?`,
  ),
  // meanings
  ...frame(
    'opposite',
    `(?:was ist|wie heißt|wie lautet|sag|was wäre|finde|bilde|was heißt|wie ist|was)? ?(?:mir )?(?:ein|das|der|n)? ?(?:gegenteil|gegensatz|gegenwort|gegenstück|umgekehrte)(?: wort)? (?:von|zu|vom|zum|für|als) {w}`,
    `gegenteil {w}`,
    `(?:was ist|wie heißt)? ?{w} (?:gegenteil|andersrum|und das gegenteil|im gegenteil)`,
    `(?:wie sagt man wenn|was ist wenn|wie heißt es wenn) (?:etwas |was |jemand |einer )?nicht {w} ist`,
    `was ist nicht {w} sondern`,
  ),
  ...frame(
    'doRhyme',
    `(?:reimt|reimen) (?:sich )?{w} (?:und|auf|mit) {d}`,
    `(?:ob |passt )?{w} reimt sich (?:auf|mit) {d} (?:oder|stimmt das|richtig)`,
    `(?:ist|sind) {w} (?:und|auf) {d} (?:ein )?reim(?:e|wörter)?`,
  ),
  ...frame(
    'rhyme',
    `(?:was|welches wort|welche wörter|wer|was alles) reimt?e?n? (?:sich )?(?:alles )?(?:auf|mit|zu) {w}`,
    `(?:was|welche wörter|welches wort) (?:sich )?(?:auf|mit) {w} reimt`,
    `${SAY_ME} (?:ein |etwas |was |eins )?(?:das |was )?(?:sich )?(?:auf|mit) {w}(?: reimt)?`,
    `(?:${SAY_ME} |hast |gibt es )?(?:ein |einen |nen |zwei |drei |paar |ein paar |viele |was ist ein |was ist n |n |wie heißt ein )?(?:reim|reime|reimwort|reimwörter) (?:auf|zu|für|von|mit) {w}`,
    `(?:${SAY_ME} )?(?:ein |zwei |drei |paar |ein paar )?(?:wort|wörter|etwas|was) (?:das|die|was) sich (?:auf|mit) {w} reime?n?t?`,
    `(?:auf )?{w} reimt sich(?: auf)?(?: was| auf was)?`,
    `(?:reim|reime) (?:mir )?(?:etwas |was )?(?:auf |mit )?{w}`,
    `{w} (?:reimwort|reimwörter|reim|reimt sich)`,
    `was (?:klingt|hört sich an) (?:so )?(?:ähnlich )?wie {w}`,
  ),
  ...frame(
    'syllables',
    `(?:teile?|zerleg|zerlege|trenne?|klatsch|klatsche|sprich|sag|sage|schwing|schwinge|schreib|kannst|wie (?:teilt|zerlegt|trennt|klatscht|spricht|heißt) (?:${WHO} )?)? ?(?:mir )?(?:das wort )?{w} (?:nach|in|mit) (?:die |seine |den |einzelne |einzelnen )?(?:silben?|sprechsilben)(?: (?:teilen|trennen|zerlegen|klatschen|sprechen|auf|sagen|ein))?`,
    `(?:was sind|sag|nenne?|wie (?:heißen|sind|lauten)|welche sind|zeig)? ?(?:mir )?(?:die )?(?:silben|sprechsilben|silbentrennung|worttrennung|trennung) (?:von|vom|zu|bei|in|hat)? ?{w}`,
    `wie (?:trennt|klatscht|zerlegt|teilt) ${WHO} {w}`,
    `wie (?:wird|kann man) {w} (?:getrennt|trennen|geklatscht|klatschen)`,
    `(?:welche silben|was für silben) hat {w}`,
    `(?:in|mit) (?:welche[nr]?|wie ?vielen?) silben (?:teilt|trennt|zerlegt|spricht|klatscht|hat) (?:${WHO} )?{w}`,
    `(?:klatsch|klatsche|trenne?) (?:mir )?(?:das wort )?{w}`,
  ),
  ...frame(
    'compose',
    `(?:was|welches wort|welches namenwort|was für ein wort) (?:wird|ergibt|ergeben|entsteht|gibt|kommt raus|bekommt man|macht|geben|kriegt man)(?: sich)?(?: man)?(?: wenn man)?(?: aus)? {w} (?:und|plus|\\+|mit) {d}(?: zusammen| zusammensetzt| heraus| raus)?`,
    `(?:bilde?|mach|mache|setz|setze) (?:mir )?(?:ein (?:zusammengesetztes )?(?:wort|nomen|namenwort) )?(?:aus |mit )?{w} (?:und|plus|\\+) {d}(?: zusammen)?(?: ein (?:zusammengesetztes )?(?:wort|nomen|namenwort))?`,
    `{one} (?:und|plus|\\+) {d} zusammen`,
  ),
  ...frame(
    'parts',
    `(?:woraus|aus was) besteht (?:das wort )?{one}`,
    `(?:woraus|aus was) besteht das (?:wort|nomen) {w}(?<d>)`,
    `(?:aus welchen? (?:zwei |beiden |2 )?(?:wörtern|wort|teilen|namenwörtern|nomen)) (?:besteht|ist|setzt sich|wird|kommt|setzen)(?: sich)? {w}(?: zusammen| zusammengesetzt| gemacht| gebildet)?(?<d>)`,
    `(?:welche|was für) (?:zwei |beiden |2 )?(?:wörter|namenwörter|nomen|teile) (?:stecken|sind|hat|verstecken sich) (?:in |im wort )?{w}(?: drin)?(?<d>)`,
    `(?:zerlege?|trenne?|teile?) (?:das (?:zusammengesetzte )?(?:wort|nomen) )?{w}(?: in (?:zwei |seine |die |einzelne )?(?:wörter|teile|einzelteile|nomen))?`,
    `(?:ist|besteht) {w} (?:ein |aus )?(?:zusammengesetzte?[sn]? (?:wort|nomen|namenwort|hauptwort)|zusammengesetzt|zwei wörtern)(?<d>)`,
    `(?:was sind )?die (?:wort)?(?:teile|bestandteile|grundwort|bestimmungswort)(?: und bestimmungswort)? (?:von|vom wort) {w}`,
  ),
  ...frame(
    'compounds',
    `(?:${SAY_ME} )?(?:ein |ein paar |zwei |drei |welche |was ist ein )?zusammengesetzte[sn]? (?:wort|wörter|nomen|namenwort|namenwörter|hauptwort)(?: gibt es)? (?:mit|von|zu) {w}`,
    `(?:welche |was für )?wörter (?:kann man|gibt es|beginnen|fangen|bildet man) mit {w} (?:zusammensetzen|zusammengesetzt|bilden)`,
  ),
  ...frame(
    'family',
    `(?:was ist|welche wörter (?:gehören zur|sind in der|hat die|gibt es in der)|wie heißt|${SAY_ME}|was gehört (?:zur|in die|alles zur))? ?(?:mir )?(?:die |eine |zur |wörter (?:aus|von) der )?wortfamilie (?:von |zu |vom |zum |mit )?{w}`,
    `(?:${SAY_ME} )?(?:welche )?(?:wörter )?(?:sind |gehören )?(?:mit |zu )?{w} (?:sind )?verwandt(?:e wörter)?`,
    `(?:${SAY_ME} |welche )?(?:verwandte )?wörter (?:die |sind )?(?:zu|mit|von|aus der familie) {w} (?:verwandt|gehören|passen)(?: sind)?`,
    `(?:${SAY_ME} )?verwandte wörter (?:von|zu|mit|für) {w}`,
  ),
  ...frame(
    'synonym',
    `(?:${SAY_ME} |was ist |wie heißt |gibt es |hast |welches |was wäre )?(?:ein |noch ein |paar |ein paar )?(?:andere[sn]?|ähnliche[sn]?|besseres|bessere|weiteres|weitere) (?:wort|wörter|begriff|worte|ausdruck) (?:für|zu|von|als|statt|wie) {w}`,
    `(?:${SAY_ME} |was ist |wie heißt |gibt es )?(?:ein |das |die |noch ein )?(?:synonyme?|wortfeld|sinnverwandtes wort|sinnverwandte wörter) (?:von|zu|für|vom|zum) {w}`,
    `(?:wie|was) kann (?:man|ich) (?:noch |auch |noch anders |anders )?(?:für|statt|anstatt|zu|anstelle von|außer) {w} (?:noch |auch )?(?:sagen|schreiben|nehmen|benutzen)`,
    `(?:wie|was) (?:sagt|könnte|sage) (?:man|ich) (?:noch |auch )?(?:statt|anstatt|anstelle von) {w}(?: sagen| schreiben)?`,
    `(?:wie|was) kann (?:man|ich) (?:noch |auch )?(?:sagen|schreiben) (?:statt|anstatt|für|außer) {w}`,
    `(?:wie|was) (?:heißt|sagt man) {w} (?:noch|anders|mit einem anderen wort)`,
    `(?:wortfeld|synonym) {w}`,
    `(?:wie|was) (?:sagt|kann) (?:man|ich) (?:noch|auch|anders) (?:für|zu|statt) {w}(?: sagen)?`,
    `welche (?:wörter|worte) (?:bedeuten das gleiche|bedeuten dasselbe|heißen dasselbe|sind so ähnlich|meinen das gleiche) wie {w}`,
  ),
  ...frame(
    'sentence',
    `(?:${SAY_ME} |bau |baue )?(?:einen?|nen|n|ein) satz mit (?:dem wort )?{w}`,
    `(?:${SAY_ME} )?{w} in (?:einem|nem) satz`,
  ),
  // alphabet
  ...frame(
    'alphabetNeighbour',
    `(?:was|welcher buchstabe|wer) (?:kommt|steht|ist|folgt|kommt denn)(?: im (?:alphabet|abc))? (?<d>nach|vor|hinter|auf) (?:dem |einem |n )?(?:buchstaben? )?(?<w>[a-zäöüß]|ypsilon|eszett)(?: im (?:alphabet|abc))?`,
    `(?:was|welcher buchstabe) (?:kommt|steht|ist) im (?:alphabet|abc) (?<d>nach|vor|hinter) (?:dem )?(?<w>[a-zäöüß]|ypsilon)`,
    `welcher buchstabe (?:im (?:alphabet|abc) )?(?<d>nach|vor|hinter) (?:dem )?(?<w>[a-zäöüß])(?: kommt)?`,
  ),
  ...frame(
    'alphabetPlace',
    `(?:der |die )?(?:wie ?vielte|wievielter|wievielte) (?:buchstabe )?(?:im (?:alphabet|abc) )?ist (?:das |der |ein )?(?:buchstabe )?(?<w>[a-zäöüß])(?: im (?:alphabet|abc))?`,
    `an (?:welcher|wie ?vielter) stelle (?:im (?:alphabet|abc) )?(?:steht|ist|kommt) (?:das |der |ein )?(?:buchstabe )?(?<w>[a-zäöüß])(?: im (?:alphabet|abc))?`,
    `was ist der (?<w>\\d{1,2}\\.?|erste|zweite|dritte|vierte|fünfte|sechste|siebte|achte|neunte|zehnte|letzte) buchstabe (?:im|vom|des) (?:alphabet|abc|alphabets)`,
    `(?:welcher|was für ein) (?:buchstabe )?ist (?:der |das )?(?<w>\\d{1,2}\\.?|erste|zweite|dritte|vierte|fünfte|letzte)(?: buchstabe)? (?:im|vom|des) (?:alphabet|abc)`,
  ),
  ...frame(
    'alphabetOrder',
    `(?:was|welches wort|wer) (?:kommt|steht|ist) (?:im (?:alphabet|abc|wörterbuch) )?(?:zuerst|als erstes|früher|eher|weiter vorne|vorher) (?:im (?:alphabet|abc|wörterbuch) )?{w} oder {d}(?: im (?:alphabet|abc))?`,
    `(?:kommt|steht) {w} (?:im (?:alphabet|abc|wörterbuch) )?vor {d} im (?:alphabet|abc|wörterbuch)`,
    `(?:ordne|sortiere?|ordnen) (?:mir )?(?:die wörter )?(?:nach dem (?:alphabet|abc) |alphabetisch ){w}`,
    `(?:ordne|sortiere?) (?:mir )?(?:die wörter )?{w} (?:nach dem (?:alphabet|abc)|alphabetisch)`,
  ),
  ...frame(
    'letterKind',
    `ist (?:das |der |ein |dieses )?(?:buchstabe )?(?<w>[a-zäöü]|[äae]u|ei|ie|ai) (?:ein |auch ein |eigentlich ein )?(?<d>vokal|selbstlaut|konsonant|mitlaut|umlaut|zwielaut|doppellaut)(?: oder (?:ein )?(?:vokal|selbstlaut|konsonant|mitlaut|umlaut))?`,
  ),
  ...frame(
    'explain',
    `(?:was (?:ist|sind|bedeutet|heißt|meint|bedeuten|versteht man unter|macht) |was ist denn |erklär(?:e)? (?:mir |uns )?|was war |wofür (?:ist|braucht man) |wozu (?:braucht man|ist) )(?:nochmal )?(?:ein |eine |einen |n |ne |nen |der |die |das |den |so ein |so eine |mit |man unter )?{w}(?: in (?:der )?(?:grammatik|deutsch)| für ein wort| auf deutsch| nochmal)?`,
    `(?:welche|was für) {w} gibt es(?: auf deutsch| im deutschen| in der deutschen sprache)?`,
    `(?:wie heißen|nenne? mir|nenne?|sag mir|sag|welche sind) (?:die |alle ){w}`,
    `welche buchstaben sind {w}`,
    `(?:wann|wo) (?:schreibt|benutzt|nimmt) man (?:ein |eine |einen |die |den |das )?{w}`,
    `{w} was ist das`,
  ),
  // examples
  ...frame(
    'wordsOfKind',
    `(?:${SAY_ME} |kennst |weißt |gibt es |was ist |was sind )?(?:ein |eine |einen |nen |noch ein |noch eine )?(?:paar |drei |zwei |fünf |vier |ein paar |zehn )?(?:beispiele? (?:für|von) )?(?:ein |eine |einen )?(?<w>nomen|namenwort|namenwörter|hauptwort|hauptwörter|substantive?|verb|verben|tunwort|tunwörter|adjektive?|wiewort|wiewörter|eigenschaftswort|eigenschaftswörter|pronomen|fürwörter|präpositionen|konjunktionen|bindewörter|artikel)(?: (?:als )?beispiele?)?`,
  ),
  ...frame(
    'wordsWith',
    `(?:${SAY_ME} |kennst |gibt es |ich brauche |was ist |weißt )?(?:ein |eine |einen |noch ein )?(?:paar |drei |zwei |fünf |vier |ein paar |welche |viele )?(?:wort|wörter|nomen|namenwort|namenwörter)(?: gibt es)?(?: das| die)?(?: sich)? (?:mit|am anfang|fangen mit|beginnen mit|fängt mit|beginnt mit|hat ein|haben) (?:dem buchstaben |dem |einem |nem |ein |m )?(?<w>[a-zäöü]{1,3}|ypsilon)(?<d> am anfang| am ende| hinten| vorne| an| anfängt| anfangen| beginnt| beginnen| aufhört| endet| in der mitte)?`,
    `was (?:fängt|beginnt) (?:alles )?mit (?:dem buchstaben |einem )?(?<w>[a-zäöü]{1,3}) an`,
  ),
];
