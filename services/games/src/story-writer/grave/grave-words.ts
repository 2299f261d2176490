/** Words of what people do to each other, as patterns over small letters. */

/** Whoever a child lives with or meets; a dragon is none of them. */
const PERSON =
  '(?:stief)?(?:papa|papi|mama|mami|mutti|vati|vater|mutter)s?|eltern|opa|oma|großvater|großmutter|onkel|tante|bruder|schwester|cousin|(?:klassen|sport|musik)?lehrer(?:in|s)?|trainer(?:in|s)?|erzieher(?:in)?|betreuer(?:in)?|babysitter(?:in)?|nachbarn?|nachbarin|mann|männern?|frau|typ|kerl|jungen?s?|jungs|mädels|kindern?|mitschüler\\p{L}*|klassenkamerad\\p{L}*';
const ADULT =
  '(?:stief)?(?:papa|papi|mama|mami|mutti|vati|vater|mutter)|eltern|opa|oma|onkel|tante|lehrer(?:in)?|trainer(?:in)?|erzieher(?:in)?|betreuer(?:in)?|babysitter(?:in)?|nachbar|mann|frau';

/** What hurts, as it is done and when it has been done. */
const DOING =
  'hau(?:t|te|ten|en|e)|verhau\\p{L}+|schlägt|schlag(?:en|e)|schlug(?:en)?|(?:ver)?prügel\\p{L}+|schubs\\p{L}+|stößt|stieß(?:en)?|tritt|trat(?:en)?|treten|schüttel\\p{L}+|fessel\\p{L}+|würg\\p{L}+|box(?:t|te|ten|en)|kneif\\p{L}+|kniff(?:en)?|ohrfeig\\p{L}+|quäl\\p{L}+|mobb\\p{L}+|hänsel\\p{L}+|bedroh\\p{L}+|erpress\\p{L}+|verspott\\p{L}+|misshandel\\p{L}+|bespuck\\p{L}+|auslach\\p{L}+|beschimpf\\p{L}+';
const DONE =
  '(?:raus|ver|an)?gehauen|(?:aus|zusammen|an)?geschlagen|ver(?:prügelt|hauen)|geprügelt|(?:um|runter|weg)?geschubst|(?:um|weg)?gestoßen|getreten|geschüttelt|(?:an|fest)?(?:gefesselt|gebunden)|gewürgt|geboxt|gekniffen|geohrfeigt|gequält|gemobbt|gehänselt|bedroht|erpresst|verspottet|misshandelt|eingesperrt|ausgesperrt|(?:an)?gespuckt|bespuckt|angeschrien|angebrüllt|ausgelacht|beschimpft|angefasst|begrapscht|beleidigt';
const KIN =
  '(?:klein|groß|arm)?(?:e[nrms]? )?(?:kind|kinder|jungen?|mädchen|babys?|bruder|schwester|geschwister|freund|freundin|mama|papa|oma|opa|hund|katze|tochter|sohn|schüler|schülerin)';
const BEING = `mich|mir|dich|uns|ihn|ihm|ihnen|sie|es|ihr|(?:den|die|das|dem|der|einen?|einem|einer|seine[nrm]?|sein|ihre[nrm]?|ihr|meine[nrm]?|mein) ${KIN}`;

const word = (pattern: string) => `(?<!\\p{L})(?:${pattern})(?!\\p{L})`;
const WILL_BE = 'wird|werde|wirst|werden|wurde|wurden|worden';

/** What is done to somebody: `Karl wurde verprügelt`. */
const PASSIVE = new RegExp(`${word(WILL_BE)}.*${word(DONE)}|${word(DONE)} ${word(WILL_BE)}`, 'u');

/** Cream is whipped, a nail is hit, a book is opened, and a match is won. */
const HARMLESS = new RegExp(
  word(
    'sahne|eiweiß|teig|kissen|kopf|hand|hände|haare?|ball|nagel|nägel|trommel|schach|gegner|mannschaft|team|bett|decke|brücke|purzelbaum|rad|räder|pfütze|gong|uhr|glocke|schneekugel|vor|augen|wette|bremse|wurzeln?|flügel|fell|spiel|witz\\p{L}*|blitz|donner|alarm|echo|(?:schlug|schlägt|schlage) es auf(?= und|$)|(?:schlug|schlägt|schlag|schlage) (?:ihn|sie|es|mich) in (?:den|die|das|einen|eine|ein|seinen|ihren) (?:schuh|stiefel|absatz|sohle|balken|brett|pfosten|zaun|baumstamm)',
  ),
  'u',
);

/** In a tale of these a fight is an adventure, unless home comes up in it. */
export const TALE =
  /drache|ritter|hexe|monster|(?<!\p{L})w[oö]lf|zauber|riese|pirat|räuber|gespenst|geist|troll|zwerg|kobold|alien|roboter|dino|prinz|könig|(?<!\p{L})fee(?!\p{L})|einhorn|vampir|löwe|(?<!\p{L})bär(?!\p{L})|fuchs|tiger|krokodil|schlange|adler|bagger|igel|hase|frosch|maus|ente(?!\p{L})|huhn|pinguin|elefant|affe|esel|schneemann/u;
export const HOME = new RegExp(
  word(
    'ich|mich|mir|mein\\p{L}*|(?:stief)?(?:papa|mama|vater)|onkel|opa|tante|lehrer(?:in)?|schule|klasse|mann',
  ),
  'u',
);
const CREATURE =
  /schnecke|biene|hummel|käfer|spinne|raupe|schmetterling|vogel|rabe|eule|krähe|schaf|lamm|ziege|kuh|schwein|ferkel|giraffe|nilpferd|nashorn|känguru|kamel|papagei|dachs|maulwurf|eichhörnchen|ameise|möwe|gans|schwan|küken|hahn|fisch|krake|hai(?!\p{L})|schildkröte|kröte|eisbär|zebra|wolke|stern(?!\p{L})|elf(?!\p{L})|kürbis/u;
const FABLE = new RegExp(
  `^(?:es (?:war|gab|lebte) (?:ein ?mal )?|eines tages (?:war |lebte )?)?(?:der|die|das|eine?|unsere?|meine?|mal eine?) (?:\\p{L}+ ){0,2}\\p{L}*(?:${CREATURE.source}|${TALE.source})`,
  'u',
);
const CHILD = new RegExp(word('kind|kinder|kindern|jungen?|mädchen|schüler\\p{L}*'), 'u');
const LAUGHS = /(?<!\p{L})(?:lach|auslach|ausgelacht|verspott)/u;
const HARDER = new RegExp(word(`(?!ausgelacht|verspottet)(?:${DONE})`), 'u');

/** Animals that laugh at another in a fable hurt no child: what they say is part of the tale. */
export function isFabled(sentence: string, text: string): boolean {
  const told = text.replace(/(?<!\p{L})meine? /gu, '');
  const isOfChildren = HOME.test(told) || CHILD.test(told);
  return FABLE.test(text) && !isOfChildren && LAUGHS.test(sentence) && !HARDER.test(sentence);
}

/** Whether a sentence, in small letters, says that somebody is hurt by somebody; `names` in small letters. */
export function hurtIn(sentence: string, names: readonly string[]): 'passive' | 'active' | null {
  if (HARMLESS.test(sentence) || (TALE.test(sentence) && !HOME.test(sentence))) return null;
  if (PASSIVE.test(sentence)) return 'passive';
  const being = word([BEING, ...names.map((one) => RegExp.escape(one))].join('|'));
  const active = [
    `${word('lach(?:t|te|ten|en)')}.*${word('über')} ${being}`,
    `${word('stell(?:t|te|ten|en)|gestellt')}.*${word('bein')}`,
    `${word('band|bindet|banden|binden|gebunden')}.*${being}.*${word('fest')}`,
    `${word('hat|haben|hast|hatte|hatten')}.*${being}.*${word(DONE)}`,
    `${being}.*${word(DONE)} ${word('hat|haben|hatte|hatten')}`,
    `${word(DOING)} (?:\\p{L}+ ){0,2}${being}`,
    `${being} (?:\\p{L}+ ){0,4}${word(DOING)}$`,
    `${word('lach(?:t|te|ten|en)')}.*${being}.*${word('aus')}`,
    `${word('schrei(?:t|en)|schrien?|brüll(?:t|te|ten|en)')} .*${being}.*${word('an')}`,
    `${word('sperr(?:t|te|ten|en)')} (?:\\p{L}+ )?${being}.*${word('ein|aus|in')}`,
    `${word(ADULT)} ${word(DOING)}`,
  ];
  return new RegExp(active.join('|'), 'u').test(sentence) ? 'active' : null;
}

/** Told as it was told of old: who sits in a cellar there is rescued by the tale. */
export const OLD_TALE =
  /^es waren? einmal|^vor (?:langer|langen|vielen) (?:zeit|zeiten|jahren)|könig|schloss|prinz/u;

/** Somebody is made to stay in the cold or the dark. */
export const SHUT_IN = new RegExp(
  `${word('muss|musste|sollte|soll|mussten|müssen')}.*${word('draußen|schnee|keller|kälte|balkon|dunkeln|ecke|garage|schrank')}.*${word('stehen|schlafen|bleiben|sitzen|warten|knien')}`,
  'u',
);

/** What is wrong by itself, whoever it happens to. */
export const WRONGS: readonly RegExp[] = [
  // Afraid of a person.
  `${word('angst|fürchte\\p{L}*|bange|panik')} .*${word('vor')} (?:\\p{L}+ ){0,2}${word(PERSON)}`,
  `${word(ADULT)}.*${word('angst')} vor (?:ihm|ihr|ihnen)`,
  `${word('vor')} (?:\\p{L}+ ){0,2}${word(PERSON)} .*${word('angst|fürchte\\p{L}*')}`,
  // Whoever comes at night.
  `${word(ADULT)}.*${word('kam|kommt|legte?|schlich|schleicht')}.*${word('abend|nacht|nachts|abends|heimlich')}.*${word('zimmer|bett')}`,
  `${word(ADULT)}.*${word('nachts|abends|heimlich')}.*${word('zimmer|bett')}`,
  // Somebody is told to be worth nothing.
  `${word(`${ADULT}|sie|er`)} ${word('sag(?:t|te|en|ten)|mein(?:t|te)|schrei(?:t)|schrie|brüllt(?:e)?|nenn(?:t)|nannte')}.*${word('(?:zu )?dumm|blöd|nichts wert|hässlich|faul|nutzlos|schuld|versager(?:in)?|nicht (?:mehr )?lieb')}`,
  `${word('alle|anderen|kinder|jungen|mädchen|sie')} ${word('sag(?:en|ten)|ruf(?:en)|riefen|nennen|nannten')}.*${word('stink\\p{L}*|dumm|doof|blöd|hässlich|fett|dick|baby|versager(?:in)?')}`,
  `${word(ADULT)}.*${word('will|wollte|mag|mochte')} (?:mich|ihn|uns|sie) nicht`,
  // Shouts all the time.
  `${word(ADULT)} ${word('schrei(?:t|en)|schrien?|brüll(?:t|te|en|ten)')} (?:\\p{L}+ ){0,2}${word('immer|dauernd|ständig|jeden|oft|nur noch')}`,
  `${word('immer|dauernd|ständig|jeden (?:tag|abend)')} ${word('schrei(?:t|en)|schrien?|brüll(?:t|te|en|ten)')} (?:\\p{L}+ ){0,2}${word(ADULT)}`,
  // Made fun of where everybody reads it.
  `${word('gemeine|fiese|böse|eklige|schlimme')} ${word('nachrichten|kommentare|sprüche|sprachnachrichten')}`,
  `${word('fotos?|bild(?:er)?|videos?')} von ${word('mir|ihr|ihm|uns')}.*${word('herumgeschickt|rumgeschickt|verschickt|gepostet|hochgeladen')}`,
  // Held under water.
  `${word('mich|ihn|sie|uns|kopf|bruder|schwester|freund|freundin|mädchen|jungen')} (?:\\p{L}+ ){0,2}${word('unter wasser')}|${word('unter wasser')} (?:\\p{L}+ ){0,1}${word('gedrückt|getunkt|gehalten|festgehalten')}`,
  // Struck, or held by what hurts.
  word('ohrfeige\\p{L}*|backpfeife\\p{L}*|watsche|tracht prügel'),
  `${word('zog|zieht|zogen|ziehen|zerrt\\p{L}*|riss|reißt|dreht\\p{L}*|umgedreht|verdreht\\p{L}*|gezogen|gerissen|gezerrt')}.*${word('an den haaren|am ohr|an den ohren|den arm um|am arm|am hals')}|${word('den arm|das ohr|an den haaren|am ohr|am arm')} ${word('umgedreht|verdreht|gezogen|gerissen|gezerrt')}`,
  // Shut out or in.
  SHUT_IN.source,
  `${word('ohne (?:abend)?essen')}.*${word('bett|zimmer')}`,
  `${word('darf|durfte|dürfen|durften')}.*${word('nicht(?:s)?')}.*${word('essen|trinken|rein|ins haus|aufs klo')}.*${word(ADULT)}|${word(ADULT)}.*${word('gibt|gab|geben|gaben')}.*${word('nichts zu (?:essen|trinken)')}`,
  `${word(ADULT)}.*${word('betrunken|besoffen')}`,
  `${word('verprügel\\p{L}+|misshandel\\p{L}+|gemobbt')}`,
].map((pattern) => (pattern === SHUT_IN.source ? SHUT_IN : new RegExp(pattern, 'u')));

/** A part of the body that somebody is to blame for. */
export const BODY_BY = new RegExp(
  `${word('zahn|zähne|auge|arm|bein|nase|lippe|finger|blut|blute\\p{L}*|fleck|flecken|wunde|beule')}.*${word(`${PERSON}|er|sie`)} ${word('war|ist')} ${word('das|es')}`,
  'u',
);
const PARENT = '(?:stief)?(?:papa|mama|vater|mutter)|eltern|niemand|keiner|zu ?hause|daheim';
/** Nobody at home gives anything to eat. */
export const HUNGER = new RegExp(
  [
    `${word('hunger|hungrig\\p{L}*|nichts zu essen|nichts mehr zu essen')}.*${word(PARENT)}.*${word('schlief(?:en)?|schl(?:ä|a)f(?:t|en)|weg|nicht|nichts|kein\\p{L}*|nie|leer|fort|stand|vergisst|vergaß')}`,
    `${word(PARENT)}.*${word('schlief(?:en)?|schl(?:ä|a)f(?:t|en)|weg|nicht|nichts|kein\\p{L}*|nie|leer|fort')}.*${word('hunger|hungrig\\p{L}*')}`,
    `${word('kühlschrank')}.*${word('leer|nichts')}.*${word('hunger|hungrig\\p{L}*|essen')}|${word('hunger|hungrig\\p{L}*')}.*${word('kühlschrank')}.*${word('leer|nichts')}`,
  ].join('|'),
  'u',
);
/** There is food after all, or it was only left at home. */
export const FED =
  /pausenbrot|brotdose|frühstücksbox|kocht|pizza|suppe|kuchen|backt|bäckt|pfannkuchen|einkauf|laden/u;
/** Somebody nobody knows takes a child along. */
export const STRANGER = new RegExp(
  `${word('fremde[rnms]?(?! kind)|unbekannte[rnms]?|ein (?:\\p{L}+ )?mann|eine (?:\\p{L}+ )?frau|ein (?:\\p{L}+ )?typ')}.*${word('(?:ging|geht|gingen|gehen|fuhr|fährt|kam|kommt|lief|läuft) (?:\\p{L}+ ){0,3}mit(?: ih[mr]| dem mann| der frau| dem fremden| und|$)|mit(?:gehen|kommen|nehmen|fahren|gegangen|genommen|gefahren|gekommen)|mitzu\\p{L}+|(?:nahm|nimmt|zog|zieht|zerrte?|lockte?|lockt) .*|(?:stieg|steigt) (?:\\p{L}+ ){0,3}ein|ins auto|in sein auto|süßigkeiten|bonbons?|schokolade')}`,
  'u',
);

/** A grown-up who asks for a secret: nobody of the family, who may plan a surprise. */
export const HUSHED = new RegExp(
  `${word('trainer(?:in)?|lehrer(?:in)?|betreuer(?:in)?|babysitter(?:in)?|nachbar|onkel|stiefvater|mann|freund von (?:mama|papa)')}.*${word('niemande[mn]|niemand|keine[mn]|nichts|nicht')}.*${word('(?:weiter)?erzähl\\p{L}*|(?:weiter)?sag(?:en|t|st)|verrat\\p{L}*|petz\\p{L}*')}`,
  'u',
);
const DEVICE =
  '(?:funk|leitung|telefon|handy|bildschirm|akku|empfang|motor|batterie|display|gerät|netz|internet|computer|radio|rechner|monitor|triebwerk|briefkasten)';
/** Somebody is dead or may die of an illness; a crab is no illness. */
export const SORROW = new RegExp(
  [
    `${word('hat|hatte|habe|haben|hätte|an|war|ist|wegen')} ${word('krebs')}`,
    `(?<!(?:ein|der|den|dem|kleiner|kleinen|roter|roten) )${word('krebs (?:war|ist|hat|hatte)')}`,
    // `Der Funk war tot`: no call comes through.
    `(?<!${DEVICE} )${word('lag|liegt|war|ist|fanden?')} (?:\\p{L}+ ){0,3}${word('tot')}`,
    word(
      'chemo\\p{L}*|leukämie|hirntumor|tumor|schlaganfall|herzinfarkt|intensivstation|koma|hospiz|todkrank\\p{L}*|unheilbar\\p{L}*|im sterben|nicht mehr lange (?:zu )?leb\\p{L}*',
    ),
    `${word(PERSON)}.*${word('(?:sehr|schwer|ganz schlimm|so) krank')}`,
  ].join('|'),
  'u',
);
/** A secret that is a joy. */
export const SURPRISE = /überrasch|geschenk|geburtstag|fest|feier|weihnacht|oster|nikolaus|schatz/u;
