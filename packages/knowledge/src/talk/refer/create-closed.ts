import { type Entry, speaksOf } from '../../content/entries.ts';
import { fold, lemmaKey } from '../../recognition/words.ts';
import { isSameAspect } from '../comparison/same-aspects.ts';
import { speaksOfName } from '../fit/answers-asked.ts';
import { tellsBeing, tellsOtherKind } from '../fit/other-kind-told.ts';
import { namedIn, type Said } from '../said/said.ts';
import { isAmong } from '../telling/choose-entry.ts';
import type { Step, Topic } from '../topic.ts';
import { wholeQuestions } from '../whole/whole-questions.ts';
import { isAskedOfOthers } from './asked-of-others.ts';
import { asksSameToo, isPart } from './by-last-question.ts';
import { isUnrelated } from './is-unrelated.ts';
import { asksLeftOut, ownPart } from './left-out.ts';
import { needsImplied } from './more-implied.ts';

interface Known {
  /** The entry that a question was written for. */
  entryAsked: (question: string) => Entry | undefined;
  read: (question: string) => Said;
}

const LIVES_STILL = /^(?:und |aber )?(?:lebt|leben) (?:der|die|das|er|sie|es) (?:\w+ )?noch\b/;
const TELLS_WHETHER =
  /(?<!\p{L})(?:starb\p{L}*|gestorben|tot|noch|nicht mehr|keine mehr|heute|ausgestorben|verschwunden)(?!\p{L})/iu;

const COUNTED = /^(?:und )?wie ?viele (\w{3,}) /;
const LEAST_COUNTED = 4;
const RANK = /\b(zweit|dritt|viert)\w+ste/;
/** "Und am weitesten weg?" */
const MOST = /^(?:und |aber )am (\w{4})\w*sten\b/;
const ONE_MEANT = /\b(?:ist|wird|war|hat|kann|wiegt) (der|er|die|sie)\b/;
const BIG_ONE =
  /^(?:und |oder )(?:so )?(?:der|die|das|eine?) (?:gross|klein|dick|dunn|alt|jung)e[rsn]?[ ?.!]*$/;
const THAN = /^(?:und |auch |noch |sogar )?(?:\w+er|mehr) als \w+/;

/** Nothing is known of what was asked, and nothing else may be told for it. */
const closed = (topic: Topic): Step => ({
  answer: { text: 'Das weiß ich leider nicht.', confidence: 0.3, isAdmission: true },
  topic,
  isClosed: true,
});

/** What a few words in a talk can only mean of what is talked of: where that is not known, LUX says so. */
export function createClosed({ entryAsked, read }: Known) {
  return {
    notAlive,
    notCounted,
    notImplied,
    notOfKind,
    notRanked,
    notTheSame,
    otherAspect,
    unrelated,
  };

  /** "Wie lange hält das?" is answered by a span, and "was hat die geschrieben?" by no age. */
  function notOfKind({ answer, topic: next }: Step, said: string, topic: Topic): Step | null {
    const isElse =
      answer !== null &&
      !answer.isAdmission &&
      next.entry !== undefined &&
      (tellsOtherKind(read(said), answer.text) ||
        tellsBeing(read(said), next.entry) ||
        isOfOwnPart(said, { entry: next.entry, text: answer.text }, topic));
    return isElse ? closed(topic) : null;
  }

  /** "Wie viele Monde hat die Erde?", "und der Mars?" is not answered by how large it is. */
  function notCounted({ answer, topic: next }: Step, said: string, topic: Topic): Step | null {
    // "Und ein großer?" of elephant babies is not answered by how elephants look.
    if (BIG_ONE.test(read(said).folded) && answer && !answer.isAdmission)
      return next.entry?.aspect === topic.entry?.aspect ? null : closed(topic);
    const counted = COUNTED.exec(fold(topic.asked?.[0] ?? ''))?.[1];
    const { entry } = next;
    const isElse =
      answer !== null &&
      entry !== undefined &&
      counted !== undefined &&
      read(said).isOfAnother &&
      namedIn(read(said)).length > 0 &&
      !isAmong(lemmaKey(counted), speaksOf(entry)) &&
      !fold(answer.text).includes(counted.slice(0, LEAST_COUNTED));
    const [thing] = namedIn(read(said));
    return isElse ? closed({ ...topic, ...(thing && { thing }) }) : null;
  }

  /** "Und der zweithöchste?" is not the highest; "besser als eine Katze?" must tell of both. */
  function notRanked({ answer, topic: next }: Step, said: string, topic: Topic): Step | null {
    const { folded } = read(said);
    if (answer === null || next.entry === undefined || !topic.thing) return null;
    const text = fold(`${answer.text} ${next.entry.asks.join(' ')}`);
    const rank = RANK.exec(folded)?.[1] ?? MOST.exec(folded)?.[1];
    if (rank !== undefined) return text.includes(rank) ? null : closed(topic);
    if (!THAN.test(folded)) return null;
    const named = namedIn(read(said));
    const isOfBoth = [topic.thing, ...named].every(({ also, name, plural = name }) =>
      [name, plural, ...also].some((one) => text.includes(fold(one))),
    );
    return named.length === 0 || isOfBoth ? null : closed(topic);
  }

  /** "Schlafen Fische?", "und Haie?": what else is known of sharks is no answer. */
  function otherAspect({ answer, topic: next }: Step, said: string, topic: Topic): Step | null {
    const [before, told] = [topic.entry?.aspect, next.entry?.aspect];
    const isElse =
      answer !== null &&
      !answer.isAdmission &&
      read(said).isOfAnother &&
      next.entry !== topic.entry &&
      namedIn(read(said)).some((thing) => thing === next.entry?.thing) &&
      before !== undefined &&
      told !== undefined &&
      !isSameAspect(before, told) &&
      topic.aspects[0] !== told;
    return isElse ? closed(topic) : null;
  }

  /** "Lebt die noch?" is not answered by where or how somebody lives. */
  function notAlive({ answer }: Step, said: string, topic: Topic): Step | null {
    const isElse =
      answer !== null && LIVES_STILL.test(read(said).folded) && !TELLS_WHETHER.test(answer.text);
    return isElse ? closed(topic) : null;
  }

  /** Nothing is told of what nobody talked of, where a few words only go on with the talk. */
  function unrelated({ answer, topic: next }: Step, said: string, topic: Topic): Step | null {
    const isOther =
      answer !== null &&
      next.entry !== undefined &&
      isUnrelated(next.entry, read(said), topic, read) &&
      !wholeQuestions(read(said), topic, read).some((one) => entryAsked(one) === next.entry);
    if (!isOther) return null;
    return closed(topic);
  }

  /** "Können andere Vögel das auch?": what is told of them must be on what was asked before. */
  function notTheSame({ answer, topic: next }: Step, said: string, topic: Topic): Step | null {
    const isElse = answer !== null && isAskedOfOthers(read(said), next.entry, topic, read);
    if (!isElse) return null;
    return closed(topic);
  }

  /** Who was there, or whether it still lives, is told by nothing else that is known of a thing. */
  function notImplied(said: string, topic: Topic): Step | null {
    const isOpen =
      needsImplied(read(said), topic) ||
      (topic.thing !== undefined && (asksSameToo(read(said).folded) || asksLeftOut(read(said))));
    if (!isOpen) return null;
    return closed(topic);
  }

  /** "Warum haben Giraffen so lange Hälse?", "wie lang ist der?": the neck, and not the giraffe. */
  function isOfOwnPart(
    said: string,
    { entry, text }: { entry: Entry; text: string },
    topic: Topic,
  ): boolean {
    const { thing } = topic;
    const asked = read(said);
    if (!thing?.isA.includes('Tier')) return false;
    // "Welche Farbe haben die Eier?" of the flamingo is not answered by those of hens.
    if (ownPart(asked, thing) === entry.thing) return !speaksOfName(entry, thing);
    // "Und die Zunge?" of the giraffe is not answered by ours.
    if (asked.isOfAnother && isPart(entry.thing)) return !speaksOfName(entry, thing);
    const [word = ''] = ONE_MEANT.exec(asked.folded)?.slice(1) ?? [];
    const article = /^(?:der|er)$/.test(word) ? 'der' : 'die';
    const isOther = word !== '' && thing.article !== article && entry.thing === thing;
    if (!isOther || asked.mentions.length > 0) return false;
    const parts = read(topic.asked?.[0] ?? '').mentions.flatMap(({ things: [one] }) => one ?? []);
    const part = parts.find((one) => isPart(one) && one.article === article);
    return part !== undefined && !fold(text).includes(fold(part.name));
  }
}
