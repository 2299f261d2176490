import type { Subject } from './wish.ts';

const TOPICS: readonly [RegExp, string][] = [
  [/dino|saurier|t rex|fleischfresser/u, 'dinosaurier'],
  [/römer|rom(?!\p{L})|gladiator|legionär/u, 'römer'],
  [/ritter|burg(?:en)?(?!\p{L})|mittelalter/u, 'ritter'],
  [/ägypt|pyramid|pharao|mumie/u, 'ägypten'],
  [/steinzeit|neandertal|mammut/u, 'steinzeit'],
  [/nachbarländer|nachbarn von deutschland/u, 'nachbarländer'],
  [/(?<!\p{L})wald|bäume?(?!\p{L})|baum/u, 'wald'],
  [/meer(?!schwein)|ozean|unterwasser|wale?(?!\p{L})|haie?(?!\p{L})/u, 'meer'],
  [/bauernhof|landwirt|bauer(?!\p{L})/u, 'bauernhof'],
  [/vögel|vogel/u, 'vögel'],
  [/insekt|käfer|bienen?(?!\p{L})|ameise|schmetterling/u, 'insekten'],
  [/pferd|pony/u, 'pferde'],
  [/tier|hund|katze/u, 'tiere'],
  [/weltall|planet|stern|mond|raumfahrt|weltraum|sonnensystem|astronaut/u, 'weltall'],
  [/wetter|gewitter|wolken/u, 'wetter'],
  [/natur|pflanz|jahreszeit|blumen/u, 'natur'],
  [/zähne|zahn|ernährung|gesund/u, 'gesundheit'],
  [/(?<!\p{L})(?:herz|blut\p{L}*|kreislauf)(?!\p{L})/u, 'herz'],
  [
    /körper|mensch|knochen|sinne|(?<!\p{L})(?:organe?n?|skelett|lungen?|muskeln?|augen?|ohren?|gehirn)(?!\p{L})/u,
    'körper',
  ],
  [/feuerwehr|brand/u, 'feuerwehr'],
  [/strom|magnet|technik|erfind/u, 'technik'],
  [/fußball|sport|olymp/u, 'sport'],
  [/märchen|grimm/u, 'märchen'],
  [/musik|instrument/u, 'musik'],
  [/weihnacht|ostern|feste?(?!\p{L})/u, 'feste'],
  [
    /europa|welt(?!all|raum|karte)|kontinent|weltmeer|länder(?!n? deutsch)|erdkunde|geogra/u,
    'welt',
  ],
  [/deutschland|heimat/u, 'deutschland'],
  [/alltag|verkehr|straße|ampel/u, 'alltag'],
  [/(?<!\p{L})(?:essen|küche)(?!\p{L})/u, 'alltag'],
];
const WORD_TOPICS: readonly [RegExp, string][] = [
  [/farbe/u, 'farben'],
  [/wetter|wald|baum|bäume/u, 'natur'],
  [/pferd|vögel|insekt|bauernhof|haustier/u, 'tiere'],
  [/zahl(?!e[^n])/u, 'zahlen'],
  [/essen|obst|gemüse|lebensmittel/u, 'essen'],
  [/familie/u, 'familie'],
  [/schul(?:sachen|e)/u, 'schule'],
  [/körperteil/u, 'körper'],
];

/** Words with "nn", "tt" or "ck". */
export const DOUBLED = 'doppelt';
const TWICE =
  /doppel\p{L}*(?:laut|konsonant|buchstabe|mitlaut)\p{L}*|doppelte\p{L}? (?:mitlaute?\p{L}*|konsonant\p{L}*|buchstaben?)/u;

/** "Doppel s oder scharfes s". */
const S_SOUNDS: readonly [RegExp, string][] = [
  [/doppel ?s(?!\p{L})|(?<!\p{L})(?:ss|zwei s)(?!\p{L})/u, 'ss'],
  [/scharfe[msn]? s(?!\p{L})|ß|eszett|s z(?!\p{L})/u, 'ß'],
];
/** Whole sentences to write. */
export const SENTENCES = 'sätze';
const OF_SENTENCES = /(?<!\p{L})s[äa]tze?n?(?!\p{L})/u;
/** A number times itself. */
export const SQUARES = 'quadratzahlen';
/** Which units are to be turned into others. */
export const LENGTHS = 'länge';
export const WEIGHTS = 'gewicht';
export const TIMES_OF_UNITS = 'zeit';
export const MONEY = 'geld';
export const VOLUMES = 'volumen';
const UNITS: readonly [RegExp, string][] = [
  [/meter|länge|strecke/u, LENGTHS],
  [/kilo|gramm|tonne|gewicht/u, WEIGHTS],
  [/stunde|minute|sekunde|woche|zeit(?:einheit|angabe|maß|spanne)|zeiten/u, TIMES_OF_UNITS],
  [/euro|cent/u, MONEY],
  [/liter|hohlmaß|rauminhalt/u, VOLUMES],
];
/** Which of two words of the same sound is to be put in a gap. */
export const SEIT = 'seit';
/** Which past is wanted. */
export const PERFECT = 'perfekt';
export const PRETERITE = 'präteritum';
/** Which times a clock shall show. */
export const FULL_HOURS = 'voll';
export const HALF_HOURS = 'halb';
export const QUARTERS = 'viertel';
const TIMES: readonly [RegExp, string][] = [
  [
    /voll\p{L}* (?:stunden?|uhrzeiten)|ganze (?:stunden|uhrzeiten)|(?:stunden|uhrzeiten) (?:die )?voll/u,
    FULL_HOURS,
  ],
  [
    /halbe (?:stunden?|uhrzeiten)|halbe(?!\p{L})|mit halb(?!\p{L})|(?:nur|auch) halb(?!\p{L})/u,
    HALF_HOURS,
  ],
  [/viertel ?stunden?|(?:mit|nur|auch) (?:drei)?viertel/u, QUARTERS],
];
const AREAS: readonly [RegExp, string][] = [
  [/bundesl[aä]nder|deutschland/u, 'deutschland'],
  [/südamerika|süd amerika|lateinamerika/u, 'südamerika'],
  [/nordamerika|nord amerika|mittelamerika/u, 'nordamerika'],
  [/amerika/u, 'südamerika'],
  [/asien|asiatisch/u, 'asien'],
  [/afrika/u, 'afrika'],
  [/australien|ozeanien/u, 'ozeanien'],
  [/europa|länder(?!n? ?deutsch)|welt|eu länder/u, 'europa'],
];

/** What a quiz or English words are to be about. */
export const readTopic = (plain: string, subject: Subject) =>
  (subject === 'english' ? [...WORD_TOPICS, ...TOPICS] : TOPICS).find(([pattern]) =>
    pattern.test(plain),
  )?.[1] ?? null;

/** Whether a word names something that questions are known of. */
export const isTopic = (word: string) =>
  [...WORD_TOPICS, ...TOPICS, ...AREAS].some(([pattern]) => pattern.test(word));

/** The letters of words, the capitals of countries, or what a quiz is about. */
export function topicOf(subject: Subject, plain: string): string | null {
  if (subject === 'spelling') return spellingTopic(plain);
  if (subject === 'capitals') return AREAS.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
  if (subject === 'clock') return TIMES.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
  if (subject === 'units') return UNITS.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
  if (subject === 'gaps') return /(?<!\p{L})sei[td](?!\p{L})/u.test(plain) ? SEIT : null;
  if (subject === 'tenses') return pastOf(plain);
  if (subject === 'articles' || subject === 'plurals') return nounTopic(plain);
  if (subject === 'maths') return /quadrat ?zahl/u.test(plain) ? SQUARES : null;
  return subject === 'quiz' || subject === 'english' ? readTopic(plain, subject) : null;
}

/** Which nouns are wished for; "Mehrzahl" names no numbers. */
function nounTopic(plain: string): string | null {
  const said = plain.replaceAll(/(?:mehr|ein)zahl/gu, ' ');
  const named = WORD_TOPICS.find(([pattern]) => pattern.test(said))?.[1] ?? null;
  return named ?? (/tier/u.test(said) ? 'tiere' : null);
}

const pastOf = (plain: string) => {
  if (/(?<!plusquam)perfekt/u.test(plain)) return PERFECT;
  return /präteritum|imperfekt/u.test(plain) ? PRETERITE : null;
};

function spellingTopic(plain: string): string | null {
  if (OF_SENTENCES.test(plain)) return SENTENCES;
  if (TWICE.test(plain)) return DOUBLED;
  const sharp = S_SOUNDS.filter(([pattern]) => pattern.test(plain)).map(([, letters]) => letters);
  if (sharp.length > 0) return sharp.join('|');
  const [, one, other] =
    /(?:wörter|diktat|buchstabier|rechtschreib)\p{L}*(?: [\p{L}\d]+){0,5}? mit (?:langem |dem |einem |kurzem )?(?!(?:mir|dir|uns|den|dem|der|die|das|ein|nur|drei|vier|fünf)(?!\p{L}))(\p{L}{1,3})(?: (?:und|oder) (?:mit )?(\p{L}{1,3}))?(?!\p{L})/u.exec(
      plain,
    ) ?? [];
  return one === undefined ? null : other === undefined ? one : `${one}|${other}`;
}

/** "Du sagst Englisch und ich Deutsch", "von Englisch auf Deutsch". */
export const INTO_GERMAN =
  /(?:du|sagst) (?:\p{L}+ ){0,4}?englisch\p{L}* (?:wort |wörter )?(?:und |dann )?ich (?:sage? |auf |das |dir |es |antworte |übersetze? )*deutsch|(?:von|vom|aus dem) englisch\p{L}* (?:ins|auf|in|zu|nach) (?:das )?deutsch|auf deutsch (?:übersetzen|sagen)|ins deutsche/u;

/** "Fragen mit ja oder nein", "wahr oder falsch". */
export const WANTS_YES_OR_NO =
  /(?<!\p{L})(?:ja (?:oder |und )?nein\p{L}*|(?:wahr|richtig|stimmt) (?:oder |und )(?:falsch|nicht|gelogen)|stimmt(?: das)? oder)(?!\p{L})/u;
