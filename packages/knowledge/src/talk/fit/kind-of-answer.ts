import type { Entry } from '../../content/entries.ts';
import { aspectsAsked, isAskingWord } from '../../recognition/aspect-frames.ts';
import { fold, isStopWord, lemmaKey, wordsOf } from '../../recognition/words.ts';
import type { Said } from '../said/said.ts';
import type { Wanted } from '../said/wanted.ts';
import { answersKind, COUNTS, GIVES_REASON } from './fits-question.ts';
import { meansIn } from './left-unanswered.ts';

const OFTEN =
  /(?<!\p{L})(?:\p{L}*mal|mal|jede[rsnm]?|täglich|stündlich|monatlich|jährlich|alle|selten|oft|immer|nie|manchmal|ständig|pro|am Tag|im Jahr)(?!\p{L})/iu;
/** How long something is says nothing of how long it takes. */
const IN_METRES = /(?:\d|\p{L}+) (?:\p{L}*meter) (?:\p{L}+ )?lang/giu;
const LASTS =
  /sekunde|minute|stunde|(?<!\p{L})tag(?:e[ns]?|s)?(?!\p{L})|\p{L}tage?n?(?!\p{L})|woche|monat|jahr|nacht|nächte|immer|ewig|(?<!\p{L})lange?(?!\p{L})|kurz|sommer|winter|uhr|(?<!\p{L})nie/iu;
const SOMEBODY = /\p{Lu}\p{Ll}+/u;

/** How a question wants its answer, and what a text must have to be one. */
const KINDS: readonly (readonly [RegExp, RegExp])[] = [
  [/\bwie oft\b/, OFTEN],
  [/\bwie lange\b|\bseit wann\b/, LASTS],
  [/\bwie ?viele?\b(?! (?:wieg|kost))/, COUNTS],
  [
    /\bwie nennt man\b/,
    /(?<!\p{L})(?:heißt|heißen|nennt|nennen|genannt|Namen?)(?!\p{L})|sagt man/u,
  ],
  [/^(?:und )?(?:wer|wen|wem|von wem)\b/, SOMEBODY],
  [
    /\bworaus (?:besteht|bestehen|ist|sind|macht|machen|wird|werden)\b|\baus was (?:besteht|ist|sind|macht)\b/,
    /(?<!\p{L})(?:aus|besteh\p{L}*|enthält|steckt|stecken|Zutaten?|nimmt|braucht|röstet|mahlt|mischt)(?!\p{L})/iu,
  ],
  [
    /\b(?:gestorben|starb|stirbt)\b/,
    /gestorben|starb|stirb|tot(?!\p{L})|Tod|leb|getötet|verglüh/iu,
  ],
  // Why something is called so is not told by what it is for.
  [
    /\b(?:warum|wieso|weshalb|woher)\b.*\b(?:heiss\w*|hiess\w*|namen?)\b/,
    /hei(?:ß|ss)|hieß|name|nannt|nenn|wort|bedeut/iu,
  ],
  [
    /\b(?:lebt|leben) (?:der|die|das|er|sie|es) (?:\w+ )?noch\b/,
    /leb|starb|gestorben|tot|gibt es/iu,
  ],
];
/** What was is not told by what is: "hatte das Pedale?" */
const OF_PAST =
  /^(?:und |aber )?(?:war|waren|hatte|hatten|gab|konnte|konnten) (?:der|die|das|er|sie|es|da|man)\b/;
const TELLS_PAST =
  /(?<!\p{L})(?:war(?:en)?|hatten?|wurden?|gab(?:en)?|starb(?:en)?|kam(?:en)?|\p{Ll}{3,}ten?|\d{4}|früher|damals|ausgestorben)(?!\p{L})/u;
const STILL = /\b(?:heute|jetzt) (?:\w+ )?noch\b/;
const TELLS_NOW = /(?<!\p{L})(?:noch|heute|jetzt|nicht mehr|kein\p{L}* mehr)(?!\p{L})/iu;
/** Why something is not so is told by what is in its way. */
const DENIES = /(?<!\p{L})(?:nicht|kein\p{L}*|nie|niemand|kaum|verboten|weniger)(?!\p{L})/iu;
const WHY = /\b(?:warum|wieso|weshalb)\b/;
const ASKS_WHY = /^(?:Warum|Wieso|Weshalb|Wozu|Wofür)/u;
const TELLS_WHY =
  /(?<!\p{L})(?:um|dafür|wegen|dank|darum|daher|dazu|durch|damit|weil|denn|deshalb|deswegen|sonst|so|zu|schützt|hilft|helfen)(?!\p{L})/iu;
const REASONS = new Set(['why', 'how', 'use', 'made']);

const WHERE = /\b(?:wo|wohin|woher)\b|\b(?:in|auf|an) welche[mnr]\b/;
const PLACES = new Set([
  'home',
  'neighbours',
  'sights',
  'distance',
  'sleep',
  'since',
  'inventor',
  'custom',
  'toilet',
]);
const ASKS_WHERE = /^(?:Wo|In welche|Auf welche|An welche|Woher|Wohin)/u;
const TELLS_WHERE =
  /(?<!\p{L})(?:(?:ist|sind)(?= (?:der|die|das) \p{Lu})|lieg\p{L}*|steh\p{L}*|leb\p{L}*|wohn\p{L}*|wächst|wachsen|find\p{L}*|kommt|kommen|entspringt|mündet|fließt|geboren|sitzt|stammt|kam|baut|bauen|schläft|schlafen|gibt es)(?!\p{L})[^.]*(?<!\p{L})(?:in|im|auf|an|am|aus|bei|unter|vor|zwischen|neben|nach|vom|von|rund um)(?!\p{L}) (?:\p{Ll}+ ){0,3}\p{Lu}/u;
/** Whoever asks only what something is. */
const ASKS_WHAT =
  /\b(?:was|wer) (?:genau |denn |eigentlich )*(?:ist|sind|war|waren|macht|machen|tut|kann|bedeutet|heisst|weisst)\b|\b(?:erzahl|erklar|sag|beschreib|kennst|wissen|uber|unterschied)\w*\b|^(?:und|oder|aber) |\bgibt es\b|\bwie (?:sieht|sehen|heisst|heissen|nennt)\b/;

const ASKS_HOLDER = /^(?:und )?wer (?:ist|war) (?:der|die|das) \w+[ ?.!]*$/;
/** "Wer frisst Pinguine?" is not answered by what they eat. */
const EATEN =
  /^(?:und |aber )?(?:wer|welche tiere?) (?:frisst|fressen|jagt|jagen) (?:(?:die|den|das|eine?n?) )?\w+[ ?.!]*$/;
const COUNTED = /\bwie ?viele? (\w{3,})/;
const YEAR = /(?<!\d)(?:1\d|20)\d\d(?!\d)/g;

const PEOPLE = /^(?:leute|menschen|kinder|spieler\w*|personen)$/;
const MOST_ENDING = 4;
const isFormOf = (word: string, key: string): boolean =>
  word.endsWith(key) || (word.startsWith(key) && word.length - key.length <= MOST_ENDING);

/** How old somebody gets is not how long something of it takes. */
const TAKES = /\bwie lange? (?:dauert|braucht|geht|bleibt|bleiben)\b/;
const LIVES = /^(?:Tier|Person|Mensch|Pflanze|Baum)$/;
/** What is allowed, or good, is told by somebody who does it. */
const FEEDS = /\b(?:soll|sollte|darf|muss|kann|sollen|durfen) (?:man|ich|wir)\b.*\bfutter\w*/;
const TELLS_FEEDING =
  /fütter|(?<!\p{L})(?:gib|gibt|geben|stell\p{L}*|biete\p{L}*|hinstell\p{L}*)(?!\p{L})/iu;
const WHAT_TO_DO =
  /\bwas (?:macht|mach|tut|soll|muss|kann) (?:man|ich|ich da|man da|du|wir)\b.*\b(?:wenn|falls|dann)\b/;
const TELLS_TO_DO =
  /(?<!\p{L})(?:man|du|dich|dir|wir|geh|such|suche|bleib|halte?|ruf|hol\p{L}*|leg|warte|sag|frag|lass|nimm|mach)(?!\p{L})/iu;

/** Whether an entry tells what lasts, is allowed or is to be done, where that is asked. */
export function isOfDoing({ aspect, older, thing, young }: Entry, folded: string): boolean {
  const text = `${young} ${older}`;
  if (TAKES.test(folded) && aspect === 'age' && thing.isA.some((kind) => LIVES.test(kind)))
    return false;
  if (FEEDS.test(folded) && !TELLS_FEEDING.test(text)) return false;
  return !WHAT_TO_DO.test(folded) || TELLS_TO_DO.test(text);
}

/** "Wie viele Streifen?" is told by a sentence with them and a number in it. */
function countsIt({ asks, older, young }: Entry, folded: string): boolean {
  const text = `${young} ${older}`;
  const [, counted] = COUNTED.exec(folded) ?? [];
  if (counted === undefined || isAskingWord(counted)) return true;
  const key = lemmaKey(counted);
  const isAsked = (ask: string) => COUNTED.test(fold(ask)) && fold(ask).includes(key);
  if (asks.some(isAsked)) return true;
  const own = text.split(/(?<=[^\d][.!?]) /u).filter((sentence) =>
    // A core's house is no core; "dreißig Zähnchen" are teeth.
    wordsOf(sentence).some((word) => isFormOf(lemmaKey(word), key)),
  );
  // How many teams there are tells no number of people.
  if (own.length === 0 && PEOPLE.test(counted) && !meansIn(counted, text)) return false;
  return own.length === 0 || own.some((sentence) => COUNTS.test(sentence.replace(YEAR, '')));
}

/** Whether an entry's texts are such an answer as a question wants: a number, a time, somebody, a reason. */
export function isKindOfAnswer(
  entry: Entry,
  { folded, mentions, words }: Said,
  wanted: Wanted,
): boolean {
  const text = `${entry.young} ${entry.older}`;
  const measured = text.replaceAll(IN_METRES, ' ');
  if (KINDS.some(([asks, tells]) => asks.test(folded) && !tells.test(measured))) return false;
  // "Wer ist der Bundeskanzler?" asks for a name, and not what one does.
  const isOffice = entry.thing.isA.some((kind) => /amt|beruf|regierung|politik/iu.test(kind));
  if (ASKS_HOLDER.test(folded) && entry.aspect === 'what' && isOffice) return false;
  if (EATEN.test(folded) && entry.aspect === 'food') return false;
  if (!countsIt(entry, folded) || !isOfDoing(entry, folded)) return false;
  if (OF_PAST.test(folded) && !TELLS_PAST.test(text)) return false;
  if (STILL.test(folded) && !TELLS_NOW.test(text)) return false;
  const asksWhyNot = WHY.test(folded) && /\b(?:nicht|kein\w*)\b/.test(folded);
  if (asksWhyNot && entry.asks.length === 0 && !DENIES.test(text)) return false;
  if (WHY.test(folded)) {
    const isReason =
      REASONS.has(entry.aspect ?? '') ||
      entry.asks.some((ask) => ASKS_WHY.test(ask)) ||
      GIVES_REASON.test(text) ||
      TELLS_WHY.test(text);
    if (!isReason) return false;
  }
  if (WHERE.test(folded)) {
    const isPlace =
      PLACES.has(entry.aspect ?? '') ||
      entry.asks.some((ask) => ASKS_WHERE.test(ask)) ||
      TELLS_WHERE.test(text);
    if (
      !isPlace ||
      (entry.aspect === 'what' &&
        !/\p{L} (?:liegt|liegen|steht|stehen|lebt|leben|wohnt|wohnen|kommt|kommen) /u.test(text))
    )
      return false;
  }
  const isBare =
    mentions.length > 0 &&
    words.every(
      (word, at) => isStopWord(word) || mentions.some(({ start, end }) => at >= start && at < end),
    );
  if (entry.aspect === 'what' && isBare && words.length > 2 && !ASKS_WHAT.test(folded))
    return false;
  return answersKind(entry, { ...wanted, aspects: [...aspectsAsked(folded)] });
}

/** Whether a reason is told in so many words where one is asked for. */
export const tellsReason = ({ asks, aspect, older, young }: Entry, { folded }: Said): boolean =>
  !WHY.test(folded) ||
  aspect === 'why' ||
  asks.some((ask) => ASKS_WHY.test(ask)) ||
  GIVES_REASON.test(`${young} ${older}`);
