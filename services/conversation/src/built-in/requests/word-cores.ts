/** A letter or two, or how children call one. */
export const LETTER =
  '(?:i e|e i|e u|c k|t z|s s|(?:de[mr] )?scharfe[nms](?: s)?|eszett|sz|(?:doppel|zwei)[- ]?[a-zäöü]|vogel[- ]?v|ieh?|ei|ai|eu|äu|ee|aa|oo|ck|tz|ch?s|cks|ks|gs|ph|pf|ng|nk|qu|th|dt|rh|sch|ch|st|sp|[aeiouäöü]h|bb|dd|ff|gg|kk|ll|mm|nn|pp|rr|ss|tt|zz|[a-zäöüß])(?!\\p{L})';
/** What stands where a word could, and is none that is asked for. */
export const NO_WORD =
  '(?!(?:das|dass|es|da|man|ich|du|er|sie|wir|ihr|so|die|der|den|dem|des|ein|eine|einen|einem|einer|mein|meine|wort|wörter|wörtern|worte|satz|nomen|verb|adjektiv|und|oder|nicht|hier|jetzt|denn|eigentlich|am|im|in|auf|an|für|mit|zu|was|wie|etwas|sich|dir|mir|uns|diesem|dieses|allen|allem)(?!\\p{L}))';
export const WORD = `${NO_WORD}(\\p{L}{2,30})`;
/** Another word than the one that is asked for, which the template does not take. */
export const OTHER = `${NO_WORD}\\p{L}{2,30}`;
export const BEFORE =
  '(?:(?:das|dem|beim|im|vom|das schwere|dieses) wort |(?:das|den|die|der|dem|ein|eine|einen|einem|einer) )?';
export const PLACE =
  '(?:(?:da|denn|jetzt|nun|eigentlich|hinten|vorne?|am ende|am anfang|in der mitte|nur|auch|so|halt|hier|dann|wirklich|immer|nochmal|noch mal|überhaupt) )*';
export const OR_LETTER = `(?: oder (?:auch |mit |ohne |doch |nur |ein |einen |einem |eine )*(${LETTER}))?`;
export const KIND =
  '(nomen|namenwort|hauptwort|verb|tunwort|tuwort|zeitwort|adjektiv|wiewort|eigenschaftswort|artikel|pronomen|präposition)';
export const TENSE =
  '(präteritum|imperfekt|perfekt|plusquamperfekt|futur|präsens|vergangenheit|gegenwart|zukunft)';
export const WHO = '(?:ich|du|er|sie|es|wir|ihr)';
export const WRITES = '(?:schreib(?:t|e|en)? (?:man|ich|wir|sich|n))';
export const IS_RIGHT =
  '(?:ist|war|stimmt|geht|darf|kann|passt|wär) (?:das|es|man das|ich das)(?: \\p{L}+){0,3}';
export const WHAT_IS_IT =
  '(?:und |aber )?was (?:ist|sind|soll|heißt|bedeutet|meint|meinen|war)(?: (?:denn|das|es|der|die|noch|nochmal|noch mal|überhaupt|sein|heißen|bedeuten|damit|gemeint|jetzt|wieder|eigentlich|bloß|nur))*[?.! ]*$';
export const TERM =
  '(nomen|verb|verben|adjektiv|adjektive|artikel|pronomen|präposition|präpositionen|konjunktion|konjunktionen|subjekt|prädikat|objekt|dativobjekt|akkusativobjekt|nominativ|genitiv|dativ|akkusativ|präteritum|perfekt|präsens|futur|plusquamperfekt|infinitiv|imperativ|synonym|synonyme|silbe|silben|vokal|vokale|konsonant|konsonanten|selbstlaut|selbstlaute|mitlaut|mitlaute|umlaut|umlaute|singular|plural|wortfamilie|wortstamm|wörtliche rede|satzglied|satzglieder|adverb|komparativ|superlativ)';

/** One way to ask of a word, wherever it stands in a sentence, and the same as the desk of words is asked. */
export type Core = readonly [pattern: RegExp, plain: string];

export const core = (pattern: string, plain: string): Core => [
  new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'giu'),
  plain,
];
