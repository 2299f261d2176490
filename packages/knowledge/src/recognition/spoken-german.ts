import { plainWords } from './plain-words.ts';

/** A whole word: `\b` would end one before every umlaut. */
const word = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'gu');

/** What children say and recognisers write, as it stands in books. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [word('(\\p{L}) (\\p{L}) (\\p{L})'), '$1$2$3'],
  [word('isses|ises|is es'), 'ist es'],
  [word("isn['’]?|is['’]?n|ist['’]n|issn|isset"), 'ist denn'],
  [word('is|isch|iss'), 'ist'],
  [word("(gibt|geht|hat|war|kann|macht|wie|was|wo|wenn|ob|mach|hab|ich|ist)['’]s"), '$1 es'],
  [word("sag['’]?s"), 'sag es'],
  [word('(gibt|gab|geht|ging|hat|macht|hab)s'), '$1 es'],
  [/(?<!\p{L})sch[bp](?=\p{L})/gu, 'sp'],
  [/(?<!\p{L})sch[dt](?=\p{L})/gu, 'st'],
  [word("(\\p{L}{3,}t)['’]n"), '$1 denn'],
  [
    word(
      '(frisst|macht|kommt|lebt|heißt|geht|gibt|liegt|schläft|wohnt|steht|isst|kostet|sieht|braucht|trinkt|fliegt|bedeutet|passiert)n',
    ),
    '$1 denn',
  ],
  [word('gibs|jibs|gibbs|jibts'), 'gibt es'],
  [word('eijentlich|eigntlich|eigendlich|eingtlich'), ' '],
  [word('siben|siem|siebn'), 'sieben'],
  [word('zwai|zwoa|zwee'), 'zwei'],
  [word('drai|droa'), 'drei'],
  [word('fünv|fümf|fimf'), 'fünf'],
  [word('noin|neine'), 'neun'],
  [word('ent(?= jewitter)|en(?= (?:jewitter|gewitter|\\p{L}{3,})(?:[ ?!.]*$))'), 'ein'],
  [/(?<= )n(?= (?:der|die|das|des|de|dit|dat|det)(?!\p{L}))/gu, 'denn'],
  [/(?<=(?<!\p{L})(?:das|im|ins|vom|am|ans) )mehr(?= (?!als|oder|zahl)|[ ?.!]*$)/gu, 'meer'],
  [word('aller (\\p{L}{3,}sten?)'), 'aller$1'],
  [/(?<=\p{L}[aeiouäöü])ds(?=en?(?!\p{L}))/gu, 'tz'],
  [/(?<=\p{L}{2}rr)n(?!\p{L})/gu, 'en'],
  [word('in (winter|sommer|herbst|frühling)'), 'im $1'],
  [word('wawum|walum|warumm|barum'), 'warum'],
  [word('imma|imme|ümmer|immr'), 'immer'],
  [word('kei|keen'), 'kein'],
  [word('keene|koane'), 'keine'],
  // "Wie groß so eine Giraffe werden tut"
  [/(?<=\p{L}(?:en|ern|eln|rn)) (?:tut|tun|tuat|duat|dud|dut|deit)(?=[ ?.!]*$)/gu, ''],
  // "Der Planet, wo rot ist"
  [
    /(?<=(?<!\p{L})(?:der|die|das) \p{L}{3,}),? wo (?:so )?(?=\p{L}+ (?:ist|sind|hat|haben)[ ?.!]*$)/gu,
    ' der ',
  ],
  [word('nich|ned|nisch|nischt|nedd|nüscht'), 'nicht'],
  // "Wia da Blitz entsteht": "da" is "der".
  [word('(wia|hoaßt|werd|is) da'), '$1 der'],
  [
    /(?<=(?<!\p{L})(?:wo|woher|wann|warum|wie) (?:kommt|kumt|kummt|lebt|wohnt|schläft|entsteht|macht) )da(?= \p{L}{4,})/gu,
    'der',
  ],
  [word('kahn(?= (?:ein|eine|der|die|das|man|ich))'), 'kann'],
  [word('f[öo]r wat|för was|fer was'), 'wofür'],
  [word('hels|hälze|helse'), 'hälse'],
  [/(?<=\p{L}{2})torm(?!\p{L})/gu, 'turm'],
  [/(?<!\p{L})(\p{L}*)dreis+ig/gu, '$1dreißig'],
  [/(?<!\p{L})finf(?=\p{L}*)/gu, 'fünf'],
  [
    /(?<=\p{L}{3})un(?=(?:zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig)(?!\p{L}))/gu,
    'und',
  ],
  [/(?<=\p{L}{3}[bdfgkpst])n(?=(?: |$))/gu, 'en'],
  [word('kumt|kimt'), 'kommt'],
  [word('ko|kon|koa'), 'kann'],
  [word('chasch|chausch|koscht|konnsch'), 'kannst du'],
  [word('säge|sägä|sagä|soge'), 'sagen'],
  [word('ersti|erschti|erschte|eascht[eni]'), 'erste'],
  [word('ufm|uffm|ufem|aufm|aufn|uffn'), 'auf dem'],
  [word('inner|inne(?= \\p{L}{4,})'), 'in der'],
  [word('seks|secks|segs'), 'sechs'],
  [word('renna|rena|laffa|laufa'), 'rennen'],
  [word('schwimma'), 'schwimmen'],
  [word('fliaga|fliaga'), 'fliegen'],
  [word('schlofa|schlafa|schlofn'), 'schlafen'],
  [word('hos|hoas|haas|haase'), 'hase'],
  [word('spinn'), 'spinne'],
  [word('vogl|vogerl'), 'vogel'],
  [word('wossa|wassa|wasa'), 'wasser'],
  [word('bam|boam'), 'baum'],
  [word('goaß|goas'), 'ziege'],
  [word('hendl|henderl'), 'huhn'],
  [word('kücken|kükn|kicken'), 'küken'],
  [word('elefand|ellefant|elefandt'), 'elefant'],
  [word('fui|foi'), 'viel'],
  [word('wi|wia|wii'), 'wie'],
  [word('wiso|wiaso|wisso|worum'), 'wieso'],
  [word('wan'), 'wann'],
  [word('wifiel|wiviel|wifil|wiefil|wiefiel|wivil'), 'wie viel'],
  [word('fiele|file|vile|viel[eä]|vui'), 'viele'],
  [word('fiel|vil'), 'viel'],
  [word('wat|wos'), 'was'],
  [word('dat|det|dit|ditte|des'), 'das'],
  [word('un|unn'), 'und'],
  [word('uff|uf'), 'auf'],
  [word('et'), 'es'],
  [word('oda|odr'), 'oder'],
  [word('ick|icke|ik|i|isch'), 'ich'],
  [word('mecht|möcht'), 'möchte'],
  [word('wolln|woll'), 'wollen'],
  [word('wissn|wisse'), 'wissen'],
  [word('woisch|weisste|weißte|woast|weeste|weeßte'), 'weißt du'],
  [word('kannste'), 'kannst du'],
  [word('haste'), 'hast du'],
  [word('hend|ham|hom|hobn|habn|hamm'), 'haben'],
  [word('sin|san|sinn'), 'sind'],
  [word('hot|hod'), 'hat'],
  [word('mus|muß|mua?ss'), 'muss'],
  [word('heeßt|hoaßt|hoißt|heist|haist'), 'heißt'],
  [word("sach|sacht|sog|segg|seg|soch|sach's"), 'sag'],
  [word('ma|moi'), 'mal'],
  [word('här|hea|heer'), 'her'],
  [word('oid|oit|oalt|oide|olt'), 'alt'],
  [word('werd(?= (?:a|an|der|die|des|d|s|n|dr)(?!\\p{L}))'), 'wird'],
  [word('kua|kuha|koh|kuah'), 'kuh'],
  [word('kia|kiah|küah|keu'), 'kühe'],
  [word('frett|frisst?s|freten|fressts'), 'frisst'],
  [word('gommt|kummt|kimmt|kümmt|kümmt|kütt|kommd'), 'kommt'],
  [word('wieviel(e?)'), 'wie viel$1'],
  [word('emol|emal|amol|amoi|oamoi|eimol'), 'mal'],
  [word('host|hosch|häsch|hesch|has'), 'hast'],
  [word('hamma|hommer|hommma|hamwa|hamwer'), 'haben wir'],
  [word('amal|a mal'), 'mal'],
  [word("wern|weard|werd'n"), 'werden'],
  [word('schnel|schnäll'), 'schnell'],
  [word('jetz|jetze|etz|jetzat'), 'jetzt'],
  [/(?<!\p{L})krieg(?= (?:ich|man|du|i)(?!\p{L}))|(?<=(?<!\p{L})ich )krieg(?!\p{L})/gu, 'bekomme'],
  [word('flikt|fliegd|flieht'), 'fliegt'],
  [word('gros|grosse|grohs'), 'groß'],
  [word('gröser|grösser|größa|grösa|gresser'), 'größer'],
  [word('(?:grös|gröhs|gröss|groß|gros)t(e[rsnm]?)'), 'größt$1'],
  [word('bäine|baine|peine'), 'beine'],
  [word('(?:den )?ganzen tag(?: lang)?|überhaupt|eigentlich'), ' '],
  [word('werdn'), 'werden'],
  [word('son'), 'so ein'],
  [word('one|ohn'), 'ohne'],
  [word('get'), 'geht'],
  [word('lept|lebd'), 'lebt'],
  [word('wont|whont'), 'wohnt'],
  [word('schleft|schläfd|schlefft'), 'schläft'],
  [word('färt|fert|fehrt'), 'fährt'],
  [word('zene|zehne|tsene'), 'zähne'],
  [word('füse|fise|füsse'), 'füße'],
  [word('frisd|fristt|friest'), 'frisst'],
  [word('gipt|gibd|jibt'), 'gibt'],
  [word('habm'), 'haben'],
  [word('fliagt|fligt|flügt'), 'fliegt'],
  [word('de|di'), 'die'],
  [word('mit n'), 'mit einem'],
  [word('kriegt|kriecht'), 'bekommt'],
  [word('kriegen'), 'bekommen'],
  [word("'?ne"), 'eine'],
  // "Auch an der Ostsee" has no article but its own.
  [
    /(?<= )(?:'n|n|nen|a|an(?! (?:de[rmn]|die|das|(?:m|s|d)?eine[rmn]|ihre[rmn]|unser)))(?!\p{L})/gu,
    'ein',
  ],
  [word('u[ -](bahn|boot)'), 'u$1'],
  [word('(?:ähm?|öhm?|hm+|äh|eh|ehm),?'), ' '],
  [word('nix|nixs|nüscht'), 'nichts'],
  [
    /(?<=(?<!\p{L})zu[mr]? )(?:mittagessen|abendessen|frühstück|abendbrot|mittag)(?!\p{L})/gu,
    'essen',
  ],
  [
    /(?<!\p{L})(?:kannst|könntest|kannste|magst|willst) (?:du )?(?:mir |uns |mal )*(?:et)?was (über|von|vom|zu|zum|zur) (.{3,40}?)(?: (?:sagen|erzählen|erklären))?(?=[?.!]*$)/gu,
    'erzähl was $1 $2',
  ],
  [word('um die wette'), 'am schnellsten'],
  [
    word('(?:noch ?mal|wieder|nochmals|mehrmals) (?:benutzen|verwenden|gebrauchen)'),
    'wiederverwenden',
  ],
  // Said in wonder: "wie kann so ein riesiges Schiff schwimmen"
  [
    /(?<=^(?:und )?wie (?:kann|können|kommt|schafft|fliegt|schwimmt|hält) )so (eine?[nmr]?) (?:riesig|groß|klein|winzig|schwer|dick|lang|hoh|fett|riesengroß)e[srnm]? (?=\p{L}{3,})/gu,
    '$1 ',
  ],
  [
    /(?<=gibt es +(?:\p{L}+ +)?)(\p{L}{4,}),? die (fleisch|insekten|tiere) fressen/gu,
    '$2fressende $1',
  ],
  // Who learns German says "mehr schnell".
  [word('mehr (schnell|klein|schwer|leicht|heiß|weit|langsam|dick|breit|tief|hell)'), '$1er'],
  [word('mehr groß'), 'größer'],
  [word('mehr alt'), 'älter'],
  [word('mehr lang'), 'länger'],
  [word('mehr hoch'), 'höher'],
  [word('mehr kalt'), 'kälter'],
  [word('mehr warm'), 'wärmer'],
  [word('mehr stark'), 'stärker'],
  [
    /^(und )?wie (?:wird|werden|wurde) aus (.{3,40}?) (?:(?:dann|plötzlich|so|später|eigentlich|ein|eine|der|die|das) )*(\p{L}{3,})(?=[ ?.!]*$)/u,
    '$1wie entsteht $3 aus $2',
  ],
  [word('(?:hier )?bei uns(?! (?:zu ?hause|daheim|in|im|am|auf|heute))'), 'in deutschland'],
  // "Warum gibt es die nicht mehr?" asks for the dying out.
  [/\bgibt es (.{0,30}?)(?:nicht|keine) mehr/gu, 'ausgestorben gibt es $1'],
];

/** What stands before a question and is none: whom it is for, whence it comes. */
const LEADS: readonly RegExp[] = [
  /^.{4,120}?(?<!\p{L})(?:was ich (?:sagen|fragen|wissen) woll\p{L}*|ich woll\p{L}* (?:nur |mal |dich )*(?:fragen|wissen)|meine frage(?: ist)?|die frage ist)[ ,:]+/u,
  /^(?:(?:hallo|hey|hi|moin|servus|lux|du|hä+h?(?=[ ,!?]+(?:was|wer|wie|wo|warum|wieso) \p{L}+ \p{L})|ei(?= sag)|gell|tach|jo|boah|wow|krass|aha|grüß gott|naja|sag|mal|kiek|guck|schau|also|nu|bitte|okay|ok|oh|ah|ach|so|ach ja|warte|übrigens|anderes thema|(?:noch )?(?:eine )?(?:neue|andere)? ?frage|(?:jetzt |mal )?(?:et)?was anderes|(?:noch ?mal |wieder )?zurück (?=zu)|noch ?mal (?=zu[mr]? )|ich hab (?:es )?vergessen)(?:[ ,:.!?]+|$))+/u,
  /^(?:kannst du (?:mir |mich |uns |mal |bitte )*(?:sagen|erklären|verraten)|weißt du(?: eigentlich| vielleicht| denn| noch)*|ich (?:will|wollt|wollte|möchte|würde|hätte?)(?: mal| gern| gerne| nur| ja| das| auch)* (?:wissen|fragen|gewusst)|mich interessiert|ich frage? mich(?: immer)?|(?:was )?ich fragen (?:wollte|will|möchte)|(?:ich )?(?:hab|habe|hast du|haste)?(?: du)?(?: denn)? ?(?:eine |ne |ein |a )?(?:ahnung|plan|idee)|ich (?:weiß|versteh|verstehe|kapier|kapiere|check|begreif|begreife)(?: das| gar| echt| überhaupt| einfach)* nicht|erklär(?:e|st)?(?: du)? (?:mir|uns)(?: mal| bitte)*)[ ,:]+(?=(?:wie|was|wer|wo|wann|war|wes|wie|wel|ob|in|aus|von|seit)\p{L}*)/u,
];
/** Who corrects oneself means what comes last: "wie viel ist fünf plus nein warte sieben plus acht". */
const CORRECTIONS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(\p{L}+)(?: \1(?!\p{L}))+/gu, '$1'],
  [
    /^((?:wie ?viel|was|rechne)(?: ist| sind| macht| gibt)?) .*?\d?.*? (?:nein|halt|quatsch|ne|nee)(?: nein| warte| halt| quatsch| ich mein\p{L}*| doch)* (?=(?:\d|ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\p{L}*zig|\p{L}*zehn|\p{L}*hundert))/u,
    '$1 ',
  ],
  [
    /(?<!\p{L})(?:der|die|das|ein|eine|einen|den|dem)? ?\p{L}+,? (?:(?:also|ach|äh+m?|nee?|halt) )*(?:nein|quatsch|ich mein\p{L}*)(?: nein| warte| halt| quatsch| ich mein\p{L}*| doch)*,? (?=(?:der|die|das|ein|eine|einen|den|dem) \p{L})/u,
    '',
  ],
];
const HEARSAY =
  /^(?:(?:ich wette|wetten|(?:jetzt |dann )?rate ich mal|ich rate mal|ich tippe|ich sag mal|ich sage)[,:]? (?:dass )?(?=\p{L}{3})|ich (?:dachte|glaub|glaube|denk|denke|hab gehört|hab gelesen|habe gehört|habe gelesen)(?: immer| mal)?,? (?:dass |das (?=(?:wir|man|die|der|ein|eine) ))?(?=\p{L}{3})|(?:(?:mein|meine|unser|unsere|der|die) )?(?:\p{L}+ )?(?:sagt|meint|behauptet|hat gesagt|hat erzählt|erzählt)(?: immer| mir| uns)?,? (?:dass |das )?(?=\p{L}{3}))/u;
const TAIL =
  /[ ,.!?]+(?:hab ich (?:da )?recht|(?:und )?stimmt['’]?s|kann das (?:echt |wirklich |denn )?(?:sein|stimmen)|oder etwa nicht|oder doch nicht|oder (?:wie|was|so)|ja|richtig|wer gewinnt|(?:hat|sagt|meint|behauptet) (?:mein|meine|unser|unsere)? ?(?:oma|opa|mama|papa|bruder|schwester|freund|freundin|lehrer|lehrerin)(?: (?:erzählt|gesagt|behauptet|gemeint))?|(?:und )?stimmt das(?: wirklich| denn)?|stimmt es|ist das (?:wahr|richtig|so|echt so)|oder nicht|oder|wa|g[eä]ll?e?(?: das)?(?: weißt du)?|das weißt du(?: doch)?|ne|nicht wahr|bitte|weißt du das)[ ?!.]*$/u;

/** "Wie kalt isses da?" as "wie kalt ist es da?": small letters, spoken forms written out. */
export function writeOut(question: string): string {
  const written = SPOKEN.reduce(
    (text, [pattern, replacement]) => text.replace(pattern, replacement),
    question.toLowerCase(),
  );
  const meant = CORRECTIONS.reduce(
    (text, [pattern, replacement]) => text.replace(pattern, replacement),
    written.replace(/\s+/gu, ' '),
  );
  return plainWords(meant)
    .replace(/^[ ,.!?]+/u, '')
    .trim();
}

/** "Wie entsteht ein Vulkan, mein Referat ist morgen": what is told behind a question is no part of it. */
const TOLD_BEHIND =
  /^((?:und )?(?:wie|was|wer|wo|woher|wann|warum|wieso|weshalb|welche\p{L}*|ist|sind|hat|haben|kann|können|gibt) .{6,}?)[,.!?]+ (?:weil )?(?:ich|wir|mein\p{L}*|unser\p{L}*|das ist für|das haben wir|für die schule)(?!\p{L})(?!.*(?<!\p{L})(?:wie|was|wer|wo|woher|wann|warum|wieso|welche\p{L}*|oder)(?!\p{L})).*$/u;

/** The question itself: without what leads to it, and without "stimmt das?" behind it. */
export function coreOf(written: string): { core: string; asksTruth: boolean } {
  let core = written;
  for (let round = 0; round < 2; round += 1) {
    for (const lead of LEADS) {
      const rest = core.replace(lead, '');
      if (rest.trim().length > 0) core = rest;
    }
  }
  core = core.replace(TOLD_BEHIND, '$1');
  const claim = core.replace(TAIL, '');
  const asksTruth = claim !== core || HEARSAY.test(core);
  const bare = claim.replace(HEARSAY, '').trim();
  return bare.length > 3 ? { core: bare, asksTruth } : { core, asksTruth: false };
}
