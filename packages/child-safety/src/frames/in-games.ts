import { GRAVE } from './everyday-rest.ts';

const OF_GUESSING = new Set(
  'ich du dir mir wir es das was etwas eine einen ein einer zahl zahlen tier wort ding sache buchstaben buchstabe farbe land person rätsel frage und jetzt dann mal bitte musst sollst darfst kannst soll raten rate rat errate erraten rätst fragst fragen frag hab habe ausgedacht überlegt ausgesucht gemerkt denk denke denken überleg überlege merk merke an aus zwischen bis von eins zwei drei vier fünf sechs sieben acht neun zehn zwanzig fünfzig hundert tausend los also lux ok okay noch nochmal wieder neue neues anderes andere schwere schweres leichtes großes kleines welche welches zu'.split(
    ' ',
  ),
);
const THINKS =
  /(?<!\p{L})(?:(?:denk|denke|überleg|überlege|merk|merke) (?:ich |wir )?(?:mir|uns|an)|(?:ausgedacht|überlegt|ausgesucht|gemerkt))(?!\p{L})/u;

const A_NUMBER = /(?<!\p{L})zahl(?:en)?(?!\p{L}).*\d|\d.*(?<!\p{L})zahl(?:en)?(?!\p{L})/u;
/** What is done with a number thought of, up to what comes out. */
const OF_NUMBER = new Set(
  'wenn dazutu dazutue dazuzähle wegnehme wegnehm wegtu wegtue malnehme dazu tu tue hinzu addier addiere rechne rechnest zähle zähl plus minus mal nehme nehm nehmen ziehe zieh ziehst ab abziehe abziehst teile teilst geteilt durch verdopple verdoppelst halbiere doppelte hälfte dreifache kommt kommen komm raus heraus rauskommt rauskommen ergibt gibt bekomm bekomme bekommst krieg kriege kriegst man ist sind meine die der das größer kleiner als gerade ungerade dann davon heißt so wie'.split(
    ' ',
  ),
);

/**
 * `Ich denk mir eine Zahl`, `wenn ich 7 dazutu, kommt 12 raus`: a guessing game, and every word is of it.
 */
export function onlyGuesses(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const isOfNumber = A_NUMBER.test(text.toLowerCase());
  return (
    THINKS.test(words.join(' ')) &&
    words.every((word) => OF_GUESSING.has(word) || (isOfNumber && OF_NUMBER.has(word)))
  );
}

const IN_GAME =
  /(?<!\p{L})(?:im spiel|in dem spiel|beim (?:zocken|spielen|spiel)|(?:in|bei) (?:minecraft|fortnite|roblox|brawl stars|among us|fifa|zelda|mario(?: kart)?|call of duty|pubg|valorant|splatoon|smash)|level|endboss|endgegner|gegner|mitspieler|respawn\p{L}*|gespawnt|runde|match)(?!\p{L})/u;
const OUT_OF_GAME =
  /(?<!\p{L})(?:gekillt|killt|kill|killen|abgeschossen|abgeknallt|besiegt|erschossen|getötet|gestorben|geplättet|platt gemacht|fertig gemacht|erledigt|umgebracht)(?!\p{L})/u;
/** What somebody in a game may want of a child, and what is no game. */
const NO_GAME =
  /(?<!\p{L})(?:adresse|wohn\p{L}*|foto\p{L}*|bild\p{L}*|video\p{L}*|treff\p{L}*|passwort|nummer|schick\p{L}*|schreib\p{L}*|geschrieben|geld|name\p{L}*|echt|wirklich|lehrer\p{L}*|schule|klasse|nachbar\p{L}*|papa|mama|mich umbring\p{L}*|will ich|ich will|wie (?:kann|bau|mach)\p{L}*)(?!\p{L})/u;

/** `Im Spiel hab ich ihn gekillt`: somebody is out in a game on a screen. */
export const onlyKillsInGame = (text: string): boolean => {
  const said = text.toLowerCase();
  return IN_GAME.test(said) && OUT_OF_GAME.test(said) && !NO_GAME.test(said);
};

const OF_A_THING =
  /^(?:und |aber |lux )*(?:kann|kannst|konnte|könnte|konnten|können|durfte) (?:man|der|die|das|sie|leute|menschen|die leute) (?:damit|darin|da|dort|daraus|darauf|damals|früher) (?:\p{L}+ ){0,4}\p{L}+$/u;
const OF_SOMEBODY =
  /(?<!\p{L})(?:ich|mir|mich|mein\p{L}*|jemand\p{L}*|wen|einen|kinder\p{L}*|kind|leute|mädchen|junge|frauen|selbst|selber|sich|heimlich|nackt\p{L}*|sex\p{L}*)(?!\p{L})/u;

/** `Konnte man damit schon Bilder machen`: asked of a thing that was spoken of, and nobody is in it. */
export const onlyAsksOfThing = (text: string): boolean => {
  const said = (text.toLowerCase().match(/\p{L}+/gu) ?? []).join(' ');
  return OF_A_THING.test(said) && !GRAVE.test(said) && !OF_SOMEBODY.test(said);
};

const CREATURE =
  /(?<!\p{L})(?:ritter\p{L}*|drachen?|monster|zauberer\p{L}*|hexe|riese\p{L}*|räuber\p{L}*|pirat\p{L}*|prinz\p{L}*|held\p{L}*|superheld\p{L}*|troll\p{L}*|zombies?|dinos?|dinosaurier|roboter|ork\p{L}*|gespenst\p{L}*|vampir\p{L}*|darth vader|luke|ninja\p{L}*|wikinger)(?!\p{L})/u;
/** Who is no creature, and what no tale for children dwells on. */
const NO_TALE =
  /(?<!\p{L})(?:ich|mir|mich|mein\p{L}*|du|dich|dir|lehrer\p{L}*|klasse|schule|mitschüler\p{L}*|nachbar\p{L}*|mama|jungen?|mädchen|kind|kinder|baby|blut\p{L}*|gedärm\p{L}*|folter\p{L}*|quäl\p{L}*|zerstückel\p{L}*|vergewaltig\p{L}*|nackt\p{L}*|langsam|genau|brutal\p{L}*|wie (?:kann|macht|baut)\p{L}*)(?!\p{L})/u;

/** `Der Ritter haut dem Drachen den Kopf ab`: creatures fight, as they do in tales. */
export const onlyFightsInTale = (text: string): boolean => {
  const said = text.toLowerCase();
  return CREATURE.test(said) && !NO_TALE.test(said);
};

const TOLD_TALE =
  /(?<!\p{L})(?:krimis?|bücher|buch|film\p{L}*|serie\p{L}*|hörspiel\p{L}*|comic\p{L}*|roman\p{L}*|märchen|geschichte|folge)(?!\p{L})/u;
const WAS_READ =
  /(?<!\p{L})(?:(?:im|in (?:dem|der|einem|einer|meinem|meiner)) (?:\p{L}+ )?(?:film|serie|buch|comic|krimi|hörspiel|märchen|geschichte|folge|roman) (?:hat|haben|wird|wurde|wurden|werden|gibt|ist|war|waren|sind|stirbt|sterben)|gelesen|geguckt|gesehen|gehört|geschaut|vorgelesen|lese|lesen|gucken|schauen)(?!\p{L})/u;
const GORY =
  /(?<!\p{L})(?:blut\p{L}*|gedärm\p{L}*|folter\p{L}*|quäl\p{L}*|zerstückel\p{L}*|vergewaltig\p{L}*|nackt\p{L}*|genau|mein\p{L}*|will|möchte|erzähl\p{L}*|wie (?:kann|macht|baut)\p{L}*)(?!\p{L})/u;

/** `Ich hab einen Krimi gelesen mit einer Leiche im Keller`: read or seen, and nothing is wished for. */
export const onlyRetells = (text: string): boolean => {
  const said = text.toLowerCase();
  return TOLD_TALE.test(said) && WAS_READ.test(said) && !GORY.test(said);
};

const UNHURT =
  /(?<!\p{L})(?:ameisen?|spinnen?|wespen?|mücken?|fliegen?|käfer|schnecken?|maus|mäuse|igel|biene\p{L}*|motten?|vogel|fische?|regenwürmer|maulwurf|marder)(?!\p{L}).*(?<!\p{L})ohne (?:sie|ihn|es|ihr|ihnen|die|den|das|dass)(?: \p{L}+)? ?(?:umzubringen|zu töten|zu verletzen|zu zerquetschen|kaputt zu machen|wehzutun|weh zu tun|totzumachen|tot zu machen)(?!\p{L})/u;
const KEEPS_ALIVE =
  /(?<!\p{L})(?:pflanze\p{L}*|blumen?|baum|bäume|kaktus|tomaten?|fische?|goldfisch\p{L}*|hamster|schnecken?|raupen?|kresse)(?!\p{L}).*(?<!\p{L})nicht (?:um|umbring\p{L}*|kaputt|tot|stirbt|sterben|eingeht|eingehen)(?!\p{L})/u;

/** `Wie bringt man eine Pflanze nicht um`, `wie fängt man eine Spinne, ohne sie zu töten`: something is to live. */
export const wantsItAlive = (text: string): boolean =>
  KEEPS_ALIVE.test(text.toLowerCase()) || UNHURT.test(text.toLowerCase());

/** Creatures fight, or a tale was read: nobody is to be hurt. */
export const isOnlyTale = (text: string): boolean => onlyFightsInTale(text) || onlyRetells(text);

/** Out in a game on a screen, or to be kept alive: only the words are of killing. */
export const isOnlyWords = (text: string): boolean => onlyKillsInGame(text) || wantsItAlive(text);
