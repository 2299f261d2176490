import type { Judgement } from '../classifier/classify.ts';
import type { ReadText } from '../classifier/read-text.ts';
import { HOME_OR_BODY, PEOPLE, RISKS } from './no-question-of-things.ts';

/** `Du sag mal`, `also äh`, `und`. */
const FILLERS =
  /^(?:(?:und|aber|also|äh|ähm|hm+|ey|eh|lux|hallo|hey|du|sag mal|sag|weißt du|weißt|kannst du mir sagen|ich frag mich|mal|eigentlich|sagmal|warte|ok|okay) )+/u;
const ASKS =
  /^(?:wenn (?:im|auf dem|auf der) .+ (?:wie|warum|wieso|woher)|was|wie|warum|wieso|weshalb|woher|wohin|wozu|woraus|wovon|wodurch|wofür|wo|wer|wann|welche[rsnm]?|aus (?:was|welch\p{L}+)|seit wann|gibt|gab|ist|sind|war|waren|wird|werden|hat|haben|hatten|kann|können|macht|geht|kommt|wachsen|wächst|verrottet|schmilzt|fliegt|schwimmt|braucht|legt|legen)(?!\p{L})/u;

/** Whose ends name what people know something about: machines, materials, plants, animals, the sky, numbers. */
const THING =
  /(?<!\p{L})\p{L}*(?:aufzug|fahrstuhl|rolltreppe|motor|maschine|roboter|computer|computerspiele?|fußball|drucker|handys?|bus|busse|straßenbahn|navi|fernseher|radio|melder|fahrzeuge?|zapfsäule|schild|schilder|vorfahrt|verkehr|straßenverkehr|verkehrs\p{L}+|straßen?|gehweg|radweg|bildschirm|akku|batterien?|satellit(?:en)?|rakete|flugzeuge?|hubschrauber|schiffe?|auto|autos|fahrrad|räder|rad|reifen|bremse|ampeln?|lampe|glühbirne|licht|kühlschrank|mikrowelle|ofen|staubsauger|magneten?|kompass|uhr|uhren|thermometer|füller|stift|stifte|tinte|papier|plastik|plastik(?:tüte|flasche)n?|flaschen?|dosen?|becher|folie|gummi|metall|eisen|gold|silber|kupfer|glas|beton|ziegel|holz|stein|steine|sand|salz|zucker|mehl|wasser|eis|schnee|regen|wolken?|wind|blitze?|donner|regenbogen|mond|sonne|sterne?|planet(?:en)?|weltall|erde|mars|meer|meere|fluss|flüsse|berge?|vulkane?|wüste|nadelbaum|baum|bäume|blätter|blumen?|pflanzen?|moos|obst|gemüse|apfel|äpfel|banane|bananen|kirschen?|honig|butter|milch|käse|brot|toast|ei|eier|nudeln|schokolade|kaffee|tee|kompost|müll|kläranlage|strom|wlan|internet|zahl|zahlen|geld|münzen?|bundesliga|buch|bücher|zeitung(?:en)?|videos?|musik|klavier|gitarre|geige|glocken?|brille|spiegel|seife|waschmittel|elektroautos?|windrad|windräder|solar\p{L}*|kran|bagger|tunnel|tiere?|hunde?|katzen?|pferde?|kühe?|kuh|schafe?|elefant(?:en)?|giraffen?|wale?|haie?|fische?|vögel|vogel|bienen?|ameisen?|spinnen?|schmetterlinge?|schnecken?|regenwurm|frosch|frösche|pinguine?|dino(?:saurier)?s?)(?!\p{L})/u;

/** Ways of asking in which whatever is asked about is known to the world: a record, a difference, an inventor. */
const KNOWLEDGE =
  /^wer (?:hat|war|ist|sind) .*(?:erfunden|entdeckt|gebaut|geschrieben|komponiert|gemalt|gewonnen|\p{L}+ste[rn]?)(?!\p{L})|unterschied zwischen|^wie (?:lange?|groß|alt|schnell|schwer|weit|breit|hoch|dick|teuer|laut) (?:ist|sind|war|waren|wird|werden|fliegt|läuft|lebt|leben|dauert) (?:eigentlich |denn )?(?:ein|eine|der|die|das|so ein)(?!\p{L})|^wie viele \p{L}+ (?:hat|haben|hatte|hatten|gibt|passen|leben|spielen)(?!\p{L})|^was (?:frisst|fressen) |^(?:wie|wo|wann) (?:entsteht|entstehen|wächst|wachsen)(?!\p{L})|^welche[rs]? \p{L}+ (?:ist|sind|hat|haben|war|kann|wird|wurde) .*(?:am \p{L}+sten|(?:der|die|das) \p{L}+ste)(?!\p{L})|^(?:warum|wieso) heiß(?:t|en) (?:der|die|das|eine?)(?!\p{L})|^wo (?:liegt|wohnen|wohnt|leben|lebt|wächst) (?:der|die|das) |^(?:was|wie) macht eine? |^wie heißt das (?:ding|gerät|teil|werkzeug) /u;

/** `Wenn ich ihn schüttle`: what one does with a thing to see what comes of it. */
const TRIES =
  /(?<!\p{L})(?:wenn|sobald|wo|was) (?:ich|man) (?:(?:es|ihn|sie|das|die|den|ein|eine|einen|zu|ganz|schnell|langsam|längs|fest|lange|nur|damit|darauf|drauf|daran|hin|den deckel|die tür) )*(?:stehen ?bleib[et]?|zumach[et]?|aufmach[et]?|ausmach[et]?|anmach[et]?|drück[et]?|dreh[et]?|loslasse?|loslässt|schüttelt?|schüttle|reib[et]?|pustet?|pusten|anschaltet?|einschaltet?|lenk[et]?|bremst?|bremse|tippt?|tippe|schreib[et]?|googlet?|googelt|wischt?|wische|gieße|gießt|rühr[et]?|liest|lese)(?!\p{L})/gu;
/** Asked of how things are done by all, from what age on, and how something gets into a thing: no way to do harm. */
const OF_ALL =
  /^(?:warum|wieso|weshalb) \p{L}+ man(?!\p{L})|^wie alt muss man (?:sein|werden)|^ab wann|^wie (?:kriegt|bekommt) man (?:den|die|das) \p{L}+ (?:in|aus) (?:den|die|das|der|dem) \p{L}+(?: (?:rein|raus|hinein|heraus))?$|^wie heißt das (?:ding|gerät|teil|werkzeug) |^(?:warum|wieso|weshalb|wie|wann|was) \p{L}+ (?:der|die|das|eine?) \p{L}+ wenn man(?!\p{L})/u;
/** `Wie kommt das Feuer ins Feuerzeug`. */
const FIRE_AT_HAND =
  /(?<!\p{L})feuer (?:in|ins|aus) (?:dem |den |das )?(?:feuerzeug|streichholz|vulkan|drachen)(?!\p{L})/u;
/** How many there are in the world. */
const COUNTS = /^wie viele? /u;
const DOORED =
  /(?<!\p{L})(?:kühlschrank|gefrierschrank|mikrowelle|backofen|spülmaschine|geschirrspüler)(?!\p{L})/u;
const TELLS = '(?:weiß|merkt|erkennt|spürt|misst|fühlt)';
const TELLER =
  '\\p{L}*(?:melder|sensor|thermometer|uhr|waage|navi|handy|computer|roboter|aufzug|ampel|heizung|ofen|toaster|maschine|anlage|lampe|licht|tür|automat|scanner|staubsauger|auto|zecke|mücke|biene|fledermaus|spinne|katze|hund|pflanze|baum|blume|vogel)';
/** `Wie weiß der Rauchmelder, dass es brennt`: what a thing can tell, and what it tells. */
const SENSES = new RegExp(
  `^(?:(?:wie|woher) ${TELLS}(?: denn| eigentlich)? (?:der|die|das|eine?|so eine?) ${TELLER}|wie kann (?:der|die|das|eine?) ${TELLER} (?:wissen|merken|erkennen|messen|spüren)) (?:dass|ob|wann|wo|wie|was|wer) (?<told>(?:\\p{L}+ ?){2,5})$`,
  'u',
);
const OF_SENSES =
  /(?<!\p{L})(?:ich|man|es (?:brennt|raucht)|(?:sie|er|es)(?= (?:fertig|voll|heiß|warm|nass|trocken|dunkel|hell|dran) ist)|rauch|feuer|gas|blut|zug|hin will)(?!\p{L})/gu;
/** `Wie weiß mein Bauch, dass er Hunger hat`, and not a word more. */
const BODY_TELLS = new RegExp(
  `^(?:wie|woher) ${TELLS}(?: denn| eigentlich)? (?:der|mein|das|unser) (?:bauch|magen|körper|kopf|gehirn) (?:dass|wann|ob) (?:er|es|ich|man) (?:hunger|durst|satt|müde|voll) (?:hat|ist|habe?|bin)$`,
  'u',
);
/** `Ist Vapen ungesünder oder Zigaretten`. */
const HARMS_MORE =
  /^ist (?:\p{L}+ ){1,3}(?:ungesünder|schädlicher)(?: (?:als|oder)(?: \p{L}+){1,3})?$/u;
/** Far from the child no air is lacking. */
const SKY = /(?<!\p{L})(?:weltall|all|sonne|mond|mars|stern|sterne|planet|planeten)(?!\p{L})/u;
const OF_SKY = /(?<!\p{L})(?:luft|brennt|brennen|explodiert|explodieren)(?!\p{L})/gu;
const MOST_WORDS = 22;

const wordsAsked = (text: string): string =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).join(' ').replace(FILLERS, '');

/**
 * `Kann man zu Fuß nach Afrika`: a question in which nobody is, nothing is wished for, no word weighs, and that is
 * about no home and no body. A call that is only thought possible is none then.
 */
export function asksOfNobody(text: string): boolean {
  const asked = wordsAsked(text);
  if (!ASKS.test(asked) || asked.split(' ').length > MOST_WORDS) return false;
  const told = SENSES.exec(asked)?.groups?.told;
  const rest = told === undefined ? withoutTrifles(asked) : told.replace(OF_SENSES, ' ');
  return !PEOPLE.test(rest) && !RISKS.test(rest) && !HOME_OR_BODY.test(rest);
}

/** `Wie lange braucht eine Plastiktüte, bis sie verrottet`: such a question that wants knowledge, or is of a known thing. */
export function asksOfThings(text: string): boolean {
  const asked = wordsAsked(text);
  if (BODY_TELLS.test(asked) || HARMS_MORE.test(asked)) return true;
  return (THING.test(asked) || KNOWLEDGE.test(asked) || SENSES.test(asked)) && asksOfNobody(text);
}

/** A question without what only looks like a person or a room in it. */
function withoutTrifles(asked: string): string {
  let rest = asked.replace(TRIES, ' ');
  if (OF_ALL.test(asked)) rest = rest.replace(/(?<!\p{L})man(?!\p{L})/gu, ' ');
  if (COUNTS.test(asked))
    rest = rest.replace(/(?<!\p{L})(?:leute|menschen|einwohner)(?!\p{L})/gu, ' ');
  rest = rest.replace(FIRE_AT_HAND, ' ');
  if (SKY.test(asked)) rest = rest.replace(OF_SKY, ' ');
  return DOORED.test(asked) ? rest.replace(/(?<!\p{L})tür(?!\p{L})/gu, ' ') : rest;
}

/**
 * The same where neither a pattern nor what was learnt is sure of a call. Words that only add up count for a question
 * where what was learnt takes them for harmless.
 */
export const onlyAsksOfThings = (text: string, { found }: ReadText, judged: Judgement[]): boolean =>
  found?.by !== 'pattern' &&
  judged.every((one) => one.help.certainty !== 'sure' && (!found || one.isSurelyHarmless)) &&
  asksOfThings(text);

const ANIMAL_AT_MOST =
  /^welche[rs]? (?:\p{L}*tiere?|schlangen?|haie?|spinnen?|insekten?|fische?|quallen?|mücken?|vögel|vogel|skorpione?) (?:tötet|töten|frisst|fressen|beißt|beißen|sticht|stechen|ist|sind) (?:(?:am|die|der|das|meisten|menschen|leute|tiere|gefährlichste|gefährlichsten|giftigste|giftigsten|im|jahr|auf|welt|erde|für|den|pro|häufigsten|wirklich|in|afrika|australien|deutschland) ?)+$/u;
/** `Welches Tier tötet die meisten Menschen`, and not a word more. */
export const onlyAsksWhichAnimal = (text: string): boolean => ANIMAL_AT_MOST.test(wordsAsked(text));

const ASKS_CUSTOM =
  /^(?:wie|warum|wieso|womit|was) (?:schreiben|essen|sprechen|begrüßen sich|grüßen|zählen|feiern|rechnen|kochen|lesen) (?:denn |eigentlich )?(?:die )?(?:chinesen|japaner|koreaner|inder|araber|türken|griechen|russen|italiener|franzosen|engländer|spanier|polen|ägypter|amerikaner|mexikaner|schweizer|römer|wikinger)(?: (?:mit (?:bildern|zeichen|stäbchen|händen|den händen|der hand|anderen buchstaben)|von (?:rechts|oben)(?: nach (?:links|unten))?|weihnachten|neujahr|ostern|zu weihnachten))?$/u;
/** `Warum schreiben die Chinesen mit Bildern`: a custom, and not a word more about those who have it. */
export const onlyAsksOfCustom = (text: string): boolean => ASKS_CUSTOM.test(wordsAsked(text));
