const LETTER =
  '(?:scharfe[ms] s|eszett|sz|doppel[- ]?[a-zäöü]|zwei [a-zäöü]|vogel[- ]?v|[a-zäöüß]{1,3})';
const BEFORE_NOUN = '(beim|zum|vom|im|das|etwas|nichts|viel|alles|wenig)';
/** What else is not written well than one word. */
const NO_WORD =
  '(?!(?:das|es|den|die|der|so|schön|gut|schnell|ordentlich|noch|gar|immer|mein\\p{L}*|buchstaben|sätze?n?|texte?|aufsatz|aufsätze|geschichten?|englisch|deutsch|richtig|lesen|rechnen) )';
const HOW =
  '(?:wie (?:geht|ist|war|schreibt man|schreib ich) (?:das|es)|hilf mir|kannst du (?:mir )?helfen)';

/** What a child asks of a word in a roundabout way, and the same as the desk of words is asked. */
const UNITS =
  '(meter|zentimeter|millimeter|kilometer|kilo|kilogramm|gramm|tonnen?|liter|milliliter|stunden?|minuten?|sekunden?|tage?|wochen?|monate?|jahre?|euro|cent)';

const PLAINLY: readonly (readonly [RegExp, string])[] = [
  // "Kaktusse oder Kakteusen, wenn das mehr sind von den Kaktus?"
  [
    /^.*(?:heißt|sagt|schreibt|wie).* wenn (?:das|es|da|man) (?:mehr|mehrere|viele|zwei) (?:sind|hat|gibt|davon sind)(?: von (?:den|dem|der|die|einem|einer))? (\p{L}{3,})[?. ]*$/iu,
    'wie heißt die mehrzahl von $1',
  ],
  // "Ich bin geschwimmt, geschwummen, sagt man wie?"
  [
    /^(?:ich|er|sie|wir|es|du) (?:bin|hab|habe|ist|hat|sind|haben|bist|hast) ge(\p{L}{3,})t (?:(?:oder|äh+m?|nein|nee?|halt|und) )*(?:ich |er |sie )?(?:bin |hab |habe |ist |hat )?ge\p{L}+[, ]+(?:wie )?(?:sagt man|heißt das|heißt es|sagt man das|ist richtig|wie).*$/iu,
    'wie heißt das perfekt von $1en',
  ],
  // "Drei Meter, und das sollen Zentimeter werden, wie viele?"
  [
    new RegExp(
      `^.*?(?<!\\p{L})(\\d+|\\p{L}+) ${UNITS}(?: \\p{L}+){0,2},? (?:und )?(?:das|die|es) (?:soll|sollen|muss|müssen|will ich|muss ich) (?:ich )?(?:jetzt |halt |mal |in |zu )*${UNITS} (?:werden|machen|umrechnen|sein|umwandeln).*$`,
      'iu',
    ),
    'wie viele $3 sind $1 $2',
  ],
  // "In dem Satz: Der Hund bellt laut, was ist da das Verb?"
  [
    /^(?:also )?(?:in|bei) (?:dem|den|diesem|diesen|unserem) satz:? (.{8,60}?),? (?:was|wer|welches(?: wort)?|wo) ist (?:da |denn |hier |jetzt )*(?:das|der|die) (verb|nomen|adjektiv|subjekt|prädikat|objekt|tunwort|tuwort|namenwort|wiewort|artikel)(?: da| drin)?[?. ]*$/iu,
    'was ist das $2 in dem satz: $1',
  ],
  // "Kommt bei Straße ein scharfes s oder zwei s?"
  [
    new RegExp(
      `^(?:und )?(?:kommt|kommen) (?:bei|in|im wort|bei dem wort|in dem wort) (\\p{L}{2,}) (?:da )?(?:ein |eine |einen |nur ein |das )?(${LETTER}) oder (?:ein |nur ein |doch )*(${LETTER})(?: (?:rein|hin|vor))?[?. ]*$`,
      'iu',
    ),
    'schreibt man $1 mit $2 oder $3',
  ],
  // "Wie schreibt man Tiger, ist das mit i oder ie?"
  [
    new RegExp(
      `^(?:und )?wie schreibt man (?:das wort )?(\\p{L}{3,}),? (?:(?:ist|wird|schreibt man) das |das )?mit (?:einem )?(${LETTER}) oder (?:mit )?(?:einem )?(${LETTER})[?. ]*$`,
      'iu',
    ),
    'schreibt man $1 mit $2 oder $3',
  ],
  // "Ein anderes Wort für sagen, ich brauch das für meine Geschichte"
  [/^(.{6,}?),? ich brauche? (?:das|es) (?:für|in) .*$/iu, '$1'],
  // "Fuß mit scharfem s oder zwei s?"
  [
    new RegExp(
      `^(?:(?:und|das wort|beim wort) )*(\\p{L}{2,}) (?:da )?mit (?:einem |nur einem )?(${LETTER}) oder (?:doch |nur )*(?:mit )?(?:einem |nur einem )?(${LETTER})[?. ]*$`,
      'iu',
    ),
    'schreibt man $1 mit $2 oder $3',
  ],
  // "Ich nehme, du nimmst, und was kommt bei er?"
  [
    /^(?:und )?(?:ich|wir) (\p{L}{3,}),? (?:(?:du|ihr) \p{L}+,? )?(?:und |aber )?(?:was|wie|welche form) (?:kommt|heißt es|heißt das|ist es|geht es|sagt man) (?:dann |jetzt |da )*(?:bei|mit|für) (ich|du|er|sie|es|wir|ihr)[?. ]*$/iu,
    'wie heißt $1 bei $2',
  ],
  // "Wird das groß geschrieben, wenn da steht: beim Schwimmen?"
  [
    new RegExp(
      `^(?:wird|schreibt man|schreib ich|muss man|muss ich) (?:das|es|da) (?:jetzt )?(?:groß|klein)(?: oder (?:groß|klein))?(?: geschrieben| schreiben)?,? (?:wenn (?:da|dort|hier|ich|man) (?:steht:?|schreibe?|schreibt|habe?)|in|bei) ${BEFORE_NOUN} (\\p{L}{3,})(?: (?:steht|schreibe|schreibt))?[?. ]*$`,
      'iu',
    ),
    'schreibt man $1 $2 groß oder klein',
  ],
  [
    new RegExp(`^wie schreibt man ${BEFORE_NOUN} (\\p{L}{3,}) groß oder klein[?. ]*$`, 'iu'),
    'schreibt man $1 $2 groß oder klein',
  ],
  // "Ich kann Fahrrad nicht schreiben", "ich weiß nicht, wie Fahrrad geht": an admission that asks.
  [
    new RegExp(
      `^ich kann (?:das wort |noch |immer |leider )*${NO_WORD}(\\p{L}{3,}) (?:noch |immer |leider |gar |einfach )*nicht (?:richtig |gut )?schreiben(?:,? ${HOW}.*)?[?!. ]*$`,
      'iu',
    ),
    'wie schreibt man $1',
  ],
  [
    new RegExp(
      `^ich kann (?:das|dieses) wort (?:noch |gar |immer |einfach )*nicht schreiben[,: ]+(\\p{L}{3,})(?:,? ${HOW}.*)?[?!. ]*$`,
      'iu',
    ),
    'wie schreibt man $1',
  ],
];

/** "Ein scharfes s", "zwei s": as they are written. */
export const withLetters = (text: string) =>
  text
    .replace(/(?<!\p{L})(?:scharfe[ms] s|eszett|sz)(?!\p{L})/giu, 'ß')
    .replace(/(?<!\p{L})(?:zwei|doppel)[- ]?([a-zäöü])(?!\p{L})/giu, '$1$1');

/** A question of a word in plain words; all else as it was said. */
export const plainlyAsked = (said: string): string => {
  const text = said.trim();
  const found = PLAINLY.find(([pattern]) => pattern.test(text));
  return found ? withLetters(text.replace(found[0], found[1])) : said;
};

const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})(?:schraipt|schreipt|schraibt|schreibd|schraibd|schreip|schraip)(?!\p{L})/giu,
    'schreibt',
  ],
  // "Was friss ein Dachs": the last letter of the verb was not heard.
  [
    /(?<=(?<!\p{L})(?:was|wie|wo|wann|warum|wieso|womit|wovon|wohin|woher) )(friss|schläf|leb|wohn|heiß|brauch|wieg|wächs|fäng|spring|flieg|schwimm|trink|läuf|schmeck|funktionier)(?= (?:eine?[nr]?|der|die|das|so eine?)(?!\p{L}))/giu,
    '$1t',
  ],
  [/(?<=(?<!\p{L})(?:das|ein|dem|welches) )(?:werb|ferb|werp)(?!\p{L})/giu, 'verb'],
  ...(
    [
      ['groß', 'größten'],
      ['klein', 'kleinsten'],
      ['schnell', 'schnellsten'],
      ['hoch', 'höchsten'],
      ['alt', 'ältesten'],
      ['lang', 'längsten'],
      ['stark', 'stärksten'],
      ['schwer', 'schwersten'],
      ['giftig', 'giftigsten'],
      ['gefährlich', 'gefährlichsten'],
      ['tief', 'tiefsten'],
      ['heiß', 'heißesten'],
      ['kalt', 'kältesten'],
    ] as const
  ).map(
    // "Am krassesten groß"
    ([plain, most]) =>
      [
        new RegExp(
          `(?<!\\p{L})am (?:krassesten|meisten|mehrsten|übelsten|heftigsten|fettesten|aller\\p{L}+sten) ${plain}(?!\\p{L})`,
          'giu',
        ),
        `am ${most}`,
      ] as const,
  ),
  // "Haßt" alone may be hatred.
  [
    /(?<=(?<!\p{L})(?:wie|was) )(?:haßt|hasst)(?= (?:de|die|das|der|des|dat|den|a|ein))/giu,
    'heißt',
  ],
  [/(?<!\p{L})(da|fu|wa)x(e|en|es)?(?!\p{L})/giu, '$1chs$2'],
];

/** Forms that children write by their ear, as they stand in books. */
export const bookForms = (said: string): string =>
  SPOKEN.reduce((text, [pattern, by]) => text.replace(pattern, by), said);

/** "H u n d" is spelt, and nothing of it was torn. */
const IS_SPELT = /^(?:\p{L} ){2,}\p{L}$/u;

/** Mends what is not spelt, with the forms of books. */
export const withBookForms =
  (mend: (said: string) => string) =>
  (said: string): string =>
    IS_SPELT.test(said.trim()) ? said : mend(bookForms(said));
