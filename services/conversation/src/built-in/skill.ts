import type { Concern } from '@lux/child-safety/safety-verdict.ts';
import type { Message } from '@lux/contracts/conversation/conversation.ts';

export type Turn = Pick<Message, 'role' | 'content'>;

/** A child's question with all that a skill of the built-in teacher may look at. */
export interface Asked {
  question: string;
  /** The conversation before the question, oldest first. */
  history: readonly Turn[];
  /** LUX's last words. */
  last: string | undefined;
  /** The child's questions before this one, oldest first. */
  earlier: readonly string[];
  /** What LUX asks back where the question may be a call for help and it knows no good answer. */
  concern?: Concern | undefined;
  assistantName: string;
  /** `young` is for 5 to 8 years, `older` for 9 to 14. */
  level: 'young' | 'older';
  now: Date;
}

/**
 * Something the built-in teacher can do. It answers what is its own, null to everything else; whatever it
 * remembers it reads from the history, so that the same talk gets the same answers.
 */
export type Skill = (asked: Asked) => string | null;

/** So many of a child's questions are looked back upon for what is being talked of. */
const REMEMBERED_QUESTIONS = 6;

/** Reads a conversation; the question itself may be the last of the history already. */
export function readAsked(
  question: string,
  {
    history,
    assistantName,
    level = 'young',
    concern,
    now,
  }: {
    history: readonly Turn[];
    assistantName: string;
    level?: Asked['level'];
    concern?: Concern | undefined;
    now: Date;
  },
): Asked {
  const before =
    history.at(-1)?.role === 'user' && history.at(-1)?.content === question
      ? history.slice(0, -1)
      : history;
  const earlier = before.filter(({ role }) => role === 'user').map(({ content }) => content);
  return {
    question,
    history: before,
    last: before.findLast(({ role }) => role === 'assistant')?.content,
    earlier: earlier.slice(-REMEMBERED_QUESTIONS),
    concern,
    assistantName,
    level,
    now,
  };
}

/**
 * As many as `boundHistory` leaves. Its beginning moves in steps, so most turns bring a talk that was read
 * before but for its last question.
 */
const REMEMBERED_EXCHANGES = 10;

/** The child's questions, each with what LUX said to it. */
export function exchangesOf(history: Asked['history']) {
  return history
    .flatMap(({ role, content }, place) => {
      const next = history[place + 1];
      const answer = next?.role === 'assistant' ? next.content : undefined;
      return role === 'user' ? [{ question: content, ...(answer && { answer }) }] : [];
    })
    .slice(-REMEMBERED_EXCHANGES);
}

/** Chooses one of several wordings by the text itself: varied, yet the same question gets the same words. */
export function pickByText<Item>(items: readonly Item[], text: string): Item {
  let hash = 2_166_136_261; // FNV-1a
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  const item = items[(hash >>> 0) % items.length];
  if (item === undefined) throw new RangeError('There is nothing to choose from');
  return item;
}
