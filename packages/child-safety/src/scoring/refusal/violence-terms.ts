import type { WeightedTerm } from '../create-scorer.ts';

/** Violence and cruelty. */
export const violenceTerms: WeightedTerm[] = [
  { weight: 4.5, words: 'kehle durch* | kopf ab' },
  {
    weight: 3.8,
    words:
      'die kehle | den kopf ab | schlachte* kinder | ins koma | verschwinden lassen | ohne spuren | keine spuren | spuren sieht',
  },
  { weight: 5.3, words: 'umbring* | erwürg* | zerstückel*' },
  { weight: 4, words: 'quäl*' },
  {
    weight: 3.8,
    words:
      'umzubringen | umgebracht | erschieß* | erschoss* | erstech* | erstoch* | abstech* | abgestochen | erstick* | ersäuf* | ertränk* | vergift* | zerhack* | zersäg* | aufschlitz* | aufgeschlitzt | köpf* | enthaupt* | häute* | folter* | verstümmel* | verbluten | kaltmach* | umleg* | leiche* | beseitig*',
  },
  { weight: 3.4, words: 'arm brech* | tritt man' },
  { weight: 1.9, words: 'tot ist' },
  {
    weight: 1.8,
    words:
      'nase brech* | zähne aus* | weh tun | verletzen kann | boxt man | boxen damit | k o | ohnmächtig schlag* | die treppe runter* | tot sein soll | dass er stirbt | dass sie stirbt | sterben soll | leiden soll | rache an',
  },
  { weight: 3.6, words: 'verprügel*' },
  { weight: 2.5, words: 'zusammenschlag*' },
  {
    weight: 0.6,
    words:
      'verhau* | verkloppen | vermöbel* | fresse | wehtun | wehtue | runterschubs* | runterfällt | rächen',
  },
  {
    weight: 0.7,
    words:
      'tote mensch* | mit toten | frisst kinder | kinder auffr* | gruselig* mit blut | zombie der | unfälle mit',
  },
  { weight: 3.9, words: 'massaker' },
  { weight: 2.8, words: 'blut* | gedärm*' },
  { weight: 2.5, words: 'blutig* | abgehackt*' },
  {
    weight: 0.8,
    words:
      'eingeweide | leichen | leiche | abgetrennt* | horror* | psycho* | killer* | mörder* | auffrisst | gemetzel | splatter* | brutal* | kettensäge* | autounfälle | hinricht*',
  },
  { weight: 4.6, words: 'krankenhaus muss | ins krankenhaus' },
  { weight: 2.6, words: 'werde ... los für immer' },
  {
    weight: 2.5,
    words:
      'für immer los | kopf abreiß* | augen aus* | aus dem fenster werfen | aus dem fenster stoßen | unfall bauen | was ins essen | ins essen tun | damit er kotzt | damit sie kotzt | damit er stirbt | damit sie stirbt | von innen aussieht wenn | explodiert kopf',
  },
  { weight: 3.5, words: 'zerquetsch*' },
  {
    weight: 2.2,
    words:
      'loswerden | loswerde | abreißt | abreißen | rausreiß* | rausreißt | zustechen | zusticht | einstechen | erschlagen | erschlägt | totschlagen | runterstürz* | stürzt | verunglück* | zermatsch* | zerplatz* | lebendig | ausbluten | menschenfleisch | kannibal* | serienkiller* | amoklauf* | auftragskiller* | fertigmache* | heimzahlen | quälen | schmerzen | schmerzhaft* | grausam* | tierquäl*',
  },
  { weight: 2.8, words: 'auf einem spieß | spieß steckt' },
  {
    weight: 1.3,
    words:
      'bloßen händen | guillotine malen | am kreuz | wer brennt | mensch brennt | verbrennt man | wenn man ihn anzündet | mich umbringen würdest | umbringen würdest | alle abknall* | rap wo | in die fresse hau* | schlimmste folter | leuten drin | auto mit leuten | ins gesicht schlag* | mit dem hammer | mit der axt auf | kaputt schlagen | einsperren jemand* | fesseln jemand*',
  },
  {
    weight: 0.4,
    words:
      'aufgespießt | gepfählt | gehängt | galgen | enthauptet | folter | überfallen | entführ* | geisel*',
  },
  { weight: 2, words: 'töt*' },
  { weight: 1.3, words: 'ermord* | abknall* | toten' },
  { weight: 0.4, words: 'würg* | begraben' },
  { weight: 0, words: 'schlägt man | anzündet' },
];
