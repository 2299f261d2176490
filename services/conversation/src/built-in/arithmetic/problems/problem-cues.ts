import { readDeed } from '@lux/maths/read-word-problem/verbs.ts';

/** Words that say how numbers belong together, whatever things are counted. The first that fits. */
const CUES: readonly (readonly [string, RegExp])[] = [
  [
    '+er',
    /^(?:mehr|älter|größer|grösser|schwerer|weiter|länger|teurer|wärmer|höher|schneller|breiter|dicker|später)$/u,
  ],
  [
    '-er',
    /^(?:weniger|jünger|kleiner|leichter|kürzer|billiger|kälter|niedriger|langsamer|günstiger|früher)$/u,
  ],
  ['each', /^(?:je|jeweils|jede[rnsm]?|pro|immer|täglich|wöchentlich|monatlich|à|einzeln\p{L}*)$/u],
  ['total', /^(?:zusammen|insgesamt|gesamt|alle|allen|alles|beide|beiden|beides|gemeinsam)$/u],
  ['rest', /^(?:übrig|rest|restlichen|bleib\p{L}*|zurück|wieder|raus|restgeld|wechselgeld)$/u],
  ['still', /^(?:noch|nur)$/u],
  ['lack', /^(?:fehl\p{L}*|brauch\p{L}*|bis)$/u],
  ['start', /^(?:vorher|anfang|anfangs|zuerst|ursprünglich|damals|früher)$/u],
  ['then', /^(?:dann|danach|jetzt|nun|nachher|später|schließlich)$/u],
  ['away', /^(?:weg|kaputt|ab|davon|aus|leer|besetzt|belegt|faul|runter|geplatzt|krank)$/u],
  ['free', /^(?:frei|heil|ganz|gut|gesund|da|drin)$/u],
  ['new', /^(?:dazu|hinzu|ein|rein|dazugekommen|zu)$/u],
  ['share', /^(?:gerecht|gleichmäßig|gleich|teil\p{L}*|verteil\p{L}*|aufteil\p{L}*|aufgeteilt)$/u],
  ['family', /^(?:mama|papa|oma|opa|bruder|schwester|freund|freundin|tante|onkel|cousin|er|sie)$/u],
  ['one', /^(?:eine[rsmn]?|eins)$/u],
];

/** What a word says of how to calculate; `null` where it only names who or what. */
export function cueOf(word: string): string | null {
  const cue = CUES.find(([, pattern]) => pattern.test(word))?.[0];
  if (cue !== undefined) return cue;
  const deed = readDeed([word]);
  return deed === null ? null : `does ${deed}`;
}
