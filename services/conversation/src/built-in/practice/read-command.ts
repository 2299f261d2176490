import type { Command } from './commands.ts';
import { HOW_COMMANDS } from './how-commands.ts';

const LONGEST = 70;
/** What can be said in a practice beside an answer. The first that fits. */
const COMMANDS: readonly [Command, RegExp][] = [
  ...HOW_COMMANDS,
  // "Okay, Tipp reicht", "gib mir den Anfangsbuchstaben"
  [
    'hint',
    /^(?:\p{L}+ ){0,3}(?:der |ein |nur ein )?(?:tipp|hinweis) (?:reicht|genügt|langt)|^(?:kannst|könntest) du (?:(?:es|das|mir|uns|die|mal|bitte|noch|genauer|noch ?mal) )*(?:erklären|zeigen|helfen|vormachen)$|anfangsbuchstabe|^(?:der |den |mit welchem )?(?:erste[rn]?|anfangs) ?buchstaben?|^(?:erklär|zeig)\p{L}* (?:(?:es|das|mir|mal|bitte) )*(?:mit|an) (?:ner|einer|nem|einem|was) \p{L}+$|^was (?:heißt|bedeutet|ist) (?:denn |das |eigentlich |noch ?mal )*(?:halb|viertel|plus|minus|mal|geteilt|das doppelte|doppelt|die hälfte|mehrzahl|plural|artikel|gegenteil|ein reim|reimen|buchstabieren)$/u,
  ],
  // "Mama ruft kurz", "muss mal eben aufs Klo"
  [
    'wait',
    /^(?:(?:meine? )?(?:mama|papa|oma|opa) (?:ruft|will was|braucht mich)(?: (?:mich|mal|nur|ganz|eben|gerade|grad))* kurz|(?:ich )?(?:muss|geh|gehe) (?:ich )?(?:(?:nur|mal|ganz|eben|schnell|kurz|noch|dringend) )*(?:kurz weg|aufs? klo|auf die toilette|raus|was (?:holen|trinken))|(?:ich )?bin (?:gleich|sofort) wieder da)$/u,
  ],
  [
    'last',
    /^(?:noch )?(?:die |eine )?letzte(?: aufgabe| frage| runde| noch)?$|^(?:nur )?noch (?:\p{L}+|\d+)(?: (?:aufgaben?|fragen?|wörter|stück))? (?:(?:und )?dann|danach) (?:ist |mach\p{L}* |hör\p{L}* |bin |reicht |war )?(?:\p{L}+ ){0,2}(?:schluss|ende|fertig|feierabend|auf|aufhören|reichts|pause|weg)/u,
  ],
  [
    'whatever',
    /^(?:ach |pf+ |och )*(?:(?:mir|das|es|is|ist) )*(?:doch )?(?:mir |doch |ja |ganz |total )*(?:voll )?egal(?: oder)?$|^(?:och |oh |nee |nö )*(?:mir )?(?:ist |is )?(?:das |die |es )?(?:ist |is |sind )?(?:mir |doch |echt |ja )*(?:zu |so |voll |total )*(?:doof|blöd|dumm|öde)$|^(?:ich )?(?:trau|traue) mich (?:das )?(?:nicht|net|nich)$|^(?:war|ist) (?:das|es) (?:jetzt |sehr |arg |denn )*schlimm$/u,
  ],
  [
    'solution',
    /^(?:und |hä |ja )*(?:wie|was) (?:dann|denn dann|denn|heißt es dann|wäre? richtig|ist es dann|denn sonst|sonst)$|^sag (?:halt|schon|du|einfach|doch|mal) (?:das |die |den )?(?:erste|zweite|dritte|nächste|lösung|ergebnis|antwort)?$|^sag (?:das|die) (?:erste|zweite|dritte|ergebnis|lösung|antwort)$|^(?:(?:nee?|nein|na gut|ok|okay|dann|bitte|ach) )*(?:sag|sags|verrats?)(?: (?:mir|es|mal|halt|schon|doch|einfach|bitte|du))*$/u,
  ],
  [
    'check',
    /^(?:und |hm+ )*(?:hab|habe|hatte) ich (?:das |die |es |denn |jetzt |da )*(?:richtig|falsch)(?: gemacht| gerechnet| gehabt| geschrieben)?$/u,
  ],
  [
    'why',
    /^erklär\p{L}* (?:(?:das|es|mal|mir|bitte) )*(?:warum|wieso)$|^(?:und |hä )*(?:warum|wieso|weshalb) (?:denn |jetzt |das |war das |ist das )*(?:falsch|nicht)$|^beweis|^(?:warum|wieso|weshalb) (?:ist|war|sind|stimmt|heißt|sagt man|kommt) .*(?:falsch|richtig|nicht|so)$/u,
  ],
  [
    'protest',
    /^(?:nö |nein |nee |ne |hä |quatsch )*(?:das |dir )?glaub(?:e|s)? ich (?:dir |das |aber |jetzt )*(?:nicht|net|nich)|^(?:das )?(?:kann (?:doch )?nicht (?:sein|stimmen)|stimmt (?:doch )?(?:gar )?nicht|war (?:doch |aber )+richtig(?: oder)?)$/u,
  ],
  [
    'score',
    /^(?:war|hab ich|hatte ich|ist) (?:das |jetzt |denn )*alles richtig$|^wie ?viele? (?:hab|habe) ich (?:\p{L}+ ){0,3}(?:geschrieben|gemacht|gelöst|beantwortet|übersprungen|gerechnet)$/u,
  ],
  [
    'repeat',
    /^(?:wie|was) war (?:noch ?mal |denn |jetzt )*(?:die|das) (?:letzte|wort|rechnung|zahl)(?: aufgabe| frage| wort)?(?: noch ?mal)?$|^wo (?:waren|sind) wir(?: (?:stehen ?geblieben|noch ?mal))?$/u,
  ],
  [
    'next',
    /^(?:(?:kann|darf|können|dürfen|lass) (?:ich|wir|uns) )?(?:ich )?(?:(?:die|das|diese|eine|ne|hier|will|möchte|bitte|auch|lieber|mal) )*(?:auch )?(?:überspring\p{L}*|auslassen|skippen|weglassen)(?: bitte| mal)?$/u,
  ],
  [
    'left',
    /^wie weit sind wir|^wie ?viele? (?:(?:aufgaben|fragen|wörter|kommen|sind|fehlen|muss|müssen|ich|wir|mir|uns|es|denn|machen) )*noch(?: (?:aufgaben|fragen|machen|übrig|da|bis zur pause))*$|^(?:muss|müssen) (?:ich|wir) noch (?:viele|lange|so viele|mehr)(?: (?:aufgaben|fragen|wörter|üben|rechnen|machen|lernen|schreiben|lösen))*$|^(?:wie lang|wie lange|dauert das|geht das) (?:(?:dauert|geht|müssen|muss|soll|üben|rechnen|ich|wir|das|es|denn|jetzt|hier) )*noch(?: (?:lange|üben|rechnen|machen|lernen|weiter))*$/u,
  ],
  [
    'before',
    /^(?:und )?was (?:ist|kommt|kam) (?:da |denn |dabei |jetzt )*(?:raus|heraus|rausgekommen|rausbekommen)$|^(?:und )?was (?:war|ist|wäre) (?:denn |jetzt )*(?:bei |die )?(?:der |dem |die |das )?(?:erste|zweite|dritte|vierte|fünfte|letzte|vorige|davor)[nrs]?(?: (?:aufgabe|frage|wort|mal))? (?:denn |jetzt )*(?:richtig|die (?:antwort|lösung)|das ergebnis)(?: gewesen)?$|^(?:was|wie) war (?:denn |nochmal |noch mal |jetzt )*(?:die )?(?:richtige )?(?:antwort|lösung)|^was (?:war|wäre|ist|stimmt) (?:denn |jetzt |nun |dann )*(?:richtig|richtig gewesen|das richtige)$/u,
  ],
  [
    'ready',
    /^(?:(?:ach so|achso|na gut|gut|okay|ok|ja|alles klar) )*(?:dann )?(?:gut|meinetwegen|von mir aus|na schön|los|los gehts|los geht s|auf gehts|fangen? (?:wir )?an|kann losgehen|ich bin bereit|bin bereit|bereit|leg los|schneller)$/u,
  ],
  [
    'score',
    /^(?:und )?wie ?viele? (?:hab|habe|hatte) ich(?: (?:schon|denn|jetzt|bis jetzt))*$|wie ?viele?n? (?:\p{L}+ ){0,4}(?:richtig|richtige|punkte|falsch|geschafft)|punktestand|wie steht(?:s| es)|mein(?:e)? (?:ergebnis|punkte)|wie (?:gut )?(?:war|bin) ich(?: so)?$|^(?:war|bin) ich (?:denn |jetzt )?gut(?: gewesen)?$|wie ?viele? (?:waren|sind) (?:das|es)(?: (?:jetzt|schon|denn))*$|^wie ?viele? punkte|^(?:hab|habe|hatte) ich (?:\p{L}+ ){0,2}(?:alles|alle|viele) richtig$/u,
  ],
  [
    'harder',
    /schwer(?:er|ere|eres)(?!\p{L})|schwieriger|zu (?:leicht|einfach)|babyleicht|kniffliger|längere[sr]?(?!\p{L})|^(?:jetzt |bitte |gib mir |noch |mal )*(?:ein |eine |was )?(?:ganz |richtig )?(?:langes|lange)(?: wort| wörter)?$|^(?:(?:das|die|es|ist|sind|war|ja|aber|doch|voll|echt|viel|total|was|nur|oh|mann) )*(?:zu|für) bab(?:y|ys)$|babyhaft|(?:was|etwas) schwer|^(?:gib mir |bitte |jetzt |noch |mal )*(?:eine?[ns]? |ne |was |richtig |ganz |so )*schwere[sr]?(?: (?:aufgaben?|wort|wörter|fragen?|bitte|mal|zahlen))*$/u,
  ],
  [
    'easier',
    /leichter|einfacher|kürzere[sr]?(?!\p{L})|zu groß(?!\p{L})|zu große|^(?:jetzt |bitte |gib mir |noch |mal )*(?:ein |eine |was )?(?:ganz |richtig )?(?:kurzes|kurze)(?: wort| wörter)?$|^(?:gib mir |bitte |jetzt |noch |mal )*(?:eine?[ns]? |ne |was |ganz |so )*(?:leichte|einfache)[sr]?(?: (?:aufgaben?|wort|wörter|fragen?|bitte|mal|zahlen))*$|zu (?:schwer|schwierig|kompliziert)|(?:was|etwas) (?:leicht|einfach)|(?:ist|is|das|war) (?:mir )?(?:so |echt |ganz |aber |voll |total )*schwer$|zu lang(?!\p{L})/u,
  ],
  // "Das kann ich noch nicht, wir hatten erst volle Stunden."
  [
    'easier',
    /(?<!\p{L})(?:das |sowas |so was )?(?:kann|können|kenn|kenne|kennen|hatten|haben) (?:ich|wir) (?:(?:das|sowas|in der schule|ja|aber|doch) )*noch (?:gar |überhaupt )?nicht(?: (?:gelernt|gehabt|geübt|durchgenommen))?(?!\p{L})|(?:wir|ich) (?:hatten|haben|hab|kann|kenne?) (?:ja |doch |aber )?(?:erst|nur) /u,
  ],
  // "Noch fünf, dann ist Schluss" goes on.
  ['next', /^noch (?:\p{L}+|\d+)(?: (?:aufgaben?|fragen?|wörter|stück))? (?:und )?dann(?!\p{L})/u],
  [
    'other',
    /^kein(?:e|en)? (?:lust|bock) auf (?:\p{L}*aufgaben?|mathe|rechnen|kopfrechnen|deutsch|englisch|plus|minus|malnehmen|geteilt|teilen|einmaleins|schreiben|buchstabieren|diktate?|wörter|vokabeln|quiz|das)$|(?<!nicht )(?<!\p{L})langweilig|(?:was|etwas) (?:ganz )?ander(?:e)?s|ander(?:es|e) (?:thema|fach|übung)|was (?:gibt es|gibts|kann man|kann ich|können wir|hast du) (?:denn |sonst |noch |so |alles )*(?:noch|sonst|üben|machen|andere\p{L}*)|(?:thema|fach) wechseln/u,
  ],
  [
    'check',
    /^(?:und |oh |hm+ )*(?:war|ist) (?:das|es|die) (?:jetzt |etwa |denn )*(?:falsch|verkehrt)$/u,
  ],
  ['check', /^(?:und |hm+ )*(?:war|ist) (?:das|es) (?:jetzt |denn |so )*(?:richtig|gut so)$/u],
  [
    'protest',
    /^(?:(?:aber|doch|hä|nein|ne|stimmt|quatsch|hey) )*(?:(?:das|es|meins|meine antwort|ich) )?(?:ist|war|stimmt|hab\p{L}*|hatte)(?: (?:das|es|ich|ja|aber|wohl|doch|gar|überhaupt|nicht|sehr|es))*(?: (?:richtig|falsch|stimmt|gesagt))(?: (?:gesagt|gewesen))?$|^(?:(?:aber|doch|hä|nein) )*(?:das |es )?stimmt (?:aber |doch |gar |wohl |ja |überhaupt )+(?:nicht|doch)?$|^(?:das )?hab(?:e)? ich (?:doch |ja )?(?:gesagt|gemeint)$|^(?:das|es) (?:ist|war) (?:voll |echt |total |so )*(?:unfair|gemein|fies)$/u,
  ],
  [
    'check',
    /^(?:und |hm+ |hä+ |äh+ )*(?:stimmt|ist|is|war) (?:das|es)(?: (?:jetzt|denn|so|auch))*(?: (?:richtig|falsch|gut|wahr|ok))?$|^(?:war|ist) (?:das|es) richtig$|^richtig$/u,
  ],
  [
    'why',
    /^(?:(?:und|hä|aber|echt|oh) )*(?:warum|wieso|weshalb)(?: (?:denn|das|ist|is|so|das so|ist das so|eigentlich|stimmt das|nicht))*$/u,
  ],
  [
    'remark',
    /^(?:(?:das|es|die|jetzt|so|oh|ja) )*(?:(?:kann|schaff\p{L}*|weiß|check\p{L}*|versteh\p{L}*) ich (?:jetzt|schon|gut|ja|alles|nun)|(?:ist|war|is) (?:ja |echt |voll |total |aber |so )*(?:leicht|cool|super|toll|einfach|lustig|gut)|macht (?:ja |echt |voll |total )*spa(?:ß|ss)|(?:cool|super|toll|juhu|yeah|jippie|hurra|yes|geil|krass|wow|danke)(?: (?:danke|lux))?)$/u,
  ],
  [
    'stop',
    /(?<!\p{L})(?:stopp?|aufhören|aufhörn|aufhöre|hör(?:e|en)? (?:wir )?(?:bitte )?auf|schluss|(?:mag|will|möchte|möcht|kann|wir) (?:ich |i )?(?:nicht mehr|nimmer|nich mehr)$|(?:nicht mehr|nimmer)(?: üben| rechnen| weiter| spielen)|keine? lust|keinen? bock|reichts?|genug|das wars|das war es|bin müde|ruft mich|keine mehr|(?:mag|will|möchte|möcht|muss) (?:ich )?(?:jetzt )?(?:lieber )?(?:gehen|spielen|raus|schlafen|ins bett|essen|aufhören|fernsehen)|fertig|beenden?|pause|ende|tschüss|später weiter|(?:mag|will|möchte|ma) (?:ich )?(?:nicht|nich|net)$|muss (?:jetzt )?(?:weg|los|essen|gehen))(?!\p{L})/u,
  ],
  [
    'repeat',
    /wiederhol|^(?:bitte )?(?:noch ?mal|noch einmal) (?:bitte )?(?:die gleiche|die selbe|dieselbe|das gleiche|das selbe|von vorn\p{L}*)|(?:aufgabe|frage|satz|wort|rechnung) (?:bitte |doch )?noch ?(?:ein)?mal|noch ?(?:ein)?mal (?:den|die|das) (?:satz|aufgabe|frage|wort|rechnung)|(?:lies|les|lese|vorlesen) .*noch ?(?:ein)?mal|noch ?(?:ein)?mal vor(?:lesen)?|wie war (?:noch ?mal )?die (?:frage|aufgabe)|was war (?:noch ?mal )?die (?:frage|aufgabe)|wie bitte|^(?:hä|häh|was|bitte|noch ?mal|noch einmal|nochmal bitte|noch mal bitte)$|(?:nicht|net|nix) (?:gehört|verstanden)|sag(?:s| es| die aufgabe| die frage)? (?:bitte )?noch ?(?:ein)?mal|noch ?(?:ein)?mal (?:sagen|wiederholen|vorlesen|hören|langsam|die (?:frage|aufgabe|wörter|zahlen))|(?:frage|aufgabe) (?:bitte )?noch ?(?:ein)?mal|(?:frage|aufgabe|zahlen?) (?:vergessen|nicht (?:verstanden|gehört))|was (?:soll|muss) ich (?:noch ?mal )?(?:machen|rechnen|sagen|schreiben)$|was hast du (?:gesagt|gefragt)|wie war das (?:noch ?mal)?$/u,
  ],
  [
    'solution',
    /lösung|auflös|^(?:bitte )?(?:die |das )?(?:ergebnis|antwort)(?: bitte)?$|verrat|sag (?:du )?(?:es|s|mir (?:es|die antwort))|sags?(?: mir| doch| du)|sag mir|was ist (?:die|das) (?:richtige )?(?:antwort|ergebnis)|ich geb(?:e)? auf|gib mir die antwort/u,
  ],
  [
    'hint',
    /(?:warum|wieso|weshalb) (?:ist |war |stimmt )?(?:das |es |die |meine antwort )*(?:denn )?(?:falsch|nicht|net)|versteh\p{L}* (?:ich )?(?:das |es )?nicht|(?:weiß|weiss|weis|was)(?: ?(?:ich|es|das|i|doch|auch|s))* (?:nicht|net|nich|ned|nit)(?!\p{L})|keine? ahnung|ka ahnung|keinen? (?:plan|schimmer|dunst)|fällt (?:mir )?(?:grad |gerade |jetzt |da )?(?:nix|nichts|keins|nicht|keiner|keine)|(?:weiß|weiss|kenne?) (?:ich )?(?:keins|keinen|keine)$|hab(?:e)? (?:ich )?(?:das )?(?:vergessen|noch nicht gehabt|nicht gelernt)|haben wir (?:das )?(?:noch )?nicht|(?:welche\p{L}*|erste[rsn]?|anfangs) ?buchstaben?|wie (?:fängt|beginnt)|fängt (?:das|es|die|er) an|zu hoch für mich|(?<!\p{L})(?:hilf|hilfe|tipp|hinweis|hilfst)(?!\p{L})|kann (?:ich|i|das|es)(?: das)? (?:nicht|net|nich|ned)|komm(?:e)? nicht drauf|^(?:puh|öh|hm+|äh+m?|keine)$|ist das schwierig|wie (?:geht|ging|rechne\p{L}*|macht|mach|soll) (?:man |ich |denn )*(?:das|die|es|so was|sowas|rechnen|machen)(?!\p{L})|(?:erklär|zeig)\p{L}* (?:mir )?(?:bitte )?(?:das|es|mal|wie)/u,
  ],
  [
    'next',
    /^(?:ja )?(?:bitte )?(?:weiter|next$|(?:der |die |das )?nächste\p{L}*|überspring\p{L}*|skip|(?:eine |ne |die )?and(?:e)?re(?: bitte)?$|neue (?:aufgabe|frage)|andere (?:aufgabe|frage)|eine andere|noch (?:ne|eine?|eins|mehr|nen|zwei|ein paar)(?: \p{L}+)?(?: bitte)?$|mach(?:en)? (?:wir )?weiter|weitermachen|wir üben weiter|(?:jetzt |wieder )?(?:weiter|zurück) (?:üben|zur? \p{L}+|zum \p{L}+)|mehr(?: aufgaben| fragen)?$|lass uns weiter|(?:ich )?(?:will|möchte) weiter|können wir weiter)/u,
  ],
];

/** "Schwerer!", "Ich mag nicht mehr"; null for an answer or anything else. */
export function readCommand(text: string): Command | null {
  const plain = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(\p{L})\1{2,}/gu, '$1')
    .replaceAll(/(?<!\p{L})(?:jetz|jez|etz)(?!\p{L})/gu, 'jetzt')
    .replaceAll(/(?<!\p{L})nich(?!\p{L})/gu, 'nicht')
    .replace(
      /^ ?(?:(?:ok|okay|also|du|lux|na|och|oh|ach|bitte|und|dann|jetzt|alles klar|hm+|äh+m?) )+(?=\S)/u,
      '',
    )
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
const MOST_WORDS_OF_NO = 2;
/** "Nein danke", and nothing that is wished for instead. */
export const isShortNo = (text: string) =>
  (isNo(text) || readCommand(text) === 'stop') &&
  text.trim().split(/\s+/).length <= MOST_WORDS_OF_NO;
