import type { Entry } from '../../content/entries.ts';
import type { Thing } from '../../content/thing.ts';
import { askedClause, withCondition } from '../../recognition/asked-clause.ts';
import type { Search } from '../../search/create-search.ts';
import { queryOf } from '../create-hit-finder.ts';
import type { createThingTalk } from '../create-thing-talk.ts';
import { TELLING_LETTERS } from '../index-knowledge.ts';
import { asksTold, isAboutLast } from '../said/go-on.ts';
import { namedIn, type Said } from '../said/said.ts';
import { SUCH_A_ONE, YES } from '../said/talk-patterns.ts';
import { admit, type Level, type Step, type Topic, topicAfter } from '../topic.ts';
import { answersAsked, fitsWhom, isKinOf, speaksOfName } from './answers-asked.ts';
import { confirms } from './confirms.ts';
import { meantInstead } from './meant-instead.ts';

interface Known {
  byText: ReadonlyMap<string, Entry>;
  entriesFor: (thing: Thing) => readonly Entry[];
  read: (question: string) => Said;
  search: Search;
  talk: ReturnType<typeof createThingTalk>;
}

const SURE_OF_MEANT = 0.85;

/** How sure what was found is; an admission is not. */
export const sureness = ({ answer }: Step): number =>
  answer && !answer.isAdmission ? answer.confidence : 0;

/** "Ich kenne: Bibel, Koran und Tora." */
const LISTS = /^(?:Ich kenne(?: zum Beispiel)?|Zum Beispiel): /u;
/** "Nenn drei Bücher von der": of nobody else. */
const OF_ONE =
  /\bvon (?:der|ihr|ihm|dem|denen|ihnen)\b|^(?:und |aber )?(?:durch|in|an|auf|aus|mit|fur|bei) welche[nmr]?\b/;

const WHO_OF_THEM =
  /^(?:und |aber )?(?:wer|welche[rs]?|was) .*\b(?:hoher|weiter|schneller|schwerer|langer|alter|grosser|kleiner|starker|gefahrlicher|leichter|langsamer|schlauer|lauter)\b(?!.* als )/;
const OF_THEM =
  /^(?:und |aber )?(?:de[rmn]|die|das) andere[nrm]?\b|^(?:und |aber )?welche[rs]? (?:davon |von \w+ )*(?:kann|hat|baut|macht|lebt|frisst|legt|wird|ist)\b/;
const FEW_WORDS = 5;
const ONLY_ASKS =
  /^(?:und |aber )(?:wie |was |wo |wann |wer |warum )?(?:alt|gross|schwer|schnell|lang|lange|hoch|tief|breit|viele|oft|weit|heiss|kalt|nachts|abends|morgens|tagsuber|sonst|danach|davor|fruher|heute)?[ ?.!]*$/;

/** Lets nothing be told that answers something else than what was asked. */
export function createAnswerCheck({ byText, entriesFor, read, search, talk }: Known) {
  /** Whether an entry answers a question, or at least the clause of it that asks. */
  function isAnswer(entry: Entry, question: string, topic: Topic): boolean {
    const clause = askedClause(read(question).written)?.clause;
    return [question, ...(clause === undefined ? [] : [clause])].some((text) => {
      const said = read(text);
      const isOfLast = isAboutLast(said.folded) || YES.test(said.folded);
      const isToldAgain = topic.entry === entry && asksTold(said.folded);
      if (isOfLast || isToldAgain || talk.isExact(said) || confirms(said, topic)) return true;
      const leftOut = search.leftOut(queryOf(said), entry);
      return answersAsked(entry, said, { topic, wanted: talk.wantedOf(said), leftOut });
    });
  }

  /** What is known of whom is asked is offered, not told for something else. */
  function admitInstead(question: string, topic: Topic, level: Level): Step {
    const said = read(question);
    const [named] = said.mentions
      .filter(({ certainty }) => certainty === 'sure')
      .flatMap(({ things }) => things)
      .filter(({ isSecondary }) => !isSecondary);
    const thing = named ?? topic.thing;
    if (!thing) return { answer: null, topic };
    // A part of a word says little: an umbrella is not told of by the rain.
    if (said.mentions.some(({ rest, things }) => rest !== undefined && things.includes(thing))) {
      const answer = { text: 'Das weiß ich leider nicht.', confidence: 0.3, isAdmission: true };
      return { answer, topic };
    }
    const entries = entriesFor(thing).filter((entry) => fitsWhom(entry, said, topic));
    return admit(entries, { thing, wanted: talk.wantedOf(said), topic, level });
  }

  /** What was found, where it answers what was asked; else what LUX knows of whom is asked is offered. */
  function checked(found: Step, said: string, topic: Topic, level: Level): Step {
    const text = sureness(found) > 0 ? found.answer?.text : undefined;
    // What is compared begins with the one that comes first.
    const entry = text && byText.get(text.slice(0, TELLING_LETTERS));
    if (!entry) return found;
    const meant = talk.isExact(read(said))
      ? undefined
      : meantInstead(entry, read(said), entriesFor(entry.thing));
    if (meant) {
      const { aspects } = talk.wantedOf(read(said));
      return {
        answer: { text: meant[level], confidence: SURE_OF_MEANT },
        topic: topicAfter(topic, meant, { level, aspects }),
      };
    }
    if (isAnswer(entry, withCondition(said), topic)) return found;
    return admitInstead(said, topic, level);
  }

  /** Whether a text of ours is on something else than what a question names, or means by "der" and "da". */
  function isOffTopic(question: string, text: string, topic: Topic): boolean {
    const said = read(question);
    const entry = entryTold(text);
    if (!entry) return LISTS.test(text) && topic.thing !== undefined && OF_ONE.test(said.folded);
    const isOf = (thing: Thing) =>
      isKinOf(entry.thing, thing) || speaksOfName(entry, thing) || text.includes(thing.name);
    const isOfTopic = [topic.thing, ...topic.things].some((thing) => thing && isOf(thing));
    // "Ist ein Pinguin auch eins?" asks of the penguin.
    if (SUCH_A_ONE.test(said.folded) && namedIn(said).includes(entry.thing)) return false;
    // "Wie viele Menschen gibt es da?" of an island is not answered by those of the whole earth.
    if (said.hasPronoun && !said.isOfAnother && topic.thing) return !isOfTopic;
    const named = namedIn(said);
    // "Und wie alt?" goes on with whom the talk is of, whoever else is old.
    // "Und wer springt höher?" is asked of those who were named, and of no third.
    if (named.length === 0 && topic.recent.length > 1 && WHO_OF_THEM.test(said.folded))
      return !isOfTopic && !topic.recent.some(isOf);
    // "Und der andere?", "welcher baut Höhlen?" of two that were told together.
    const isOfThem = topic.recent.length + topic.things.length > 1 && OF_THEM.test(said.folded);
    if (isOfThem && said.words.length <= FEW_WORDS) return !isOfTopic && !topic.recent.some(isOf);
    const isCase = /^(?:und|aber|oder) (?:wenn|falls) /.test(said.folded);
    if (isCase && topic.thing !== undefined) return !isOfTopic;
    const goesOn = named.length === 0 && ONLY_ASKS.test(said.folded) && topic.thing !== undefined;
    if (goesOn) return !isOfTopic;
    if (named.length === 0) {
      return said.isBare && topic.thing === undefined && entry.thing.isA.includes('Tier');
    }
    const living = named.filter(({ isA }) => isA.includes('Tier') || isA.includes('Person'));
    return !isOfTopic && !(living.length > 0 ? living : named).some(isOf);
  }

  /** The entry whose text LUX has said, whoever found it. */
  function entryTold(reply: string): Entry | undefined {
    return (
      byText.get(reply.slice(0, TELLING_LETTERS)) ??
      reply
        .split(/(?<=[.!?:]) /u)
        .slice(1, 4)
        .flatMap(
          (sentence) => byText.get(`${sentence} `.slice(0, TELLING_LETTERS).trimEnd()) ?? [],
        )[0]
    );
  }

  return { checked, entryTold, isAnswer, isOffTopic };
}
