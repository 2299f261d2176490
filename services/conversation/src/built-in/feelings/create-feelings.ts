import { checkAnswer } from '@lux/child-safety/check-answer.ts';
import { answerArithmetic } from '../arithmetic/answer-arithmetic.ts';
import { shareOfDesk } from '../desks/read-desk.ts';
import { type Asked, pickByText, type Skill, type Turn } from '../skill.ts';
import type { AddedFile, Feeling, FeelingsFile, SpokenWordsFile } from './feelings-file.ts';
import { createFeelingFinder } from './find-feeling.ts';
import { learntFeeling } from './learnt-feeling.ts';
import { asksForHelp, isWish, readReply, readSaying } from './read-saying.ts';
import { createSayBack } from './say-back.ts';
import {
  asksAtEnd,
  asksCause,
  hasContrast,
  isOfOneself,
  isPast,
  isWishing,
  isWorrying,
  tellsCause,
  wantsToKnow,
} from './signs-of-telling.ts';

/** After so many answers of LUX about one trouble the talk comes to its end. */
const LAST_STEP = 3;
/** What is heard and the first help, together. */
const MOST_FIRST_WORDS = 45;
const MAX_REPLY_WORDS = 40;
const SHORT_WORDS = 3;
/** A sentence of so many words has told what happened. */
const LONG_WORDS = 8;
/** So sure the learnt reader must be that a child tells how it feels. */
/** The learnt reader of feelings is asked only where a feeling may be meant at all. */
const LEAST_FELT = 0.3;
const SURE_FELT = 0.75;
const FEWEST_FELT = 3;
const GLAD =
  /(?<!\p{L})(?:freu\p{L}*|juhu\p{L}*|hurra|geschafft|gewonnen|stolz|glücklich|toll|super|endlich|schön\p{L}*)(?!\p{L})/iu;
/** A talk of a trouble so far: what it is about last, and how often LUX has answered to it. */
interface Thread {
  feeling: Feeling | null;
  steps: number;
  isClosed: boolean;
}

/** What a child tells of itself (DESIGN 9): taken up, asked after, helped with, and brought to a good end. */
export function createFeelings(
  file: FeelingsFile,
  addedFile: AddedFile,
  spokenWords: SpokenWordsFile,
  isNoun: (word: string) => boolean = () => false,
  /** Dialect as it stands in books. */
  writeDialectOut: (text: string) => string = (text) => text,
) {
  const finder = createFeelingFinder(file, addedFile);
  const turnedBack = createSayBack(spokenWords, isNoun);
  const { replies, closes, mixed, told } = file;
  const closing = [
    ...Object.values(closes).flat(),
    ...told.close,
    ...replies.nobody,
    ...replies.refuse,
  ];
  const own = [
    ...file.feelings.flatMap(({ hear, ask, help, grownUp = [] }) =>
      [hear, ask, help, grownUp].flat(),
    ),
    ...[
      told.hear,
      told.worry,
      told.ask,
      told.askPast,
      told.worryAsk,
      told.grownUp,
      mixed.ask,
      replies.open,
    ].flat(),
    ...addedFile.added.flatMap(({ answers }) => answers),
    ...closing,
  ];

  function sayBack(text: string): string | null {
    const said = turnedBack(finder.repair(text));
    return said !== null && checkAnswer(said).verdict === 'ok' ? said : null;
  }

  function findTold(text: string): Feeling | null {
    const saying = readSaying(text);
    if (saying === 'told') return finder.told(text);
    if (saying !== 'why') return null;
    const feeling = finder.told(text);
    return feeling?.isWhy ? feeling : null;
  }

  /** What no pattern knows, by what was learnt. */
  function findLearnt(text: string): Feeling | null {
    const isShort = text.split(/\s+/).length < FEWEST_FELT;
    if (isShort || readSaying(text) === 'question' || isWish(text)) return null;
    if (shareOfDesk(text, 'feeling') < LEAST_FELT) return null;
    const id = learntFeeling(text);
    return file.feelings.find((feeling) => feeling.id === id) ?? null;
  }

  /** What is talked of after `next` was said: a mood, a wish and what belongs to the talk do not turn it. */
  function followed(before: Feeling | null, next: Feeling | null, text: string): Feeling | null {
    if (!before || !next || before === next) return next ?? before;
    if (finder.added(text, before).some(({ keeps }) => keeps)) return before;
    if (before.isGlad && !next.isGlad) return addsTo(before, text) ? before : next;
    if (before.isVague && (next.weight === 'heavy' || !next.isVague)) {
      const belongs = next.weight === 'light' && addsTo(before, text);
      return belongs ? before : next;
    }
    const staysWith = (next.isVague && !before.isVague) || isWishing(text) || addsTo(before, text);
    return staysWith ? before : next;
  }

  const addsTo = (feeling: Feeling, text: string) =>
    finder.added(text, feeling).some((entry) => entry.in !== undefined);

  /** Reads the trouble that is talked of from LUX's last answers without a break. */
  function readThread(history: readonly Turn[]): Thread | null {
    const isOwn = ({ content }: Turn) => own.some((line) => content.includes(line));
    const answers = history.filter(({ role }) => role === 'assistant');
    const before = answers.findLastIndex((answer) => !isOwn(answer));
    const steps = answers.length - 1 - before;
    const last = answers.at(-1);
    if (steps === 0 || !last) return null;
    const feeling = history
      .filter(({ role }) => role === 'user')
      .slice(-steps)
      .reduce<Feeling | null>((found, { content }) => {
        const said = writeDialectOut(content);
        return followed(found, findTold(said) ?? findLearnt(said), said);
      }, null);
    return {
      feeling,
      steps,
      isClosed: closing.some((line) => last.content.includes(line)),
    };
  }

  /** The first wording this talk has not heard yet. */
  function unheard({ history, question }: Asked, lines: readonly string[], said = ''): string {
    const fresh = lines.filter(
      (line) => line !== said && !history.some(({ content }) => content.includes(line)),
    );
    return pickByText(fresh.length > 0 ? fresh : lines, `${question} ${history.length}`);
  }

  const isFresh = ({ history }: Asked, line: string) =>
    !history.some(({ content }) => content.includes(line));

  /** Who has said why is not asked why. */
  function askBack(asked: Asked, { ask }: Feeling): string {
    const isTold = tellsCause(asked.question) || asked.question.split(/\s+/).length >= LONG_WORDS;
    const fitting = ask.filter((line) => !isTold || !asksCause(line));
    return unheard(asked, fitting.length > 0 ? fitting : replies.open);
  }

  function takeUp(asked: Asked, feeling: Feeling, steps: number): string {
    const back = feeling.echo ? sayBack(asked.question) : null;
    const grownUp =
      feeling.weight === 'heavy' || feeling.firstGrownUp ? feeling.grownUp : undefined;
    const asksBack = steps < 2 && !feeling.isQuick && !asksForHelp(asked.question);
    const opening = join(
      back !== null && isFresh(asked, back) ? back : null,
      unheard(asked, feeling.hear),
      grownUp ? (grownUp.find((line) => isFresh(asked, line)) ?? null) : null,
    );
    if (!asksBack) return join(opening, unheard(asked, feeling.help));
    return join(opening, firstHelp(asked, feeling, opening), askBack(asked, feeling));
  }

  /** One thing to do at once; the way to a grown-up, a joy and what was to be done now leave no room for it. */
  function firstHelp(asked: Asked, feeling: Feeling, opening: string): string | null {
    if (feeling.isGlad || feeling.weight === 'heavy' || feeling.firstGrownUp) return null;
    const room = MOST_FIRST_WORDS - opening.split(' ').length;
    return (
      feeling.help.find((line) => line.split(' ').length <= room && isFresh(asked, line)) ?? null
    );
  }

  function advise(asked: Asked, feeling: Feeling): string {
    const first = unheard(asked, feeling.help);
    const second = unheard(asked, feeling.grownUp ?? feeling.help, first);
    return join(first, second);
  }

  function closesOf({ isGlad, isQuick, weight }: Feeling): readonly string[] {
    if (isGlad) return closes.glad;
    return isQuick ? closes.quick : closes[weight];
  }

  /** The next step with what the child has answered to LUX. */
  function goOn(asked: Asked, { feeling, steps }: Thread): string {
    const reply = readReply(asked.question);
    if (reply === 'nobody') return unheard(asked, replies.nobody);
    if (reply === 'refuse') {
      return join(
        unheard(asked, replies.refuse),
        feeling?.weight === 'heavy' ? unheard(asked, told.grownUp) : null,
      );
    }
    const back = reply === 'told' ? sayBack(asked.question) : null;
    const heard = back !== null && isFresh(asked, back) ? back : null;
    const added = finder
      .added(asked.question, feeling)
      .flatMap(({ answers }) => answers)
      .find((line) => isFresh(asked, line));
    if (added !== undefined && steps <= LAST_STEP) return join(heard, added);
    const isShort = reply === 'told' && asked.question.trim().split(/\s+/).length <= SHORT_WORDS;
    const opening = heard ?? unheard(asked, replies[isShort ? 'short' : reply]);
    const isSentence = reply === 'told' && !isShort && steps === 1;
    if (!feeling) {
      const sayings = [...asked.earlier.slice(-steps), asked.question].join(' ');
      const isWorry = reply === 'long' || reply === 'no' || isWorrying(sayings);
      if (isSentence) return join(opening, unheard(asked, isWorry ? replies.open : told.ask));
      return join(opening, unheard(asked, isWorry ? told.grownUp : told.close));
    }
    if (steps >= LAST_STEP || (reply === 'better' && feeling.weight === 'light')) {
      return join(opening, unheard(asked, closesOf(feeling)));
    }
    if (isSentence && !feeling.isQuick) {
      const asks = feeling.isGlad && !isWorrying(asked.question) ? feeling.ask : replies.open;
      return join(
        opening,
        unheard(
          asked,
          asks.filter((line) => !asksCause(line)),
        ),
      );
    }
    const needsGrownUp = feeling.grownUp && (steps === 2 || reply === 'long');
    return join(
      opening,
      unheard(asked, needsGrownUp && feeling.grownUp ? feeling.grownUp : feeling.help),
    );
  }

  /** Troubles, joys and requests for advice; and whatever is said back while one is talked of. */
  const answerFeeling: Skill = (heard) => {
    const asked = { ...heard, question: writeDialectOut(heard.question) };
    const { question } = asked;
    const thread = readThread(asked.history);
    const isOpen = thread !== null && !thread.isClosed;
    const saying = readSaying(question);
    const asksBack = finder.asked(question);
    if (isOpen && thread.feeling && asksForHelp(question)) return advise(asked, thread.feeling);
    if (asksBack) return takeUp(asked, asksBack, 0);
    if (saying === 'advice') {
      const feeling = finder.advised(question);
      return feeling ? advise(asked, feeling) : null;
    }
    const found = findTold(question);
    if (found && found.weight === 'light' && hasContrast(question) && finder.isMixed(question)) {
      return join(sayBack(question) ?? unheard(asked, mixed.hear), unheard(asked, mixed.ask));
    }
    const feeling = isOpen ? followed(thread.feeling, found, question) : found;
    if (feeling && feeling !== thread?.feeling) return takeUp(asked, feeling, thread?.steps ?? 0);
    if (feeling && !isOpen) return takeUp(asked, feeling, 0);
    if (!isOpen || saying === 'question' || isWish(question)) return null;
    if (question.split(/\s+/).length > MAX_REPLY_WORDS || !/\p{L}/u.test(question)) return null;
    return answerArithmetic(question) === null ? goOn(asked, thread) : null;
  };

  /** What a child tells of itself beyond all that is known: heard, never answered with a fact. */
  const answerTold: Skill = (heard) => {
    const asked = { ...heard, question: writeDialectOut(heard.question) };
    const { question } = asked;
    if (
      readSaying(question) !== 'told' ||
      !isOfOneself(question) ||
      question.includes('?') ||
      asksAtEnd(question)
    )
      return null;
    const isWorry = isWorrying(question);
    const back = sayBack(question);
    return join(
      back ?? unheard(asked, isWorry ? told.worry : told.hear),
      unheard(asked, isWorry ? told.worryAsk : isPast(question) ? told.askPast : told.ask),
      isWorry ? unheard(asked, told.grownUp) : null,
    );
  };

  /** What sounds like a trouble or a joy though no pattern knows it: heard, and asked after. */
  const answerFelt: Skill = (heard) => {
    const { question } = heard;
    const plain = writeDialectOut(question);
    const isTold = readSaying(plain) === 'told' && !question.includes('?') && !asksAtEnd(plain);
    if (!isTold || plain.split(/\s+/).length < FEWEST_FELT || isWish(plain)) return null;
    if (shareOfDesk(question, 'feeling') < SURE_FELT) return null;
    const asked = { ...heard, question: plain };
    const isGlad = GLAD.test(plain) && !isWorrying(plain);
    return join(
      sayBack(plain) ?? unheard(asked, isGlad ? told.hear : told.worry),
      unheard(asked, isGlad ? told.ask : told.worryAsk),
      isGlad ? null : unheard(asked, told.grownUp),
    );
  };

  /** A feeling that only the learnt reader knows. */
  const answerLearnt: Skill = (heard) => {
    const asked = { ...heard, question: writeDialectOut(heard.question) };
    const feeling = findLearnt(asked.question);
    return feeling === null ? null : takeUp(asked, feeling, 0);
  };

  /** "Mein Papa ist Polizist" wants no encyclopedia. */
  const answerOwnStory: Skill = (asked) => (wantsToKnow(asked.question) ? null : answerTold(asked));

  return { answerFeeling, answerFelt, answerLearnt, answerOwnStory, answerTold };
}

const join = (...lines: (string | null)[]) => lines.filter((line) => line !== null).join(' ');
