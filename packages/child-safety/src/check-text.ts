import { classify, type Judgement } from './classifier/classify.ts';
import { hearsNoCall, isLikelyWish, isNoWish, isUnsure } from './classifier/judged-so.ts';
import { helpLabels, refusalLabels } from './classifier/labels.ts';
import { type ReadText, readText } from './classifier/read-text.ts';
import { isShort } from './classifier/thresholds.ts';
import { conceptsIn } from './concepts/concepts-in.ts';
import { directCallIn } from './concepts/direct-calls.ts';
import { isBlackmail } from './concepts/is-blackmail.ts';
import { asksOfNobody, onlyAsksOfThings } from './frames/asks-of-things.ts';
import { onlyAsksHelp, onlyKnowsNot, onlyOfTasks } from './frames/at-work.ts';
import { isAngry, isCalmed, isLaughedAt, isNoJoke, isOnlyNamed } from './frames/calm.ts';
import { onlyEveryday, onlyScoldsSibling } from './frames/everyday-trouble.ts';
import { isExcused, isRatherCall, isSurelyExcused } from './frames/excused.ts';
import {
  isOnlyTale,
  isOnlyWords,
  onlyAsksOfThing,
  onlyRetells,
  wantsItAlive,
} from './frames/in-games.ts';
import { onlyJokesOfThreat } from './frames/jokes-of-threat.ts';
import { hardlySaidIn, mildCallIn } from './frames/mild-call.ts';
import { namesCause, namesEmergency } from './frames/names-cause.ts';
import { onlyAsksThoughts, onlyLonely, onlyPractises } from './frames/only-sounds.ts';
import { onlySums } from './frames/only-sums.ts';
import { onlyPlainDay } from './frames/plain-day.ts';
import { isPlainQuestion, isPlainRemark } from './frames/plainly-harmless.ts';
import { readFrame } from './frames/read-frame.ts';
import { askedForAnother } from './frames/says-briefly.ts';
import { onlyTells } from './frames/says-only.ts';
import { toldWorryIn } from './frames/tells-worry.ts';
import { halvesOf, partsOf } from './halves.ts';
import { isForeignScript, isUnreadable } from './is-unreadable.ts';
import type { Language } from './language.ts';
import { inStandardWords } from './normalise/dialect.ts';
import { writeMovedOut } from './normalise/moved-out.ts';
import { writeSixInSums } from './normalise/six-in-sums.ts';
import { passagesOf } from './passages.ts';
import { type FoundRule, findRefusal } from './rules/find-rule.ts';
import type { CrisisCategory, SafetyVerdict } from './safety-verdict.ts';
import { situationIn } from './situations/find-situation.ts';
import { besideScene, mayWeigh, saysMore } from './situations/harmless-scenes.ts';
import {
  crisisOf,
  okWithConcern,
  refusalOf,
  situationCall,
  unclear,
  verdictOf,
} from './verdict-of.ts';

/**
 * The gate for what a child says (DESIGN 6), deterministic: the rules speak first, then what was learnt
 * (`classifier/`). `answer` is written by people; in another language than German easy German follows it.
 */
export function checkText(said: string): SafetyVerdict {
  const text = writeMovedOut(writeSixInSums(said));
  const verdict = hear(text);
  if (isFinal(verdict)) return verdict;
  const asked = verdict.verdict === 'ok' && verdict.concern ? askedForAnother(text) : null;
  if (asked !== null) return checkText(asked);
  const standard = inStandardWords(text);
  return standard === text ? verdict : ofDialect(verdict, hear(standard));
}

function hear(text: string): SafetyVerdict {
  const whole = readText(text);
  const situation = situationIn(whole.places);
  if (situation && !situation.isConcern) return situationCall(situation);
  const verdict = judge(text, whole);
  // What is only asked back about may be told in words that surely are a call.
  return situation && verdict.verdict !== 'crisis' ? situationCall(situation) : verdict;
}

/** What no other reading of the words changes. */
const isFinal = (verdict: SafetyVerdict): boolean =>
  (verdict.verdict === 'crisis' || verdict.verdict === 'blocked') &&
  (verdict.certainty === 'sure' || verdict.language !== 'de');

/**
 * A text in dialect as it stands, and in standard words: a call in either is heard. Where only the dialect made the
 * gate doubt, the standard words count; a call that was doubted is asked back about all the same.
 */
function ofDialect(spoken: SafetyVerdict, standard: SafetyVerdict): SafetyVerdict {
  if (standard.verdict === 'crisis' || spoken.verdict === 'blocked')
    return standard.verdict === 'crisis' ? standard : spoken;
  if (spoken.verdict === 'crisis') return okWithConcern(spoken.category);
  return standard.verdict === 'unclear' ? spoken : standard;
}

/** A half of a text that surely is a call by itself, which a harmless scene beside it thins out. */
function surelyHalf(text: string): SafetyVerdict | undefined {
  return halvesOf(text)
    .map((half) => judge(half, readText(half)))
    .find((one) => one.verdict === 'crisis' && one.certainty === 'sure');
}

/** `Onkel raucht 3 Zigarren und ich muss zu ihm ins Zimmer`: a call beside what is turned down for its drugs. */
const calledBeside = (text: string, heard: SafetyVerdict): SafetyVerdict | undefined =>
  heard.verdict === 'blocked' && heard.category === 'drugs'
    ? partsOf(text)
        .map((part) => judge(part, readText(part)))
        .find(({ verdict }) => verdict === 'crisis')
    : undefined;

/** A text in which no situation is told that is a call whatever else its words add up to. */
function judge(text: string, whole: ReadText): SafetyVerdict {
  if (whole.found?.by !== 'pattern' && onlyTells(text)) return { verdict: 'ok' };
  if ((!whole.found && isPlainRemark(text)) || isPlainQuestion(text)) return { verdict: 'ok' };
  const judged = passagesOf(text).map((passage) =>
    classify(passage === text ? whole : readText(passage)),
  );
  const outright = directCallIn(text);
  const isCallHeard =
    judged.some(({ help }) => help.certainty === 'sure') ||
    (whole.found?.by === 'pattern' && whole.found.rule.verdict === 'crisis');
  const rest = outright || judged.length > 1 ? null : besideScene(whole, isCallHeard);
  const heard = weigh({ text, whole, judged, outright });
  if (rest === null) return calledBeside(text, heard) ?? heard;
  const half = heard.verdict === 'crisis' ? undefined : surelyHalf(text);
  return half ?? (isFit(rest) ? ofScene(rest, heard) : heard);
}

/** What is left beside a harmless scene is no call by itself; where it may weigh, a call with it is asked back about. */
function ofScene(rest: string, heard: SafetyVerdict): SafetyVerdict {
  const category =
    heard.verdict === 'crisis'
      ? heard.category
      : heard.verdict === 'ok'
        ? heard.concern?.category
        : undefined;
  return category !== undefined && mayWeigh(rest) ? okWithConcern(category) : { verdict: 'ok' };
}

interface Heard {
  text: string;
  whole: ReadText;
  judged: Judgement[];
  outright: CrisisCategory | undefined;
}

/** What the rules and what was learnt make of a text that no situation explains. */
function weigh({ text, whole, judged, outright }: Heard): SafetyVerdict {
  if (outright === undefined && judged.every(hearsNoCall) && onlyJokesOfThreat(text))
    return { verdict: 'ok' };
  const isSum = outright === undefined && whole.found?.by !== 'pattern' && judged.every(isUnsure);
  if (isSum && onlySums(text)) return { verdict: 'ok' };
  if (outright === undefined && onlyAsksOfThings(text, whole, judged)) return { verdict: 'ok' };
  const isEveryday = outright === undefined && onlyEveryday(text);
  const hardlySaid = outright === undefined ? hardlySaidIn(text) : null;
  if (hardlySaid !== null)
    return whole.found || !judged.every(hearsNoCall)
      ? okWithConcern(hardlySaid)
      : { verdict: 'ok' };
  const mild = outright === undefined && judged.every(isUnsure) ? mildCallIn(text) : null;
  if (mild !== null) return okWithConcern(mild);
  if (outright === undefined && !whole.found && judged.every(isUnsure)) {
    const isUnheard = judged.every(({ help }) => help.certainty === undefined);
    if ((isUnheard && onlyOfTasks(text)) || onlyKnowsNot(text)) return { verdict: 'ok' };
    if (onlyAsksHelp(text)) return okWithConcern('emergency');
  }
  if (whole.found) {
    const { rule, by } = whole.found;
    // In an emergency every second counts: there the rules are believed.
    const isUrgent = outright !== undefined || rule.category === 'emergency';
    const [first] = judged;
    const isWish = by === 'score' && !isUrgent && judged.every(isLikelyWish);
    if (rule.verdict === 'crisis' && isWish && first)
      return refusalOf(refusalLabels[first.refusal.label], { language: first.language });
    if (rule.verdict === 'crisis' && outright === undefined && !isNoJoke(whole)) {
      if (rule.category === 'emergency' && by === 'score' && onlyLonely(whole.normalised, judged))
        return okWithConcern('self-harm');
      const framing = readFrame(whole.places);
      const isLaughed = !isUrgent && !framing.isEarnest && isLaughedAt(whole, judged);
      const isPlain = isEveryday && by === 'score';
      const isAtHome = rule.category === 'violence-at-home' || rule.category === 'abuse';
      if (isPlain && judged.every(hearsNoCall)) return { verdict: 'ok' };
      // Words that only add up, and what was learnt takes them for none; of what is done at home only in play.
      if (by === 'score' && !isUrgent && (framing.isPlay || !isAtHome) && !framing.isEarnest)
        if (judged.every((one) => hearsNoCall(one) && one.isSurelyHarmless))
          return refusedOr(whole, judged, { verdict: 'ok' });
      if (isPlain || isLaughed || isCalmed({ category: rule.category, by }, judged, framing))
        return framing.isNarrow || isLaughed
          ? okWithConcern(rule.category)
          : refusedOr(whole, judged, okWithConcern(rule.category));
    }
    if (rule.category === 'insult' && onlyScoldsSibling(text)) return { verdict: 'ok' };
    const isTale =
      rule.category === 'violence' &&
      (by === 'score' ? isOnlyTale(text) : onlyRetells(text) || wantsItAlive(text));
    if (isTale && (wantsItAlive(text) || judged.every(isNoWish))) return { verdict: 'ok' };
    if (rule.verdict === 'blocked' && isAngry(whole)) return okWithConcern('bullying');
    if (isSurelyExcused(whole.found, judged)) return { verdict: 'ok' };
    if (isOnlyNamed(whole.found, judged, readFrame(whole.places))) return { verdict: 'ok' };
    if (!isExcused(whole.found, judged) && !isRatherCall(whole.found, judged))
      return ruled(text, whole.found, judged);
  }
  if (outright) return crisisOf(outright, { language: judged[0]?.language ?? 'de' });
  // A child that practises says "13", "twenty" or "richtig?", and what was learnt are sentences.
  const isOneWord = !/\S\s+\S/u.test(text);
  // What was learnt would take the letters of a script it never saw for whatever comes nearest.
  if (isForeignScript(whole.normalised)) return unclear;
  // A vague passage hides no sure one behind it.
  let vague: CrisisCategory | undefined;
  for (const { help, language } of judged) {
    const { certainty } = help;
    if (!certainty || !isHeard(certainty, isOneWord)) continue;
    if (isEveryday && certainty === 'doubtful') continue;
    const category = helpLabels[help.label];
    const isVague =
      isEveryday ||
      isCalmed({ category }, judged, readFrame(whole.places)) ||
      !namesEmergency(category, text) ||
      (certainty === 'doubtful' && !namesCause(category, whole.normalised));
    if (language !== 'de' || !isVague)
      return crisisOf(toldApart(category, text, language), { certainty, language });
    vague ??= category;
  }
  if (vague) return okWithConcern(vague);
  for (const { refusal, language } of judged) {
    const { certainty } = refusal;
    const isFairQuestion =
      certainty === 'doubtful' &&
      (onlyPractises(whole.normalised, refusal.label) ||
        onlyAsksThoughts(whole.normalised, refusal.label));
    const isGame = certainty === 'doubtful' && isOnlyWords(text);
    const isScolding = refusal.label === 'insult' && onlyScoldsSibling(text);
    if (certainty && !isShort(text) && !isFairQuestion && !isScolding && !isGame)
      return refusalOf(refusalLabels[refusal.label], { certainty, language });
  }
  if (isUnreadable(judged)) return unclear;
  const worry = toldWorryIn(whole.places);
  if (worry) return okWithConcern(worry);
  const isHarmless = isEveryday || onlyPlainDay(text) || onlyAsksOfThing(text);
  if (isHarmless || asksOfNobody(text)) return { verdict: 'ok' };
  const possible = judged.find(({ help }) => help.isPossible && !isOneWord);
  return possible ? okWithConcern(helpLabels[possible.help.label]) : { verdict: 'ok' };
}

/** Of fewer words without their own what was learnt makes nothing. */
const LEAST_TO_DOUBT = 6;

/** Whether what is left of a text beside a harmless scene is fit by itself, and worries nobody. */
function isFit(rest: string): boolean {
  if (rest === '') return true;
  if (saysMore(rest)) return false;
  const told = checkText(rest);
  const isBroken = rest.split(' ').length < LEAST_TO_DOUBT;
  return told.verdict === 'ok' && (isBroken || !told.concern);
}

/** Where no call is heard after all, what is to be turned down still is. */
function refusedOr(
  { places }: ReadText,
  judged: Judgement[],
  verdict: SafetyVerdict,
): SafetyVerdict {
  const refused = findRefusal(places);
  const isMeant = refused && !isExcused(refused, judged);
  return isMeant ? verdictOf(refused.rule, { certainty: 'doubtful' }) : verdict;
}

/** Of abuse and strangers, whether it is blackmail by pictures. */
const toldApart = (category: CrisisCategory, text: string, language: Language): CrisisCategory =>
  (category === 'abuse' || category === 'stranger') && isBlackmail(text, language)
    ? 'blackmail'
    : category;

/** One word alone is believed only where it is sure. */
const isHeard = (certainty: 'sure' | 'doubtful', isOneWord: boolean): boolean =>
  certainty === 'sure' || !isOneWord;

/** Dangers the rules do not tell apart, and what the classifier may call them instead. */
const finer: Partial<Record<CrisisCategory, readonly CrisisCategory[]>> = {
  emergency: ['fire', 'injury', 'poison', 'breath', 'lost', 'running-away'],
  'self-harm': ['eating', 'other-child'],
  'violence-at-home': ['neglect', 'other-child'],
  abuse: ['other-child'],
  'running-away': ['lost'],
};

/** `Ich trau mich nicht heim, weil einer hinter mir herläuft`: nobody of home is spoken of. */
const isOutside = (text: string): boolean =>
  !conceptsIn(text, ['de']).some((concept) => /^(?:father|mother|kin|carer)$/.test(concept));

function ruled(text: string, { rule, by }: FoundRule, judged: Judgement[]): SafetyVerdict {
  const certainty = by === 'pattern' ? 'sure' : 'doubtful';
  if (rule.verdict === 'blocked') return verdictOf(rule, { certainty });
  const surely = judged.find(({ help }) => help.certainty === 'sure')?.help;
  const category = surely && helpLabels[surely.label];
  // Words that only add up tell less which danger it is than what was learnt and is sure.
  const isFiner =
    category !== undefined &&
    (by === 'score' ||
      finer[rule.category]?.includes(category) ||
      (rule.category === 'violence-at-home' && category === 'stranger' && isOutside(text)));
  return crisisOf(isFiner ? category : rule.category, { certainty });
}
