/** A letter or two, or how children call one. */
const LETTER =
  '(?:(?:de[mr] )?scharfe[nms](?: s)?|eszett|sz|(?:doppel|zwei)[- ]?[a-zäöü]|vogel[- ]?v|ieh?|ei|ai|eu|äu|ee|aa|oo|ck|tz|ch?s|cks|ks|gs|ph|pf|ng|nk|qu|th|dt|rh|sch|ch|st|sp|[aeiouäöü]h|bb|dd|ff|gg|kk|ll|mm|nn|pp|rr|ss|tt|zz|[a-zäöüß])(?!\\p{L})';
/** What stands where a word could, and is none that is asked for. */
const NO_WORD =
  '(?!(?:das|dass|es|da|man|ich|du|er|sie|wir|ihr|so|die|der|den|dem|des|ein|eine|einen|einem|einer|mein|meine|wort|wörter|wörtern|worte|satz|nomen|verb|adjektiv|und|oder|nicht|hier|jetzt|denn|eigentlich|am|im|in|auf|an|für|mit|zu|was|wie|etwas|sich|dir|mir|uns|diesem|dieses|allen|allem)(?!\\p{L}))';
const WORD = `${NO_WORD}(\\p{L}{2,30})`;
/** Another word than the one that is asked for, which the template does not take. */
const OTHER = `${NO_WORD}\\p{L}{2,30}`;
const BEFORE =
  '(?:(?:das|dem|beim|im|vom|das schwere|dieses) wort |(?:das|den|die|der|dem|ein|eine|einen|einem|einer) )?';
const PLACE =
  '(?:(?:da|denn|jetzt|nun|eigentlich|hinten|vorne?|am ende|am anfang|in der mitte|nur|auch|so|halt|hier|dann|wirklich|immer|nochmal|noch mal|überhaupt) )*';
const OR_LETTER = `(?: oder (?:auch |mit |ohne |doch |nur |ein |einen |einem |eine )*(${LETTER}))?`;
const KIND =
  '(nomen|namenwort|hauptwort|verb|tunwort|tuwort|zeitwort|adjektiv|wiewort|eigenschaftswort|artikel|pronomen|präposition)';
const TENSE =
  '(präteritum|imperfekt|perfekt|plusquamperfekt|futur|präsens|vergangenheit|gegenwart|zukunft)';
const WHO = '(?:ich|du|er|sie|es|wir|ihr)';
const WRITES = '(?:schreib(?:t|e|en)? (?:man|ich|wir|sich|n))';
const IS_RIGHT =
  '(?:ist|war|stimmt|geht|darf|kann|passt|wär) (?:das|es|man das|ich das)(?: \\p{L}+){0,3}';
const WHAT_IS_IT =
  '(?:und |aber )?was (?:ist|sind|soll|heißt|bedeutet|meint|meinen|war)(?: (?:denn|das|es|der|die|noch|nochmal|noch mal|überhaupt|sein|heißen|bedeuten|damit|gemeint|jetzt|wieder|eigentlich|bloß|nur))*[?.! ]*$';
const TERM =
  '(nomen|verb|verben|adjektiv|adjektive|artikel|pronomen|präposition|präpositionen|konjunktion|konjunktionen|subjekt|prädikat|objekt|dativobjekt|akkusativobjekt|nominativ|genitiv|dativ|akkusativ|präteritum|perfekt|präsens|futur|plusquamperfekt|infinitiv|imperativ|synonym|synonyme|silbe|silben|vokal|vokale|konsonant|konsonanten|selbstlaut|selbstlaute|mitlaut|mitlaute|umlaut|umlaute|singular|plural|wortfamilie|wortstamm|wörtliche rede|satzglied|satzglieder|adverb|komparativ|superlativ)';

/** One way to ask of a word, wherever it stands in a sentence, and the same as the desk of words is asked. */
type Core = readonly [pattern: RegExp, plain: string];

const core = (pattern: string, plain: string): Core => [
  new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'giu'),
  plain,
];

const OF_LETTERS: readonly Core[] = [
  core(
    `(?:schreibt man |wird |kommt )?dass?(?: da| hier)? (?:mit |oder ).{1,30} (?:bei|in)(?: dem satz| diesem satz|:)* (${WHO} .{6,50})$`,
    '$1, das oder dass',
  ),
  core(
    `${WRITES} ${BEFORE}${WORD} ${PLACE}(?:mit|ohne) (?:einem |nem |nur )*(${LETTER})${OR_LETTER}`,
    'schreibt man $1 mit $2 oder $3',
  ),
  core(
    `ob (?:man |ich )?${BEFORE}${WORD} ${PLACE}(?:mit|ohne) (?:einem |nem |nur )*(${LETTER})${OR_LETTER} (?:geschrieben wird|schreib\\p{L}*|ist|muss|kommt)`,
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

const OF_SPELLING: readonly Core[] = [
  core(
    `(?:hab|habe|hatte|hat|haben) (?:ich |er |sie |wir )?(?:(?!mir|dir|ihr|ihm|uns|oma|opa)\\p{L}+ ){0,3}?${WORD} geschrieben,? (?:und )?${IS_RIGHT}`,
    'wie schreibt man $1',
  ),
  core(
    `wie (?:${WRITES}|wird|schreibt sich) ${BEFORE}${WORD}(?: geschrieben)?(?= (?:ich|das ist|das wort|weil|wir|denn|mein\\p{L}*|es ist|für|fürs|also|bei mir|beim diktat|bei der|die lehrerin|das braucht?e?)(?!\\p{L}))`,
    'wie schreibt man $1',
  ),
  core(
    `(?:wort|brauche?|schreiben?) ${BEFORE}${WORD},? (?:und |aber )?wie (?:wird|${WRITES}|geht) (?:das|es)(?: nochmal| denn)?(?: geschrieben)?`,
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
    `(?:${WRITES}|man schreibt|ob (?:man|ich)|(?:muss|soll|darf) (?:man|ich)) (?:ein )?((?:beim|zum|vom|etwas|nichts|viel|alles) )?${BEFORE}${WORD} ${PLACE}(?:groß|klein)(?: oder (?:klein|groß))?(?: schreib\\p{L}*| geschrieben)?`,
    'schreibt man $1$2 groß oder klein',
  ),
  core(
    `(?:wird|werden|ob) ((?:beim|zum|vom|etwas|nichts|viel|alles) )?${BEFORE}${WORD} ${PLACE}(?:groß|klein)(?: oder (?:klein|groß))? geschrieben`,
    'schreibt man $1$2 groß oder klein',
  ),
];

const OF_FORMS: readonly Core[] = [
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
    `${KIND}(?:e|er|en|n)?(?!\\p{L}) .{0,40}?ist ${WORD} (?:auch |denn |jetzt |nun |wohl |eigentlich )*(?:ein|eine)[rs]?(?: davon)?(?: oder (?:nicht|doch nicht|keine?s?))?[?. ]*$`,
    'ist $2 ein $1',
  ),
];

const OF_SOUNDS: readonly Core[] = [
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
    `(?:silben|klatsch\\p{L}*|trenn\\p{L}*)[ ,]+(?:\\p{L}+ ){0,5}?(?:bei|von) ${BEFORE}${WORD}`,
    'wie trennt man $1',
  ),
];

const OF_SENTENCES: readonly Core[] = [
  core(
    `s(?:atz|ätze) mit (?:dem wort )?${WORD}(?: (?:machen|bilden|schreiben|bauen|sagen|finden))?`,
    'bilde einen satz mit $1',
  ),
  core(
    `(?:kommt|muss|setzt man|macht man|ist|gehört) (?:da )?vor (?:dem |das )?(und|oder|weil|dass|wenn|aber|als|ob|denn|sondern|damit|obwohl) (?:\\p{L}+ ){0,4}?(?:ein )?komma`,
    'kommt vor $1 ein komma',
  ),
  core(
    `${WORD} und ${WORD} (?:zusammen ?setzen|zusammenbauen|verbinden|zusammen)(?=.*(?:was|wie))`,
    'mach aus $1 und $2 ein wort',
  ),
  core(
    `(?:sag|nenn|gib|such|find|brauch|weiß|kenn|schreib|hast)\\p{L}* (?:\\p{L}+ ){0,4}?wört(?:er|ern) mit (?:einem |dem )?(${LETTER})((?: (?:am anfang|am ende|vorne|hinten))?)`,
    'nenne wörter mit $1$2',
  ),
];

const OF_MEANING: readonly Core[] = [
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
  ...OF_LETTERS,
  ...OF_CAPITALS,
  ...OF_SPELLING,
  ...OF_PHRASES,
  ...OF_SOUNDS,
  ...OF_FORMS,
  ...OF_SENTENCES,
  ...OF_MEANING,
];

const ARTICLE = '(der|die|das)';
const ASKS_ARTICLE =
  /(?<!\p{L})(?:recht|richtig|stimmt|heißt|sagt|ankreuzen|schreib\p{L}*|nun|jetzt|ob|welche\p{L}*)(?!\p{L})/iu;
const TWO_ARTICLES = [
  new RegExp(
    `(?<!\\p{L})${ARTICLE} ${WORD} oder (?:doch )?${ARTICLE}(?: \\2)?(?![ ]?\\p{L}{3})`,
    'iu',
  ),
  new RegExp(`(?<!\\p{L})${ARTICLE} ${WORD} (?:.{1,40} )?${ARTICLE} \\2(?!\\p{L})`, 'iu'),
];
const ARTICLES_FIRST = new RegExp(
  `(?<!\\p{L})${ARTICLE},? (?:oder )?${ARTICLE}(?:,? oder ${ARTICLE})? ${WORD}(?= (?:heißt|ist|sagt|hat|kommt|muss)|[?. ]*$)`,
  'iu',
);

/** "Es heißt die Butter und Papa sagt der Butter": which of two articles a noun has. */
export function articleAsked(
  text: string,
  isNoun: (word: string) => boolean,
): RegExpExecArray | null {
  if (!ASKS_ARTICLE.test(text)) return null;
  const found = TWO_ARTICLES.map((pattern) => pattern.exec(text)).find(
    (match) =>
      match !== null &&
      match[1]?.toLowerCase() !== match[3]?.toLowerCase() &&
      isNoun(match[2] ?? ''),
  );
  if (found) return found;
  const first = ARTICLES_FIRST.exec(text);
  return first && isNoun(first[4] ?? '') ? first : null;
}

const ASKS_RIGHT =
  /(?<!\p{L})(?:richtig|falsch|stimmt|wie (?:heißt|sagt man|geht)|was sagt man)(?!\p{L})/iu;
const PARTICIPLE = /(?<!\p{L})ge(\p{L}{2,}?)(t|en)(?!\p{L})/giu;
const PAST = /(?<!\p{L})(ich|du|er|sie|es|wir|ihr) (\p{L}{2,}?)t(e|est|en|et)(?!\p{L})/giu;
/** "gingte" as it ends when it is "ging". */
const ENDS: Readonly<Record<string, string>> = { e: '', est: 'st', en: 'en', et: 't' };

/** "gesitzt", "wir gingten": a form made by the rule, of a verb that has another; null where none is said. */
export function verbFormAsked(
  text: string,
  classOf: (word: string) => string,
): { whole: string; plain: string } | null {
  if (!ASKS_RIGHT.test(text)) return null;
  const isVerb = (word: string) => classOf(word.toLowerCase()) === 'V';
  for (const [whole, stem = '', end = ''] of text.matchAll(PARTICIPLE)) {
    if (classOf(whole.toLowerCase()) !== '?') continue;
    const verb = [`${stem}en`, `${stem}n`, stem + end].find(isVerb);
    if (verb !== undefined) return { whole, plain: `wie heißt perfekt von ${verb}` };
  }
  for (const [whole, who = '', stem = '', end = ''] of text.matchAll(PAST)) {
    if (classOf(`${stem}t${end}`.toLowerCase()) !== '?') continue;
    // "Kam" is a noun as well, and nobody means it behind "wir".
    if (/^[VNB]$/.test(classOf(stem.toLowerCase())))
      return { whole, plain: `heißt es ${whole} oder ${who} ${stem}${ENDS[end] ?? ''}` };
    const verb = [`${stem}en`, `${stem}n`].find(isVerb);
    if (verb !== undefined) return { whole, plain: `wie heißt präteritum von ${verb}` };
  }
  return null;
}

const SAYS =
  /(?<!\p{L})(?:sagt|sagte|sagen|meint)(?: (?:immer|oft|ständig|gern|manchmal|zu mir|dann))* (?<said>(?!ich |du |wir |er |sie |ihr |man |dass |es heißt )\p{L}+ \p{L}+ .{3,50}?),? was (?:heißt|bedeutet|meint|soll)(?: (?:das|er|sie|der|die|damit|heißen|bedeuten|denn|eigentlich|wohl))*[?.! ]*$/iu;

/** "Oma sagt immer da liegt der Hund begraben, was heißt das?" */
export const sayingAsked = (text: string): string | null => {
  const said = SAYS.exec(text)?.groups?.said;
  return said === undefined ? null : `was bedeutet ${said}`;
};
