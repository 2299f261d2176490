import type { Entry } from '../../content/entries.ts';
import type { Thing } from '../../content/thing.ts';
import type { NameIndex } from '../../recognition/name-index.ts';
import { fold } from '../../recognition/words.ts';
import { GIVES_REASON } from '../../search/weights.ts';
import { isKinOf, speaksOfName } from '../fit/answers-asked.ts';
import { isKindOfAnswer } from '../fit/kind-of-answer.ts';
import { tellsOther } from '../fit/other-than-asked.ts';
import { tellsAsked } from '../fit/tells-asked.ts';
import { asksTold, isAboutLast } from '../said/go-on.ts';
import type { Said } from '../said/said.ts';
import { subjectToldOf } from '../said/subject-told-of.ts';
import type { Wanted } from '../said/wanted.ts';
import { textFor } from '../telling/text-for.ts';
import { type Level, NEAR_OPENING, type Step, type Topic, topicAfter } from '../topic.ts';
import type { AskedOfTalk } from './asked-of-talk.ts';

/** Set by talks that judges read: where nothing was found, and what came near, this is right. */
const TELL = 0.55;
const LEAD = 0.035;
/** Two of its own questions may be so alike that either answers. */
const ALIKE = 0.75;
const COVERED = 0.8;
/** Of what was only named more must be like. */
const TELL_BESIDES = 0.7;
/** What came near and is found so, too, is the answer. */
const TELL_NEAR = 0.5;
const LEAD_NEAR = 0.15;
/** What was found gives way only to what asks just this. */
const TELL_INSTEAD = 0.9;
const LEAD_INSTEAD = 0.06;
const ALL = 0.95;
const MOST_OF_ASK = 0.65;
const NEAR_KIND = 0.9;
const FEWEST_WORDS = 4;

const MORE =
  /\b(?:grosser|kleiner|schneller|langsamer|schwerer|leichter|alter|junger|hoher|tiefer|langer|kurzer|starker|heisser|warmer|kalter|besser|schlimmer|gefahrlicher|mehr|weniger)\b/;
const MOST = /\b\w{3,}(?:st|t)e[nrs]?\b/;
/** "Aber das ist doch voll schwer" asks how it can be. */
const CONTRADICTS = /^aber /;
const WHY = /\b(?:warum|wieso|weshalb|wozu|wofur)\b/;
/** Why it is called so is told to nobody who does not ask it. */
const OF_NAME = /\bhei(?:ss|ß)\w*|\bname|\bnennt\b/;
const ASKS_DENIED =
  /^(?:und |aber )?(?:bei |mit |in |auf )?(?:welche\w*|was|wer|wo|warum|wieso|weshalb)\b.*\b(?:nicht|kein\w*)\b/;
const DENIED = /\b(?:nicht|kein\w*|nie|ohne|kaum)\b/;
const YES_OR_NO = /^(?:Ja|Nein|Doch)(?!\p{L})/u;
const MADE_OF =
  /^(?:und |aber )?(?:woraus|aus was) (?:ist|sind|besteht|bestehen) (?:der|die|das|er|sie|es)(?: denn)?[ ?.!]*$/;
const PLACE = /\b(?:welt|erde|europa|deutschland|amerika|afrika|asien|uns)\b/;

interface Known {
  askedOfTalk: (said: Said, topic: Topic) => AskedOfTalk | undefined;
  entriesFor: (thing: Thing) => readonly Entry[];
  names: NameIndex;
  toldBy: (text: string) => Entry | undefined;
  wantedOf: (said: Said) => Wanted;
}

/**
 * Tells what was written for a question that goes on with a talk, where nothing was found for it, only what
 * comes near, or surely something else.
 */
export function createTellAskedOfTalk({ askedOfTalk, entriesFor, names, toldBy, wantedOf }: Known) {
  return function tellAskedOfTalk(found: Step, said: Said, topic: Topic, level: Level): Step {
    const { answer, isMeant } = found;
    if (!topic.thing || isAboutLast(said.folded)) return found;
    const told = answer ? toldBy(answer.text.replace(NEAR_OPENING, '')) : undefined;
    const isTold = answer !== null && !answer.isAdmission;
    // Lists, comparisons and warnings stay.
    const isSettled = isTold && (!told || told.aspect === 'danger' || asksTold(said.folded));
    if (isSettled) return found;
    const wanted = wantedOf(said);
    const asked = askedOfTalk(said, topic);
    const isFound = asked !== undefined && isLike(asked, said) && isSure(asked);
    const entry = isFound ? asked.entry : isTold && told === topic.entry ? another() : undefined;
    if (!entry) return found;
    const short = textFor(entry, level, wanted);
    const isFuller =
      !tellsAsked({ text: short, entry }, said) && tellsAsked({ text: entry.older, entry }, said);
    const next = topicAfter(found.topic, entry, {
      ...{ level, aspects: wanted.aspects, wanted },
      about: subjectToldOf(entry, said, topic, names),
    });
    return {
      answer: {
        text: isFuller ? entry.older : short,
        confidence: isFound ? Math.min(1, asked.score) : TELL_INSTEAD,
      },
      topic: next,
      isMeant: true,
    };

    /** "Woraus ist der?" where what it is has just been told, and that it is of ice. */
    function another(): Entry | undefined {
      if (!MADE_OF.test(said.folded) || !topic.thing) return undefined;
      const entries = entriesFor(topic.thing);
      return wanted.aspects
        .flatMap((aspect) => entries.filter((one) => one.aspect === aspect))
        .find((one) => one !== told && isKindOfAnswer(one, said, wanted));
    }

    function isSure(like: AskedOfTalk) {
      const { covered, entry: one, explained, isAgain, isOfTopic, kind, lead, score } = like;
      if (isTold && told === one) return false;
      if (told === one) return score >= TELL_INSTEAD || (score >= TELL_NEAR && lead >= LEAD_NEAR);
      // What is told of somebody else was hardly meant.
      const isOfOthers = isOfTopic && told !== undefined && !isOfTalk(told, one.thing, topic);
      // What is surely meant gives way only where nothing of its own was said: "wozu so viele?"
      if (isMeant && isTold && !(isOfOthers && isAgain)) return false;
      if (!isTold || isOfOthers) {
        const isAhead = lead >= LEAD || (score >= ALIKE && like.leadOfOthers >= LEAD);
        return covered >= COVERED && isAhead && score >= (isOfTopic ? TELL : TELL_BESIDES);
      }
      const isWanted =
        !CONTRADICTS.test(said.folded) &&
        told?.aspect !== undefined &&
        told.aspect === wantedOf(said).aspects[0];
      const isSameKind =
        kind === 1 || (kind >= NEAR_KIND && said.words.length >= FEWEST_WORDS && !said.isOfAnother);
      const isFull = covered >= ALL && explained >= ALL;
      const isAhead = score >= TELL_INSTEAD && lead >= LEAD_INSTEAD;
      return isOfTopic && isSameKind && isFull && isAhead && !isWanted;
    }
  };
}

const isOfTalk = (told: Entry, thing: Thing, topic: Topic): boolean =>
  [thing, topic.thing].some(
    (one) => one !== undefined && (isKinOf(told.thing, one) || speaksOfName(told, one)),
  );

/** Whether a question compares, ranks and places as another one does, and the text can answer it. */
function isLike(
  { ask, covered, entry, explained, isOfKind, kind }: AskedOfTalk,
  said: Said,
): boolean {
  // "Nein, nur die Mütter haben einen" answers its own question whether the fathers do.
  const isOwn = covered >= COVERED && explained >= MOST_OF_ASK;
  if (kind < NEAR_KIND || (!isOwn && tellsOther(entry, said))) return false;
  // Why it is so is told with a reason, and whatever ranks one is no broader kind's.
  const isReason = WHY.test(said.folded) && kind < 1 && !GIVES_REASON.test(entry.older);
  if (isReason || (MOST.test(said.folded) && isOfKind)) return false;
  if (![entry.young, entry.older].some((text) => tellsAsked({ text, entry }, said))) return false;
  const own = fold(ask);
  const text = fold(`${ask} ${entry.young} ${entry.older}`);
  // "Welche Vögel können nicht fliegen?" is not told how they fly, and a yes must be one to just this.
  const isDenied = ASKS_DENIED.test(said.folded) && !DENIED.test(text);
  if (isDenied || (YES_OR_NO.test(entry.young) && explained < MOST_OF_ASK)) return false;
  if (OF_NAME.test(own) && !OF_NAME.test(said.folded)) return false;
  if (MORE.test(said.folded) && !MORE.test(text)) return false;
  if (MOST.test(said.folded) && !MOST.test(text)) return false;
  const place = PLACE.exec(said.folded)?.[0];
  return place === undefined || !PLACE.test(own) || own.includes(place);
}
