import type { Frame } from './frame.ts';
import type { Task } from './request.ts';

const frame = (task: Task, ...patterns: string[]): Frame[] =>
  patterns.map((pattern) => ({
    task,
    pattern: new RegExp(`^(?:${pattern.replaceAll('{w}', '(?<w>\\S.*?)')})$`, 'u'),
  }));

const GROUPS =
  'zahlen|farben|wochentage|tage|monate|jahreszeiten|tiere|haustiere|körperteile|familie|schulsachen|kleidung|obst|gemüse|essen|fahrzeuge|berufe|gefühle|möbel|sportarten|hobbys|wetter';

/** Everything that names English, or asks in English, or asks what an English word means. */
export const ENGLISH_FRAMES: readonly Frame[] = [
  ...frame(
    'englishSpell',
    `wie (?:schreib(?:t|en|e|st)|buchstabier\\w+) (?:man|wir|ich|sich|du) {w} auf englisch`,
    `wie (?:wird|geht|ist) {w} auf englisch geschrieben`,
    `wie (?:wird|geht|ist|schreibt (?:man|wir|ich|sich|du)) auf englisch {w}(?: geschrieben)?`,
    `buchstabiere (?:mir )?{w} auf englisch`,
    `(?:und )?wie (?:schreib(?:t|en|e|st)|buchstabier\\w+) (?:man|wir|ich|sich|du) das englische(?: wort)?(?: für)? {w}`,
  ),
  ...frame(
    'englishCount',
    `(?:zähl|zähle|kannst|wie zählt man|lass uns)? ?(?:mir |uns )?(?:auf englisch )?von (?<d>[^ ]+) bis (?:zu )?(?<w>[^ ]+)(?: auf englisch)?(?: zählen)?`,
    `(?:wie (?:gehen|heißen|sind)|was sind|sag|nenne?)? ?(?:mir )?(?:die )?(?:englischen )?zahlen (?:auf englisch )?von (?<d>[^ ]+) bis (?:zu )?(?<w>[^ ]+)(?: auf englisch)?`,
    `(?:kannst |zähl|zähle|wie zählt man|wie kann man|sag|lass uns)? ?(?:mir )?(?:auf englisch )?(?:bis )?(?<w>zehn|zwanzig|zwölf|fünf|hundert|10|20|12|5|100|15|30)? ?(?:auf englisch )?(?:bis )?(?<d>zehn|zwanzig|zwölf|fünf|10|20|12|5)? ?(?:zählen|zähl)(?: auf englisch)?(?: bis (?:zehn|zwanzig|zwölf|10|20|12))?`,
    `wie zähl(?:e|t|en) (?:ich|man|wir) (?:auf englisch )?bis (?<w>zehn|zwanzig|zwölf|fünf|10|20|12|5)(?: auf englisch)?`,
    `wie zähl(?:e|t|en) (?:ich|man|wir) auf englisch(?: bis (?<w>zehn|zwanzig|zwölf|fünf|10|20|12|5))?`,
    `(?:zähl|zähle) (?:mir )?auf englisch(?: bis (?<w>zehn|zwanzig|zwölf|fünf|10|20|12|5))?`,
    `(?:zähl|zähle) (?:mir )?bis (?<w>zehn|zwanzig|zwölf|fünf|10|20|12|5) auf englisch`,
    `(?:wie (?:gehen|heißen|sind)|was sind|sag|nenne?|kannst)? ?(?:mir )?(?:die )?(?:englischen )?zahlen (?:auf englisch)?(?: ?(?:von eins )?bis (?<w>zehn|zwanzig|zwölf|10|20|12))?`,
    `count (?:to|from one to) (?<w>ten|twenty|twelve|five)`,
  ),
  ...frame(
    'englishGroup',
    `(?:wie (?:gehen|heißen|sind|lauten|sagt man)|was (?:sind|heißen)|sag|nenne?|kannst|kennst)? ?(?:mir )?(?:die |alle |ein paar |paar |zwei |drei |vier |fünf |sechs |zehn )?(?<w>${GROUPS}) auf englisch(?: sagen)?`,
    `(?:wie (?:heißen|sind)|was sind|sag|nenne?)? ?(?:mir )?(?:die |alle |ein paar |paar )?englischen? (?<w>${GROUPS})(?: nennen)?`,
  ),
  ...frame(
    'englishPlural',
    `(?:was ist|wie heißt|wie lautet|wie ist)? ?(?:der |die )?(?:plural|mehrzahl) (?:von|zu|vom englischen) {w} auf englisch`,
    `(?:was ist|wie heißt|wie lautet|wie ist)? ?(?:der |die )?englische (?:plural|mehrzahl) (?:von|zu) {w}`,
    `(?:wie heißt|was ist|wie sagt man)? ?{w} (?:auf englisch )?(?:in der|im) (?:mehrzahl|plural)(?: auf englisch)`,
    `(?:wie heißt|was ist|wie sagt man) {w} auf englisch (?:in der|im) (?:mehrzahl|plural)`,
  ),
  ...frame(
    'englishPast',
    `(?:was ist|wie heißt|wie lautet|wie ist)? ?(?:das |die |der )?(?:simple past|past tense|past|englische vergangenheit(?:sform)?) (?:von|zu|of) {w}`,
    `(?:was ist|wie heißt|wie lautet)? ?(?:die )?vergangenheit(?:sform)? von {w} auf englisch`,
    `(?:wie heißt|was ist) {w} auf englisch in der vergangenheit`,
    `(?:wie heißt|was ist) {w} (?:im simple past|in der vergangenheit auf englisch)`,
    `(?:was sind )?die (?:drei )?formen von (?:to )?{w} auf englisch`,
  ),
  ...frame(
    'pronounce',
    `wie (?:spricht|sprech|spreche|sagt) (?:man|ich|wir) (?:(?:das )?(?:englische )?(?:wort )?){w} (?:richtig )?(?:aus|auf englisch aus)`,
    `wie wird (?:(?:das )?(?:englische )?(?:wort )?){w} (?:richtig )?(?:ausgesprochen|gesprochen)`,
    `(?:wie (?:ist|geht) )?(?:die )?aussprache (?:von|vom wort) {w}`,
    `(?:sprich|sag) (?:mir )?(?:auf englisch )?{w} (?:vor|aus)`,
    `how do you (?:say|pronounce) {w}`,
  ),
  ...frame(
    'german',
    `(?:was|wie) (?:heißt|ist|bedeutet) (?:das|es) (?:denn |hier )?auf deutsch {w}`,
    `{w} (?:was|wie) (?:heißt|bedeutet|ist) (?:das|es) (?:denn )?auf deutsch`,
    `(?:was (?:heißt|ist|bedeutet|meint)|wie (?:heißt|sagt man|lautet)|übersetze?|was)? ?(?:das englische (?:wort )?)?{w} (?:auf|ins|in) deutsch(?:e|en)?(?: übersetzt)?`,
    `(?:wie|was) (?:sagt man|heißt|ist|bedeutet) (?:auf|in) deutsch {w}`,
    `(?:was (?:heißt|bedeutet)|übersetze?) (?:das )?englische (?:wort )?{w}`,
    `what (?:does|do|dose) {w} mean(?: in german| auf deutsch)?`,
    `what(?:'s| is| s) {w} (?:in german|auf deutsch)`,
    `how do you say {w} (?:in german|auf deutsch)`,
    `was (?:heißt|bedeutet) {w} (?:aus dem englischen|von englisch)`,
    `auf deutsch {w}`,
  ),
  ...frame(
    'english',
    `{w} (?:was|wie) (?:heißt|ist|sagt man|sage? ich|kann ich)(?: das| es)(?: denn)? auf englisch(?: sagen)?`,
  ),
  ...frame(
    'english',
    `(?:wie|was) (?:heißt|sagt man|sagt ${'(?:ein|der)'} engländer|sage ich|sag ich|sagt ich|sagst|ruft man|ist|kann (?:ich|man)) (?:das |es |denn |dann |da )*auf englisch(?: sagen)? (?:wenn|dass|falls|ob) (?:(?:ich|man|jemand|einer|er|sie) (?:sagen|fragen|ausdrücken|erzählen|mitteilen) (?:will|möchte|wollte|muss|soll|kann|würde) )?{w}`,
    `wenn (?:(?:ich|man|jemand) (?:sagen|fragen) (?:will|möchte|muss) )?{w} (?:wie|was) (?:heißt|sagt|sage?|ist) (?:das|man|ich|es)(?: dann| denn| da)? auf englisch`,
    `(?:ich|wir) (?:will|möchte|muss|soll|wollen|müssen|sollen|würde gern) (?:das )?auf englisch (?:sagen|schreiben|fragen) (?:dass |ob )?{w}`,
    `(?:was|wie) {w} auf englisch (?:heißt|ist|bedeutet|sagt)`,
    `(?:ich|wir) (?:will|möchte|muss|soll|wollen|müssen|sollen) {w} auf englisch (?:sagen|schreiben|fragen|wissen)`,
    `wie (?:frage?|fragt|bitte|bittet|grüße|grüßt) (?:ich|man) (?:jemanden? )?auf englisch (?:nach |um |ob )?{w}`,
    `(?:wie|was) (?:sagt|sage|sag|sagst|kann) (?:man|ich|du) (?:denn )?{w} (?:zu|bei|mit) (?:einem|einer|nem|ner|meinem|meiner|dem|der|den|meinen|ein)? ?(?:engländer\\p{L}*|englisch(?:en|e) \\p{L}+|\\p{L}+ aus (?:england|amerika|london)|amerikaner\\p{L}*)(?: sagen)?`,
    `(?:wie|was) (?:sagt|sagen|heißt|ruft) (?:man |ein |eine |die |der |das )?(?:engländer\\p{L}*|amerikaner\\p{L}*)(?: eigentlich)? (?:zu|für|statt|wenn (?:er|sie|es) (?:sagen will|sagt)) {w}`,
    `(?:wie|was) (?:sagt|sagen|heißt|nennt) (?:man |die )?(?:leute |kinder )?in (?:england|amerika|london|großbritannien) (?:zu |für |statt |eigentlich )?{w}`,
    `(?:wie|was) (?:heißt|heißen|sagt man (?:zu)?|sagen die) ?{w} in (?:england|amerika|london|großbritannien)`,
    `(?:wie|was) (?:ist|lautet|war) (?:nochmal |noch mal )?(?:das )?englische(?:s)? (?:wort )?(?:für|von|zu) {w}`,
    `(?:wie|was) (?:sagt man|sagen sie|heißt) (?:denn )?auf englisch (?:zu|für) (?:(?:den|der|die|dem|einem|einer|das) )?{w}`,
    `(?:wie|was) (?:heißt|sagt man) {w} (?:nochmal |noch mal |gleich |denn )auf englisch`,
    `(?:wie|was) (?:fragt|sagt|ruft|antwortet) man auf englisch (?:wenn man )?{w}(?: sagen will| sagen möchte)?`,
    `(?:was (?:heißt|heißen|ist|sind|bedeutet|wäre)|wie (?:heißt|heißen|sagt man|sage ich|sag ich|sagen die engländer|sagt ${'(?:ein|der)'} engländer|nennt man|ist|lautet|geht|kann ich|sagst|würde man|spricht man)|übersetze?|übersetz mir|sag|sage|kannst|weißt was|ich (?:will|möchte) wissen (?:was|wie)|nenne?)? ?(?:mir (?!tut |tun |ist |geht ))?(?:das |es (?!ist |war |regnet|schneit|gibt |wird |geht )|man |du )?{w} (?:auf|ins|in|für) englisch(?:e|en)?(?: übersetzen| übersetzt| sagen| heißt| ist| aus)?`,
    `(?:was (?:heißt|heißen|ist|sind|bedeutet)|wie (?:heißt|heißen|sagt man|sagt|sage? ich|kann ich|nennt man|ist|lautet)|übersetze?|sag|sage)? ?(?:mir (?!tut |tun |ist |geht ))?auf englisch (?:wenn man sagen will |das wort |dass )?{w}`,
    `(?:was ist|wie (?:heißt|lautet|ist)|sag|nenne?|ich (?:brauche|suche))? ?(?:mir )?(?:das |ein )?englische(?:s)? wort (?:für|von|zu) {w}`,
    `(?:was heißt|wie heißt|was ist) {w} englisch`,
    `(?:was heißt|wie heißt) englisch {w}`,
    `englisch {w}`,
    `(?<w>(?!kann|sprich|mag|lern|versteh|ich |du |wir |red)[^ ]+(?: [^ ]+)?) englisch`,
    `wie sagen (?:die )?engländer (?:zu )?{w}`,
    `wie sagt man (?:zu )?{w} in england`,
    `what(?:'s| is| s) {w} in english`,
    `how do you say {w} auf englisch`,
    `übersetze? (?:(?:mir|uns|mal|bitte|den satz) )*{w}`,
  ),
  ...frame(
    'maybeEnglish',
    `wie (?:sage?|frage?|sagt|fragt) (?:ich|man)(?: denn| dann| da| jetzt)? {w}`,
  ),
  ...frame(
    'compareEnglish',
    `(?:was ist |wie ist |erklär )?(?:mir )?(?:der |den )?unterschied (?:von |zwischen )?(?:den wörtern )?(?<w>[a-z']+) und (?<d>[a-z']+)(?: auf englisch| im englischen)?`,
    `wann (?:sagt|nimmt|benutzt|schreibt) man (?:auf englisch )?(?<w>[a-z']+) und wann (?<d>[a-z']+)`,
  ),
  ...frame(
    'meaning',
    `was {w} (?:heißt|bedeutet)`,
    `(?:was (?:heißt|bedeutet|meint|ist mit|bedeutet das wort|heißt das wort) ){w}(?: übersetzt)?`,
    `what(?:'s| is| s) (?:a |an |the )?{w}`,
    `was (?:ist|soll) {w} (?:bedeuten|heißen)`,
    `(?:.{0,40} (?:sagt|sagte|meint|ruft|schreibt|steht|stand|singt|singen)(?: immer| oft| da| heute| so| dann)* )?{w} was (?:heißt|bedeutet|soll|meint) (?:das|es|sie|er)(?: denn| eigentlich| bedeuten| heißen| damit)?`,
    `was (?:ist|sind) (?:ein |eine |a |an )?{w}`,
  ),
];
