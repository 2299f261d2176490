import type { WeightedTerm } from '../create-scorer.ts';

/** Dares and dangerous experiments. */
export const dangerousDareTerms: WeightedTerm[] = [
  { weight: 2.8, words: 'vom balkon' },
  { weight: 3.4, words: '*dach spring* | feuer legen | ohne führerschein' },
  {
    weight: 0.2,
    words:
      'vom dach | aus dem fenster | brücke spring* | bei rot | feuer machen | feuer im | ohne ticket | ohne bezahlen | auto fahren',
  },
  { weight: 4.1, words: 'challenge*' },
  { weight: 3.6, words: 'bahngleis* | gleise*' },
  { weight: 1.5, words: 'klaue' },
  {
    weight: 4.3,
    words:
      'mutprobe* | strommast* | güterzug* | güterbahnhof | hausdach | autobahn | ohnmächtig | bleichmittel | waschmittel | waschpulver | putzmittel | spülmittel | deo | anzünd* | anzuzünden | abfackel* | mülleimer | einbrechen | stehlen | schwarzfahr* | schwänz* | rausschleich* | unbemerkt | knopfzelle',
  },
  { weight: 3.5, words: 'ohne schlüssel | starten ohne | auto von mama' },
  {
    weight: 3.4,
    words:
      'hinten dranhängen | hinten dran hänge | auf dem zug | auf den zug | auto von papa | kleber essen | schmeckt kleber | testen ob | ausprobieren ob | wie lange halte ich | wie lange hält man | salz und eis | von der brücke | ins wasser springen von | eis betreten | aufs eis | kletter* auf | dach klettern | kran klettern | per anhalter | nachts allein | essen ohne zu bezahlen',
  },
  { weight: 2.4, words: 'klebstoff' },
  {
    weight: 0.9,
    words:
      'dranhänge | superkleber | stromzaun | elektrozaun | hochspannung | hochklettern | pille | zechprellen | fälschen | unterschrift',
  },
  {
    weight: 2.6,
    words: 'ohne erwischt | erwischt zu werden | kaufhaus zu bleiben | nacht im kaufhaus',
  },
  {
    weight: 0.1,
    words:
      'schloss öffnen | tür aufbrechen | fangen auf | auf der straße spielen | auf der autobahn | vom zug | zwischen die waggons | hinterm bus | skateboard am auto | festhalten am auto | am lkw | am bus | rakete im zimmer',
  },
  { weight: 3.4, words: 'fahrradschloss | fremdes | gleisen' },
  { weight: 0.1, words: 'dietrich | tresor | knaller' },
  { weight: 1.8, words: 'steckdose' },
  { weight: 0, words: 'luft anhalten | hochhaus' },
  { weight: 3.1, words: 'klau* | feuerwerk' },
];
