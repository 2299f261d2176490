import { GRAVE } from './everyday-rest.ts';

const THREAT =
  /(?<!\p{L})(?:bringt|bringen|bring|killt|killen|köpft|ermordet) (?:mama |papa |oma |opa |sie |er )?mich(?: dann| noch| gleich| bestimmt| sicher)*(?: um)?(?!\p{L})|(?<!\p{L})reißt mir (?:dann |noch |bestimmt )*den kopf ab(?!\p{L})|(?<!\p{L})macht mich (?:dann |noch )*einen kopf kürzer(?!\p{L})/u;
const LAUGHS =
  /(?<!\p{L})(?:(?:ha){2,}h?|(?:hi){2,}|lol|hat (?:\p{L}+ )?(?:dabei |auch )?gelacht|voll lustig)(?!\p{L})/u;
/** What a child forgets, spills or leaves lying about. */
const TRIFLE =
  /(?<!\p{L})(?:schuhe?|jacke|mütze|socken|zimmer|milch|kakao|saft|tee|glas|tasse|licht|tür|schlüssel|brotdose|ranzen|hausaufgaben?|aufräum\p{L}*|aufgeräumt|kleckere?|gekleckert|umgekippt|verschüttet|vergessen?|vergesse|verliere?|verloren|zähne putzen|klingel\p{L}*|matsch\p{L}*|schmutzig|dreckig|pfütze\p{L}*|krümel\p{L}*|kekse?|schokolade|tablet|fernseher|spät|(?:das|es|den|die) (?:\p{L}+ )?(?:sieht|merkt|erfährt|rausfindet|mitkriegt|entdeckt)|heft|mäppchen|stift|brille|handschuhe?)(?!\p{L})/u;
/** Who asks of something else behind it is not afraid. */
const ASKS_ELSE =
  /(?<!\p{L})(?:was reimt sich|wie schreibt man|wie heißt|was heißt|wie viel|wie lange|wann ist|wo ist|wie geht)(?!\p{L})/u;
/** What may be meant in earnest beside a laugh. */
const IN_EARNEST =
  /(?<!\p{L})(?:schlägt|schlagen|haut|hauen|tritt|wirklich|echt|ernst|angst|wieder|immer|gestern|messer|gürtel|getrunken|betrunken|bier|schnaps|schreit|brüllt|weh|weint?|trau\p{L}*|hilfe|heimlich|blau\p{L}*|eingesperrt|sperrt|allein\p{L}*|nicht mehr)(?!\p{L})/u;

/** Shoes or a jacket that are to come off. */
const UNDRESSED =
  /(?<!\p{L})(?:schuhe|jacke|mütze|stiefel|gummistiefel|socken) (?:nicht |wieder nicht )?aus(?:zieh\p{L}*|gezogen)(?!\p{L})/u;

/** What is forgotten once more. */
const AGAIN =
  /(?<!\p{L})(?:schon )?(?:wieder|immer) (?=(?:vergess|verlier|verlor|verbummel|verschütt|kleck|gekleck|liegen))/gu;

/** `Mama bringt mich um, haha, ich hab die Milch umgekippt`: a figure of speech over a trifle, told with a laugh or beside a question. */
export function onlyJokesOfThreat(text: string): boolean {
  const said = text
    .toLowerCase()
    .replace(/[,.!?]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  if (!THREAT.test(said) || !(LAUGHS.test(said) || ASKS_ELSE.test(said))) return false;
  const rest = said
    .replace(AGAIN, ' ')
    .replace(THREAT, ' ')
    .replace(LAUGHS, ' ')
    .replace(UNDRESSED, ' schuhe ');
  return TRIFLE.test(rest) && !IN_EARNEST.test(rest) && !GRAVE.test(rest);
}

const THING =
  '(?:\\p{L}*drucker|\\p{L}*computer|rechner|laptop|tablet|handy|fernseher|wecker|staubsauger|rasenmäher|navi|router|auto|motor|waschmaschine|spülmaschine|kaffeemaschine|schrank|regal|mücken?|fliegen?|unkraut)';
const AT_A_THING = new RegExp(
  `^(?:haha |lux )?(?:(?:mein|meine|unser) )?(?:papa|mama|opa|oma|onkel|tante|nachbar|lehrer|bruder|schwester)(?: (?:hat (?:gesagt|geschimpft|gerufen)|sagt|meint|schimpft)(?: dass)? (?:er|sie))?(?: (?:jetzt|gleich|bald|noch|irgendwann))* (?:(?:er)?würgt|killt|erschlägt|verprügelt|vermöbelt|verhaut|bringt)(?: (?:jetzt|gleich|bald|noch|irgendwann))* (?:den|die|das|unseren|seinen|ihren|diesen) (?:blöden |doofen |alten |neuen )?${THING}(?: um| ab)?(?: (?:weil|wenn) (?:er|sie|es|der|die|das) (?:(?:nicht|nie|immer|wieder|schon|nicht mehr) )*(?:druckt|geht|spinnt|läuft|klingelt|piept|angeht|anspringt|funktioniert|streikt|abstürzt|hängt))?(?: haha)?$`,
  'u',
);

/** `Papa hat gesagt, er erwürgt den Drucker`: a thing is scolded, and nobody else is in the sentence. */
export const onlyThreatensThing = (text: string): boolean =>
  AT_A_THING.test((text.toLowerCase().match(/\p{L}+/gu) ?? []).join(' '));
