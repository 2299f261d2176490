import type { Entry } from '../../content/entries.ts';
import { aspectsAsked, isAskingWord } from '../../recognition/aspect-frames.ts';
import { fold, lemmaKey, wordsOf } from '../../recognition/words.ts';
import type { Said } from '../said/said.ts';
import { meansIn } from './left-unanswered.ts';

/** A text as it is told, and the entry that it is of. */
export interface Told {
  text: string;
  entry: Pick<Entry, 'aspect' | 'asks'>;
}

const LEAD = /^(?:(?:und|aber|oder|also|ja|hae?|ok|okay|so|lux|du) )+/;
const sentencesOf = (text: string) => text.split(/(?<=[^\d][.!?]) /u);

/** A place, and no time: "im Winter" tells nobody where. */
const AT_PLACE =
  /(?<!\p{L})(?:[Ii]n|[Ii]m|[Ii]ns|[Aa]uf|[Aa]m|[Aa]n|[Aa]us|[Bb]eim?|[Uu]nter|[Vv]or|[Zz]wischen|[Nn]eben|[Hh]inter|[Üü]ber|[Nn]ach|zum|zur|[Vv]on|[Vv]om|[Rr]und um)(?!\p{L}) (?:\p{Ll}+ ){0,3}(?!Winter|Sommer|Herbst|Frühling|Tag|Nacht|Jahr|Abend|Morgen|Stunden?|Minuten?|Schlaf|Stehen|Liegen|Gefahr)\p{Lu}|(?<!\p{L})(?:[Üü]berall|[Nn]irgends|[Dd]raußen|[Dd]rinnen|[Dd]ort)(?!\p{L})/u;
const ASKS_BED = /^(?:wo|wohin)\b.*\b(?:schlaf\w*|penn\w*|ubernacht\w*)\b/;
const TELLS_BED =
  /schl[aä]f|ruh|übernacht|dös|nest|höhle|kobel|kuhle|(?<!\p{L})bau(?!\p{L})|wohn|verkriech/iu;

/** "Warum heißt der Löwe so?" is not answered by what else he is called. */
const ASKS_WHY_CALLED = /\b(?:warum|wieso|weshalb|woher)\b.*\b(?:heiss\w*|hiess\w*|namen?)\b/;
const TELLS_WHY_CALLED =
  /(?:hei(?:ß|ss)|hieß|name|nannt|nenn)\p{L}*[^.!?]*(?:weil|nach|von|vom|aus|wie|denn|wegen|deshalb|darum|bedeut)|(?:weil|nach|darum|daher|deshalb|denn|deswegen|bedeut|stammt|kommt)[^.!?]*(?:hei(?:ß|ss)|hieß|name|nannt|nenn|wort)|bedeutet|(?<!\p{L})Wort/iu;

/** "Wie heißt der König von Norwegen?" wants the name of a king. */
const ASKS_NAME_OF =
  /^wie (?:heiss(?:t|en)|hiess(?:en)?) (?:denn |noch ?mal |eigentlich )*(?:der|die|das) (\w{4,}) (?:von|vom|in|im|der|des)\b/;
const GIVES_NAME =
  /(?<!\p{L})(?:hei(?:ß|ss)\p{L}*|hieß\p{L}*|nenn\p{L}*|ist|war|sind|waren|wurde)(?!\p{L})/iu;

/** "Wie viel trinkt es im Jahr?": a number in a week or once is another one. */
const RATE =
  /^wie (?:viele?|oft)\b.* (?:am|pro|im|in der|in einer|in einem|jede[nrs]?) (tag|jahr|woche|monat|minute|stunde|sekunde|nacht)\b/;
const ANY_RATE = /täglich|jährlich|stündlich|monatlich|wöchentlich/iu;

/** "Wie heißt die Stelle?" is not answered by how deep it is. */
const ASKS_ITS_NAME =
  /^wie (?:heiss(?:t|en)|hiess(?:en)?) (?:denn |eigentlich )*(?:der|die|das) (\w{4,})$/;
const CALLED = /(?<!\p{L})(?:hei(?:ß|ss)\p{L}*|hieß\p{L}*|nenn\p{L}*|Name\p{L}*)(?!\p{L})/u;
const IS_NAMED = /(?<!\p{L})(?:ist|sind|war|waren|gilt|liegt)(?: (?:der|die|das|im|in))? \p{Lu}/u;

/** "Wie weit kommt die?" wants a way measured, "wofür braucht die das?" what it is good for. */
const ASKS_WAY = /^wie weit (?:kommt|kommen|fliegt|fliegen|springt|springen|schwimmt|schwimmen)\b/;
const TELLS_WAY = /\d|meter|(?<!\p{L})(?:Schritte?|Länder|Kontinente?|um die)(?!\p{L})/iu;
const ASKS_PURPOSE = /^(?:wofur|wozu) (?:braucht|brauchen) /;
const TELLS_PURPOSE =
  /(?<!\p{L})(?:damit|um|für|zum|zur|mit|hilft|helfen|dient|dienen|so|sonst|kann|können|dadurch|weil)(?!\p{L})/iu;

/** "Ist die gesünder?" is answered by who is, or that both are alike. */
const ASKS_MORE =
  /^(?:ist|sind|hat|haben|kann|konnen|war|waren) (?:\w+ ){1,4}?(gesunder|grosser|kleiner|schneller|langsamer|schwerer|leichter|alter|junger|starker|schlauer|kluger|heisser|kalter|warmer|langer|kurzer|hoher|tiefer|besser|gefahrlicher|teurer|billiger|dicker|dunner|heller|lauter|leiser|giftiger|seltener)\b/;
const ALIKE = /(?<!\p{L})(?:gleich|genauso|ebenso|kein Unterschied)(?!\p{L})/iu;

/** "Im Stehen" is a way to do it, and the answer speaks of it. */
const POSTURES: readonly (readonly [RegExp, RegExp])[] = [
  [/\bim stehen\b/, /steh|aufrecht|senkrecht/iu],
  [/\bim liegen\b/, /lieg|leg/iu],
  [/\bim sitzen\b/, /s[ia]tz|sitz/iu],
  [/\bim (?:flug|fliegen)\b/, /flieg|flug|luft/iu],
  [/\bruckwarts\b/, /rückwärts/iu],
];

const ASKS_LIKING = /\blieblings\w+|\bam liebsten\b/;
const TELLS_LIKING =
  /liebst|liebling|(?<!\p{L})(?:gern|gerne|mag|mögen|vor allem|besonders|meist\p{L}*|fast nur)(?!\p{L})/iu;

/** "Warum nicht?" is answered by what is in the way, and by nothing else that has a reason. */
const WHY_NOT = /^(?:warum|wieso|weshalb)\b(?!.*\b(?:aber|und|sondern)\b).* nicht$/;
const IN_THE_WAY =
  /(?<!\p{L})(?:nicht|kein\p{L}*|nie|niemand|kaum|zu (?:weit|groß|klein|schwer|heiß|kalt|teuer|gefährlich|lang\p{L}*|wenig|viel|schnell|dünn|dick|hoch|tief|leicht|schwach)|weniger|schwer)(?!\p{L})/iu;

/** "Wie graben die?" is not answered by what they are. */
const HOW_DONE =
  /^wie (?!viele?\b|lange\b|heissen\b|sehen\b|waren\b|sind\b|gross)(\w{3,}en|\w{3,}t) (?:\w+ ?)+$/;
const ONLY_BEING = new Set<string>([
  'what',
  'look',
  'size',
  'weight',
  'age',
  'home',
  'kinds',
  'danger',
  'enemies',
]);
const tellsHow = ({ entry: { aspect, asks } }: Told, folded: string): boolean =>
  !HOW_DONE.test(folded) ||
  aspectsAsked(folded)[0] === aspect ||
  !ONLY_BEING.has(aspect ?? '') ||
  asks.some((ask) => /^Wie /u.test(ask));

/** "Gibt es blaue Hunde?" is not answered by dogs that see blue. */
const SUCH = /^(?:gibt|gab) es (?:auch |eigentlich |denn |wirklich )*(\w{3,})e ([a-z]\w{2,})$/;
const NO_ADJECTIVE = /^(?:dies|jen|manch|viel|all|ein|kein|welch|solch|ander|mehrer)$/;

function tellsSuch(text: string, folded: string): boolean {
  const [, adjective = '', noun = ''] = SUCH.exec(folded.replace(/[?.! ]+$/u, '')) ?? [];
  if (adjective === '' || NO_ADJECTIVE.test(adjective)) return true;
  const words = wordsOf(text);
  const key = lemmaKey(noun);
  return words.some(
    (word, at) =>
      word.startsWith(adjective) &&
      word.length > adjective.length &&
      words.slice(at + 1, at + 3).some((next) => lemmaKey(next).endsWith(key)),
  );
}

/** "Wie viele Arme hat ein Seestern?": the number stands with the arms, and with nothing else. */
const COUNTED = /^wie ?viele? (\w{3,})/;
const UNIT =
  /^(?:mal|tag|jahr|stunde|minute|sekunde|woche|monat|meter|kilometer|zentimeter|kilo|gramm|tonne|liter|grad|euro|cent|prozent|geld|zeit|wasser|milch|futter)/;
const NOT_COUNTED =
  /^(?:davon|wiegt|wiegen|kostet|kosten|ist|sind|hat|haben|gibt|man|verschiedene)$/;
const NUMBER_BEFORE = 3;
const isNumber = (word: string): boolean =>
  /\d/.test(word) ||
  /^(?:kein\w*|ein(?:e|en)?|beide\w*|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|viele?|wenige|paar|dutzend\w*|\w*(?:zehn|zig|hundert|hunderte|tausend|tausende|million|millionen|milliarden?|billionen))$/.test(
    word,
  );

function countsAsked({ text, entry }: Told, folded: string): boolean {
  const [, counted = ''] = COUNTED.exec(folded) ?? [];
  if (counted === '' || isAskingWord(counted)) return true;
  if (UNIT.test(counted) || NOT_COUNTED.test(counted)) return true;
  const key = lemmaKey(counted);
  if (entry.asks.some((ask) => lemmaKey(COUNTED.exec(fold(ask))?.[1] ?? '') === key)) return true;
  return sentencesOf(text).some((sentence) => {
    const words = fold(sentence).match(/[\p{L}\p{N}.]+/gu) ?? [];
    const places = words.flatMap((word, at) => (lemmaKey(word).includes(key) ? [at] : []));
    // What means the same has its number somewhere beside it.
    if (places.length === 0) return meansIn(counted, sentence) && words.some(isNumber);
    const isEnd = words.slice(-1).some((word) => isNumber(word.replace(/\.$/, '')));
    return (
      isEnd || places.some((at) => words.slice(Math.max(0, at - NUMBER_BEFORE), at).some(isNumber))
    );
  });
}

/** "Wie viel macht eine Biene?" wants an amount of it. */
const AMOUNT_MADE =
  /^wie ?viel (?:macht|machen|gibt|geben|produziert|sammelt|sammeln|schafft|schaffen)\b/;
const AMOUNT = /liter|gramm|kilo|tonne|löffel|glas|gläser|tropfen|prozent|hälfte|drittel|viertel/iu;

/** "Wie lange gab es die Römer?" is not answered by how long ago it was. */
const LASTED = /^wie lange (?:gab|gibt|dauerte|lebten|herrschten?|regierten?) /;
const TELLS_SPAN =
  /(?<!\p{L})(?:bis|lang|dauert\p{L}*|seit|über|mehr als|insgesamt|von)(?!\p{L})/iu;
const AGO = /(?<!\p{L})(?:her|vor)(?!\p{L})/iu;

/** How large somebody is says nothing of what one may give it. */
const MEASURES = new Set<string>(['size', 'weight', 'age', 'speed', 'distance', 'temperature']);
const ASKS_LEAVE =
  /^(?:darf|durfen|mag|mogen|isst|essen|frisst|fressen|trinkt|trinken|vertragt|vertragen) /;

function givesNameOf(text: string, folded: string): boolean {
  const [, noun = ''] = ASKS_NAME_OF.exec(folded) ?? [];
  if (noun === '') return true;
  const key = lemmaKey(noun);
  return sentencesOf(text).some(
    (sentence) =>
      GIVES_NAME.test(sentence) &&
      (meansIn(noun, sentence) || wordsOf(sentence).some((word) => lemmaKey(word).endsWith(key))),
  );
}

function tellsPlace({ text, entry }: Told, folded: string): boolean {
  if (!/^(?:wo|wohin)\b/.test(folded)) return true;
  if (entry.asks.some((ask) => /^wo(?:hin)?\b/.test(fold(ask)))) return true;
  if (ASKS_BED.test(folded))
    return sentencesOf(text).some((one) => TELLS_BED.test(one) && AT_PLACE.test(one));
  return AT_PLACE.test(text);
}

/**
 * Whether a text tells what a question wants in the very words that are told: a place where somebody asks
 * for one, a name, a rate, which of two, a way to do it. Numbers, times and reasons are looked for before.
 */
export function tellsAsked(told: Told, { folded: said }: Pick<Said, 'folded'>): boolean {
  const folded = said.replace(LEAD, '').replace(/[?.! ]+$/u, '');
  const { text, entry } = told;
  const isOwn = entry.asks.some((ask) => fold(ask).replace(/[?.! ]+$/u, '') === folded);
  if (isOwn) return true;
  const rate = RATE.exec(folded)?.[1];
  if (rate !== undefined && !fold(text).includes(rate) && !ANY_RATE.test(text)) return false;
  if (ASKS_ITS_NAME.test(folded) && !CALLED.test(text) && !IS_NAMED.test(text)) return false;
  if (ASKS_WAY.test(folded) && !TELLS_WAY.test(text)) return false;
  if (ASKS_PURPOSE.test(folded) && !TELLS_PURPOSE.test(text)) return false;
  if (ASKS_WHY_CALLED.test(folded) && !TELLS_WHY_CALLED.test(text)) return false;
  const more = ASKS_MORE.exec(folded)?.[1];
  if (more !== undefined && !fold(text).includes(more) && !ALIKE.test(text)) return false;
  if (ASKS_LIKING.test(folded) && !TELLS_LIKING.test(text)) return false;
  if (POSTURES.some(([asks, tells]) => asks.test(folded) && !tells.test(text))) return false;
  if (WHY_NOT.test(folded) && !IN_THE_WAY.test(text)) return false;
  if (!tellsHow(told, folded) || !countsAsked(told, folded)) return false;
  if (AMOUNT_MADE.test(folded) && !AMOUNT.test(text)) return false;
  if (LASTED.test(folded) && AGO.test(text) && !TELLS_SPAN.test(text)) return false;
  if (ASKS_LEAVE.test(folded) && MEASURES.has(entry.aspect ?? '')) return false;
  return tellsSuch(text, folded) && givesNameOf(text, folded) && tellsPlace(told, folded);
}
