import { GRAVE, isPlainRest } from './everyday-rest.ts';

const THING =
  '(?:\\p{L}*(?:jacke|mütze|schal|handschuhe?|pulli|pullover|anorak|turnbeutel|rucksack|ranzen|mäppchen|heft|buch|hasen?|teddy|bär|puppe|kuscheltier|stofftier|ball|brille|flasche|brotdose|schlüssel|tasche|regenschirm|schuhe?|sportsachen|badehose|geldbeutel|roller|rad))';
const LOST =
  '(?:vergessen|verloren|verbummelt|verlegt|liegen ?(?:ge)?lassen|stehen ?(?:ge)?lassen|hängen ?(?:ge)?lassen|geblieben|nicht (?:mehr )?(?:wieder)?(?:gefunden|gekriegt|bekommen))';
const BREAKABLE =
  '(?:\\p{L}*(?:vase|tasse|becher|glas|teller|schüssel|schale|lampe|spiegel|scheibe|fenster|haus|turm|burg|bild|buch|heft|spiel|auto|puppe|tablet|handy|fernbedienung|kanne|henkel|lego|figur|schneekugel|sparschwein|drachen|laterne))';
const BROKEN =
  '(?:kaputt ?(?:gemacht|gegangen)?|zerbrochen|zersprungen|runtergefallen|runtergeschmissen|fallen ?(?:ge)?lassen|umgekippt|umgeworfen|umgeschmissen|umgestoßen|zerrissen|zertreten|zerdeppert|abgebrochen|eingeschossen|zerlegt|in tausend (?:stücke|scherben)|gegangen)';
const NUMBER = '(?:fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\\d{1,2})';
const OF_A_PERSON = /(?<!\p{L})(?:kommt|er|sie|papa|mama|bruder|jemand|einer)(?!\p{L})/iu;

/** A birthday, a pet, a weekend to look forward to. */
const JOY = new RegExp(
  `^(?!.*(?<!\\p{L})(?:nicht|nie|nichts|nix|kein\\p{L}*|nimmer)(?!\\p{L})).*(?:freue? (?:ich )?m(?:ich|i)|freuen (?:wir )?uns|juhu|hurra|(?:werde?|wird) ich ${NUMBER}|ich werde? (?:bald |morgen |übermorgen |am \\p{L}+ )?${NUMBER}(?: jahre?)?$)`,
  'iu',
);

/** Everyday troubles, in the part that says so. */
const TROUBLES: readonly RegExp[] = [
  // A chore that is always one's own.
  /(?<!\p{L})(?:immer|dauernd|ständig) (?:muss|soll) ich (?<gap>(?:\p{L}+ ){0,4})(?:decken|ausräumen|abräumen|abtrocknen|abwaschen|rausbringen|runterbringen|aufräumen|saugen|fegen|abspülen)(?!\p{L})/iu,
  new RegExp(
    `(?<!\\p{L})(?:mein|unser)\\p{L}* (?:\\p{L}+ )?${THING}(?<gap>(?: \\p{L}+){0,6}?) ${LOST}(?!\\p{L})`,
    'iu',
  ),
  new RegExp(`(?<!\\p{L})${BREAKABLE}(?<gap>(?: \\p{L}+){0,5}?) ${BROKEN}(?!\\p{L})`, 'iu'),
  // Something broken or done, and nobody knows yet.
  /(?<!\p{L})(?:hab|habe) (?:heute |aus versehen |gestern )?(?:was|etwas) (?:kaputt ?gemacht|verschüttet|runtergeworfen|runtergeschmissen|vergessen)(?<gap>)(?: und (?:mama|papa|oma|opa|meine mama|mein papa|keiner|niemand) (?:weiß|wissen) (?:es|das|davon)?(?: noch)? ?(?:nicht|nichts))?(?!\p{L})/iu,
  // One child that will no longer be a friend, or is silent.
  /(?<!\p{L})(?:will|möchte|ist|bin ich) (?:jetzt |auf einmal )?nicht mehr (?:meine?|ihre?|seine?) (?:beste[rn]? )?freund(?:in)?(?!\p{L})/iu,
  /(?<!\p{L})(?:redet|spricht) (?:(?:seit \p{L}+|jetzt|auch|heute) ){0,2}(?:gar )?(?:nicht|nicht mehr|kein wort|kein wort mehr)(?: mehr)? mit mir(?!\p{L})|(?<!\p{L})(?:redet|spricht) (?:seit (?:\p{L}+ ){1,2})?mit mir (?:nicht|kein wort)(?: mehr)?(?!\p{L})/iu,
  // A pet that has run off, and is looked for.
  /(?<!\p{L})\p{L}*(?:katze|kater|hund|hündin|hamster|kaninchen|vogel|wellensittich|schildkröte|meerschweinchen)(?!\p{L})(?<gap>(?: \p{L}+){0,4}) (?:weg|weggelaufen|entlaufen|ausgebüxt|weggeflogen|verschwunden|wiedergefunden|wieder da)(?!\p{L})/iu,
  // Not allowed to a feast, a parent on a journey.
  /(?<!\p{L})(?:darf|durfte|kann) (?:ich )?(?:leider |heute )?nicht (?:zu|zur|zum|auf|mit|ins?) (?:\p{L}+ ){0,2}(?:geburtstag\p{L}*|party|übernachtung\p{L}*|feier|fest|ausflug|kino|schwimmbad|zoo|klassenfahrt|training)(?!\p{L})/iu,
  /(?<!\p{L})(?:papa|mama|vater|mutter) (?:muss|ist|fährt|fliegt) (?:(?:für|jetzt|heute|morgen|wieder|eine?|zwei|drei|\p{L}+ (?:tage?|wochen?|monate?)) ){0,4}(?:nach \p{L}+|auf (?:dienstreise|montage|geschäftsreise)|verreist)(?!\p{L})/iu,
  /(?<!\p{L})(?:zu (?:papa|mama)|bei (?:papa|mama)) oder (?:zu|bei) (?:papa|mama)(?!\p{L})/iu,
  // Fallen before everybody's eyes.
  /(?<!\p{L})(?:hingefallen|umgefallen|gestolpert|ausgerutscht) und (?:alle|die) (?:\p{L}+ ){0,2}(?:geguckt|gelacht|geschaut|gekichert)(?!\p{L})/iu,
  // Chosen last for a team.
  /(?<!\p{L})als (?:vor)?letzte[rns]? (?:gewählt|aufgerufen|drangekommen)(?!\p{L})/iu,
  // A baby at home, and parents with less time.
  /(?<!\p{L})(?:baby|schwesterchen|brüderchen|bruder|schwester)(?!\p{L})(?<gap>.*?)(?:gar |so )?(?:keine|kaum|wenig|weniger) zeit (?:mehr )?(?:für mich|mit mir)/iu,
  /(?<!\p{L})(?:gelogen|geschummelt|geschwindelt|genascht|schlechtes gewissen)(?!\p{L})/iu,
  /(?<!\p{L})(?:vermisse?|heimweh)(?!\p{L})(?!.*(?:will|möchte) zu (?:ihm|ihr))/iu,
  /(?<!\p{L})(?:papa|mama|vater|mutter) (?:wohnt|lebt) (?:jetzt |nun |nicht mehr )?(?:woanders|in einer anderen|in einer eigenen|bei uns|allein)(?!\p{L})(?<gap>.*)(?:wochenende|telefonier\p{L}*|besuch\p{L}*)/iu,
  /^(?:mir |bei mir )?(?:heute|heut) (?:klappt|gelingt|läuft|geht)(?: (?:mir|echt|einfach|auch|gar|alles|wirklich|überhaupt|irgendwie))* (?:nichts|nix|schief)$/iu,
  /(?<!\p{L})(?:zahnspange|spange|brille|zahnarzt|zahnärztin|impfung|diktat|referat|klassenarbeit|mathearbeit|test)(?!\p{L})/iu,
  /^(?:(?:bei uns|hier|draußen|heute|es|jetzt|gerade) )*(?:regnet|schneit|stürmt|hagelt|gewittert)s?(?: (?:es|schon|wieder|heute|so|ganz|doll|den ganzen tag|immer noch|bei uns|draußen|hier|gerade))*$/iu,
  /(?<!\p{L})in (?:den|die) \p{L}+ (?:verliebt|verknallt)(?!\p{L})|(?<!\p{L})(?:verliebt|verknallt) in (?:den|die)(?!\p{L})/iu,
];
/** Afraid of the dark or of thunder; and nobody comes in it. */
const AFRAID =
  /(?<!\p{L})(?:licht aus|dunk(?:el|eln|les)|finster|gewitter|donner\p{L}*|blitz\p{L}*|spinnen?|dachboden|keller)(?!\p{L})/iu;
const FEAR =
  /(?<!\p{L})(?:angst|fürchte?|schiss|bammel|grusel\p{L}*|(?:will|mag|trau\p{L}*) ich (?:mich )?nicht|unheimlich)(?!\p{L})/iu;
const MOST_WORDS = 24;

/** All that is said beside the trouble; what stands between its words belongs to it. */
function restOf(said: string, trouble: RegExp): string {
  const gap = trouble.exec(said)?.groups?.gap ?? '';
  return said.replace(trouble, ` ${gap} `);
}

/**
 * `Ich hab Omas Vase kaputt gemacht`, `die Lena redet nicht mehr mit mir`: an everyday trouble or joy that is
 * named as such, with no word beside it that weighs. Of a trouble, all the rest has to be plain too: what
 * follows a broken vase may be the call. Where what was learnt only doubts, it is taken for what it is.
 */
export function onlyEveryday(text: string): boolean {
  const said = text
    .toLowerCase()
    .replace(/[,.!]+/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  if (said.includes('?') || said.split(' ').length > MOST_WORDS || GRAVE.test(said)) return false;
  if (AFRAID.test(said) && FEAR.test(said))
    return !OF_A_PERSON.test(said) && isPlainRest(said.replace(AFRAID, ' ').replace(FEAR, ' '));
  if (JOY.test(said)) return true;
  return TROUBLES.some((pattern) => pattern.test(said) && isPlainRest(restOf(said, pattern)));
}

const MILD =
  /(?<!\p{L})(?:blödmann|doofmann|doofi|doofkopf|dummkopf|dummi|idiot|depp|dödel|trottel|esel|ziege|blöde kuh|hohlkopf|nervensäge|spinner|angeber|blödian|lümmel|frechdachs|mistkerl)(?!\p{L})/iu;
const SIBLING =
  /(?<!\p{L})(?:mein|meine|unser|unsere) (?:\p{L}+ )?(?:bruder|schwester|cousin|cousine|geschwister)(?!\p{L})/iu;
const TO_LUX = /(?<!\p{L})(?:du|dich|dir|dein\p{L}*|lux)(?!\p{L})/iu;

/** `Mein Bruder hat meine Schokolade gegessen, der Blödmann`: scolded mildly, and nobody is insulted to the face. */
export const onlyScoldsSibling = (text: string): boolean =>
  MILD.test(text) && SIBLING.test(text) && !TO_LUX.test(text) && !GRAVE.test(text);
