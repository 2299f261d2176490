export type Command =
  | 'stop'
  | 'score'
  | 'harder'
  | 'easier'
  | 'repeat'
  | 'hint'
  | 'solution'
  | 'other'
  | 'next';

const LONGEST = 70;
/** What can be said in a practice beside an answer. The first that fits. */
const COMMANDS: readonly [Command, RegExp][] = [
  [
    'score',
    /^(?:und )?wie ?viele? (?:hab|habe|hatte) ich(?: (?:schon|denn|jetzt|bis jetzt))*$|wie ?viele?n? (?:\p{L}+ ){0,4}(?:richtig|richtige|punkte|falsch|geschafft)|punktestand|wie steht(?:s| es)|mein(?:e)? (?:ergebnis|punkte)|wie gut (?:war|bin) ich/u,
  ],
  [
    'harder',
    /schwer(?:er|ere|eres)(?!\p{L})|schwieriger|zu (?:leicht|einfach)|babyleicht|kniffliger|(?:was|etwas) schwer/u,
  ],
  [
    'easier',
    /leichter|einfacher|zu (?:schwer|schwierig|kompliziert)|(?:was|etwas) (?:leicht|einfach)|(?:ist|is|das) (?:mir )?(?:so )?schwer$/u,
  ],
  ['other', /(?:was|etwas) ander(?:e)?s|anderes (?:thema|fach)/u],
  [
    'stop',
    /(?<!\p{L})(?:stopp?|aufhören|aufhörn|aufhöre|hör(?:e|en)? (?:wir )?(?:bitte )?auf|schluss|(?:mag|will|möchte|möcht|kann|wir) (?:ich |i )?(?:nicht mehr|nimmer|nich mehr)$|(?:nicht mehr|nimmer)(?: üben| rechnen| weiter| spielen)|keine? lust|kein bock|reicht|genug|fertig|beenden?|pause|ende|tschüss|langweilig|später weiter|(?:mag|will|möchte|ma) (?:ich )?(?:nicht|nich|net)$|muss (?:jetzt )?(?:weg|los|essen|gehen))(?!\p{L})/u,
  ],
  [
    'repeat',
    /wiederhol|wie war (?:noch ?mal )?die (?:frage|aufgabe)|was war (?:noch ?mal )?die (?:frage|aufgabe)|wie bitte|^(?:hä|häh|was|bitte|noch ?mal|noch einmal|nochmal bitte|noch mal bitte)$|(?:nicht|net|nix) (?:gehört|verstanden)|sag(?:s| es| die aufgabe| die frage)? (?:bitte )?noch ?(?:ein)?mal|noch ?(?:ein)?mal (?:sagen|wiederholen|vorlesen|hören|langsam)/u,
  ],
  [
    'solution',
    /lösung|auflös|verrat|sag (?:du )?(?:es|s|mir (?:es|die antwort))|sags? mir|was ist (?:die|das) (?:richtige )?(?:antwort|ergebnis)|ich geb(?:e)? auf|gib mir die antwort/u,
  ],
  [
    'hint',
    /(?:warum|wieso|weshalb) (?:ist |war |stimmt )?(?:das |es |die |meine antwort )*(?:denn )?(?:falsch|nicht|net)|versteh\p{L}* (?:ich )?(?:das |es )?nicht|(?:weiß|weiss|weis|was)(?: ?(?:ich|es|das|i|doch|auch|s))* (?:nicht|net|nich|ned|nit)(?!\p{L})|keine ahnung|ka ahnung|(?<!\p{L})(?:hilf|hilfe|tipp|hinweis|hilfst)(?!\p{L})|kann (?:ich|i|das|es)(?: das)? (?:nicht|net|nich|ned)|komm(?:e)? nicht drauf|^(?:puh|öh|hm+|äh+m?|keine)$|ist das schwierig|wie (?:geht|rechne\p{L}*|macht|mach|soll) (?:man |ich |denn )*(?:das|die|es|so was|sowas|rechnen|machen)(?!\p{L})|(?:erklär|zeig)\p{L}* (?:mir )?(?:bitte )?(?:das|es|mal|wie)/u,
  ],
  [
    'next',
    /^(?:ja )?(?:bitte )?(?:weiter|(?:der |die |das )?nächste\p{L}*|überspring\p{L}*|neue (?:aufgabe|frage)|andere (?:aufgabe|frage)|eine andere|noch (?:ne|eine?|eins|mehr|nen|zwei|ein paar)(?: \p{L}+)?(?: bitte)?$|mach(?:en)? (?:wir )?weiter|weitermachen|wir üben weiter|(?:jetzt |wieder )?(?:weiter|zurück) (?:üben|zur? \p{L}+|zum \p{L}+)|mehr(?: aufgaben| fragen)?$|lass uns weiter|(?:ich )?(?:will|möchte) weiter|können wir weiter)/u,
  ],
];

/** "Schwerer!", "Ich mag nicht mehr"; null for an answer or anything else. */
export function readCommand(text: string): Command | null {
  const plain = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^ ?(?:ok|okay|also|du|lux|na|och|oh|ach|bitte) /u, '')
    .trim();
  if (plain.length > LONGEST) return null;
  return COMMANDS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

export const isYes = (text: string) =>
  /^(?:ja|jo|jap|jup|jep|klar|gern|gerne|okay|ok|oki|weiter|noch|mehr|bitte|au ja|na klar|unbedingt|sicher|natürlich|los|yes|joa)(?!\p{L})/iu.test(
    text.trim(),
  );
export const isNo = (text: string) =>
  /^(?:nein|nö|nee|ne|nicht|lieber nicht|erstmal nicht|heute nicht|nop|nope|na|später)(?!\p{L})/iu.test(
    text.trim(),
  );
