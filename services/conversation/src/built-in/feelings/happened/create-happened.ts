import { checkAnswer } from '@lux/child-safety/check-answer.ts';
import { answerArithmetic } from '../../arithmetic/answer-arithmetic.ts';
import { isAsking } from '../../follow-ups/is-asking.ts';
import { type Asked, pickByText, type Skill } from '../../skill.ts';
import { withWayToHelp } from '../../with-concern.ts';
import { readTurn } from '../mood/read-turn.ts';
import { asksForHelp, isWish, readReply, readSaying } from '../read-saying.ts';
import { isAlarming, isTroubled } from '../signs-of-telling.ts';
import { join } from '../talk-steps.ts';
import { compileSaid, withoutMarks } from './compile-said.ts';
import { fillSlots } from './fill-slots.ts';
import type { Happening, HappeningsFile } from './happenings-file.ts';
import { mayWeigh } from './may-weigh.ts';

/** More words tell more than one thing that happened. */
const MOST_WORDS = 30;
const FEWEST_WORDS = 2;
/** So few words tell of a mood, and of no despair but where its own words are said. */
const FEW_WORDS = 7;
/** After so many answers about one thing the talk comes to its end. */
const LAST_STEP = 3;
/** "Der ist blau", "weil ich geübt hab": goes on with what was told before; so do a few words. */
const GOES_ON =
  /^(?:(?:und|aber|ja|nein|nee|doch|also|na) )*(?:der|die|das|er|sie|es|da|dann|danach|weil|mit|zu|am|im|in|bei|beim|vom|von|auch|hab|habe|haben)(?!\p{L})/iu;
const FEW_ANSWERED = 4;
/** Two numbers may be a task; a score is none. */
const MAY_BE_TASK = /\d+(?! zu \d)\D+\d+/u;
/** "… welcher Tag ist das": what is told before it is no more than what it takes to answer. */
const ASKS_INSIDE =
  /(?<!\p{L})(?:welche[rsnm]?|wie ?viele?|wie lange|wie alt|wie oft|wann|wieso|warum|weshalb) \p{L}/iu;

/** No joy is told so. */
const IS_PITY = /(?<!\p{L})(?:schade|leider|traurig|doof|blöd|kein bisschen)(?!\p{L})/iu;

interface Known {
  /** The child's own words; null where they cannot be said back. */
  sayBack: (text: string) => string | null;
  /** The grave feeling a sentence tells of, if any; `isSaid` where its own words are said. */
  graveOf: (text: string, isSaid?: boolean) => string | null;
  /** Dialect as it stands in books. */
  writeDialectOut: (text: string) => string;
}

interface Found {
  happening: Happening;
  slots: Record<string, string | undefined>;
}

const isFit = (answer: string | null) => answer !== null && checkAnswer(answer).verdict === 'ok';

/**
 * Takes up what happened to a child by who did what and how it ended: in the child's own words, with one question
 * or one thing to do; and goes on from there. Whatever may weigh more is left to those who hear it.
 */
export function createHappened(
  files: readonly HappeningsFile[],
  { sayBack, graveOf, writeDialectOut }: Known,
) {
  const words = Object.assign({}, ...files.map((file) => file.words)) as Record<string, string>;
  const closes = Object.assign({}, ...files.map(({ close }) => close)) as Record<string, string[]>;
  const heard = files.flatMap((file) => file.heard);
  const compile = (said: readonly string[]) => said.map((pattern) => compileSaid(pattern, words));
  const compileAdded = <Added extends { said: string[] }>({ said, ...rest }: Added) => ({
    ...rest,
    patterns: compile(said),
  });
  const known = files
    .flatMap(({ happenings }) => happenings)
    .map((happening) => ({
      happening,
      patterns: compile(happening.said),
      not: compile(happening.not === undefined ? [] : [happening.not]),
      harmless: compile(happening.harmless === undefined ? [] : [happening.harmless]),
      added: happening.added.map(compileAdded),
    }));
  const shared = files.flatMap(({ added }) => added).map(compileAdded);

  const isTold = (question: string) =>
    readSaying(question) === 'told' &&
    !isAsking(question) &&
    !question.includes('?') &&
    !ASKS_INSIDE.test(question) &&
    !MAY_BE_TASK.test(question);

  /** What happened, where nothing graver is told beside it. */
  function find(question: string): Found | null {
    const text = withoutMarks(writeDialectOut(question));
    const count = text.split(' ').length;
    if (count < FEWEST_WORDS || count > MOST_WORDS) return null;
    const isAsked = !isTold(question);
    for (const { happening, harmless, patterns, not } of known) {
      if (isAsked && !happening.isAskedSo) continue;
      const match = patterns.map((pattern) => pattern.exec(text)).find((found) => found !== null);
      if (!match || not.some((pattern) => pattern.test(text))) continue;
      const earnest = harmless.reduce((rest, scene) => rest.replace(scene, ' '), text);
      if (mayWeigh(earnest)) return null;
      if (isAlarming(text.replace(match[0], ' '))) return null;
      if (happening.mood === 'light' && isTroubled(earnest)) return null;
      const turn = readTurn(text);
      if (happening.mood === 'glad' && IS_PITY.test(text)) return null;
      if (turn !== null && (turn === 'joyDenied') !== (happening.mood === 'hard')) return null;
      const grave = graveOf(text);
      if (grave !== null && !happening.besides.includes(grave)) return null;
      return { happening, slots: match.groups ?? {} };
    }
    return null;
  }

  /** Texts with the child's own words go before those without. */
  function textsOf({ happening, slots }: Found): string[] {
    const filled = happening.first.map((line) => ({ line, text: fillSlots(line, slots) }));
    const own = filled.filter(({ line, text }) => text !== null && text !== line);
    const filling = (some: typeof filled) => some.flatMap(({ text }) => text ?? []).filter(isFit);
    const texts = filling(own);
    return texts.length > 0 ? texts : filling(filled);
  }
  const linesOf = ({ id }: Happening) => {
    const entry = known.find(({ happening }) => happening.id === id);
    return [
      ...(entry?.happening.next ?? []),
      ...(entry?.added ?? []).flatMap((one) => one.answers),
    ];
  };

  /** What was taken up last and how many answers there were to it; null where something else is talked of. */
  function readThread({ history }: Asked): (Found & { steps: number }) | null {
    const said = history.filter(({ role }) => role === 'user').map(({ content }) => content);
    const answers = history
      .filter(({ role }) => role === 'assistant')
      .map(({ content }) => content);
    for (let at = answers.length - 1; at >= 0 && at >= answers.length - 1 - LAST_STEP; at -= 1) {
      const answer = answers[at] ?? '';
      const found = find(said[at + said.length - answers.length] ?? '');
      if (found && textsOf(found).some((text) => answer.includes(text)))
        return { ...found, steps: answers.length - at };
      const isOurs = [
        ...shared.flatMap((one) => one.answers),
        ...known.flatMap(({ happening }) => linesOf(happening)),
      ];
      if (!isOurs.some((line) => answer.includes(line))) return null;
    }
    return null;
  }

  function unheard({ history, question }: Asked, lines: readonly string[]): string | null {
    const fresh = lines.filter((line) => !history.some(({ content }) => content.includes(line)));
    return fresh.length > 0 ? pickByText(fresh, question) : null;
  }

  function goOn(asked: Asked, { happening, steps }: Found & { steps: number }): string | null {
    const { question } = asked;
    const text = withoutMarks(writeDialectOut(question));
    if (mayWeigh(text) || graveOf(text, true) !== null || isAlarming(text)) return null;
    const entry = known.find((one) => one.happening === happening);
    const isSaid = ({ patterns }: { patterns: RegExp[] }) =>
      patterns.some((pattern) => pattern.test(text));
    const fitting = [
      ...(entry?.added ?? []),
      ...shared.filter(({ moods }) => moods.includes(happening.mood)),
    ].filter(isSaid);
    const added = unheard(asked, fitting[0]?.answers ?? []);
    const isGrave = graveOf(text) !== null && text.split(' ').length > FEW_WORDS;
    if (added !== null && !isGrave && steps <= LAST_STEP) return added;
    if (graveOf(text) !== null) return null;
    const isHelp = asksForHelp(question);
    const isMore = isTold(question) && !isWish(question) && answerArithmetic(question) === null;
    if (!isHelp && !isMore) return null;
    // What is told in passing is done with when it has been asked after once.
    const isOfBefore = text.split(' ').length <= FEW_ANSWERED || GOES_ON.test(text);
    if (happening.mood !== 'hard' && !isHelp && !isOfBefore) return null;
    if (happening.mood === 'light' && steps > 1) return null;
    const close = closes[happening.mood] ?? [];
    const next = steps >= LAST_STEP ? null : unheard(asked, happening.next);
    const back = isHelp || readReply(question) !== 'told' ? null : sayBack(question);
    const isShort = isHelp || happening.mood !== 'hard';
    const opening = back ?? (isShort ? null : unheard(asked, heard));
    const last = next ?? unheard(asked, close);
    return last === null ? null : join(opening, last);
  }

  /** What happened, and what goes on from it. */
  const answerHappened: Skill = (asked) => {
    const { concern, question } = asked;
    const found = find(question);
    const thread = readThread(asked);
    const isNew = found !== null && found.happening.id !== thread?.happening.id;
    const { mood } = (isNew ? found : thread)?.happening ?? {};
    if (concern && mood !== 'hard') return null;
    const answer = isNew
      ? unheard(asked, textsOf(found))
      : thread === null
        ? null
        : goOn(asked, thread);
    return isFit(answer) ? answer : null;
  };

  return { answerHappened: withWayToHelp(answerHappened) };
}
