import type { Entry } from '../../content/entries.ts';
import type { Thing } from '../../content/thing.ts';
import { isAskingWord } from '../../recognition/aspect-frames.ts';
import { isStopWord } from '../../recognition/words.ts';
import type { Said } from '../said/said.ts';
import { COMPARATIVE, EVERYWHERE, MAX_KIN, OF_THESE } from '../said/talk-patterns.ts';
import type { Wanted } from '../said/wanted.ts';
import { withArticle } from '../telling/say.ts';
import { type Answer, type Level, type Step, type Topic, topicAfter } from '../topic.ts';
import { type createClassIndex, firstBy, measureAsked } from './compare-things.ts';
import { tallAndHeavy } from './tall-and-heavy.ts';

const GENDERS: readonly (readonly [RegExp, Thing['article']])[] = [
  [/\b(?:der|welcher|den|welchen)\b/, 'der'],
  [/\b(?:das|welches)\b/, 'das'],
  [/\b(?:die|welche)\b/, 'die'],
];

const ASKS_FIRST = /^(?:(?:und|aber|also|oder) )?(?:welche[rsnm]?|wer|was|wie heisst)\b/;
/** "Was ist am schnellsten?" may be asked of everything, "welcher ist der größte?" may not. */
const ASKS_WHICH = /^(?:(?:und|aber|also|oder) )?welche[rsnm]? (?:ist|sind|war) /;
/** "Und vom größten?": the question before, of the one that comes first. */
const OF_FIRST = /^(?:und |aber )?(?:vo[mn]|bei[m]?|in|im)\b/;
const OF_SUCH = /\b(?:vom|von der|von dem|beim) \w{3,}ste[nr]\b/;
const OF_WORLD = /\b(?:welt|erde|uberhaupt)\b/;
const FEW = 15;
const OF_SOME_PLACE =
  /\b(?:deutschlands?|europas?|afrikas?|asiens?|amerikas?|australiens?|bayerns?|bei uns|an land|im wasser|im meer|im wald)\b/;
/** What says nothing but that it compares. */
const COMPARES = /^(?:gewinnt|siegt|wette|also|mehr|ist|jetzt|dann)$/;
/** "Welches Tier rennt am schnellsten?" means none that flies. */
const RUNS = /^(?:laufen|rennen|lauft|rennt)$/;

/** What is long of these is time. */
const LASTS =
  /\b(?:schlaf\w*|dauer\w*|halt\w*|braucht?|brauchen|taucht|tauchen|bleibt|regiert\w*)\b.*\blang|\blang\w* (?:schlaf|dauer|halt|brauch|tauch|bleib|regier)\w*/;

/** Neither height nor weight is asked for. */
const IN_GENERAL = /^(?:größer|kleiner)$/u;

const superlativeStem = (superlative: string) => superlative.replace(/^am /, '').replace(/n$/, '');

const admitted = (topic: Topic): Step => ({
  answer: {
    text: topic.thing ? 'Das weiß ich leider nicht.' : 'Wen oder was meinst du? Sag mir den Namen.',
    confidence: 0.3,
    isAdmission: true,
  },
  topic,
  isClosed: true,
});

/** So many may have been compared before: a whole class is no "wer von ihnen". */
const MOST_COMPARED = 4;
/** "Wie alt werden Hunde?", "und Katzen?", "wer wird am ältesten?": of those who were asked for. */
const asksWhoOfThem = (
  folded: string,
  { recent, wanted }: Topic,
  { aspect }: { aspect: string },
): boolean =>
  /^(?:(?:und|aber|also) )?(?:wer|welche[rsn]?|was) /.test(folded) &&
  recent.length > 1 &&
  wanted?.aspects[0] === aspect;

/** What comparing needs of a talk. */
interface Talk {
  classes: ReturnType<typeof createClassIndex>;
  /** A class that is a thing of its own. */
  thingOf: (kind: string) => Thing | undefined;
  entriesFor: (thing: Thing) => readonly Entry[];
  tellOf: (thing: Thing, wanted: Wanted, topic: Topic, level: Level) => Step & { answer: Answer };
}

/** Compares what a question names, what was told, or all of a class. */
export function createComparison({ classes, entriesFor, tellOf, thingOf }: Talk) {
  /** "Welche ist die längste?" after a snake means snakes, not reptiles: "das Reptil". */
  function isOfKind(folded: string, kind: { word: string }, thing: Thing | undefined): boolean {
    const asked = GENDERS.find(([pattern]) => pattern.test(folded))?.[1];
    if (asked === undefined || asked !== thing?.article) return true;
    return thingOf(kind.word)?.article === asked;
  }

  /** "Der größte Fisch ist der Walhai", though we know no more of whale sharks. */
  function firstWritten(
    group: { word: string; things: readonly Thing[] },
    superlative: string,
  ): Entry | undefined {
    const says = new RegExp(
      `(?<!\\p{L}|zweit|dritt)${superlativeStem(superlative)}[nrsm]? ${group.word}\\p{L}{0,2}(?=[.,!]| (?:der Welt|der Erde|auf der|überhaupt|von allen|und|ist|heißt|lebt))`,
      'iu',
    );
    const own = thingOf(group.word);
    return [...(own ? [own] : []), ...group.things]
      .flatMap(entriesFor)
      .find((entry) => says.test(entry.older));
  }

  /** "Wie heißt die größte?" of owls: a text on owls that says which. */
  function superlativeOf(superlative: string, topic: Topic, level: Level): Step | null {
    const says = new RegExp(`(?<!\\p{L})${superlativeStem(superlative)}[nrsm]?(?!\\p{L})`, 'iu');
    const { thing } = topic;
    const entry =
      thing &&
      entriesFor(thing).find((one) => says.test(one.young) || (says.test(one.older) && one.aspect));
    if (!entry) return null;
    const text = says.test(entry[level]) ? entry[level] : entry.older;
    return {
      answer: { text, confidence: 0.9 },
      topic: topicAfter(topic, entry, { level }),
    };
  }

  /** "Welcher Planet ist der größte?", "und der kleinste?", "Was ist schwerer, ein Wal oder ein Elefant?" */
  return function compare(
    { question, folded, words, mentions }: Said,
    topic: Topic,
    level: Level,
  ): Step | null {
    const measure = measureAsked(question);
    // Who sleeps longer is not who is longer.
    if (!measure || (measure.aspect === 'size' && LASTS.test(folded))) return null;
    // "Wie heißt die Hauptstadt vom größten?" asks for no size.
    if (OF_SUCH.test(folded) && !OF_FIRST.test(folded)) return null;
    // "Der höchste Berg Deutschlands" is not the highest that we know.
    if (OF_SOME_PLACE.test(folded) && !COMPARATIVE.test(folded)) return null;
    // Who has the biggest heart is not who is biggest.
    if (/\b(?:hat|haben|hatte|besitzt|legt)\b/.test(folded) && mentions.length > 0) return null;
    const named = [...new Set(mentions.flatMap(({ things: [thing] }) => thing ?? []))];
    const group = classes.named(question);
    const naming = new Set([
      ...(group?.words ?? []),
      ...mentions.flatMap(({ start, end }) => words.slice(start, end)),
    ]);
    const rest = words.filter(
      (word) =>
        !naming.has(word) &&
        !isStopWord(word) &&
        !isAskingWord(word) &&
        !measureAsked(word) &&
        !COMPARES.test(word) &&
        !(RUNS.test(word) && !group) &&
        !EVERYWHERE.test(word),
    );
    // "Welches Tier hat den längsten Hals?" compares more than we can.
    if (rest.length > 0 && mentions.length < 2) return null;
    const isComparative = COMPARATIVE.test(folded);
    const [single] = named;
    // "Und die Donau, ist die länger?"
    const pair =
      named.length === 1 && single && isComparative && topic.thing && topic.thing !== single
        ? [topic.thing, single]
        : named;
    const isPair = pair.length >= 2;
    const isOfTopic = named.length === 0 || /^(?:und|oder|welche)/.test(folded);
    const isOfThese = OF_THESE.test(folded) || (isComparative && named.length === 0);
    const ofTopic =
      named.length === 0 &&
      !isOfThese &&
      !group &&
      topic.things.length < 2 &&
      !asksWhoOfThem(folded, topic, measure)
        ? superlativeOf(measure.superlative, topic, level)
        : null;
    if (ofTopic) return ofTopic;
    const written =
      group && named.length < 2 && !isOfThese ? firstWritten(group, measure.superlative) : null;
    if (written) {
      return {
        answer: {
          text: written[level].includes(superlativeStem(measure.superlative))
            ? written[level]
            : written.older,
          confidence: 0.9,
        },
        topic: {
          ...topicAfter(topic, written, { level, aspects: [measure.aspect] }),
          things: group?.things ?? [],
        },
      };
    }
    const kin = topic.thing ? classes.of(topic.thing) : [];
    const narrow = kin
      .filter((kind) => kind.things.length <= MAX_KIN && isOfKind(folded, kind, topic.thing))
      .map((kind) => kind.things);
    // "Welcher ist der größte?" of whales compares those that are whales.
    const members = topic.thing ? (classes.named(topic.thing.name)?.things ?? []) : [];
    const isFew = topic.things.length <= MOST_COMPARED || topic.recent.length < 2;
    // "Und welcher ist der kälteste?" behind two planets asks of all of them.
    const isOfAll = !isComparative && topic.things.length === 2 && /^und welche/.test(folded);
    const pools = isPair
      ? [pair]
      : isOfThese
        ? [isFew ? topic.things : [], topic.recent]
        : group
          ? [group.things]
          : isOfTopic
            ? [
                ...(asksWhoOfThem(folded, topic, measure) ? [topic.recent] : []),
                ...(isOfAll ? narrow.slice(0, 1) : []),
                topic.things,
                members,
                ...narrow,
              ]
            : [];
    const pool = pools.find(
      (candidates) => candidates.length > 1 && firstBy(measure, candidates) !== undefined,
    );
    const winner = pool && firstBy(measure, pool);
    const isBare = rest.length === 0 && named.length === 0 && !group;
    // "Welcher ist der größte?" of moons we do not know is no question about continents.
    // Of few that we know, the deepest is not the deepest of the world.
    if (winner && group && OF_WORLD.test(folded) && (pool?.length ?? 0) < FEW) return null;
    if (!winner) {
      const two = isPair ? pair : topic.things;
      if (
        isComparative &&
        two.length === 2 &&
        rest.length === 0 &&
        (isPair || named.length === 0)
      ) {
        return {
          answer: {
            text: `Wer von beiden ${measure.comparative} ist, ${two.map((one) => withArticle(one)).join(' oder ')}, weiß ich leider nicht.`,
            confidence: 0.3,
            isAdmission: true,
          },
          topic: { ...topic, things: two },
          isClosed: true,
        };
      }
      const isOfUnknown = topic.thing ? ASKS_FIRST.test(folded) : ASKS_WHICH.test(folded);
      return isBare && isOfUnknown ? admitted(topic) : null;
    }
    if (OF_FIRST.test(folded) && topic.wanted && topic.wanted.aspects[0] !== measure.aspect) {
      return tellOf(winner, topic.wanted, topic, level);
    }
    const wanted: Wanted = {
      aspects: [measure.aspect],
      topics: [],
      questionWord: 'wie',
      kind: 'measure',
      words: [],
    };
    const told = tellOf(winner, wanted, topic, level);
    const isTwo = isPair || pool.length === 2;
    const both =
      isTwo && isComparative && IN_GENERAL.test(measure.comparative)
        ? tallAndHeavy(pool, measure.isSmallest === true)
        : null;
    if (both !== null) {
      return {
        answer: { text: both, confidence: 0.9 },
        topic: { ...told.topic, things: isOfThese ? topic.things : pool },
      };
    }
    const claim =
      isTwo && isComparative
        ? `${measure.comparative[0]?.toUpperCase()}${measure.comparative.slice(1)} ist ${withArticle(winner)}.`
        : isOfThese
          ? `Davon ist ${withArticle(winner)} ${measure.superlative}.`
          : isPair
            ? `${measure.comparative[0]?.toUpperCase()}${measure.comparative.slice(1)} ist ${withArticle(winner)}.`
            : pool === topic.recent
              ? `Davon ist ${withArticle(winner)} ${measure.superlative}.`
              : `Von allen, die ich kenne, ist ${withArticle(winner)} ${measure.superlative}.`;
    const detail = told.answer.isAdmission ? '' : ` ${told.answer.text}`;
    return {
      answer: { text: `${claim}${detail}`, confidence: 0.9 },
      topic: { ...told.topic, things: isOfThese ? topic.things : pool },
    };
  };
}
