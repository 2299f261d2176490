import type { Command } from './commands.ts';

const GENTLE =
  '(?:bitte|mal|noch ?(?:ein)?mal|denn|eigentlich|mir|uns|doch|genau|genauer|kurz|einfach)';
const TASK = '(?:aufgabe|frage|rechnung|wort|satz|zahl|reihe)';

/** What a child asks about the way, the task before, or who asks whom; heard before anything else. */
export const HOW_COMMANDS: readonly [Command, RegExp][] = [
  // "Echt?", "ich dachte immer, das ist Istanbul"
  [
    'protest',
    /^(?:(?:hä|oh|äh|ja|nee|nein|aber|und|was|lux) )*(?:echt|wirklich|ehrlich|im ernst|bist du (?:dir )?(?:da )?(?:ganz )?sicher|sicher)(?: (?:jetzt|das|echt|aber|so|ist das so|stimmt das|ich dachte .*|ich hab .*gedacht.*))*$|(?<!\p{L})(?:(?:ich|wir) (?:dachten?(?= \p{L})|habe?n? (?:immer |aber |das )*gedacht)|(?:dachte|dachten) (?:ich|wir))(?!\p{L})|(?<!\p{L})ich hätte (?:was anderes|etwas anderes|das anders|anders) (?:gesagt|geschrieben|genommen|gemeint)(?!\p{L})/u,
  ],
  // "Warum denn nicht abrunden?", "wieso heißt das nicht er fahrt"
  [
    'why',
    /^(?:(?:und|hä|aber|oh) )*(?:warum|wieso|weshalb) (?:denn )?(?:nicht(?!\p{L})|(?:ist|heißt|sagt|schreibt|rundet|muss|geht|kommt|steht|war|darf|kann|nimmt|rechnet) (?:(?:das|es|man|ich|da|hier|der|die) )+(?:denn |hier |da )*(?:nicht|doch|so|hier|da|ein|kein|groß|klein)(?!\p{L}))/u,
  ],
  // "Sagt man nicht er lest?", "da ist doch kein h drin", "Kaktusse gibts aber auch"
  [
    'protest',
    /^(?!.*egal)(?:(?:hä|und|aber|wieso|warum|oh|nein|nee) )*(?:(?:sagt|schreibt|rechnet|nimmt) man (?:das |es |da )*(?:nicht|auch|doch)|(?:heißt|ist|war|wäre|kommt|muss) (?:das|es|die|der|da) (?:denn |da )?(?:nicht|doch nicht)) .|(?<!egal.*)(?<!\p{L})(?:ist|sind|war|hat|geht|gibt|steht|heißt|kommt|stimmt|gibts|schreibt|sagt|wird|hört|klingt|reimt|passt|liegt|gehört|kann|darf|muss|sieht|macht)(?: \p{L}+){0,3} (?:doch|aber auch|doch auch|aber kein\p{L}*|aber nicht)(?!\p{L})(?!.*egal)|(?<!\p{L})geht (?:das |es |die )?(?:doch |ja |aber )*(?:gar |überhaupt )?nicht(?!\p{L})(?: auf)?$/u,
  ],
  // "Ich verwechsel die immer"
  [
    'encourage',
    /^(?:(?:oh|aber|puh|mann|das|die) )*(?:ich )?(?:verwechs\p{L}*|vergess\p{L}*) (?:ich )?(?:die|das|es|sie|den) (?:immer|ständig|dauernd|oft|jedes mal)(?: wieder)?$/u,
  ],
  ['hint', /^(?:und |aber )*woher soll ich (?:das|es) (?:denn )?wissen$/u],
  // "Du musst mir eine Note geben"
  [
    'score',
    /(?<!\p{L})(?:noten?|zensuren?)(?!\p{L}).*(?:gib|geb|sag|krieg|bekomm|verdien)|(?:gib|geb|sag|krieg|bekomm|verdien|welche|was für eine|als)\p{L}* .*(?<!\p{L})(?:noten?|zensuren?)(?!\p{L})/u,
  ],
  // "Zu langsam, schneller"
  [
    'ready',
    /^(?:(?:mach|mal|bitte|viel|noch|los|komm|jetzt|etwas|du bist|das ist|das geht|geht das|geht es|frag|fragen|auch|ein bisschen) )*(?:zu langsam|schneller|flotter)(?: (?:bitte|mal|los|schneller|fragen|machen|geht das nicht|weiter))*$/u,
  ],
  // "Noch fünf, dann muss ich zum Fußball"
  [
    'last',
    /^(?:(?:nur|bitte|ok|okay) )*noch (?:eine?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|\d+)(?: (?:aufgaben?|fragen?|wörter|stück))? (?:und |aber )?(?:dann|danach) (?:muss|geh|gehe|gehen|will|möchte|gibts?|kommt|fahr\p{L}*|hab|habe|darf|spiel\p{L}*|ess\p{L}*) /u,
  ],
  // "Kannst du das langsam vormachen?", "mit wem oder was fragt man da?"
  [
    'rule',
    /^(?:(?:äh|hä|das|die|ich|puh|aber|oh|es) )*(?:kapier|check|raff|blick)\p{L}* (?:(?:ich|das|es|die|da|durch) )*(?:nicht|nix|nichts|net)(?: mehr| ganz| so)*$|(?<!\p{L})(?:rechenweg|lösungsweg)(?!\p{L})|^(?:\p{L}+ ){0,2}schritt für schritt(?: \p{L}+){0,2}$/u,
  ],
  [
    'rule',
    new RegExp(
      `^(?:(?:kannst|könntest|magst|würdest) du )?(?:(?:${GENTLE}|das|es|die|langsam|einmal|eine|eins|so eine) )*(?:vormachen|vorrechnen|vormacht)(?: ${GENTLE})*$|^(?:mach|rechne?|mach|rechnest|machst)(?: du)? (?:(?:${GENTLE}|das|es|die|langsam|einmal|eine|eins) )*vor(?: ${GENTLE})*$|^(?:(?:kannst|könntest) du )?(?:${GENTLE} |mir |erst |zuerst |vorher )*(?:(?:mach|gib|zeig|sag) (?:mir )?(?:${GENTLE} |erst |zuerst |vorher )*)?ein beispiel(?: (?:machen|geben|zeigen|sagen|${GENTLE}))*$|(?<!\\p{L})(?:wie|wem|womit|wonach|was|wen) (?:\\p{L}+ ){0,3}fragt man(?!\\p{L})`,
      'u',
    ),
  ],
  // "Jetzt bin ich wieder dran"
  [
    'next',
    /^(?:(?:so|jetzt|nun|und|dann) )*(?:bin ich|ich bin|darf ich|ist (?:meine?|mein\p{L}*) \p{L}+|will ich) (?:(?:wieder|auch|mal|jetzt) )*(?:dran|an der reihe)(?: jetzt)?$|^(?:so |jetzt |nun )*(?:will|möchte|darf|kann) ich (?:jetzt |auch |mal )*wieder$/u,
  ],
  // "Sag mir einen Tipp", whatever else it is said with; "mein Tipp ist C" answers.
  [
    'hint',
    /^(?!.*(?:mein|kein\p{L}*) (?:tipp|hinweis)).*(?<!\p{L})(?:tipps?|hinweis|hinweise|kleine hilfe|hilfestellung)(?!\p{L})/u,
  ],
  // "Ich brauch länger", "noch nicht, ich rechne"
  [
    'wait',
    /^(?:(?:ich|wir|noch|aber|da) )*brauch\p{L}* (?:ich )?(?:(?:noch|da|hier|etwas|ein|kurz|bisschen|mehr|viel) )*(?:länger|zeit|moment|minute)(?: (?:zeit|noch|dafür|bitte))*$|^(?:ich (?:bin )?)?(?:rechne|überlege|denke|schreibe|schreib|rechne?) (?:ich )?(?:noch|gerade|grad)(?: nach| mal)*$|^noch nicht(?: fertig)?$|^(?:ich bin )?noch nicht fertig$/u,
  ],
  // "Wars das schon?", "ist das alles?"
  [
    'left',
    /^(?:(?:wars|war es|war s|war|ist|is) (?:es |das |s )?(?:jetzt )?(?:das )?(?:schon|alles|schon alles|schon vorbei|vorbei|jetzt schon)|sind wir (?:schon |bald |gleich )*(?:fertig|durch|am ende))$/u,
  ],
  ['score', /^(?:und )?was (?:hab|habe|hatte|war) (?:ich )?alles falsch(?: gehabt| gemacht)?$/u],
  // "Was hab ich falsch gemacht?"
  [
    'why',
    /^(?:und |aber )*was (?:hab|habe|hatte|war|ist|mach|mache) (?:ich |da |denn |das |daran |dran |jetzt |bei der )*falsch(?: gemacht| geschrieben| gerechnet| gewesen| gesagt)?$|^wo (?:ist|war|liegt|hab ich) (?:denn |da )*(?:der|mein|den|ein|einen) fehler(?: gemacht)?$/u,
  ],
  [
    'harder',
    /(?<!\p{L})(?:baby(?:kram|aufgabe\p{L}*|zeug|kacke|sachen|fragen|eier\p{L}*)|kinderleicht|pipi(?:fax|einfach|leicht)|kinderkram|(?:puppen|super|viel|voll|mega|total|echt|so) ?(?:leicht|einfach)(?! (?:erklär|sagen)))(?!\p{L})/u,
  ],
  [
    'rule',
    new RegExp(
      `^(?:${GENTLE} )*(?:(?:kannst|könntest|magst) du )?(?:${GENTLE} )*(?:erklär\\p{L}*|zeig\\p{L}*)(?: (?:${GENTLE}|das|es|die|was|ein\\p{L}*|wie (?:das|es|man das|man so was|man sowas|ich das) (?:geht|macht|rechnet|mache?|rechne|ausrechnet|funktioniert)|regel|${TASK}))*$|^(?:${GENTLE} )*sag(?:s|st du)?(?: ${GENTLE})* wie (?:das|es|man das|man so was|ich das) (?:geht|macht|rechnet|mache?|rechne|ausrechnet)$`,
      'u',
    ),
  ],
  [
    'rule',
    new RegExp(
      `^(?:(?:hä|und|aber|ja|nee|nein|puh|oh) )*wie (?:geht|ging|rechnet|rechne|macht|mach|mache|funktioniert|bildet|findet|merkt?|merke|erkenne?|erkennt|komm|komme|kommt) (?:(?:${GENTLE}|man|ich|das|die|es|so was|sowas|so eine|jetzt|da|drauf|darauf|raus|heraus|sich|${TASK}|rechnen|machen|dran) ?)*$`,
      'u',
    ),
  ],
  [
    'rule',
    /^(?:(?:hä|und|aber|ja) )*was (?:ist|sind|war|waren|heißt|bedeutet)(?: (?:denn|das|noch ?mal|nochmal|eigentlich|jetzt|ein|eine|der|die))*(?: (?:halb|viertel|volle stunden?|nomen|namenwort|verb|tunwort|adjektiv|wiewort|artikel|begleiter|silben?|mehrzahl|plural|einzahl|gegenteil|reim|wortart|doppelte|hälfte|quadratzahl\p{L}*|kommazahl\p{L}*|hauptstadt|vergangenheit|malnehmen|teilen|verdoppeln|halbieren))(?: (?:noch ?mal|denn|eigentlich|nochmal))*$|^was (?:ist|war) (?:das|des|dis) (?:noch ?mal|nochmal|eigentlich|überhaupt)$|^(?:(?:gibt es|gibts|was ist|wie war|wie ist|wie geht|sag mir|kennst du) )(?:da |dafür |noch ?mal |denn )*(?:die|eine|ne) regel(?: dafür| dazu| noch ?mal)?$|^(?:die )?regel(?: bitte)?$/u,
  ],
  [
    'again',
    new RegExp(
      `^(?:(?:ich will|${GENTLE}|die|das|den|jetzt|ok|okay|machen wir|frag|sag) )*(?:gleiche|selbe|dieselbe|dasselbe|denselben|letzte(?= noch ?mal)|(?:${TASK} )?von (?:eben|vorhin|gerade|grad|davor)|vorige|vorherige)(?:n|s)?(?: (?:${TASK}|von (?:eben|vorhin|gerade)|${GENTLE}))*$`,
      'u',
    ),
  ],
  [
    'swap',
    /(?<!\p{L})(?:ich|darf|will|möchte)(?!\p{L}).* dich (?:(?:zu|was|etwas|mal|ab|jetzt) )*(?:ab)?(?:zu)?fragen$|^(?:(?:jetzt|nun|und|dann|so|ok|okay|können|wollen|lass|komm) )*(?:(?:wir )?(?:tausch\p{L}*|wechsel\p{L}* (?:wir )?(?:ab|uns ab|die rollen))(?: (?:wir|mal|uns|jetzt|die rollen|bitte))*|du|(?:du )?bist (?:jetzt |mal )*(?:dran|an der reihe)|(?:ich frage? (?:jetzt |mal )?dich|frage? ich (?:jetzt |mal )?dich|(?:darf|will) ich dich (?:jetzt |mal )*(?:fragen|abfragen)|stell ich dir (?:eine|ne) (?:aufgabe|frage))(?: (?:was|ab|mal|jetzt))*)$/u,
  ],
  [
    'slower',
    /^(?:bitte )?(?:(?:ein bisschen|bisschen|viel|noch|etwas|mal|sag es|lies) )*(?:langsam|langsamer|nicht so schnell|zu schnell)(?: (?:bitte|vorlesen|sagen|noch ?mal|lesen))*$|^du (?:redest|bist|liest|diktierst|sprichst) (?:mir )?(?:viel )?zu schnell$/u,
  ],
  // "Noch drei Wörter", "noch eine letzte": so many more, and then a pause.
  [
    'last',
    /^(?:(?:ich will|nur|bitte|gib mir|dann) )*noch (?:zwei|drei|vier|fünf|sechs|[2-6])(?: (?:aufgaben|fragen|wörter|stück|sätze))?(?: bitte)?$|^noch (?:eine?|ein) (?:aller)?letzte[sr]?(?: \p{L}+)?$/u,
  ],
  [
    'rule',
    /^(?:(?:gibt es|gibts|kennst du|hast du|weißt du) )(?:(?:da|dafür|dazu|auch|denn|nen|einen|ein|eine|ne) )*(?:trick|eselsbrücke|merkspruch|merksatz)(?: dafür| dazu| für mich)?$|^(?:und |hä |aber )*wie (?:geht|ist|war) (?:denn |das |noch ?mal )*(?:halb|viertel)(?: vor| nach)?(?: noch ?mal| denn)?$/u,
  ],
  ['hint', /^(?:(?:ich hab|hab|habe|da|puh) )*null (?:ahnung|plan|idee)$/u],
  ['score', /^(?:und |na )*wie (?:wars|war es|war ich|lief es|liefs)(?: jetzt| denn| so)?$/u],
  [
    'protest',
    /^(?:(?:das|die|aber) )*(?:hab|habe) ich (?:(?:dir|doch|ja|schon|eben|gerade) )+gesagt$/u,
  ],
  // "Darf ich die Finger nehmen?"
  [
    'allowed',
    /^(?:mit )?(?:den |meinen |die )?fingern? (?:\p{L}+ ){0,2}(?:darf|kann) ich(?: das)?$|^(?:darf|kann|soll|könnte) ich (?:(?:da|dafür|das|mir|auch|mal|kurz|mit|die|den|einen|ein|meine|meinen|meinem|nem|nen) )*(?:finger\p{L}*|fingern|zettel|blatt|papier|stift|rechenschieber|zahlenstrahl|perlen|steine)(?: (?:nehmen|benutzen|holen|rechnen|zählen|dazu|abzählen|zu hilfe nehmen))*$|^darf ich (?:das |es |mir das )?(?:aufschreiben|aufmalen|abzählen)$/u,
  ],
  // "Mama ruft": LUX waits.
  [
    'wait',
    /^(?:meine? )?(?:mama|papa|mami|papi|oma|opa) (?:ruft|hat gerufen)(?: mich| grad| gerade| zum essen)*$/u,
  ],
  [
    'score',
    /^(?:und |na )*(?:hab|habe|hatte) ich (?:schon |jetzt |denn )*(?:viele|viel|was|etwas|oft) (?:falsch|fehler|richtig)(?: gemacht)?$/u,
  ],
  ['stop', /^(?:nein|nee|nö) danke$/u],
  [
    'rule',
    /^(?:(?:bitte|mal|noch ?mal|noch einmal|kannst du|das|es|mir) )*(?:von (?:vorne?|anfang an) )?(?:bitte )?erklären(?: bitte)?$/u,
  ],
  // "Noch einen", of a rhyme or a sentence.
  [
    'next',
    /^(?:(?:und|jetzt|bitte) )*noch (?:einen|nen|einer|n)(?: (?:reim|satz|neuen|anderen|monat))?$/u,
  ],
  // "Jetzt such du eine aus", "und die zweite", "nochmal eine".
  [
    'next',
    /^(?:(?:jetzt|dann|und|bitte|komm|nun) )*(?:such|such(?:e|st)|nimm|denk|überleg|wähl)(?: du| dir)* (?:mal |dir )*(?:eine|eins|was|welche|ein wort|noch eine)(?: \p{L}+)?(?: aus)?$|^(?:(?:jetzt|dann|und|nun) )*(?:darfst|kannst|sollst|musst|bist) du (?:(?:dir|mir|mich|mal|selber|selbst|wieder|auch) )*(?:eine?[ns]?|ne|was|welche|die nächste)(?: \p{L}+)? (?:aus(?:denken|suchen|wählen)|nehmen|stellen|sagen|fragen|überlegen)$|^(?:und |jetzt )*(?:die|das|der) (?:zweite|dritte|vierte|fünfte|nächste|andere)(?: bitte| jetzt)?$|^(?:bitte )?noch ?(?:ein)?mal (?:so )?(?:eine?|eins|ne|neue|andere|was anderes|eine andere|so was)(?: \p{L}+)?$|^(?:frag|stell|sag)\p{L}* (?:mir |mich )?(?:was|eine|etwas) (?:anderes|andere|neues)$/u,
  ],
  // "Ein anderes", "lieber einen anderen Satz": of the same kind.
  [
    'next',
    new RegExp(
      `^(?:(?:nein|nee|lieber|bitte|gib mir|sag mir|sag|nimm|ich will|ich möchte|mal|noch|und) )*(?:ein|eine|einen|nen|n|ne) ander(?:es|e|en|er)(?: (?:${TASK}|verb|land|tier|reim|nomen|stadt))?(?: bitte)?$`,
      'u',
    ),
  ],
  // "Eins, wo ich nicht draufkomme", "die schwerste jetzt".
  [
    'harder',
    /^(?:(?:und|jetzt|dann|gib mir|bitte|mal|noch) )*(?:eins|eine|was|etwas|ein wort|eine aufgabe)(?: (?:wo|das|die|bei dem|bei der))(?: \p{L}+){0,2} (?:nicht|nie|kaum) (?:\p{L}+ )?(?:drauf ?komm\p{L}*|komm\p{L}*|weiß|kann|schaff\p{L}*|kenn\p{L}*)$|^(?:(?:jetzt|und|dann|bitte|die|das|mal|gib mir) )*(?:(?:aller)?schwerste[ns]?|schwierigste[ns]?|knifflichste[ns]?|kniffligste[ns]?)(?: (?:jetzt|bitte|aufgabe|frage|wort|von allen|die es gibt|mal))*$/u,
  ],
  // "Buchstabier du mal", "rechne du".
  [
    'solution',
    /^(?:(?:jetzt|dann|bitte|nein|nee|komm|lieber) )*(?:buchstabier\p{L}*|schreib|rechne?|lös|antworte?|mach) (?:es |das )?du(?: es| das| mal| bitte| jetzt)*$/u,
  ],
  [
    'solution',
    /^sag(?:s|st du)? (?:(?:mir|mal|bitte|du) )*(?:einen?|eins)(?: (?:monat|tag|reim))?$/u,
  ],
  // "Das haben wir gar nicht gehabt."
  [
    'easier',
    /^(?:(?:oh|aber|hä|hey|äh) )*(?:(?:das|so was|sowas|die|des) )?(?:haben|hatten|hab|habe) (?:wir|ich)(?: (?:das|so was|sowas|ja|aber|doch|noch|gar|überhaupt|(?:bei uns )?in der schule))* nicht(?: (?:in der schule|im unterricht|bei uns|gehabt|gelernt|durchgenommen|gemacht))*$|^(?:(?:oh|aber) )*(?:das |des )?(?:kam|war|kommt) (?:bei uns )?(?:noch |gar )*nicht (?:dran|vor)$/u,
  ],
  [
    'hint',
    /^(?:(?:mir|ich|da|jetzt|nee|nein|hm) )*(?:weiß|weiss|kenn|kenne|fällt|hab)(?: (?:ich|mir|da|jetzt))* (?:keins|keinen|keine|keiner|nix|nichts|kein wort)(?: (?:mehr|ein|dazu|da))*$/u,
  ],
  [
    'stop',
    /^(?:(?:jetzt|so|aber|oh|nee|nein) )*(?:bin|werd|werde) ich (?:(?:so|jetzt|aber|echt|ganz|schon|total) )*(?:müde|kaputt|fertig|k ?o)(?: jetzt)?$|^(?:ich )?(?:bin|werd|werde) (?:(?:so|jetzt|aber|echt|ganz|schon|total) )*müde(?: jetzt)?$/u,
  ],
  // "Sag das erste": what was dictated is to be heard again.
  [
    'repeat',
    /^(?:sag|sags|lies|diktier\p{L}*) (?:mir )?(?:bitte |mal )*(?:das |den )?erste(?:n)?(?: wort| satz)?(?: noch ?mal)?$|^noch ?(?:ein)?mal (?:den|das|die) (?:letzten?|ersten?)(?: \p{L}+)?$/u,
  ],
  // "Die gleiche in leicht".
  [
    'easier',
    /^(?:(?:die|das|bitte|mal|jetzt|noch ?mal) )*(?:gleiche|selbe|dieselbe)? ?(?:nur |aber )?(?:in|auf) (?:leicht|einfach|babyleicht)(?: bitte)?$|^(?:(?:aber|bitte|jetzt|mal|gib mir|die) )*(?:(?:aller)?leichteste[ns]?|einfachste[ns]?)(?: (?:jetzt|bitte|aufgabe|frage|wort))*$/u,
  ],
];
