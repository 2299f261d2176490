/** Words of dialects and what they are in standard German; none is a standard word of another meaning alone. */
const WORDS: Readonly<Record<string, string>> = {
  i: 'ich',
  ik: 'ich',
  ick: 'ich',
  icke: 'ich',
  ig: 'ich',
  mi: 'mich',
  di: 'dich',
  si: 'sich',
  mei: 'mein',
  mien: 'mein',
  meim: 'meinem',
  dei: 'dein',
  dien: 'dein',
  sei: 'sein',
  hot: 'hat',
  hod: 'hat',
  hob: 'habe',
  han: 'habe',
  heff: 'habe',
  hett: 'hat',
  hend: 'haben',
  ham: 'haben',
  hom: 'haben',
  san: 'sind',
  sin: 'sind',
  bi: 'bin',
  is: 'ist',
  mutt: 'muss',
  muas: 'muss',
  wui: 'will',
  wuill: 'will',
  mog: 'mag',
  kimmt: 'kommt',
  kummt: 'kommt',
  schlogt: 'schlägt',
  haud: 'haut',
  ned: 'nicht',
  net: 'nicht',
  nit: 'nicht',
  nich: 'nicht',
  nimma: 'nicht mehr',
  nemme: 'nicht mehr',
  nimme: 'nicht mehr',
  nümme: 'nicht mehr',
  nix: 'nichts',
  koa: 'kein',
  koan: 'keinen',
  koi: 'kein',
  oa: 'ein',
  oan: 'einen',
  oi: 'ein',
  zwoa: 'zwei',
  zwoi: 'zwei',
  a: 'ein',
  d: 'die',
  des: 'das',
  dat: 'das',
  dit: 'das',
  wat: 'was',
  wos: 'was',
  wi: 'wir',
  wia: 'wie',
  ma: 'mir',
  imma: 'immer',
  oiwei: 'immer',
  allweil: 'immer',
  jümmer: 'immer',
  heit: 'heute',
  heid: 'heute',
  heut: 'heute',
  hüüt: 'heute',
  aba: 'aber',
  oda: 'oder',
  wieda: 'wieder',
  un: 'und',
  guat: 'gut',
  jut: 'gut',
  janz: 'ganz',
  kloa: 'klein',
  kloana: 'kleiner',
  kloane: 'kleine',
  alda: 'alter',
  bua: 'junge',
  buam: 'jungen',
  bub: 'junge',
  madl: 'mädchen',
  dirndl: 'mädchen',
  deern: 'mädchen',
  schwesterl: 'schwester',
  bruderl: 'bruder',
  verlaffa: 'verlaufen',
  verloffa: 'verlaufen',
  gloffa: 'gelaufen',
  glaufa: 'gelaufen',
  gfalla: 'gefallen',
  gschlaga: 'geschlagen',
  essa: 'essen',
  scho: 'schon',
  angscht: 'angst',
  anjst: 'angst',
  bruada: 'bruder',
  bruda: 'bruder',
  bröder: 'bruder',
  schwesta: 'schwester',
  vata: 'vater',
  vadda: 'vater',
  vadder: 'vater',
  voda: 'vater',
  mudda: 'mutter',
  mutta: 'mutter',
  muada: 'mutter',
  muddi: 'mutter',
  babba: 'papa',
  bappa: 'papa',
  schnauft: 'atmet',
  dahoam: 'daheim',
  hoam: 'heim',
  huus: 'haus',
  schual: 'schule',
  bluat: 'blut',
  bluatet: 'blutet',
  fuaßball: 'fußball',
  spuin: 'spielen',
  spuit: 'spielt',
  maken: 'machen',
  dahoim: 'daheim',
  himme: 'himmel',
  fei: 'sehr',
  griagt: 'gekriegt',
  griegt: 'gekriegt',
  gessa: 'gegessen',
  ghabt: 'gehabt',
  bacha: 'gebacken',
  gschossa: 'geschossen',
};
/** These alone show no dialect: all children say them, or they are standard words, too. */
const EVERYBODYS: ReadonlySet<string> = new Set(
  'heut is nix sin sei a d un i ham nich ma hett'.split(' '),
);
const I_VERB = /^(?:hab|habe|bin|will|kann|mag|muss|geh|war|find|weiß|möchte|soll|darf)$/u;
const WE_VERB = /^(?:ham|hend|san|sin|sind|haben|machet|ganget|dürfet|müsset|hom)$/u;
/** "gschubst", "gmacht": standard words begin with `ge` there. */
const PARTICIPLE = /^g(?=(?:s|m|f|h|k|w|z|b|d|t|p)\p{L}{2,})/u;
const BERLIN =
  /^je(?=(?:kriegt|macht|habt|sagt|gangen|kommen|spielt|gessen|hau|schla|sehn|lernt|malt)\p{L}*)/u;
/** "puppn", "fressn": an `e` is swallowed before the last letter. */
const SWALLOWED = /(?<=\p{L}{2}[bdfgkpst]|\p{L}ll)n$/u;
const LEAST = 2;

/**
 * A text in dialect word by word in standard German, where at least two of its words show that it is one: the
 * rules and what was learnt know little of dialects. Any other text is left as it is.
 */
export function inStandardWords(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/[.,!?;:]/gu, ' ')
    .split(/\s+/u)
    .filter(Boolean);
  let found = 0;
  const written = words.map((word, at) => {
    const next = words[at + 1] ?? '';
    const standard = ofWord(word, next, at);
    if (standard !== word && !EVERYBODYS.has(word)) found += 1;
    return standard;
  });
  return found >= LEAST ? written.join(' ') : text;
}

function ofWord(word: string, next: string, at: number): string {
  if (word === 'isch') return at === 0 || I_VERB.test(next) ? 'ich' : 'ist';
  if (word === 'mia' || word === 'mir') return WE_VERB.test(next) ? 'wir' : 'mir';
  if (Object.hasOwn(WORDS, word)) return WORDS[word] ?? word;
  return word.replace(PARTICIPLE, 'ge').replace(BERLIN, 'ge').replace(SWALLOWED, 'en');
}
