import type { Message } from '@lux/contracts/conversation/conversation.ts';

/** One thing said, as the captions show it. */
export interface Turn extends Pick<Message, 'id' | 'role' | 'content' | 'safety' | 'sources'> {
  /**
   * Missing once it is whole. An answer is `growing` while it is written, `cut` when the child
   * interrupted it, `broken` when it could not be finished.
   */
  state?: 'growing' | 'cut' | 'broken';
  /** Its sentences in the order in which they are spoken, where LUX speaks it now. */
  sentences?: readonly string[];
}

/** The question that still waits for an answer: it failed, or the child stopped LUX before it. */
export function unansweredQuestion(turns: readonly Turn[]): string | null {
  const last = turns.at(-1);
  if (last?.role === 'user') return last.content;
  if (last?.state !== 'broken') return null;
  return turns.findLast(({ role }) => role === 'user')?.content ?? null;
}

export type TurnsEvent =
  | { type: 'restored'; messages: readonly Message[] }
  | { type: 'asked'; id: string; question: string }
  | { type: 'sentence'; id: string; text: string }
  | { type: 'answered'; id: string; message: Message }
  | { type: 'ended'; id: string; how: 'cut' | 'broken' }
  | { type: 'cleared' };

export function turnsReducer(turns: readonly Turn[], event: TurnsEvent): readonly Turn[] {
  switch (event.type) {
    case 'restored':
      // A question asked meanwhile comes after the older turns.
      return [...event.messages, ...turns];
    case 'asked':
      return [...withoutUnanswered(turns, event.question), question(event.id, event.question)];
    case 'sentence':
      return changeAnswer(turns, event.id, (turn) => {
        const sentences = [...(turn.sentences ?? []), event.text];
        return { ...turn, content: sentences.join(' '), sentences };
      });
    case 'answered': {
      const { content, safety, sources } = event.message;
      return changeAnswer(turns, event.id, ({ state: _over, ...turn }) => ({
        ...turn,
        content,
        safety,
        ...(sources && { sources }),
        sentences: turn.sentences ?? [content],
      }));
    }
    case 'ended':
      return turns.map((turn) =>
        turn.id === answerId(event.id) && turn.state === 'growing'
          ? { ...turn, state: event.how }
          : turn,
      );
    case 'cleared':
      return [];
  }
}

const answerId = (id: string) => `${id}-answer`;

const question = (id: string, content: string): Turn => ({
  id,
  role: 'user',
  content,
  safety: null,
});

/** A repeated question is shown once. */
function withoutUnanswered(turns: readonly Turn[], asked: string): readonly Turn[] {
  if (unansweredQuestion(turns) !== asked) return turns;
  return turns.slice(
    0,
    turns.findLastIndex(({ role }) => role === 'user'),
  );
}

/** The answer begins with its first sentence, so that an empty one is never shown. */
function changeAnswer(
  turns: readonly Turn[],
  id: string,
  change: (turn: Turn) => Turn,
): readonly Turn[] {
  const begun: Turn = {
    id: answerId(id),
    role: 'assistant',
    content: '',
    safety: null,
    state: 'growing',
  };
  if (!turns.some((turn) => turn.id === begun.id)) {
    // After a new conversation was begun, the old one's answer is dropped.
    return turns.some((turn) => turn.id === id) ? [...turns, change(begun)] : turns;
  }
  return turns.map((turn) => (turn.id === begun.id ? change(turn) : turn));
}
