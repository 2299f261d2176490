const word = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'gu');

/** What children say and recognisers write, as it stands in books. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/[?!.…;]+(?=\s|$)|(?<=\s|^)[-–](?=\s)/gu, ' '],
  [/[„“”"«»‚‘]/gu, ' '],
  [/(?<=\p{L})[,:](?=\s|$)/gu, ' '],
  [word('ähm?|öhm?|hm+|eh|ehm|äh'), ' '],
  [word('isses|is es'), 'ist es'],
  [/(?<!\p{L})ist?['’ ]?n(?!\p{L})/gu, 'ist ein'],
  [word('is|iss'), 'ist'],
  [word("(heißt|heisst|schreibt|gibt|geht|hat|wie|was|ist|kommt|sagt)['’]?s"), '$1 es'],
  [word('heist|heisst|heest'), 'heißt'],
  [word('wat'), 'was'],
  [word('wi|wieh'), 'wie'],
  [word('dat|det|des(?= (?:wort|heißt|gegenteil|auf|alphabet|abc))'), 'das'],
  [word('schreibste|schreibsch'), 'schreibst du'],
  [word('sacht|secht'), 'sagt'],
  [word('schreib(?= (?:man|ich))|schreipt|schraibt'), 'schreibt'],
  [
    word(
      'man?n(?= (?:den|denn|das|es|eigentlich)? ?\\p{L})(?<=(?:schreibt|sagt|spricht|trennt) man?n)',
    ),
    'man',
  ],
  [word('kannste'), 'kannst du'],
  [word('weißte|weisst|weist du'), 'weißt du'],
  [word('haste'), 'hast du'],
  [word('nochma'), 'nochmal'],
  [word('gross'), 'groß'],
  [word('grossgeschrieben|großgeschrieben'), 'groß geschrieben'],
  [word('kleingeschrieben'), 'klein geschrieben'],
  [word('(groß|klein)schreiben'), '$1 schreiben'],
  [word('englich|änglisch|inglisch|engelisch|englsch|englischen'), 'englisch'],
  [
    word('(?:auf|in|im|zu|ins|aufm|uff|op)(?: das)? englisch(?:e|en|er)?|ins englische'),
    'auf englisch',
  ],
  [word('(?:in|im|zu|ins) deutsch(?:en|e)?|aufs deutsche'), 'auf deutsch'],
  [word('in english'), 'auf englisch'],
  [word('in german'), 'auf deutsch'],
  [word('merzahl|mehr zahl|mehrzal'), 'mehrzahl'],
  [word('ein zahl'), 'einzahl'],
  [word('namen wort|nomenwort'), 'namenwort'],
  [word('tun wort|tu wort'), 'tunwort'],
  [word('wie wort'), 'wiewort'],
  [word('gegen teil|gegenteile|jejenteil'), 'gegenteil'],
  [word('reim wort'), 'reimwort'],
  [word('buch stabe'), 'buchstabe'],
  [word('buchstabier(?:e|st|t|en)?|buchstabir(?:e|en)?'), 'buchstabiere'],
  [word('sübe|silbn|silb'), 'silben'],
  // "Mit ein r oder zwei in der Mitte": one letter or two of them.
  [
    /(?<!\p{L})mit (?:nur )?(?:ein(?:e[mn])? |1 )([a-zäöü]) oder (?:mit )?(?:zwei|2|doppel\p{L}*)(?: \1)?(?: (?:in der mitte|hinten|vorne|am ende|am anfang))?(?!\p{L})/gu,
    'mit $1 oder $1$1',
  ],
  [
    /(?<=schreib\p{L}* (?:man|ich|du) (?:das wort )?\p{L}+ )(?:nur )?ein(?:e[mn])? ([a-zäöü]) oder (?:zwei|2)(?: \1)?(?!\p{L})/gu,
    'mit $1 oder $1$1',
  ],
];

/** Words that may stand anywhere and mean nothing for a question about words. */
const FILLERS = word(
  'bitte|denn|eigentlich|nochmal|noch mal|einmal|mal|ma|halt|eben|also|lux|hey|hallo|hi|du|ey|jetzt|genau|überhaupt|nur|na|ja(?= (?!ist|oder|auf|und|mit))|deutsche(?= wort)',
);
/** What is added behind a question that is whole without it. */
const TAIL =
  / (?:was (?:stimmt|ist richtig|davon stimmt|ist da richtig)|und warum|weißt du das|(?<=(?:partizip|perfekt).*)ich (?:habe?|bin))$/u;
const OPENINGS =
  /^(?:und |aber |oder |dann |ja |nein |gut |cool )*(?:(?:kannst|könntest|magst|willst|würdest)(?: du)? (?:mir |uns )?(?:sagen|erklären|verraten|helfen|beibringen)|weißt(?: du)?|weiß jemand|sag(?: mal)?|sage|sach(?: mal)?|sags|verrat|erklär|erkläre|ich (?:will|möchte|muss|wollte|würde gern|würde gerne|soll) (?:gern |gerne )?wissen|ich (?:weiß|versteh|verstehe|kapier|kapiere) nicht|ich habe? (?:ne|eine|mal ne) frage|frage|meine lehrerin fragt|hast (?:ne|eine) ahnung|ich brauche?|ich suche?|nenn|nenne|gib|kennst|kennst auch|weißt auch|fällt dir)(?: mir| uns)?(?: ein)?\s+(?!von\b)/u;

/** Small letters, spoken forms written out, marks and empty words taken away. */
export function writeOut(question: string): string {
  let text = ` ${question.normalize('NFC').toLowerCase().slice(0, 400)} `;
  for (const [pattern, written] of SPOKEN) text = text.replace(pattern, written);
  return text.replace(/\s+/g, ' ').trim();
}

/** Takes away "sag mal" and "weißt du" alone, and leaves the rest word by word. */
export const withoutOpening = (text: string): string =>
  text
    .replace(/^(?:(?:lux|hey|hallo|bitte|du) )+/, '')
    .replace(
      /^(?:(?:kannst|könntest) du (?:mir )?sagen|weißt du|sag(?: mir)?(?: mal)?|sach(?: ma)?) (?=wie|was|die |der |das )/,
      '',
    )
    .replace(/ bitte$/, '');

/** Takes away what only opens a question: "sag mal", "kannst du mir sagen", "weißt du". */
export function withoutFillers(text: string, isWithoutTail = true): string {
  let rest = text
    .replace(/^(?:okay|ok) /u, '')
    .replace(FILLERS, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (isWithoutTail) rest = rest.replace(TAIL, '');
  for (let round = 0; round < 3; round += 1) {
    const shorter = rest.replace(OPENINGS, '').trim();
    if (shorter === rest || shorter === '') break;
    rest = shorter;
  }
  return rest;
}

const BEFORE_WORD =
  /^(?:(?:das|dem|des|beim|vom|zum|ein|das schwere|dieses) (?:wort|nomen|verb|adjektiv|namenwort|tunwort|wiewort|wörtchen|namen)|wort|verb|nomen|adjektiv|buchstabe|der buchstabe|dem buchstaben|buchstaben|von|vom|zu|zum|für|auf|mit|bei|beim|in|so|als|hier|er|es|sie|wenn)\s+(?=\S)/u;
const ARTICLE =
  /^(?:der|die|das|dem|den|des|ein|eine|einen|einem|einer|'n|nen|ne|n|mehrere|viele)\s+(?=\S)/u;
const AFTER_WORD =
  /\s+(?:(?:am|an dem|beim) (?:zeilenende|zeilenrand|ende der zeile)|wenn (?:die zeile|kein platz|der platz) .*|richtig|nochmal|aus|genau|so|hier|korrekt|auf deutsch|ab|da|sagen|heißen|an|lauten|schreiben|geschrieben|buchstabiere|eigentlich|ist|sein|oder nicht|in der schule|gut|schnell|langsam|laut|vor|werden)$/u;

/** The word a question is about, without article and "das Wort". */
export function bareWord(text: string): string {
  let rest = text.trim().replace(/^['’]+|['’,]+$/gu, '');
  for (let round = 0; round < 4; round += 1) {
    const shorter = rest
      .replace(BEFORE_WORD, '')
      .replace(ARTICLE, '')
      .replace(AFTER_WORD, '')
      .trim();
    if (shorter === rest || shorter === '') break;
    rest = shorter;
  }
  return rest;
}
