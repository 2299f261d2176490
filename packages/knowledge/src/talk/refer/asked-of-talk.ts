import type { Entry } from '../../content/entries.ts';
import type { Thing } from '../../content/thing.ts';
import type { NameIndex } from '../../recognition/name-index.ts';
import { kindAgreement } from '../../recognition/question-kind.ts';
import { fold, wordsOf } from '../../recognition/words.ts';
import type { Search } from '../../search/create-search.ts';
import { queryOf } from '../create-hit-finder.ts';
import { meansIn } from '../fit/left-unanswered.ts';
import { isSmall } from '../fit/own-question.ts';
import { namedIn, type Said } from '../said/said.ts';
import type { Topic } from '../topic.ts';

/** Says little of what is asked where one goes on with a talk. */
const SAYS_LITTLE =
  /^(?:warum|wieso|weshalb|wozu|wofur|woher|wohin|kam(?:en)?|ging(?:en)?|lasst|lassen|kriegt|kriegen|bekommt|bekommen|dinge?r?|raus|rein|weg|fest|runter|rauf|hoch|selber|passiert|uberhaupt|ausgerechnet|genauso|lange?|dauert|fahrt|lauft|frisst|ja|haeh?|hae?|eins|anders|andere[nrsm]?|geworden|erkenn\w*|merkt)$/;
/** "Und vorher?" asks what was before it. */
const BEFORE = /^(?:vorher|davor|fruher)$/;
/** Neither looked for nor missed. */
const NOTHING = 'der';
const QUESTION_WORD = /\b(?:warum|wieso|weshalb|wozu|wofur|wie|was|wer|wo|wann|woher|welche\w*)\b/;
/** Asks of what is talked of beside what it names. */
const BESIDES = /^(?:und |aber |auch |so )|\bals\b|\b(?:auch|dann)\b/;
const MOST_RECENT = 2;
/** What is only named in what was told is meant less often, and what was talked of before it. */
const OF_KIND = 0.95;
const OF_TOLD = 0.8;
const OF_RECENT = 0.7;
/** What asks for another kind of answer is another question. */
const LEAST_KIND = 0.75;
/** Of so many things that were told of together each may be meant. */
const MOST_TOGETHER = 3;
/** Words of an own question that need not be said. */
const NEED_NOT = ['passiert', 'macht', 'geht', 'funktioniert', 'braucht'];
/** Where one lives says little of who does. */
const LIVES = /^(?:ge)?(?:wohn|leb)/;
/** An own question all of whose other words were said before is the likeliest. */
const EXPLAINED = 0.6;

/** An own question of something that is talked of, as what goes on with the talk may ask. */
export interface AskedOfTalk {
  entry: Entry;
  /** The own question that is most like what was said. */
  ask: string;
  /** From 0 to 1. */
  score: number;
  /** How far it is ahead of the next entry, and of the next of something else. */
  lead: number;
  leadOfOthers: number;
  /** Share of what was said that it speaks of. */
  covered: number;
  /** Share of it that was said, now or before. */
  explained: number;
  /** How well it asks for the same kind of answer. */
  kind: number;
  /** It is of what is talked of itself, and not of what was only named. */
  isOfTopic: boolean;
  /** What was said says nothing of its own: the last question is asked again. */
  isAgain: boolean;
  /** It is of a broader kind of that. */
  isOfKind: boolean;
}

interface Known {
  entriesFor: (thing: Thing) => readonly Entry[];
  names: Pick<NameIndex, 'findExact'>;
  read: (question: string) => Said;
  search: Search;
  /** The thing of a name, as of a kind. */
  thingNamed: (name: string) => Thing | undefined;
}

/**
 * Finds the own question of the things of a talk that is most like what goes on with it: "kam das Gehirn auch
 * raus" asks what becomes of the brain, where mummies are talked of. What was said before needs not be said
 * again, and words that say nothing of their own ask the last question anew.
 */
export function createAskedOfTalk({ entriesFor, names, read, search, thingNamed }: Known) {
  const thingsIn = (text: string) =>
    names
      .findExact(wordsOf(text))
      .flatMap(({ rest, things }) => (rest === undefined && things.length === 1 ? things : []));

  return function askedOfTalk(said: Said, topic: Topic): AskedOfTalk | undefined {
    if (!topic.thing) return undefined;
    const { entry } = topic;
    const last = read(entry?.asks[0] ?? topic.asked?.[0] ?? '');
    const before = read(topic.asked?.[0] ?? '');
    const main = new Set(
      [
        topic.thing,
        entry?.thing,
        ...(topic.things.length <= MOST_TOGETHER ? topic.things : []),
        ...namedIn(before),
        // What only came near changes nothing about whom the talk is of.
        ...(topic.isNear ? topic.recent.slice(-MOST_RECENT) : []),
      ].filter((one) => one !== undefined),
    );
    const others = namedIn(said).filter((one) => !main.has(one));
    const isOfOther = others.length > 0 && said.isOfAnother;
    const isNamed = (at: number) =>
      said.mentions.some(
        ({ start, end, things }) =>
          at >= start && at < end && things.some((one) => others.includes(one)),
      );
    const isEmpty = said.words.every((word, at) => !isNamed(at) && saysLittle(word));
    // "Wozu so viele?" asks of what was told last, "und beim Elefanten?" what was asked last.
    const isAgain = isOfOther || isEmpty;
    if (isEmpty && !QUESTION_WORD.test(said.folded)) return undefined;
    const asked = isOfOther ? [before] : isEmpty ? [last, before] : [said];
    const { kind } = queryOf(isOfOther ? before : said);
    const told = entry ? `${entry.young} ${entry.older}` : '';
    // "Ist die giftig?" of the battery asks of none of the metals that were told of with it.
    const inTold = said.hasPronoun && said.mentions.length === 0 ? [] : thingsIn(told);
    const kinds = topic.thing.isA.flatMap((name) => thingNamed(name) ?? []);
    const ofTalk = [
      ...new Set([...main, ...kinds, ...topic.recent.slice(-MOST_RECENT), ...inTold]),
    ];
    const from = isOfOther ? others : [...new Set([...others, ...ofTalk])];
    const found = [...new Set(asked)]
      .map(matcherOf)
      .flatMap((match) =>
        from.flatMap((thing) => entriesFor(thing).flatMap((one) => likenessOf(one, thing, match))),
      );
    const [best, ...rest] = found.sort((one, other) => other.score - one.score);
    if (!best) return undefined;
    const next = rest.find((one) => one.entry !== best.entry);
    const other = rest.find((one) => one.entry.thing !== best.entry.thing);
    return {
      ...best,
      lead: best.score - (next?.score ?? 0),
      leadOfOthers: best.score - (other?.score ?? 0),
    };

    function matcherOf(one: Said) {
      const words = one.words.map((word, at) =>
        saysLittle(word) && !(one === said && isNamed(at)) ? NOTHING : word,
      );
      return search.askMatcherOf(
        { ...queryOf(one), words },
        {
          before: [...said.words, ...before.words, ...wordsOf(told), ...NEED_NOT],
          means: (word, text) => !LIVES.test(word) && meansIn(word, text),
          ofTalk: [...ofTalk, ...others],
        },
      );
    }

    function likenessOf(
      one: Entry,
      thing: Thing,
      match: ReturnType<typeof matcherOf>,
    ): Omit<AskedOfTalk, 'lead' | 'leadOfOthers'>[] {
      const like = match(one);
      const ask = one.asks[like?.place ?? 0];
      if (!like || ask === undefined) return [];
      const isOther = others.includes(thing);
      // What is asked beside another name is of both: "schneller als ein Auto" of a train.
      const isToldOf = inTold.includes(thing) && !said.hasPronoun && !BESIDES.test(said.folded);
      if (!isAgain && !isToldOf && !speaksOfAll(ask, isOther ? [...main] : others)) return [];
      const besides = kinds.includes(thing)
        ? OF_KIND
        : inTold.includes(thing)
          ? OF_TOLD
          : OF_RECENT;
      const weight = main.has(thing) || isOther ? 1 : besides;
      const agreement = kindAgreement(kind, like.kind);
      if (agreement < LEAST_KIND) return [];
      return [
        {
          ...{ entry: one, ask, covered: like.covered, explained: like.explained },
          kind: agreement,
          isOfTopic: weight === 1,
          isAgain: isEmpty,
          isOfKind: weight === OF_KIND,
          score: like.covered * (1 - EXPLAINED + EXPLAINED * like.explained) * agreement * weight,
        },
      ];
    }
  };

  function speaksOfAll(ask: string, things: readonly Thing[]): boolean {
    const named = thingsIn(ask);
    const folded = fold(ask);
    return (
      things.length === 0 ||
      things.some(
        (one) =>
          named.includes(one) ||
          [one.name, one.plural ?? one.name, ...one.also].some((name) =>
            folded.includes(fold(name)),
          ),
      )
    );
  }
}

const saysLittle = (word: string): boolean =>
  !BEFORE.test(word) && (isSmall(word) || SAYS_LITTLE.test(word));
