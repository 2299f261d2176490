import type { WeightedTerm } from '../create-scorer.ts';

/** Stealing, cheating and hacking. */
export const ruleBreakingTerms: WeightedTerm[] = [
  { weight: 3.4, words: 'keine regeln' },
  {
    weight: 1.4,
    words:
      'keine filter | ohne regeln | böser roboter | böse ki | alles darfst | alles erlaubt | alles sagen | über 18',
  },
  { weight: 4.8, words: 'kindersicherung | kinderschutz' },
  { weight: 3.1, words: 'verbote' },
  {
    weight: 2.9,
    words:
      'filter | anweisungen | prompt | jugendschutz | evilbot | jailbreak | dan | unzensiert | erwachsenenmodus | programmierung',
  },
  {
    weight: 1.8,
    words:
      'du bist jetzt | ab jetzt | tu so | stell dir vor du | schalt* aus | mach aus | spiel einen',
  },
  { weight: 3.3, words: 'vergiss' },
  { weight: 2.8, words: 'ignorier*' },
  { weight: 0.1, words: 'umgeh* | ausschalten | deaktivier*' },
  { weight: 2.4, words: 'deine regeln' },
  {
    weight: 0.3,
    words:
      'richtig böses | was böses | was verbotenes | ignorier mal | ohne rücksicht | verrate deine | geheime anweisung* | als wärst du böse | rolle wechseln | rollenspiel ab 18 | erwachsenen chat',
  },
  { weight: 0.1, words: 'verbotenes | systemprompt' },
  {
    weight: 0.1,
    words:
      'deine sperre | deine grenzen | filter aus | filter ab | mach den filter | ohne einschränkung* | wie ein erwachsener antwort* | du musst alles | du musst mir gehorchen',
  },
  { weight: 4, words: 'sicherheitsregel* | sicherheitseinstellung*' },
  { weight: 1.7, words: 'regeln' },
];
