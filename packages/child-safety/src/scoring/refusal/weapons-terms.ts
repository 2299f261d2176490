import type { WeightedTerm } from '../create-scorer.ts';

/** Making and getting weapons. */
export const weaponsTerms: WeightedTerm[] = [
  { weight: 4.9, words: 'messer eingesteckt | mein messer | ein messer' },
  { weight: 1.9, words: 'ak 47 | stinkbombe die | feuerwerk selber' },
  { weight: 6, words: 'waffe | kalaschnikow* | butterfly*' },
  {
    weight: 5,
    words:
      'pistole* | gewehr* | knarre* | waffen | granate* | ak47 | maschinengewehr* | schlagring* | springmesser* | klappmesser* | kampfmesser* | wurfstern* | armbrust* | munition | bombe | rohrbombe* | sprengstoff* | sprengen | sprengt | sprenge | explodier* | dynamit | molotow* | schießpulver | schwarzpulver | *böller* | böller* | napalm | giftgas | zyankali | machete | pfefferspray | elektroschocker* | taser | amok* | anschlag',
  },
  {
    weight: 0.1,
    words: 'schießen lern* | scharf machen | batterie explod* | mikrowelle explod* | colt kaufen',
  },
  { weight: 3.7, words: 'jagdgewehr* | schreckschuss*' },
  {
    weight: 2.5,
    words:
      'softair* | airsoft* | luftgewehr* | luftpistole* | nunchaku* | totschläger | schlagstock* | stichwaffe* | wurfmesser | zustechen | geladen* | patronen | rohr | zünder | lunte | böller | schwefel | feuerzeuggas | spraydose | haarspray | benzin | brandsatz | säure | selbstgebaut* | umbauen | durchschlägt | panzerfaust | maschinenpistole* | uzi | glock | revolver | sniper*',
  },
  { weight: 1.6, words: 'gift das ich' },
  {
    weight: 0.6,
    words:
      'ohne schein | verkaufen die waffen | stärkste gift | durch die kontrolle | alle angst haben | damit alle angst | für die schule damit | schleuder mit stahl | steinschleuder* auf | zwille auf',
  },
  { weight: 2.3, words: 'nagelbombe*' },
  {
    weight: 1.4,
    words:
      'tunen | waffenschein | schmuggel* | brandbombe* | briefbombe* | sprengfalle* | minen | tretmine*',
  },
  { weight: 1.9, words: 'gift' },
  { weight: 2, words: 'bomben' },
  { weight: 1.2, words: 'mit messer | explosion* | giftig* | attentat' },
  { weight: 0, words: 'feuerlöscher' },
];
