import { type Entry, speaksOf } from '../content/entries.ts';
import type { Thing } from '../content/thing.ts';
import { aspectsAsked, isAskingWord } from '../recognition/aspect-frames.ts';
import { questionKind } from '../recognition/question-kind.ts';
import { isStopWord, lemmaKey, wordsOf } from '../recognition/words.ts';
import type { Hit, Search } from '../search/create-search.ts';
import { ASKS_WHICH, isOfUnnamed } from './fit/judge-hit.ts';
import type { Said } from './said/said.ts';
import type { Topic } from './topic.ts';

const MOST_HITS = 5;
const TOPIC_LEAD = 0.05;
/** Words of the question before that "er" may stand for. */
const MAX_SUBJECTS = 3;
const SURE_OF_SUBJECT = 0.8;
/** Only nearly its own words ask for something else than what is talked of. */
const SURE = 0.8;

const POINTS = /^(?:er|sie|ihn|ihm|der|die|den|dem|denen|davon|dafur|daran)$/;
/** "Warum brauchen die so viel Heu?": who needs it was said before. */
const pointsBack = ({ words, mentions }: Said) =>
  words.some(
    (word, at) => at > 0 && POINTS.test(word) && !mentions.some(({ start }) => start === at + 1),
  );
const speaksOfThing = (entry: Entry, thing: Thing) =>
  entry.thing === thing || wordsOf(thing.name).every((word) => speaksOf(entry).has(lemmaKey(word)));

/** A question as the search reads it. */
export const queryOf = ({ words, mentions, folded }: Said) => ({
  words,
  mentions,
  kind: questionKind(folded),
  aspects: aspectsAsked(folded),
  asksWhich: ASKS_WHICH.test(folded),
});

/** Finds entries by all words of a question, and of what is talked of where it refers back. */
export function createHitFinder(search: Search) {
  return function hitsOf(said: Said, topic: Topic): (Hit & { isOfTopic: boolean })[] {
    const query = queryOf(said);
    const isOfTopicOnly =
      said.hasPronoun && said.mentions.length === 0 && topic.thing !== undefined;
    const hits = isOfTopicOnly ? [] : search.rank(query, MOST_HITS);
    const plain = hits.map((hit) => ({ ...hit, isOfTopic: false }));
    if (!topic.thing || !said.refersBack) return plain;
    // "Warum ist der Himmel blau?", "und warum ist er abends rot?": the sky has no entries of its own.
    const isOfQuestion = topic.entry?.aspect === undefined;
    const subjects =
      isOfTopicOnly && isOfQuestion ? (topic.wanted?.topics.slice(0, MAX_SUBJECTS) ?? []) : [];
    const ofSubject = subjects
      .flatMap((subject) => search.rank({ ...query, words: [...said.words, subject] }, 1))
      .filter(({ score, leftOut }) => score >= SURE_OF_SUBJECT && leftOut === 0)
      .map((hit) => ({ ...hit, isOfTopic: true }));
    const { thing } = topic;
    // "Ist das viel?" asks for nothing that a text could be found by.
    if (said.words.every(isStopWord) && query.aspects.length === 0) return plain;
    const ofTopic = search
      .rank({ ...query, topic: thing }, MOST_HITS)
      .filter(
        ({ entry }) => entry.thing === thing || entry.asks.some((ask) => ask.includes(thing.name)),
      )
      .map((hit) => ({ ...hit, score: hit.score + TOPIC_LEAD, isOfTopic: true }));
    // What was left out was said before; only nearly its own words ask for something else.
    const isOfTopicToo = said.hasPronoun && query.aspects.length === 0;
    // "Wie lange denn?" asks nothing by itself.
    const asksOnly = said.words.every((word) => isStopWord(word) || isAskingWord(word));
    const isOfTopicAlone = (said.hasPronoun && pointsBack(said)) || asksOnly;
    const others = plain.filter(
      (hit) =>
        !isOfUnnamed(hit, said) &&
        !(isOfTopicAlone && !speaksOfThing(hit.entry, thing)) &&
        (said.mentions.length > 0 ? !isOfTopicToo : hit.score >= SURE),
    );
    return [...ofTopic, ...ofSubject, ...others].sort((a, b) => b.score - a.score);
  };
}
