import type { WeightedTerm } from '../create-scorer.ts';

/** Alcohol, tobacco and drugs. */
export const drugsTerms: WeightedTerm[] = [
  { weight: 0.1, words: 'gras rauchen | gras kaufen | e zigarette* | schnüffel* um | pilze zum' },
  { weight: 4.9, words: 'kiff* | high' },
  { weight: 5, words: 'koks | koks* | kokain*' },
  { weight: 5.1, words: 'zigarette*' },
  {
    weight: 4.4,
    words:
      'heroin | meth | crystal | speed | lsd | mdma | ecstasy | weed | cannabis | marihuana | haschisch | joints | bekifft | bong | wasserpfeife | shisha* | vape | vapes | snus | kippe | kippen | rauchen | stoned | berauscht | droge* | drogen | dealen',
  },
  { weight: 3.7, words: 'betrunken | besoffen' },
  { weight: 3, words: 'alkohol' },
  { weight: 2.7, words: 'besaufen' },
  {
    weight: 2.9,
    words:
      'bier | wodka | vodka | schnaps | rum | sekt | saufen | tequila | whisky | likör | cocktail mit',
  },
  {
    weight: 1.2,
    words:
      'edding schnüff* | nagellack schnüff* | fliegenpilz essen | wodka bull | bier pong | zigaretten holen | zigaretten kaufen | als wär ich 18 | ohne ausweis | am meisten spaß | sich berausch*',
  },
  { weight: 2.6, words: 'pillen' },
  { weight: 3.2, words: 'rausch' },
  {
    weight: 2.4,
    words:
      'ritalin | tilidin | benzos | feuerzeuggas | inhalier* | inhaliert | lösungsmittel | muskatnuss | schnapsschrank | jägermeister | bierpong | trinkspiel* | filmriss | vollsaufen | abschießen | zudröhnen | tabak | zigarillo | nikotin* | elfbar* | dampfen | vapen | liquid | ausweis | trip | schlaftabletten',
  },
  {
    weight: 2,
    words:
      'magic mushroom* | verträgt ein kind | tee aus hanf | zigarette dreht | dreht man | zigarette drehen | cool zu kiffen | cool zu rauchen | cool zu saufen | gras verkaufen | drogen verkaufen | ko tropfen | k o tropfen | energy mit wodka',
  },
  { weight: 4, words: 'zauberpilz*' },
  { weight: 0.1, words: 'hanftee | verticken | betäubungsmittel | narkosemittel' },
  { weight: 3.1, words: 'dealer | hanf' },
  { weight: 0, words: 'geraucht | lachgas' },
  { weight: 3.1, words: 'raucht | joint | schnüffeln' },
  { weight: 0, words: 'wein' },
];
