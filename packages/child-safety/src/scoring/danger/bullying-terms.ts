import type { WeightedTerm } from '../create-scorer.ts';

/** Bullying and exclusion. */
export const bullyingTerms: WeightedTerm[] = [
  { weight: 3.2, words: 'angst in die schule' },
  { weight: 3.4, words: 'zwingen mich | vom boden' },
  {
    weight: 2.8,
    words:
      'in den bauch | ins gesicht | spucken mich | ins klo | in die mülltonne | hose runter | alle filmen | und filmen | gefilmt und | lauern mir | warten ... auf mich | lachen mich | fertig machen | mich fertig | nicht mehr in die schule | angst vor der schule | auf dem klo | gegen mich | keiner mag mich | alle hassen mich | niemand mag mich | keiner redet | nennen mich',
  },
  { weight: 2.4, words: 'gemobbt' },
  { weight: 2.4, words: 'erpress* | quälen' },
  {
    weight: 0.7,
    words:
      'mobb* | gehänselt | abzieh* | abgezogen | zusammenschlag* | anspuck* | angespuckt | bespuck* | spucken | auslachen | fertigmachen | gequält',
  },
  { weight: 0.2, words: 'nicht mitspielen | nicht mitmachen' },
  { weight: 0.8, words: 'hässlich' },
  { weight: 2, words: 'beleidig*' },
  {
    weight: 0.9,
    words: 'beschimpf* | lästern | starren | angestarrt | fett | stinke | dumm | ausländer',
  },
  { weight: 1.1, words: 'wollen geld | geld geben | mein geld | klauen mir' },
  { weight: 0, words: 'bedrohen | drohen | geklaut' },
  { weight: 1.5, words: 'die großen' },
  { weight: 1.8, words: 'alle' },
  {
    weight: 1,
    words:
      'die anderen | die jungs | auf dem schulhof | in der pause | nach der schule | aus der sechsten | aus der fünften | aus der siebten | aus der achten | aus der vierten',
  },
  { weight: 2.1, words: '<torments>' },
  { weight: 1.8, words: 'bist du dran | jacke angezündet' },
  {
    weight: 1.3,
    words:
      'sachen kaputt | ranzen ausge* | in den müll | mit steinen | steine nach | zwei euro geben | geld mitbringen | die drohen | im kreis um mich | kreisen mich | im chat über mich | im chat steht | schreiben über mich | bilder von mir rum* | peinlich* bild* | peinlich* video* | muss sachen machen | soll ich mich | mich vor den | keiner will neben | setzt sich neben mich | keinen freund mehr | überhaupt keine freunde',
  },
  { weight: 1.6, words: '<torments badly>' },
  { weight: 1.8, words: 'schläge | umzingel*' },
  { weight: 3.3, words: 'haare abgeschnitten | in den ranzen' },
  {
    weight: 1.5,
    words:
      'kacke in | haare angezündet | krieg ich eine | seite über mich | account über mich | wie hässlich | foto vom klo | bild vom klo | aus der gruppe geworfen | alle blockieren | sitze allein | sitz allein | sitz immer allein | pause allein | pause alleine | tu so als wär ich krank | tue so als wäre ich krank | bauchweh vor | trau mich nicht in den bus | an der bushaltestelle | auf dem klo eingesperrt | mein ranzen | meinen ranzen | in den mund gestopft | dreck essen | sand essen | wegen meiner haut* | weil ich stottere | weil ich dick | weil ich anders | weil ich arm | haben die gesagt | wenn ich morgen komme | wehe ich | wehe du | die großen mich | die mich immer | mich da immer',
  },
  { weight: 1.7, words: 'hundekacke' },
  { weight: 1.5, words: 'petze' },
  {
    weight: 0.1,
    words:
      'hasskommentare | klotür | schulranzen | hinknien | nachäffen | hautfarbe | kopftuch | brillenschlange | fettkloß | fettsack',
  },
  { weight: 2.8, words: 'mit der schere' },
  {
    weight: 2.8,
    words:
      'kopf ins klo | den kopf ins | zurück in mein land | in mein land | in unser land | seit ich neu | machen mich alle | alle machen mich | drei jungs | zwei jungs | vier jungs | jungs auf | auf dem heimweg | auf dem nachhauseweg | an einen baum | weggegangen und | wetten wer | zum heulen | zum weinen bringen | bringen mich zum | heule jeden | weine jeden | droht mir | drohen mir | mit dem zirkel | aus meiner klasse droht | sticht mich | pieksen mich | kneifen mich | schlagen mich | treten mich | ziehen mich | sperren mich | lachen alle | lachen über mich | beleidigen meine mutter | über meine mutter | mich alle | alle mich',
  },
  { weight: 1.9, words: 'lauern | gruppenchat' },
  {
    weight: 0,
    words:
      'mich ... ausgelacht | nicht in die schule | keine freunde | hänsel* | verprügel* | ausgelacht | bein gestellt | mit einem messer',
  },
  { weight: 0, words: 'mich immer | ausgeschlossen' },
];
