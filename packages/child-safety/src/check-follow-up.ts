import { checkText } from './check-text.ts';
import { classify } from './classifier/classify.ts';
import { helpLabels } from './classifier/labels.ts';
import { readText } from './classifier/read-text.ts';
import { asksHelpOverTask } from './frames/at-work.ts';
import { claimedDanger } from './frames/claims-asked.ts';
import { helpAgain } from './help-texts/again.ts';
import { helpKinds } from './help-texts/help-kinds.ts';
import { normaliseText } from './normalise/normalise-text.ts';
import { rememberVerdicts } from './remember-verdicts.ts';
import type { CrisisCategory, CrisisVerdict, SafetyVerdict } from './safety-verdict.ts';
import { situationIn } from './situations/find-situation.ts';
import { crisisOf, okWithConcern, situationCall } from './verdict-of.ts';

const checkOnce = rememberVerdicts(checkText);

/** So many turns of the child are heard as part of a call for help. */
export const FOLLOWING_TURNS = 4;
/** So many turns before the one that is checked may tell a danger together with it. */
export const TURNS_TOGETHER = 2;

const QUESTION =
  /^(?:und |aber |lux |hallo |sag mal |weisst du |ok |danke )*(?:was|wie|wer|wo|warum|wieso|weshalb|wann|welche[rsnm]?|woher|wohin|wozu|gibt es|hat|haben|ist|sind|koennen|kann)\b/u;
const REQUEST =
  /^(?:bitte |und |lux |ok |jetzt )*(?:erzaehl|mal|male|zeichne|sing|spiel|rechne|erklaer|lies|mach mir ein raetsel|witz|ich moechte (?:etwas|was) (?:ueber|spielen|malen))/u;
/** Of the child, of whoever it spoke of, of getting help: such a question may belong to the call. */
const PERSONAL =
  /\b(?:ich|mich|mir|meine?[nmrs]?|uns|wir|er|ihn|ihm|sie|ihr|niemand\w*|keiner\w*|jemand\w*|sagen|sag|anruf\w*|telefon\w*|nummer|hilfe|helfen|hilft|polizei|jugendamt|angst|trau\w*|traurig|allein\w*|weh|passiert|sterben|tot|schuld|geheim\w*|du|dir)\b/u;
/** The child was misunderstood, or says that it is well. */
const NOTHING_WRONG =
  /^(?:ne|nee|nein|noe|quatsch|doch nicht|egal|vergiss es|alles gut|alles ok|mir gehts gut|mir geht es gut|war nur|ich mein)\b|\b(?:nur spass|nur ein witz|alles gut|nichts passiert)\b/u;
/** `Die ist einkaufen`: nobody is missing. */
const WHEREABOUTS =
  /^(?:die|der|er|sie|meine? \w+) (?:ist|sind|kommt) (?:nur |kurz |gerade |grad |heute |gleich |bald )*(?:einkaufen|arbeiten|wieder|auf (?:der )?(?:arbeit|klassenfahrt|dienstreise)|im (?:urlaub|hort|garten|kindergarten|buero)|beim? (?:sport|training|fussball|friseur|zahnarzt|arzt|oma|opa|tante|freund\w*)|in der (?:schule|kita|kueche|arbeit))\b/u;
const FEWEST_WORDS = 3;

/**
 * The gate for what a child says after a call for help (DESIGN 6): unless it is plainly something else, it
 * is heard as part of it, and the way to help is named again in other words.
 *
 * @param earlier what the gate marked as a call for help among the child's last `FOLLOWING_TURNS` turns,
 *   oldest first.
 * @param before the child's turn right before, where the gate let it pass.
 * @param beforeThat the turn before that one, where the gate let it pass, too.
 */
export function checkFollowUp(
  text: string,
  earlier: readonly string[],
  before?: string | undefined,
  beforeThat?: string | undefined,
): SafetyVerdict {
  const verdict = checkOnce(text);
  const last = toldLast(earlier);
  if (!last) {
    if (before === undefined) return verdict;
    if (isOfTale(text, verdict, before) || asksHelpOverTask(text, before)) return { verdict: 'ok' };
    if (saysWhere(text, verdict)) return verdict;
    if (asksOn(text, verdict, [beforeThat, before]))
      return verdict.verdict === 'ok' ? verdict : { verdict: 'ok' };
    const heard = withTurnBefore(text, afterConcern(text, verdict, before), before);
    const told =
      beforeThat === undefined ? heard : withTwoBefore(text, heard, [beforeThat, before]);
    return withClaim(text, told, before);
  }
  if (verdict.verdict === 'crisis') {
    const isOther = helpKinds[verdict.category] !== helpKinds[last.category];
    if (verdict.language !== 'de' || (isOther && mayTurn(verdict))) return verdict;
  } else if (verdict.verdict !== 'ok' || (isPlainlyElse(text) && !asksForMeans(text, last))) {
    return verdict;
  } else if (verdict.concern && HURT.has(verdict.concern.category) && !isOfNow(last)) {
    // "Mir ist ganz schwarz vor Augen" behind hunger at home.
    return crisisOf(verdict.concern.category, { certainty: 'doubtful' });
  }
  return { ...last, certainty: 'doubtful', answer: sayAgain(last, earlier) };
}

/** What a child that does not want to live may ask for: no question of the facts then. */
const MEANS =
  /gift|luft|blut|bruecke|(?:\bzug\b|\bice\b|\bzuege\b)|gleis|dach|tablett|pille|verhunger|ertrink|strick|seil|messer|klinge|springen|hochhaus|\bhoch\b|\btief\b|strom/u;
const asksForMeans = (text: string, { category }: CrisisVerdict): boolean =>
  helpKinds[category] === 'sadness' && MEANS.test(plainOf(text));

/** What becomes an emergency while something else is talked of. */
const HURT: ReadonlySet<CrisisCategory> = new Set(['injury', 'breath', 'poison']);
const isOfNow = ({ category }: CrisisVerdict): boolean => helpKinds[category] === 'emergency';

/** What is sure, and what cannot wait or happens elsewhere, changes the help; a doubtful word of home does not. */
const mayTurn = (verdict: CrisisVerdict): boolean =>
  verdict.certainty === 'sure' || isOfNow(verdict) || TURNS.has(helpKinds[verdict.category]);
const TURNS: ReadonlySet<string> = new Set(['outside', 'pictures']);

/** The last turn that is a call by itself, else what the first of them made one. */
function toldLast(earlier: readonly string[]): CrisisVerdict | undefined {
  const own = earlier.map(checkOnce).findLast((one) => one.verdict === 'crisis');
  const [first] = earlier;
  return own ?? (first === undefined ? undefined : callOf(first));
}

/**
 * A turn that was marked as a call, with the one before it where only both together are one: so it is known
 * later what kind of danger was told.
 *
 * @param before the child's turn right before, where the gate let it pass.
 * @param beforeThat the turn before that one, likewise.
 */
export function callAsHeard(
  text: string,
  before?: string | undefined,
  beforeThat?: string | undefined,
): string {
  if (before === undefined || checkOnce(text).verdict === 'crisis') return text;
  const isOfTwo = beforeThat === undefined || checkFollowUp(text, [], before).verdict === 'crisis';
  return isOfTwo ? `${before} ${text}` : `${beforeThat} ${before} ${text}`;
}

/** What the gate marked as a call; of one that only the turn before it made a call, what it most likely is. */
function callOf(text: string): CrisisVerdict {
  const verdict = checkOnce(text);
  if (verdict.verdict === 'crisis') return verdict;
  const concern = verdict.verdict === 'ok' ? verdict.concern : undefined;
  const category = concern?.category ?? helpLabels[classify(readText(text)).help.label];
  return crisisOf(category, { certainty: 'doubtful' });
}

/** The way to help in other words. */
function sayAgain(
  { language, category, answer }: CrisisVerdict,
  earlier: readonly string[],
): string {
  if (language !== 'de') return answer;
  const situation = situationIn(readText(earlier.at(-1) ?? '').places);
  return situation?.again ?? helpAgain(category, earlier.length - 1);
}

/**
 * What follows a turn that LUX asked back about with care: a second sentence that may be a call is one, and
 * what is not plainly something else is met with care once more.
 */
function afterConcern(text: string, verdict: SafetyVerdict, before: string): SafetyVerdict {
  if (verdict.verdict !== 'ok') return verdict;
  const earlier = checkOnce(before);
  if (earlier.verdict !== 'ok' || !earlier.concern) return verdict;
  const { category } = earlier.concern;
  if (verdict.concern)
    return helpKinds[verdict.concern.category] === helpKinds[category]
      ? crisisOf(verdict.concern.category, { certainty: 'doubtful' })
      : verdict;
  return isPlainlyElse(text) || NOTHING_WRONG.test(plainOf(text))
    ? verdict
    : okWithConcern(category);
}

const OF_TALE =
  /^(?:und|dann|danach|der|die|das|er|sie|es|aber|am ende|ploetzlich|auf einmal)\b.*\b(?:ihm|ihn|ihr|sie|der|die|das|den|dem|er|es)\b/u;
const OF_HERSELF = /\b(?:ich|mir|mich|mein\w*|du|dir|dich|lehrer\w*|klasse|schule)\b/u;

/** `Der Ritter kämpft gegen den Drachen`, `und haut ihm den Kopf ab`: what goes on with a tale is read with it. */
function isOfTale(text: string, verdict: SafetyVerdict, before: string): boolean {
  if (verdict.verdict !== 'blocked' || verdict.certainty === 'sure') return false;
  const plain = plainOf(text);
  if (verdict.category !== 'violence' || !OF_TALE.test(plain) || OF_HERSELF.test(plain))
    return false;
  const joined = checkOnce(`${before} ${text}`);
  return joined.verdict === 'ok' && !joined.concern;
}

/** `Was ist ein Hai`, `beißt der`, `auch mich`. */
const ASKS_OF_IT =
  /^(?:und )?(?:beisst|frisst|sticht|jagt|kratzt|springt|greift|isst) (?:der|die|das|so einer|so eine)(?: \w+)?$/u;
const ALSO_ME = /^(?:und )?auch (?:mich|uns|menschen|kinder|babys|leute)$/u;

/** `Was macht die Feuerwehr`, `und wenn es brennt`, `rennt der rein`: a question that goes on, of nobody close. */
function asksOn(
  text: string,
  verdict: SafetyVerdict,
  [beforeThat, before]: readonly [string | undefined, string],
): boolean {
  const isOpen = beforeThat !== undefined && QUESTION.test(plainOf(beforeThat));
  if (!isOpen) return false;
  if (ALSO_ME.test(plainOf(text)) && ASKS_OF_IT.test(plainOf(before)))
    return !PERSONAL.test(plainOf(beforeThat));
  if (verdict.verdict !== 'ok' || !/^und wenn\b/u.test(plainOf(before))) return false;
  return ![text, before, beforeThat].some((turn) => PERSONAL.test(plainOf(turn)));
}

/** `Was heißt bewusstlos`, `so ist Mama grad`: asked back about where nothing else was heard. */
function withClaim(text: string, verdict: SafetyVerdict, before: string): SafetyVerdict {
  if (verdict.verdict !== 'ok' || verdict.concern) return verdict;
  const danger = claimedDanger(text, before);
  return danger === undefined ? verdict : okWithConcern(danger);
}

const saysWhere = (text: string, verdict: SafetyVerdict): boolean =>
  verdict.verdict === 'ok' && !verdict.concern && WHEREABOUTS.test(plainOf(text));

/** `Nein, doch nicht`: said of what LUX answered, and no part of what was told. */
const ONLY_NO =
  /^(?:nein|ne|nee|noe|doch|quatsch|stopp?)(?: (?:doch|nein|lieber|quatsch))*(?: nicht)?$/u;

/** More words than these say by themselves what they are about; fewer where they alone make one doubt. */
const MOST_JOINED = 8;
const MOST_JOINED_IN_DOUBT = 20;
/** A situation is told so exactly that longer turns may tell it, too. */
const MOST_OF_SITUATION = 30;

/** "Ich hab Angst" and then "vor Papa": two turns that only together are a call. */
function withTurnBefore(text: string, verdict: SafetyVerdict, before: string): SafetyVerdict {
  if (verdict.verdict !== 'ok' || ONLY_NO.test(plainOf(text))) return verdict;
  const longest = Math.max(...[text, before].map((turn) => plainOf(turn).split(' ').length));
  const together = `${before} ${text}`;
  const situation =
    longest <= MOST_OF_SITUATION ? situationIn(readText(together).places) : undefined;
  if (situation && situationIn(readText(before).places) === undefined)
    return situationCall(situation);
  const isDoubted = verdict.concern !== undefined;
  const isTold =
    plainOf(before).includes(' ') &&
    (isDoubted || !(QUESTION.test(plainOf(before)) || REQUEST.test(plainOf(before))));
  if (longest > (isDoubted ? MOST_JOINED_IN_DOUBT : MOST_JOINED) || !isTold || isPlainlyElse(text))
    return verdict;
  const joined = checkOnce(together);
  if (joined.verdict === 'crisis') return { ...joined, certainty: 'doubtful' };
  return joined.verdict === 'ok' && joined.concern && !verdict.concern ? joined : verdict;
}

/** Three turns tell one thing only where none is long: "Mein Papa", "der ist so böse", "der haut immer". */
const MOST_OF_THREE = 6;
const MOST_OF_THREE_IN_SITUATION = 12;
/** How a turn begins that goes on with the one before it. */
const GOES_ON =
  /^(?:und|aber|weil|wenn|damit|sonst|dann|danach|da|der|die|das|er|sie|es|ihn|ihm|immer|jede[nr]?|seit|schon|bis|ganz|nur|nachts|heimlich|mit|in|im|ins|auf|vor|am|an|beim|davon|dabei|deswegen|deshalb)\b/u;

/** A danger told in three turns, of which no two are a call. */
function withTwoBefore(
  text: string,
  verdict: SafetyVerdict,
  [beforeThat, before]: readonly [string, string],
): SafetyVerdict {
  if (verdict.verdict !== 'ok') return verdict;
  const turns = [beforeThat, before, text].map(plainOf);
  const longest = Math.max(...turns.map((turn) => turn.split(' ').length));
  const together = `${beforeThat} ${before} ${text}`;
  if (longest <= MOST_OF_THREE_IN_SITUATION) {
    const situation = situationIn(readText(together).places);
    const isNew =
      situation && situationIn(readText(`${beforeThat} ${before}`).places) !== situation;
    if (isNew && !(situation.isConcern && verdict.concern)) return situationCall(situation);
  }
  const isTold = turns.every(
    (turn) => turn.includes(' ') && !QUESTION.test(turn) && !REQUEST.test(turn),
  );
  const doesGoOn = turns.slice(1).every((turn) => GOES_ON.test(turn));
  if (longest > MOST_OF_THREE || !isTold || !doesGoOn) return verdict;
  const joined = checkOnce(together);
  return joined.verdict === 'crisis' ? { ...joined, certainty: 'doubtful' } : verdict;
}

const plainOf = (text: string): string =>
  normaliseText(text)
    .replace(/[^\p{L}\p{N} ]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();

/** A question or a wish about the world, of which nothing sounds like the call. */
function isPlainlyElse(text: string): boolean {
  const plain = plainOf(text);
  if (plain.split(' ').length < FEWEST_WORDS) return REQUEST.test(plain);
  const isAsked = REQUEST.test(plain) || (QUESTION.test(plain) && !PERSONAL.test(plain));
  return isAsked && classify(readText(text)).isLikelyHarmless;
}
