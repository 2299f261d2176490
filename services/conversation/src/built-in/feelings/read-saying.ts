import { isOfOneself } from './signs-of-telling.ts';

/** What somebody who tells of a trouble answers to LUX. */
export type Reply = 'yes' | 'no' | 'nobody' | 'refuse' | 'dontKnow' | 'long' | 'better' | 'told';

const FRONT =
  /^(?:(?:und|aber|also|du|lux|hey|hallo|hi|ähm?|äh|ja|na ja|naja|oh|bitte|sa(?:g|ch) ?mal|weißt du was|weisst du was|(?:kannst du|könnt ihr|können sie) mir (?:bitte |mal )?helfen|juhu|hurra|oje|oh je|manno|boah|mann|hilf mir|ich (?:muss|will|möchte) dir (?:was|etwas) (?:sagen|erzählen)|ich glaube?)(?:,| |$)+)+/u;
const ADVICE =
  /^(?:(?:was|wie) (?:kann|könnte|soll|sollte|muss|darf|mache?|tue?|werde?|schaffe?|finde?|vertrage?|tröste?|beruhige?|kriege?|bekomme?|komme?|höre?|überwinde?|lerne?|entschuldige?|gehe?|sage?|rede?|spreche?|erkläre?|frage?|verhalte?|helfe?)(?:s|n)? (?:ich|man|wir|mich|mir|da|denn|nur|bloß|jetzt|gegen|tun)|was (?:hilft|tun|machen)|wie (?:wird|geht) .*(?:besser|weg)|hast du (?:einen |nen |ein paar )?(?:tipp|rat)|gib mir (?:einen |nen |mal )?(?:tipp|rat)|tipps?(?= ))(?!\p{L})/u;
const WHY = /^(?:warum|wieso|weshalb|wiso)(?!\p{L})/u;
const ONESELF =
  /(?<!\p{L})(?:ich|mich|mir|mein\p{L}*|uns\p{L}*|wir (?:\p{L}+ ){0,2}(?:immer|nie|dauernd)|mama|papa)(?!\p{L})/u;
const QUESTION =
  /^(?:was|wat|wie|wer|wen|wem|wessen|wo|woher|wohin|womit|wovon|wozu|wofür|wodurch|woraus|woran|wann|warum|wieso|weshalb|wiso|welche\p{L}*|wieviel\p{L}*|erklär\p{L}*|erzähl\p{L}*|kannst|könntest|kennst|weißt|weisst|bist|hast|magst|darfst|willst|machst|würdest|gibt|gibts|stimmt|haben|sind|können|müssen|dürfen|(?:kann|muss|darf|soll) (?:ich|man|eine?|der|die|das|mein\p{L}*)|ist es|ist das(?! (?:so |aber |voll |mega |echt |alles )*(?:nervig|gemein|unfair|ungerecht|blöd|doof|ätzend|mies|fies|schön|toll|cool|peinlich)\.?!?$)|ist ein\p{L}*|ist die|ist der|hat ein\p{L}*|stell|gib|zeig|sag|mal|male|zeichne|frag|schreib|buchstabier\p{L}*|nenn\p{L}*|spiel|sing|(?:ruf|rufe|bestell|bestelle|weck|wecke|schalt|schalte|dreh|bring|bringe|hol|hole|kauf|kaufe|koch|back|räum|zauber|zaubere|schick|grüß|mach|mache|stell) (?:mal|bitte|mir|uns|mich|den|das|die|mein|meine|meinen|meiner|einen|eine|ein|dass|der|doch)|übe(?!r)\p{L}*|diktier\p{L}*|rechne|ich (?:will|möchte|wollte|würde gern) (?:\p{L}+ ){0,2}wissen)(?!\p{L})/u;
/** "In jeder Tüte sind sechs, wie viele sind das": a task, whoever tells it. */
const ASKS_NUMBER =
  /(?<!wei(?:ß|ss) nicht )(?<!wei(?:ß|ss) nicht, )(?<!\p{L})wie ?viele?(?!\p{L})/u;
/** "Leben die allein", "in welcher sind wir": a verb before whom it is about, or a word to ask behind "in". */
const ASKS_BY_ORDER =
  /^[a-zäöüß]+en \p{L}+ (?:wirklich|eigentlich|echt)(?!\p{L})|^(?!(?:seit|mit|jetzt|nicht|selbst|erst|zuletzt|gestern|gegen|wegen|zwischen|neben|hinten|außen|innen|unten|oben|morgen|heut|geht|tut|hat|hatten|haben|fast|sonst|weit|dort|halt|echt|bist|meist) )\p{L}{2,}(?:t|en|ern|eln) (?:die|der|sie|er|denn die|denn das|denn der|man)(?: (?:auch|denn|da|so|noch|eigentlich|gern))* ?(?:\p{L}+ ?){0,4}\??$|^(?:in|mit|auf|aus|bei|von|um|an|zu|über|nach|seit|ab|für|durch|unter) (?:was|wem|wen|welche[rsnm]?|wie vielen?|wann|wo)(?!\p{L})/u;
/** Two numbers are a sum, but for the score of a match. */
const SUM = /\d+(?! zu \d)(?!:)[^\d]+ \d+/u;
/** Wishes that are somebody else's business, even in the middle of a trouble. */
const WISH =
  /(?<!\p{L})(?:witze?|rätsel|quiz|geschichte|märchen|lied|ausmalbild|(?:stell|gib)\p{L}* (?:\p{L}+ )*aufgaben?|was anderes|zungenbrecher|gedicht|tschüss|tschüs|tschau|ciao|bye|danke\p{L}*|gute nacht|stopp|stop)(?!\p{L})/u;

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s.?!,]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * What kind of saying it is: a question for advice, a "Warum …?" about oneself, another question or
 * wish (not ours), or something told.
 */
export function readSaying(text: string): 'advice' | 'why' | 'question' | 'told' {
  const sentences = plain(text).split(/(?<=[.?!])\s+/);
  const kinds = sentences.map((sentence) => {
    const rest = sentence.replace(FRONT, '') || sentence;
    if (ADVICE.test(rest)) return 'advice';
    if (WHY.test(rest) && ONESELF.test(rest)) return 'why';
    if (ASKS_NUMBER.test(rest) || SUM.test(rest)) return 'question';
    return QUESTION.test(rest) || ASKS_BY_ORDER.test(rest) ? 'question' : 'told';
  });
  // Who tells and then asks wants an answer to the question.
  if (kinds.includes('question')) return 'question';
  if (kinds.includes('told')) return 'told';
  return kinds.includes('advice') ? 'advice' : 'why';
}

export const isWish = (text: string): boolean => WISH.test(plain(text));

/** "Soll ich das der Lehrerin sagen", "was, wenn ich stecken bleibe". */
const ASKS_LEAVE =
  /^(?:(?:soll|sollte|muss|darf|kann) ich (?!dir|dich|bei dir|mit dir)|(?:und )?was(?: ist| mach ich)?,? wenn )/u;

/** "Und was soll ich jetzt machen?" in a talk of a trouble, whatever it is. */
export const asksForHelp = (text: string): boolean =>
  ASKS_LEAVE.test(plain(text).replace(FRONT, '')) ||
  ADVICE.test(plain(text).replace(FRONT, '')) ||
  /(?:soll|kann|muss) ich (?:denn |da |jetzt |nur |bloß )*(?:machen|tun)|nicht (?:mehr )?(?:was|wie) ich (?:\p{L}+ ){0,3}(?:sagen|machen|tun|antworten) soll/u.test(
    plain(text),
  );

const REPLIES: readonly (readonly [Reply, RegExp])[] = [
  [
    'refuse',
    /(?:nicht|net|nich) (?:darüber|drüber|davon) (?:reden|sprechen|erzählen)|(?:will|mag|möchte|sag|sage) (?:ich |das |es |dir )*(?:nicht|net|nich)(?: sagen| erzählen)?$|^(?:lass mich|geht dich nichts an|ist geheim|geheim)/u,
  ],
  [
    'nobody',
    /^(?:\p{L}+ ){0,2}(?:niemand(?:em|en)?|keine[rmn]?|gar keine[rmn]?|kein mensch|da ist keiner|hab keinen|habe keinen)$/u,
  ],
  [
    'dontKnow',
    /^(?:\p{L}+ ){0,2}(?:weiß|weiss|weis) (?:ich |es |das |auch |gar |halt )*(?:nicht|nich|net|ned|nit)(?: so)?(?: genau| warum| wieso)?$|keine? (?:ahnung|plan)|^(?:ka|hm+|ähm?|öh|egal|mir egal|is(?:t)? mir egal|dunno|vielleicht|kann sein|schwer zu sagen)$/u,
  ],
  [
    'long',
    /^(?:ja )?(?:schon )?(?:immer|oft|ganz lange?|so lange?|sehr lange?|lange?|ewig|ständig|dauernd|jeden tag|fast jeden tag|immer wieder)(?: schon)?$|(?:seit|schon) (?:\p{L}+ )?(?:lange?m?|tagen|wochen?|monate?n?|jahre?n?|montag|letzte\p{L}*|gestern|ein\p{L}*|paar)/u,
  ],
  [
    'better',
    /(?<!nicht )(?:geht(?:s| es)?|wird(?: es)?|fühl\p{L}*|ist es|ist mir) (?:\p{L}+ ){0,3}besser(?!\p{L})|^(?:ja )?(?:\p{L}+ )?besser(?: jetzt)?$|(?<!nicht )(?<!\p{L})(?:geht schon|geht wieder|schon gut|wieder gut|nicht mehr so schlimm|okay jetzt|mir gehts gut|wieder ?gefunden|wieder aufgetaucht|wieder vertragen|hat geklappt|wieder okay)(?!\p{L})/u,
  ],
  [
    'no',
    /^(?:nein|nö+|nee?|na|ne|nicht so|noch nicht|gar nicht|eher nicht|eigentlich nicht|nie|noch nie|nichts|nix)(?: (?:\p{L}+ ?){0,3})?$/u,
  ],
  [
    'yes',
    /^(?:ja+|jo+|joa|jep|jup|jap|klar|okay|ok|okey|mhm|schon|doch|genau|manchmal|stimmt|bisschen|ein bisschen|mach ich|werd ich|gut|gute idee|na gut|aha|achso|ach so|cool|toll)(?: (?:\p{L}+ ?){0,2})?$/u,
  ],
];

export function readReply(text: string): Reply {
  const said = plain(text)
    .replace(/[.?!,]+/g, '')
    .trim();
  return REPLIES.find(([, pattern]) => pattern.test(said))?.[0] ?? 'told';
}

/** "Hilfst du mir", "frag mich ab": whatever is felt, a practice is wished for. */
export const WANTS_PRACTICE =
  /(?<!\p{L})(?:mit mir|mit dir|zusammen|lass uns|kannst du|könntest du|magst du|können wir|wollen wir|üb|übe|übst|\p{L}*frag|fragst|abfragen|quiz|teste?|hilf\p{L}*|aufgaben? stell\p{L}*|stell mir)(?!\p{L})/iu;

/** Whether it is told of oneself, and nothing is asked. */
export const isOwnTold = (question: string): boolean =>
  readSaying(question) === 'told' && isOfOneself(question) && !question.includes('?');
