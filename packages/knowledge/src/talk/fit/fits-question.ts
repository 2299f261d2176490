import { type Entry, speaksOf } from '../../content/entries.ts';
import { aspectsAsked, isAskingWord } from '../../recognition/aspect-frames.ts';
import { questionKind } from '../../recognition/question-kind.ts';
import { fold, lemmaKey, wordsOf } from '../../recognition/words.ts';
import type { Wanted } from '../said/wanted.ts';

const ASKS_REASON = new Set(['warum', 'wozu', 'wofur']);
const USES = new Set<string>(['use', 'task', 'can', 'tools']);
const REASONS = new Set<string>(['why', 'how', 'made', 'use']);
/** So that it is told as what comes near, at most. */
const NO_ANSWER = 0.45;
export const COUNTS =
  /\d|(?<!\p{L})(?:kein\p{L}*|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\p{L}*(?:zehn|zig|hundert|tausend|illionen?|illiarden?)|Tausende|Dutzend|Hunderte|einen? einzige\p{L}*)(?!\p{L})/iu;
const DATES =
  /(?<![\d.])(?:1\d{3}|20\d\d)(?![\d.])|\d\. \p{Lu}|\d Uhr|(?<!\p{L})(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Frühling|Sommer|Herbst|Winter|Jahr\p{L}*|Tag\p{L}*|Nachts?|Morgens?|Abends?|früher|Zeit|wenn|immer|Steinzeit|Mittelalter|\p{L}*jahrhundert\p{L}*|\p{L}*wochen?|Monate?n?|Stunden?|Millionen)(?!\p{L})/iu;
/** Young children see a size before them: a number, or a thing they know to compare with. */
export const GRASPABLE =
  /\d|(?<!\p{L})(?:so \p{L}+ wie|wie (?:ein|dein|unser)\p{L}*|als (?:ein|dein|dreimal|zwei|drei)\p{L}*|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|halb\p{L}*|\p{L}*(?:hundert|tausend))(?!\p{L})/iu;
const LIKENS =
  /(?<!\p{L})(?:wie|als|länger|höher|kleiner|größer|\p{L}*st(?:e[rsnm]?|en)|meter|kilo|fast|sehr|nie|immer|\p{L}+lich|oft|lange?|kurz\p{L}*|schwer|leicht|riesig|winzig|groß|klein|jahre?|stunden?|minuten?|tage?|wochen?|grad|sekunden?|viel|wenig|heiß|kalt|schnell|langsam|weit|tief)(?!\p{L})/iu;
const MEASURED = new Set<string>(['size', 'weight', 'age', 'speed', 'comparison']);
export const GIVES_REASON =
  /(?<!\p{L})(?:weil|denn|damit|dadurch|deshalb|darum|so kann|sonst)(?!\p{L})/iu;

/** Whether a text gives the number, or the likeness, that a question asks for. */
function givesNumber(text: string, { kind }: Pick<Wanted, 'kind'>): boolean {
  if (kind === 'many') return COUNTS.test(text);
  return kind !== 'measure' || COUNTS.test(text) || LIKENS.test(text);
}

/** What is measured, by a word of the question, and what of it a text then speaks of. */
const DIMENSIONS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^alt$/,
    /(?<!\p{L})(?:\p{L}*jahre?n?|alt|älte\p{L}*|1\d{3}|20\d\d|wochen?|monate?n?|tage?n?|jung\p{L}*)(?!\p{L})/iu,
  ],
  [
    /^(?:schnell|geschwindigkeit|tempo)$/,
    /kilometer|km|schnell|tempo|stunde|langsam|sekunde|meter (?:im|pro|am) /i,
  ],
  [/^(?:schwer|wiegt|wiegen|gewicht)$/, /kilo|gramm|tonne|wieg|wog|schwer|leicht|gewicht/i],
  [/^(?:heiss|warm|kalt|grad|temperatur)$/, /grad|heiß|kalt|warm|kühl|frier|gefr|glüh|eis/i],
  [/^(?:weit|entfernt|entfernung)$/, /meter|weit|entfern|licht|stunde|minute|tage/i],
  [/^(?:kostet|teuer|kosten)$/, /euro|cent|geld|teuer|billig|kost/i],
  // How long a river is says nothing of how broad it is.
  [/^(?:breit|breite)$/, /breit|schmal/i],
  [/^(?:dick|dicke)$/, /dick|dünn/i],
  [/^tiefe?$/, /tief|(?<!\p{L})unter(?!\p{L})|grund/iu],
  [
    /^(?:gross|hoch|lang)$/,
    /meter|gro(?:ß|ss)|größ|lang|läng|hoch|höh|klein|breit|dick|tief|riesig|winzig|wie (?:ein|dein|der|die|das)|hektar|fläche/i,
  ],
];

/** "Wie lang schläft die?" is a span. */
const isOfTime = (words: readonly string[]): boolean =>
  words.includes('lang') &&
  words.some((word) => /^(?:schl[ao]f|dauer|leb|brauch|halt|bleib)/.test(word));

/** "Wie alt?" is not answered by how high something is. */
function isMeasuredSo(texts: string, { kind, words }: Wanted): boolean {
  if (kind !== 'measure' || isOfTime(words)) return true;
  const asked = DIMENSIONS.filter(([pattern]) => words.some((word) => pattern.test(word)));
  return asked.length === 0 || asked.some(([, told]) => told.test(texts));
}

/** What a text must tell of where something is measured; undefined where nothing is. */
export const measureIn = ({ kind, words }: Pick<Wanted, 'kind' | 'words'>): RegExp | undefined =>
  kind === 'measure'
    ? DIMENSIONS.find(([pattern]) => words.some((word) => pattern.test(word)))?.[1]
    : undefined;

/** What was written as an answer to how high something is tells no age. */
function asksOtherMeasure({ asks }: Entry, wanted: Wanted): boolean {
  const measured = measureIn(wanted);
  if (!measured || asks.length === 0) return false;
  const same = asks.map((ask) => {
    const folded = fold(ask);
    const own = measureIn({ kind: questionKind(folded), words: folded.match(/\p{L}+/gu) ?? [] });
    return own === undefined ? undefined : own === measured;
  });
  return same.includes(false) && !same.includes(true);
}

/** "Wie viele Monde?" is not answered by how many rings there are. */
function countsThat(entry: Entry, { kind, topics, words }: Wanted): boolean {
  if (kind !== 'many') return true;
  const word = words[words.findIndex((one) => /^(?:wie)?viele?n?$/.test(one)) + 1] ?? '';
  // "Wie viel frisst der?" counts no thing.
  if (isAskingWord(word)) return true;
  const counted = lemmaKey(word);
  if (!topics.includes(counted)) return true;
  return [...speaksOf(entry)].some((key) => key.includes(counted) || counted.endsWith(key));
}

/** Whoever asks who somebody was asks for no animal, place or thing. */
const ASKS_PERSON = /(?:^| )wer (?:war|ist|sind|waren) /;
const NO_PERSON = new Set(
  'Tier Pflanze Gegenstand Stoff Gerät Bauwerk Gebäude Einrichtung Ort Land Stadt Bundesland Fahrzeug Lebensmittel Körperteil Organ Gewässer Landschaft Wetter Erfindung Maschine Instrument'.split(
    ' ',
  ),
);
const isNobody = ({ aspect, asks, thing }: Entry, { words }: Wanted) => {
  if (!ASKS_PERSON.test(`${words.join(' ')} `)) return false;
  // "Wer war die denn?" is not answered by who invented schools.
  const isOfMaker = (ask: string) => aspectsAsked(fold(ask))[0] === 'inventor';
  return aspect === 'what' ? thing.isA.some((kind) => NO_PERSON.has(kind)) : asks.some(isOfMaker);
};

/** "Was hat er geschrieben?" is not answered by yes or no. */
const isYesOrNo = ({ young, aspect }: Entry, { questionWord }: Wanted) =>
  questionWord !== undefined && aspect === undefined && /^(?:Ja|Nein|Doch)(?!\p{L})/u.test(young);

const AMOUNT =
  /(?:liter|kilo|gramm|prozent|hälfte|drittel|viertel|tasse|gläser|glas|tonnen|euro|löffel)/i;

/** "Wie viel hab ich davon?" is not answered by how long something lives. */
const tellsAmount = ({ young, older }: Entry, { words }: Wanted) =>
  !/(?:^| )wie viel (?:hab|habe|haben|hat|ist|steckt) (?:ich|man|wir|davon|da|das|in)(?: |$)/.test(
    words.join(' '),
  ) || AMOUNT.test(`${young} ${older}`);

/** "Kann man ohne leben?" asks for nothing else. */
const speaksOfWithout = ({ young, older }: Entry, { words, questionWord }: Wanted) =>
  questionWord !== undefined ||
  !words.includes('ohne') ||
  /(?<!\p{L})(?:ohne|kein\p{L}*)(?!\p{L})/iu.test(`${young} ${older}`);

const fitsAsked = (entry: Entry, wanted: Wanted) =>
  isMeasuredSo(`${entry.young} ${entry.older}`, wanted) &&
  !asksOtherMeasure(entry, wanted) &&
  countsThat(entry, wanted) &&
  !isYesOrNo(entry, wanted) &&
  speaksOfWithout(entry, wanted) &&
  tellsAmount(entry, wanted) &&
  !isNobody(entry, wanted);

/** Whether an entry can answer such a question at all: with a number, a time or a reason. */
export function answersKind(entry: Entry, wanted: Wanted): boolean {
  const texts = `${entry.young} ${entry.older}`;
  if (!givesNumber(texts, wanted) || !fitsAsked(entry, wanted)) return false;
  if (isOfMaker(wanted) && !tellsMaker(entry)) return false;
  if (wanted.questionWord === 'wann') return DATES.test(texts);
  if (!ASKS_REASON.has(wanted.questionWord ?? '')) return true;
  return (
    (wanted.questionWord !== 'warum' && USES.has(entry.aspect ?? '')) ||
    REASONS.has(entry.aspect ?? '') ||
    // What helps against a sting says nothing of why bees have one.
    (entry.asks.length === 0 && GIVES_REASON.test(texts)) ||
    givesPurpose(entry, wanted) ||
    entry.asks.some((ask) => questionKind(fold(ask)) === 'why')
  );
}

const isOfMaker = ({ questionWord, aspects }: Wanted) =>
  questionWord === 'wer' && aspects[0] === 'inventor';
const COMES_ABOUT = /^(?:\S+ ){1,3}entst(?:and|eh)/u;

/** "Wer hat den Mond gemacht?" is not answered by who was there first. */
const tellsMaker = ({ aspect, asks, young }: Entry) =>
  aspect === 'inventor' ||
  (aspect === 'how' || aspect === 'made' ? COMES_ABOUT.test(young) : aspect === 'what') ||
  asks.some((ask) => aspectsAsked(fold(ask)).includes('inventor'));

/** What something looks like is no answer to why it does. */
export function fitnessOf(entry: Entry, wanted: Wanted): number {
  const texts = `${entry.young} ${entry.older}`;
  if (wanted.questionWord === 'wie viele' && !COUNTS.test(texts)) return NO_ANSWER;
  if (wanted.questionWord === 'wann' && !DATES.test(texts)) return NO_ANSWER;
  if (!fitsAsked(entry, wanted)) return NO_ANSWER;
  // "Wie schnell?" is not answered by what else it can do.
  const isStandIn = entry.aspect !== undefined && entry.aspect !== wanted.aspects[0];
  if (wanted.kind === 'measure' && isStandIn && !givesNumber(texts, wanted)) return NO_ANSWER;
  if (wanted.questionWord === 'wer' && entry.aspect === 'since') return NO_ANSWER;
  if (isOfMaker(wanted) && !tellsMaker(entry)) return NO_ANSWER;
  if (wanted.questionWord === 'wozu' || wanted.questionWord === 'wofur')
    return answersKind(entry, wanted) ? 1 : NO_ANSWER;
  return reasonOf(entry, wanted);
}

function reasonOf(entry: Entry, { questionWord, topics }: Wanted): number {
  const { aspect, older } = entry;
  if (questionWord !== 'warum' || REASONS.has(aspect ?? '')) return 1;
  if (
    GIVES_REASON.test(older) &&
    (topics.length === 0 || givesPurpose(entry, { topics }) || speaksOfAny(entry, topics))
  )
    return 1;
  if (MEASURED.has(aspect ?? '')) return NO_ANSWER;
  return topics.some((topic) => speaksOf(entry).has(topic)) ? 0.49 : NO_ANSWER;
}

const speaksOfAny = (entry: Entry, topics: readonly string[]) =>
  topics.some((topic) => speaksOf(entry).has(topic));

const PURPOSE =
  /^(?:Mit|Durch|Dank|Damit|So)(?!\p{L})|(?<!\p{L})(?:damit|weil|denn|um|sonst|dadurch|schützt|schützen|hilft|helfen|brauch\p{L}*|dien\p{L}*|spür\p{L}*)(?!\p{L})/u;

/** Lemmas of the sentences that say what something is good for, collected when they are first wanted. */
const purposes = new WeakMap<Pick<Entry, 'young' | 'older'>, ReadonlySet<string>>();

function purposesIn(entry: Pick<Entry, 'young' | 'older'>): ReadonlySet<string> {
  const known = purposes.get(entry);
  if (known !== undefined) return known;
  const sentences = `${entry.young} ${entry.older}`
    .split(/(?<=[.!?]) /)
    .filter((sentence) => PURPOSE.test(sentence));
  const lemmas = new Set(sentences.flatMap(wordsOf).map(lemmaKey));
  purposes.set(entry, lemmas);
  return lemmas;
}

/** Whether a sentence says what something that is asked about is good for. */
export const givesPurpose = (
  entry: Pick<Entry, 'young' | 'older'>,
  { topics }: Pick<Wanted, 'topics'>,
) => topics.length > 0 && topics.some((topic) => purposesIn(entry).has(topic));
