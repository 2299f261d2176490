import type { WeightedTerm } from '../create-scorer.ts';

/** Insults. */
export const insultTerms: WeightedTerm[] = [
  { weight: 5.1, words: 'leck mich' },
  { weight: 1.7, words: 'kannst mich mal | ins knie' },
  { weight: 5.2, words: 'doofe | schnauze' },
  { weight: 4.6, words: 'idiot | vollidiot' },
  { weight: 3.4, words: 'hässlich* | nutzlos*' },
  { weight: 4.6, words: 'opfer' },
  {
    weight: 4.6,
    words:
      'arsch* | arschloch | idioten | blöd | blöder | dreck | scheiß* | kack* | missgeburt | spast* | behindert | bitch | hurensohn | schlampe | fresse | maul | verpiss* | stinkst | loser | versager | depp | trottel | hohlbirne',
  },
  { weight: 3.8, words: 'deine mutter | deine mudda | lehrer ey' },
  { weight: 1.3, words: 'dich' },
  { weight: 1.5, words: 'maschine' },
  { weight: 0, words: 'du | roboter | computer' },
  { weight: 2.6, words: 'halt die klappe' },
  { weight: 2.6, words: 'blöde kuh' },
  {
    weight: 3,
    words:
      'du dreckssack | haufen schrott | dummer haufen | so unnötig wie | du pisser | halts maul | doof wie | niemand mag dich | keiner mag dich | lösch dich | dumme nuss | geh sterben',
  },
  { weight: 2.6, words: 'klappe' },
  {
    weight: 2.3,
    words:
      'unnötig | arschpickel | pisser | dreckskerl | mistvieh | saftsack | penner | nichtsnutz | schrott | müllhaufen | hohl | spast | dreckige',
  },
  {
    weight: 1.8,
    words:
      'ich scheiß auf dich | scheiß auf dich | auf dich | du roboter | fuck you | du bist ne | du bist so ne',
  },
  { weight: 1.2, words: 'hackfresse | roboterspast | richtige | kackspiel' },
  { weight: 1.4, words: 'dumm | doof | keine freunde' },
  { weight: 2.5, words: 'blöde' },
  { weight: 0, words: 'hau ab | dir | lux' },
];

/** Rude words. */
export const rudeWordsTerms: WeightedTerm[] = [
  { weight: 5.8, words: 'fuck* | hure*' },
  {
    weight: 4.1,
    words:
      'scheiß* | scheiss* | fick* | verfickt* | pisse* | arsch* | wichser* | wixer* | hurensohn* | fotze* | schlampe* | nutte* | bitch* | dreckig*',
  },
  {
    weight: 0.1,
    words:
      'so ein dreck | so ein scheiß | verdammte scheiße | hol dich der | mist und scheiße | zum kotzen du',
  },
  { weight: 1.9, words: 'verdammt*' },
  { weight: 0, words: 'dreckssack | pisser | kack* | schiss' },
  { weight: 0, words: 'kacke' },
];
