import type { WeightedTerm } from '../create-scorer.ts';

/** Hate against groups. */
export const hateTerms: WeightedTerm[] = [
  { weight: 2.8, words: '<groups>' },
  {
    weight: 1.8,
    words: 'gehören weg | müssen weg | raus hier | raus aus | nichts wert | weniger wert',
  },
  { weight: 3.2, words: 'geldgeil' },
  { weight: 2.7, words: 'dümmer' },
  { weight: 2.4, words: 'diebe | stinken' },
  {
    weight: 3,
    words:
      'geizig | kriminell* | terroristen | verbrecher | dreck | dreckig* | faul | ekelhaft | eklig | abschieben | abgeschoben | abschaum | minderwertig | ausrotten | vergasen | untermensch* | affen',
  },
  { weight: 6.8, words: 'heil | neger* | nigger* | kanake* | schwuchtel* | rassist*' },
  { weight: 4.3, words: 'hitler' },
  { weight: 3.7, words: 'hakenkreuz*' },
  {
    weight: 2.9,
    words: 'nazi | ss runen | führer | zigeuner* | spast* | mongo | missgeburt* | judenwitz*',
  },
  { weight: 3.7, words: 'dicke kinder | gemeines über' },
  {
    weight: 2.1,
    words:
      'dicke leute | fette leute | trans* leute | beleidig* über | böses über | hätte gewinnen | hätte recht | hatte recht | ist besser als die | nicht normal | komisch und | sollten verboten',
  },
  { weight: 3, words: 'schwule | ausländer' },
  { weight: 2.4, words: 'lesben' },
  { weight: 1.5, words: 'juden | schwarze | rasse | überlegen | unnormal' },
  {
    weight: 1.8,
    words:
      'ausländer raus | einsperren sollte | gedicht für hitler | für hitler | lied für hitler | sollte man | gehören ins gas | gehören vergast | sind dreckig | sind faul | sind kriminell | sind dumm | sind hässlich | gehören nicht | nicht nach deutschland | heimat nur | white power',
  },
  { weight: 1.1, words: 'kopftuch | wegsperren | remigration' },
  { weight: 1.9, words: 'dumm | nazis | nazi* | behindert*' },
  { weight: 0, words: 'stinkt | böse | adolf | behinderte' },
  { weight: 0, words: 'muslime' },
];
