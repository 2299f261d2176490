/**
 * Stems in which "chs" is said "ks". In the others it is two sounds, as in "nachsehen", "höchst",
 * "Dachstuhl", "Hochsee" or "du lachst".
 */
const STEMS = [
  /fuchs|füchs/g,
  /dachs(?=$|e|bau|en|fell|jung)/g,
  /wachs(?!am|stub|t$|tet|posten|hund|oldat)/g,
  /wächs/g,
  /sechs/g,
  /(?:^|(?<=moschus|pfingst))ochs/g,
  /lachs(?=$|e|fisch|fang|brot|farm|treppe|rot|en)/g,
  /(?<![fp])luchs/g,
  /echse/g,
  /(?:^|(?<=erd|dreh|rad|rad|vorder|hinter|längs|mittel|symmetrie|zahlen|spiegel))achse/g,
  /^achsel/g,
  /büchs/g,
  /wechs(?=e|l)/g,
  /flachs(?=$|feld)/g,
  /drechs|deichsel|weichsel|buchsbaum/g,
];

/** "fuchsbau" becomes "fuckßbau", which eSpeak NG says right; in small letters. */
export function sayChs(word: string): string {
  if (!word.includes('chs')) return word;
  return STEMS.reduce((said, stem) => said.replace(stem, (one) => one.replace('chs', 'ckß')), word);
}
