import { type Amount, type Piece, readAmounts, readPieces } from './read-amounts.ts';
import { readUnit } from './units.ts';
import { type Deed, isFiniteVerb, isVerb, readDeed } from './verbs.ts';

/** A clause of a word problem: who, what is done, how many of what. */
export interface Clause {
  words: string[];
  deed: Deed | null;
  /** In small letters; "ich", a name, "mutter"; null where things themselves act: "3 Vögel fliegen weg". */
  subject: string | null;
  /** To whom: "ihr", "tom"; null where it is not said. */
  recipient: string | null;
  amounts: Amount[];
  isQuestion: boolean;
}

export const PRONOUN = /^(?:er|sie|es|ich|du|wir|man)$/;
const DATIVE = /^(?:ihm|ihr|ihnen|mir|dir|uns|euch)$/;
const DETERMINER =
  /^(?:d(?:er|ie|as|en|em)|(?:m|d|s)?ein(?:e[nmrs]?)?|ihre?[nmrs]?|unsere?[nmr]?|nen?|(?:kleine|große|beste|jüngere|ältere)[rns]?)$/;
const PREPOSITION =
  /^(?:in|im|ins|auf|an|am|bei|beim|unter|unterm|von|vom|aus|zu|zum|zur|nach|vor|mit|für|um|ohne|hinter|neben|über|seit|bis)$/;
const FILLER =
  /^(?:und|dann|danach|damit|aber|wenn|jetzt|nun|später|heute|gestern|morgen|noch|also|da|davon|zuerst|erst|am|anfang|nochmal|wieder|dazu|auch|nur|schon|bereits|insgesamt|zusammen|plötzlich|leider|dort|hier|hey|hallo|lux|sag|mal|bitte|so|ok|okay|äh|ähm|stell|dir|vor|dass|angenommen|außerdem|daraus|jeweils|immer|je|pro|mehr|wie|viele?|wieviele?|nochmals|nachher|vorher|später|zurück|beide|alle|halb|doppelt|dreimal|viermal|weil|bevor|nachdem|als|hm)$/;
const CONNECTOR =
  /^(?:und|dann|danach|aber|jetzt|nun|wenn|später|nachher|daraufhin|anschließend|bevor|nachdem|doch|plötzlich)$/;
const QUESTION =
  /^(?:wie ?viele?n?|wieviele?n?|wievielen?|wie (?:alt|lange|schwer|groß|lang|teuer|weit|hoch|oft|warm|kalt|schnell|tief|breit|dick)|was kosten?|was kostet|was muss|was müssen|was bezahl\p{L}*|was zahl\p{L}*|wann|um wie|um wieviel|was bleibt|was ist (?:übrig|noch|dann)|was (?:bekomm|krieg)\p{L}*)/u;

export function readClauses(text: string): Clause[] {
  const pieces = readPieces(text);
  const amounts = readAmounts(pieces);
  const cuts = findCuts(pieces, amounts);
  const clauses: Clause[] = [];
  let subject: string | null = null;
  for (const [index, from] of cuts.entries()) {
    const to = cuts[index + 1] ?? pieces.length;
    const part = pieces.slice(from, to).filter(({ word }) => /[\p{L}\d]/u.test(word));
    const own = amounts.filter(({ at }) => at >= from && at < to);
    if (part.length === 0) continue;
    const words = part.map(({ word }) => word);
    const isQuestion =
      startsQuestion(words, 0) || (clauses.at(-1)?.isQuestion === true && own.length === 0);
    const clause = readClause(pieces, own, { from, to, words, isQuestion });
    const deed =
      clause.deed ??
      (own.length > 0 ? (particleDeed(words) ?? clauses.at(-1)?.deed ?? null) : null);
    if (clauses.at(-1)?.isQuestion) subject = null;
    const isContinued = clause.subject === null && !clause.words.some(isFiniteVerb);
    const filled: Clause = {
      ...clause,
      deed,
      subject: isContinued && clauses.length > 0 ? subject : clause.subject,
    };
    if (filled.subject !== null) subject = filled.subject;
    clauses.push(filled);
  }
  return clauses;
}

/** The numbers that count: "in einer Stunde 80 Kilometer" holds one of them. */
export function numbersOf({ amounts, words, isQuestion }: Clause): Amount[] {
  const counted = amounts.filter(({ isArticle, dimension }) => !isArticle || dimension !== null);
  const [one, other] = counted;
  const isRate =
    !isQuestion &&
    counted.length === 2 &&
    one?.dimension === 'time' &&
    other?.dimension !== 'time' &&
    one.value === readUnit(one.units[0] ?? '')?.size &&
    /(?:^| )(?:in|pro) eine[mr] /.test(words.join(' '));
  return isRate ? counted.slice(1) : counted;
}

/** "15 steigen aus und 9 ein": the verb is not said again. */
function particleDeed(words: readonly string[]): Deed | null {
  const last = words.at(-1) ?? '';
  if (/^(?:ein|dazu|hinzu|zu)$/.test(last)) return 'gain';
  return /^(?:aus|ab|weg)$/.test(last) ? 'lose' : null;
}

function startsQuestion(words: string[], at: number): boolean {
  const skip = /^(?:und|dann|jetzt|nun|frage|aber|also|die|ist|lautet)$/.test(words[at] ?? '')
    ? 1
    : 0;
  return (
    QUESTION.test(words.slice(at, at + 3).join(' ')) ||
    (skip === 1 && QUESTION.test(words.slice(at + 1, at + 4).join(' ')))
  );
}

/** Where clauses begin: at marks, connecting words, questions, and before the subject of a second verb. */
function findCuts(pieces: readonly Piece[], amounts: readonly Amount[]): number[] {
  const words = pieces.map(({ word }) => word);
  const inside = new Set(
    amounts.flatMap(({ at, end }) =>
      Array.from({ length: end - at - 1 }, (_, index) => at + 1 + index),
    ),
  );
  const starts = new Set(amounts.map(({ at }) => at));
  const articles = new Set(amounts.filter(({ isArticle }) => isArticle).map(({ at }) => at));
  const cuts = new Set([0]);
  let hasVerb = false;
  let hasAmount = false;
  let amountCount = 0;
  const cut = (at: number) => {
    cuts.add(at);
    hasVerb = false;
    hasAmount = false;
    amountCount = 0;
  };
  for (const [at, word] of words.entries()) {
    if (inside.has(at)) continue;
    const isMark = /^[.,;!?:]$/.test(word);
    if (isMark) cut(at + 1);
    else if (QUESTION.test(words.slice(at, at + 3).join(' ')) && !/^um$/.test(words[at - 1] ?? ''))
      cut(at);
    else if (CONNECTOR.test(word) && (hasAmount || word === 'wenn')) cut(at);
    else if (starts.has(at)) {
      hasAmount = true;
      if (!articles.has(at)) amountCount += 1;
    } else if (isFiniteVerb(word)) {
      const isAfterSecond = amountCount > 1 && (starts.has(at - 1) || inside.has(at - 1));
      if (hasVerb && hasAmount && (isAfterSecond || !endsClause(words, at)))
        cut(subjectBefore(words, at, { cuts, starts, isAfterSecond }));
      hasVerb = true;
    }
  }
  return [...cuts].sort((one, other) => one - other);
}

/** A verb at the end of "wenn ich 5 Äpfel habe" begins nothing. */
function endsClause(words: string[], at: number): boolean {
  const next = words[at + 1];
  return next === undefined || /^[.,;!?:]$/.test(next) || /^(?:und|oder|wie|dann)$/.test(next);
}

function subjectBefore(
  words: string[],
  verb: number,
  {
    cuts,
    starts,
    isAfterSecond,
  }: { cuts: Set<number>; starts: Set<number>; isAfterSecond: boolean },
): number {
  let at = verb - 1;
  if (cuts.has(verb) || /^[.,;!?:]$/.test(words[at] ?? '')) return verb;
  if (isAfterSecond && starts.has(at)) return at;
  if (isAfterSecond && starts.has(at - 1)) return at - 1;
  if (DETERMINER.test(words[at - 1] ?? '') && !starts.has(at)) at -= 1;
  return Math.max(at, 0);
}

function readClause(
  pieces: readonly Piece[],
  amounts: Amount[],
  {
    from,
    to,
    words,
    isQuestion,
  }: { from: number; to: number; words: string[]; isQuestion: boolean },
): Clause {
  const firstAmount = amounts.find(({ isArticle }) => !isArticle)?.at ?? to;
  const skipped = new Set(
    amounts.flatMap(({ at, end }) => Array.from({ length: end - at }, (_, index) => at + index)),
  );
  let subject: string | null = null;
  let recipient: string | null = null;
  let seenVerb = false;
  for (let at = from; at < to; at += 1) {
    const word = pieces[at]?.word ?? '';
    if (DATIVE.test(word) && (seenVerb || subject !== null))
      recipient = followsNoun(pieces, at) ? recipient : word;
    if (PREPOSITION.test(word) && at < firstAmount && !(word === 'von' && seenVerb)) {
      at += DETERMINER.test(pieces[at + 1]?.word ?? '') ? 2 : 1;
      continue;
    }
    if (skipped.has(at) && at >= firstAmount) continue;
    if (isVerb(word)) {
      seenVerb = true;
      continue;
    }
    if (!/^\p{L}+$/u.test(word) || FILLER.test(word) || DETERMINER.test(word)) {
      // "sie" and "ihr" are pronouns before they are anything else.
      if (!PRONOUN.test(word)) continue;
    }
    if (at > firstAmount && !PRONOUN.test(word)) {
      if (
        recipient === null &&
        seenVerb &&
        subject !== null &&
        /\p{Lu}/u.test(pieces[at]?.raw ?? '')
      )
        recipient = word;
      continue;
    }
    if (subject === null) subject = word;
    else if (seenVerb && recipient === null && !PRONOUN.test(word)) recipient = word;
  }
  return { words, deed: readDeed(words), subject, recipient, amounts, isQuestion };
}

/** "gibt ihr 3" is to her, "gibt ihr Heft" is not. */
function followsNoun(pieces: readonly Piece[], at: number): boolean {
  const next = pieces[at + 1];
  return (
    pieces[at]?.word === 'ihr' &&
    next !== undefined &&
    /^\p{Lu}/u.test(next.raw) &&
    !isVerb(next.word)
  );
}
