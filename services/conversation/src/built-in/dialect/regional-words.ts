/** Words that are said in one part of the German-speaking countries, what they are, and where they are said. */
const REGIONAL: Readonly<Record<string, readonly [means: string, where: string]>> = {
  bemme: ['ein belegtes Brot', 'in Sachsen'],
  stulle: ['ein belegtes Brot', 'in Berlin'],
  kniffte: ['ein belegtes Brot', 'im Ruhrgebiet'],
  vesper: ['eine kleine Mahlzeit mit Brot', 'in Schwaben'],
  brotzeit: ['eine kleine Mahlzeit mit Brot', 'in Bayern'],
  jause: ['eine kleine Mahlzeit zwischendurch', 'in Österreich'],
  znüni: ['die Pause mit dem Pausenbrot', 'in der Schweiz'],
  schrippe: ['ein Brötchen', 'in Berlin'],
  semmel: ['ein Brötchen', 'in Bayern und Österreich'],
  weckle: ['ein Brötchen', 'in Schwaben'],
  wecken: ['ein Brötchen', 'im Südwesten'],
  rundstück: ['ein Brötchen', 'in Hamburg'],
  erdapfel: ['eine Kartoffel', 'in Österreich und Bayern'],
  erdäpfel: ['Kartoffeln', 'in Österreich und Bayern'],
  grumbeere: ['Kartoffeln', 'in der Pfalz'],
  tüften: ['Kartoffeln', 'an der Ostsee'],
  härdöpfel: ['Kartoffeln', 'in der Schweiz'],
  paradeiser: ['Tomaten', 'in Österreich'],
  marille: ['eine Aprikose', 'in Österreich'],
  marillen: ['Aprikosen', 'in Österreich'],
  zwetschge: ['eine längliche Pflaume', 'im Süden'],
  karfiol: ['Blumenkohl', 'in Österreich'],
  fisolen: ['grüne Bohnen', 'in Österreich'],
  kukuruz: ['Mais', 'in Österreich'],
  ribisel: ['Johannisbeeren', 'in Österreich'],
  topfen: ['Quark', 'in Österreich und Bayern'],
  obers: ['süße Sahne', 'in Österreich'],
  schlagobers: ['Schlagsahne', 'in Österreich'],
  palatschinken: ['dünne Pfannkuchen', 'in Österreich'],
  krapfen: [
    'ein gefülltes Gebäck aus Hefeteig, anderswo heißt es Berliner',
    'in Bayern und Österreich',
  ],
  gsälz: ['Marmelade', 'in Schwaben'],
  breschtling: ['Erdbeeren', 'in Schwaben'],
  fleischküchle: ['eine Frikadelle', 'in Schwaben'],
  bulette: ['eine Frikadelle', 'in Berlin'],
  rüebli: ['Karotten', 'in der Schweiz'],
  velo: ['ein Fahrrad', 'in der Schweiz'],
  radl: ['ein Fahrrad', 'in Bayern'],
  trottinett: ['ein Roller', 'in der Schweiz'],
  natel: ['ein Handy', 'in der Schweiz'],
  finken: ['Hausschuhe', 'in der Schweiz'],
  gelse: ['eine Stechmücke', 'in Österreich'],
  schnake: ['eine Stechmücke', 'im Südwesten'],
  oachkatzl: ['ein Eichhörnchen', 'in Bayern'],
  eichkater: ['ein Eichhörnchen', 'im Norden'],
  gockel: ['ein Hahn', 'im Süden'],
  büsi: ['eine Katze', 'in der Schweiz'],
  peerd: ['ein Pferd', 'im Plattdeutschen'],
  deern: ['ein Mädchen', 'in Hamburg und im Plattdeutschen'],
  dirndl: ['ein Mädchen, oder ein Trachtenkleid', 'in Bayern'],
  bub: ['ein Junge', 'im Süden'],
  bua: ['ein Junge', 'in Bayern und Österreich'],
  lütt: ['klein', 'im Plattdeutschen'],
  schnacken: ['sich unterhalten', 'im Norden'],
  klönen: ['gemütlich miteinander reden', 'im Norden'],
  babbeln: ['reden', 'in Hessen'],
  schwätze: ['reden', 'in Schwaben'],
  schaffe: ['arbeiten', 'in Schwaben'],
  malochen: ['schwer arbeiten', 'im Ruhrgebiet'],
  plärren: ['laut weinen oder schreien', 'in Bayern'],
  greinen: ['weinen', 'im Süden'],
  pütt: ['ein Bergwerk', 'im Ruhrgebiet'],
  zeche: ['ein Bergwerk', 'im Ruhrgebiet'],
  fuppes: ['Fußball', 'im Ruhrgebiet'],
  büdchen: ['ein kleiner Laden, ein Kiosk', 'am Rhein und im Ruhrgebiet'],
  trinkhalle: ['ein kleiner Laden, ein Kiosk', 'im Ruhrgebiet'],
  feudel: ['ein Wischlappen', 'im Norden'],
  moin: ['ein Gruß wie hallo', 'im Norden'],
  servus: ['ein Gruß, man sagt ihn zum Kommen und zum Gehen', 'in Bayern und Österreich'],
  grüezi: ['ein Gruß wie guten Tag', 'in der Schweiz'],
  jänner: ['der Januar', 'in Österreich'],
  feber: ['der Februar', 'in Österreich'],
  sackerl: ['eine Tüte', 'in Österreich'],
  sessel: ['ein Stuhl, in Deutschland ist es ein Polstermöbel', 'in Österreich'],
  kasten: ['ein Schrank', 'in Österreich und der Schweiz'],
  buddel: ['eine Flasche', 'im Norden'],
  mutschekiebchen: ['ein Marienkäfer', 'in Sachsen'],
};

const WORD = '(?<word>\\p{L}{3,})';
const STANDARD =
  '(?:auf|off|uff|in|im|ins) (?:hoch|schrift|standard)?d(?:eu|ei|üü|ü)tsch(?:e[nm]?)?';
const IS_ASKED: readonly RegExp[] = [
  // "Was ist eine Bemme", "was isn des a Erdäpfel"
  new RegExp(
    `^(?:(?:du|lux|ey|he|sag|mal|sog|amoi|und|aber|was) )*(?:was|wat|wos) (?:is|ist|isn|is['’]?n|san|sind|issn|heißt|hoaßt|heeßt|bedeutet|meint)(?: (?:denn|eigentlich|des|das|dat|dit|a|an|en|e|ein|eine|einen|des a|n|ne|'n|das wort))* ${WORD}(?= |[?.! ]*$)(?! (?:auf|in|im) englisch)`,
    'iu',
  ),
  // "Meine Oma sagt immer Bemme, was ist das?"
  new RegExp(
    `(?<!\\p{L})(?:sagt|sagen|sagd|sachd|sogt|secht|seggt|segt|heißt|nennt)(?: (?:immer|oiwei|dazu|da|ständig|die|der|das|zu mir))* ${WORD}[,. ]+(?:und )?(?:was|wat|wos) (?:is|ist|heißt|bedeutet|isn|meint)`,
    'iu',
  ),
  new RegExp(
    `^(?:was|wie) (?:heißt|ist|is|sagt man (?:zu|für)|bedeutet) (?:die |der |das |ein |eine )?${WORD} ${STANDARD}`,
    'iu',
  ),
];
/** A word that all say is explained as such where nobody asks for the dialect: "Semmel". */
const EVERYWHERE = new Set([
  'vesper',
  'sessel',
  'kasten',
  'wecken',
  'zeche',
  'schnake',
  'moin',
  'servus',
  'finken',
]);

/** "Was ist eine Bemme?": what a word of one region means elsewhere; null for all other questions. */
export function explainRegionalWord(said: string): string | null {
  for (const pattern of IS_ASKED) {
    const word = pattern.exec(said.trim())?.groups?.word;
    const lower = word?.toLowerCase() ?? '';
    const found = Object.hasOwn(REGIONAL, lower) ? REGIONAL[lower] : undefined;
    if (found === undefined) continue;
    if (EVERYWHERE.has(lower) && !/deutsch|deitsch|dütsch/iu.test(said)) continue;
    const [means, where] = found;
    const name = /^(?:ein|eine|der|die) |^\p{Lu}|^(?:grüne|süße|dünne) /u.test(means)
      ? `${lower.charAt(0).toUpperCase()}${lower.slice(1)}`
      : lower;
    return `„${name}“ sagt man ${where}. Auf Hochdeutsch heißt das: ${means}.`;
  }
  return null;
}
