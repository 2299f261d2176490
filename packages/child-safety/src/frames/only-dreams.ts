const DREAMS = /(?<!\p{L})(?:geträumt|träume?|traum|albtraum|alptraum)(?!\p{L})/u;
const CHASES =
  /(?<!\p{L})(?:verfolgt|verfolgen|jagt|gejagt|jagen|hinter mir|hinterher|fängt|fangen|packt|frisst|gefressen|fressen|falle|fallen|weglaufen)(?!\p{L})/u;
const OF_DREAMS = new Set(
  'ich mir mich es das ein eine einen einem von vom war hab habe hatte hatten träum träume geträumt traum albtraum alptraum immer oft manchmal wieder heute letzte nacht nachts dass wie und dann da bin aufgewacht wach geworden einer jemand etwas was so ganz riesig riesige riesiger riesen groß großer große großes schwarzer schwarzes böser böse böses monster hexe zombie gespenst geist hund wolf wölfe dino dinosaurier drache riese spinne spinnen clown bär löwe tiger vampir roboter hai krokodil schlange verfolgt verfolgen jagt gejagt jagen hinter her hinterher gerannt rennt läuft gelaufen herläuft herrennt fängt fangen packt frisst gefressen fressen will wollte hat im falle fallen tiefes loch gruselig schlimm angst konnte kann nicht weglaufen schreien mehr der die den'.split(
    ' ',
  ),
);

/** `Ich träum immer, dass mich einer verfolgt`: a bad dream, and every word of it is of dreams. */
export function onlyDreams(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const said = words.join(' ');
  return DREAMS.test(said) && CHASES.test(said) && words.every((word) => OF_DREAMS.has(word));
}

/** The riddle of an aeroplane on the border, where nobody buries who has survived. */
export const onlyOldRiddle = (text: string): boolean =>
  /(?:flugzeug|bus|zug|schiff)(?!\p{L}).*grenze.*überlebende/iu.test(text);
