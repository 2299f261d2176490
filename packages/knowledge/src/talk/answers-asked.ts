import { type Entry, speaksOf } from '../content/entries.ts';
import type { Thing } from '../content/thing.ts';
import { isAskingWord } from '../recognition/aspect-frames.ts';
import { isStopWord, lemmaKey, wordsOf } from '../recognition/words.ts';
import { isAmong } from './choose-entry.ts';
import { GIVES_REASON } from './fits-question.ts';
import { ASKS_WHICH } from './judge-hit.ts';
import type { Said } from './said.ts';
import { GOES_ON } from './talk-patterns.ts';
import type { Topic } from './topic.ts';
import type { Wanted } from './wanted.ts';

/** "Wie viel am Tag?", "und im Winter?": a question without a verb goes on with what is talked of. */
const ELLIPTIC =
  /^(?:(?:und|aber|oder) )?(?:(?:wie|wo|wann|warum|wer|was|womit|seit wann)(?: (?:viele?|lange|oft|gross|weit|hoch|tief|schwer|schnell|alt))? )?(?:am|im|in|pro|bei|auf|an|nachts|abends)\b(?: \S+){0,3}[ ?.!]*$/;
/** One aspect answers the other in other words. */
const SAME: readonly (readonly [string, string])[] = [
  ['size', 'comparison'],
  ['weight', 'comparison'],
  ['size', 'record'],
  ['since', 'inventor'],
  ['since', 'age'],
  ['how', 'made'],
  ['how', 'why'],
  ['use', 'task'],
  ['use', 'why'],
  ['made', 'parts'],
  ['parts', 'look'],
  ['can', 'how'],
  ['can', 'speed'],
  ['fun', 'record'],
  ['time', 'since'],
  ['danger', 'care'],
  ['custom', 'what'],
  ['task', 'what'],
  ['tools', 'parts'],
  ['kinds', 'what'],
  ['example', 'comparison'],
  ['distance', 'home'],
];
const isSame = (one: string, other: string) =>
  one === other || SAME.some(([a, b]) => (a === one && b === other) || (a === other && b === one));

/** "Wohnen da Menschen?" is not answered by which animals do. */
const OF_PEOPLE = /\b(?:menschen|leute|jemand|kinder|einwohner)\b/;
const TELLS_PEOPLE =
  /mensch|leute|kinder|jemand|bewohn|einwohner|niemand|(?<!\p{L})(?:wir|uns|du|man|dich|dir)(?!\p{L})/iu;
const fitsPeople = ({ young, older }: Entry, { folded }: Said) =>
  !OF_PEOPLE.test(folded) || TELLS_PEOPLE.test(`${young} ${older}`);

/** Part of the words of a question that an answer about nobody named must speak of. */
const MOST_WORDS = 0.75;
const HALF = 0.5;

/** "Was war im alten Ägypten in den Pyramiden?" asks of pyramids. */
const PLACE = /^(?:Land|Staat|Stadt|Kontinent|Bundesland|Epoche|Zeit|Hochkultur|Reich)$/;
const EITHER = /\boder\b/;

/** Words of a question that neither ask nor name the thing. */
function contentOf({ mentions, words }: Said, thing: Thing): string[] {
  const places = mentions
    .filter(({ things }) => things.some(({ isA }) => isA.some((kind) => PLACE.test(kind))))
    .flatMap(({ start, end }) => words.slice(start, end));
  const isNamed = mentions.some(({ things }) => things.includes(thing));
  const naming = new Set(
    [thing.name, ...thing.also, ...(isNamed ? places : [])].flatMap(wordsOf).map(lemmaKey),
  );
  return [
    ...new Set(
      words
        .filter((word) => !isStopWord(word) && !isAskingWord(word) && !/^\d+$/.test(word))
        .map(lemmaKey)
        .filter((key) => !naming.has(key)),
    ),
  ];
}

/** A name in a text on somebody else ("wie bei einer Giraffe") is not who the text is about. */
function speaksOfName(entry: Entry, thing: Thing): boolean {
  const isOfNobody = entry.thing.isA.length === 0 || entry.thing.isSecondary;
  const keys = isOfNobody
    ? speaksOf(entry)
    : new Set([...entry.asks, ...entry.keywords].flatMap(wordsOf).map(lemmaKey));
  return [thing.name, ...thing.also].some((name) =>
    wordsOf(name).every((word) => isAmong(lemmaKey(word), keys)),
  );
}

const isKinOf = (thing: Thing, other: Thing) =>
  thing === other ||
  thing.name === other.name ||
  thing.isA.includes(other.name) ||
  other.isA.includes(thing.name);

/** Whether an entry is about whom the question names, or else about what is talked of. */
function isAboutAsked(entry: Entry, said: Said, topic: Topic): boolean {
  const isOf = (thing: Thing) => isKinOf(entry.thing, thing) || speaksOfName(entry, thing);
  const named = said.mentions
    .filter(
      ({ certainty, start, end }) =>
        certainty === 'sure' && !said.words.slice(start, end).every(isStopWord),
    )
    .flatMap(({ things }) => things)
    .filter(({ isSecondary }) => !isSecondary);
  const isOfSame = topic.thing === entry.thing && said.refersBack;
  if (named.includes(entry.thing) || isOfSame) return true;
  const isOfTopic =
    topic.thing !== undefined &&
    (said.isBare || (said.hasPronoun && named.length === 0) || ELLIPTIC.test(said.folded));
  if (isOfTopic && topic.thing) {
    return isOf(topic.thing) || topic.things.includes(entry.thing);
  }
  return named.length === 0 || named.some(isOf);
}

/** Whether an entry that is told answers what was asked, and not something that shares a word with it. */
export function answersAsked(
  entry: Entry,
  said: Said,
  { topic, wanted, leftOut }: { topic: Topic; wanted: Wanted; leftOut: number },
): boolean {
  if (!isAboutAsked(entry, said, topic) || !fitsPeople(entry, said)) return false;
  const content = contentOf(said, entry.thing);
  // "Warum muss man gähnen?" is not answered by how it goes.
  const isNoReason =
    (content.length === 0 && entry.aspect === 'how') || !GIVES_REASON.test(entry.older);
  if (wanted.questionWord === 'warum' && isNoReason && (entry.aspect ?? 'why') !== 'why') {
    return false;
  }
  const spoken = content.filter((key) => isAmong(key, speaksOf(entry)));
  // "Am Baum oder in der Erde?": one of the two is not so.
  const told = EITHER.test(said.folded) ? spoken.length + 1 : spoken.length;
  const share =
    content.length === 0 ? 1 : Math.min(1, Math.max(told / content.length, 1 - leftOut));
  const [asked] = wanted.aspects;
  if (entry.aspect !== undefined) {
    if (asked === undefined || isSame(asked, entry.aspect))
      return share >= HALF || content.length < 2;
    return content.length > 0 && share === 1;
  }
  const named = said.mentions.filter(({ certainty }) => certainty === 'sure');
  const isOfNamed = named.some(({ things }) => things.some((thing) => isKinOf(entry.thing, thing)));
  const isOfAllNamed =
    named.length > 0 &&
    named.every(({ things }) => things.some((thing) => speaksOfName(entry, thing)));
  const isOfTopic =
    topic.thing !== undefined &&
    (isKinOf(entry.thing, topic.thing) || (said.hasPronoun && speaksOfName(entry, topic.thing)));
  if (
    !isOfTopic &&
    !isOfNamed &&
    !isOfAllNamed &&
    entry.thing.isA.length > 0 &&
    !ASKS_WHICH.test(said.folded)
  ) {
    return spoken.length >= 2 && share >= MOST_WORDS;
  }
  if (content.length > 0) return share >= HALF;
  return isOfTopic || isOfNamed || GOES_ON.test(said.folded) || !said.hasPronoun;
}
