import { type Entry, speaksOf } from '../../content/entries.ts';
import type { Thing } from '../../content/thing.ts';
import { isAskingWord } from '../../recognition/aspect-frames.ts';
import { isStopWord, lemmaKey, wordsOf } from '../../recognition/words.ts';
import { isSameAspect } from '../comparison/same-aspects.ts';
import type { Said } from '../said/said.ts';
import { GOES_ON } from '../said/talk-patterns.ts';
import type { Wanted } from '../said/wanted.ts';
import { isAmong } from '../telling/choose-entry.ts';
import type { Topic } from '../topic.ts';
import { GIVES_REASON } from './fits-question.ts';
import { ASKS_WHICH } from './judge-hit.ts';

/** "Wie viel am Tag?", "und im Winter?": a question without a verb goes on with what is talked of. */
const ELLIPTIC =
  /^(?:(?:und|aber|oder) )?(?:(?:wie|wo|wann|warum|wer|was|womit|seit wann)(?: (?:viele?|lange|oft|gross|weit|hoch|tief|schwer|schnell|alt))? )?(?:am|im|in|pro|bei|auf|an|nachts|abends)\b(?: \S+){0,3}[ ?.!]*$/;
/** "Wer war da schon?" is not answered by what the moon is. */
const ASKS_WHO = /\b(?:wer (?:war|ist|sind|waren|hat|haben|kam|erfand|baute)|von wem)\b/;
const IS_SOMEBODY =
  /person|mensch|figur|beruf|amt$|volk|völker|herrscher|forscher|komponist|künstler|gott|heilig|sportler|autor|maler|könig|politiker|wesen|held|familie|verwandt|gruppe|schriftsteller|entdecker|erfinder/i;
const TELLS_NOBODY = new Set<string>(['what', 'look', 'size', 'since', 'weight', 'how', 'home']);
const fitsSomebody = ({ aspect, thing, young, older }: Entry, { folded }: Said) =>
  !ASKS_WHO.test(folded) ||
  aspect === undefined ||
  !TELLS_NOBODY.has(aspect) ||
  thing.isA.some((kind) => IS_SOMEBODY.test(kind)) ||
  NAMES_SOMEBODY.test(`${young} ${older}`);
/** "Carl Benz", "die Firma von": two names in a row, or whoever does such things. */
const NAMES_SOMEBODY =
  /(?<=\p{Ll} )(?!Der |Die |Das |Ein |Eine )\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+|(?<!\p{L})(?:niemand|Menschen|Römer|Griechen|Chinesen|Ägypter|Brüder|Forscher)/u;
/** "Wohnen da Menschen?" is not answered by which animals do. */
const OF_PEOPLE = /\b(?:menschen|leute|jemand|kinder|einwohner)\b/;
const TELLS_PEOPLE =
  /mensch|leute|kinder|jemand|bewohn|einwohner|niemand|(?<!\p{L})(?:wir|uns|du|man|dich|dir)(?!\p{L})/iu;
/** "Wie lange kann man die Luft anhalten?" is not asked of dolphins. */
const OF_US = /\b(?:man|ich|wir|uns|mensch)\b/;
const fitsPeople = ({ thing, young, older }: Entry, { folded, mentions }: Said, topic: Topic) => {
  if (OF_PEOPLE.test(folded)) return TELLS_PEOPLE.test(`${young} ${older}`);
  if (!OF_US.test(folded) || !thing.isA.includes('Tier') || topic.thing === thing) return true;
  return mentions.some(({ things }) => things.includes(thing));
};
/** "Rennauto" is more than a car: what is told must speak of that. */
const fitsCompound = (entry: Entry, { mentions, words }: Said) =>
  mentions.every(({ rest, start, things }) => {
    const isFront = rest !== undefined && (words[start] ?? '').startsWith(rest);
    return !isFront || !things.includes(entry.thing) || isAmong(lemmaKey(rest), speaksOf(entry));
  });
/** "Was passiert im Magen?" is not what happens there to chewing gum. */
const MOST_UNASKED = 1;
function fitsAsk({ asks, thing }: Entry, content: readonly string[]): boolean {
  if (asks.length === 0 || content.length > MOST_UNASKED) return true;
  const naming = new Set([thing.name, ...thing.also].flatMap(wordsOf).map(lemmaKey));
  return asks.some((ask) => {
    const others = wordsOf(ask).filter(
      (word) => !isStopWord(word) && !isAskingWord(word) && !naming.has(lemmaKey(word)),
    );
    return others.filter((word) => !content.includes(lemmaKey(word))).length <= MOST_UNASKED;
  });
}

/** Part of the words of a question that an answer about nobody named must speak of. */
const MOST_WORDS = 0.75;
const HALF = 0.5;

/** "Was war im alten Ägypten in den Pyramiden?" asks of pyramids. */
const PLACE = /^(?:Land|Staat|Stadt|Kontinent|Bundesland|Epoche|Zeit|Hochkultur|Reich)$/;
const EITHER = /\boder\b/;

/** Words of a question that neither ask nor name the thing. */
export function contentOf({ mentions, words }: Said, thing: Thing): string[] {
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
export function speaksOfName(entry: Entry, thing: Thing): boolean {
  const isOfNobody = entry.thing.isA.length === 0 || entry.thing.isSecondary;
  const keys = isOfNobody
    ? speaksOf(entry)
    : new Set([...entry.asks, ...entry.keywords].flatMap(wordsOf).map(lemmaKey));
  return [thing.name, ...thing.also].some((name) =>
    wordsOf(name).every((word) => isAmong(lemmaKey(word), keys)),
  );
}

export const isKinOf = (thing: Thing, other: Thing) =>
  thing === other ||
  thing.name === other.name ||
  thing.isA.includes(other.name) ||
  other.isA.includes(thing.name);

/** Whether an entry is about whom the question names, or else about what is talked of. */
function isAboutAsked(entry: Entry, said: Said, topic: Topic): boolean {
  // Who asks of snakes is not told of the one snake that is harmless.
  const isOfOneKind = (thing: Thing) =>
    entry.thing.isA.includes(thing.name) && thing.isA.includes('Tier');
  const isOf = (thing: Thing) =>
    (isKinOf(entry.thing, thing) && !isOfOneKind(thing)) || speaksOfName(entry, thing);
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

/** "Gibt es Pflanzen, die Fleisch fressen?" */
const DESCRIBED =
  /^(?:und )?(?:gibt es|kennst du) (?:eigentlich |auch |denn )*(?:eine?n? )?(\w{4,}),? (?:die|der|das) (?:\w+ ){0,4}\w+(?:en|t)[ ?.!]*$/;
const CLASS =
  /\b(?:welche[rsnm]?|was fur (?:ein|eine|einen)?) (?!ist|sind|war|waren|hat|haben|kann|gibt)(\w{4,})|\b\w{3,}ste[nr]? (\w{4,})/;
/** "Welches ist das giftigste Tier?" is not answered by a mushroom. */
function isOfClass(entry: Entry, { folded }: Said): boolean {
  const [, described] = DESCRIBED.exec(folded) ?? [];
  if (described !== undefined && entry.thing.isA.length > 0) {
    // Dinosaurs that ate plants are no plants that eat something.
    const own = [...entry.thing.isA, entry.thing.name].flatMap(wordsOf).map(lemmaKey);
    return own.some((key) => key.endsWith(lemmaKey(described)));
  }
  const [, asked, first] = CLASS.exec(folded) ?? [];
  const kind = asked ?? first;
  if (kind === undefined || entry.thing.isA.length === 0) return true;
  const key = lemmaKey(kind);
  const kinds = new Set([...entry.thing.isA, entry.thing.name].flatMap(wordsOf).map(lemmaKey));
  return isAmong(key, kinds) || isAmong(key, speaksOf(entry));
}

const ASKS_REASON = /^(?:Warum|Wieso|Weshalb|Wozu|Wofür)/u;
const tellsReason = ({ asks, young, older }: Entry) =>
  asks.some((ask) => ASKS_REASON.test(ask)) || GIVES_REASON.test(`${young} ${older}`);

const IS_THERE = /^(?:und )?(?:gibt|gab) es\b/;

/** Whether an entry is at least about those whom a question means. */
export const fitsWhom = (entry: Entry, said: Said, topic: Topic): boolean =>
  fitsPeople(entry, said, topic) && fitsCompound(entry, said) && fitsSomebody(entry, said);

/** Whether an entry that is told answers what was asked, and not something that shares a word with it. */
export function answersAsked(
  entry: Entry,
  said: Said,
  { topic, wanted, leftOut }: { topic: Topic; wanted: Wanted; leftOut: number },
): boolean {
  if (!isAboutAsked(entry, said, topic) || !fitsWhom(entry, said, topic)) return false;
  if (entry.aspect !== wanted.aspects[0] && !isOfClass(entry, said)) return false;
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
  // "Gibt es auf dem Mond Wasser?" is not answered by the air that is missing.
  if (IS_THERE.test(said.folded) && content.length > 0 && share < 1) return false;
  if (entry.aspect !== undefined) {
    if (asked === undefined || isSameAspect(asked, entry.aspect))
      return share >= HALF || content.length < 2;
    return content.length > 0 && share === 1;
  }
  if (topic.thing === undefined && !fitsAsk(entry, content)) return false;
  const named = said.mentions.filter(
    ({ certainty, start, end }) =>
      certainty === 'sure' && !said.words.slice(start, end).every(isStopWord),
  );
  if (wanted.questionWord === 'warum' && !tellsReason(entry)) return false;
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
