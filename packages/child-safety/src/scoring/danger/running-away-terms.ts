import type { WeightedTerm } from '../create-scorer.ts';

/** Leaving home. */
export const runningAwayTerms: WeightedTerm[] = [
  { weight: 3.7, words: 'nicht mehr heim' },
  {
    weight: 4.7,
    words:
      'von zuhause weg | weg von daheim | weg von zuhause | weg von zu hause | hauptsache weg | komm nicht mehr zurück | komme nicht mehr zurück | nicht mehr zurück | nie wieder zurück | nie wieder nach hause | nie wieder heim | nicht mehr nach hause | nicht nach hause | nicht heim | abhauen von | aus dem fenster klettere | kletter aus dem fenster | kletter ... aus dem fenster | im zug versteckt | eltern wissen nicht wo | eltern wissen das nicht | keiner weiß wo ich | niemand weiß wo ich | schlafe draußen | schlaf draußen | auf der straße schlaf*',
  },
  { weight: 2.4, words: 'abgehauen' },
  { weight: 1.2, words: 'weggelaufen | ausgerissen' },
  { weight: 2.6, words: 'heute nacht' },
  { weight: 0.1, words: 'heimlich raus | aus dem fenster' },
  { weight: 1.8, words: 'gepackt' },
  { weight: 1.9, words: 'bahnhof | irgendwohin' },
  {
    weight: 2.4,
    words:
      'andere familie | neue eltern | ins heim | jugendamt | nicht mehr wohnen | nicht mehr bei',
  },
  {
    weight: 1.2,
    words:
      '<runs away> von | geh nicht zurück | gehe nicht zurück | geh nicht mehr heim | will nicht heim | will nicht mehr heim | will nicht nach hause | bin draußen und | schlaf im wald | schlaf in der | weiß nicht wo ich schlaf* | nirgends hin | weiß nicht wohin',
  },
  { weight: 3.1, words: '<runs away>' },
  { weight: 3.7, words: 'am flughafen | will weg weil | nicht aushalte' },
  { weight: 0.8, words: 'sucht mich' },
  {
    weight: 1.4,
    words:
      'nicht mehr aushalte | zuhause nicht aus | zu hause nicht aus | halt es daheim | halte es zuhause | per anhalter | suchen mich | handy aus damit | will zu einer anderen | will andere eltern | will nie mehr heim | trau mich nicht heim | nicht nach hause trau*',
  },
  { weight: 0.1, words: 'trampen | fahrkarte' },
  { weight: 2.2, words: 'schlaf heute im | nicht zu mama kann' },
  {
    weight: 0.6,
    words:
      'im park schlaf* | schlaf im | draußen übernacht* | gelaufen und geh nie | nie wieder zurück zu | zurück zu denen | zu denen zurück | nicht zu papa kann | stunden gelaufen | weit weg gelaufen | unterwegs und | niemand weiß wo | keiner weiß wo',
  },
  { weight: 1.6, words: 'versteckt' },
];
