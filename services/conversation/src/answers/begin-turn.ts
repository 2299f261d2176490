import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { OwnerId } from '@lux/contracts/common/ids.ts';
import type { Message } from '@lux/contracts/conversation/conversation.ts';
import type { OpenConversation } from '../conversations/conversation.store.ts';
import { messageIdOf } from '../conversations/message-id-of.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { historyLimit } from './bound-history.ts';
import { type Thought, think } from './think.ts';

export interface AskedTurn {
  conversationId: string;
  owners: OwnerId[];
  question: string;
  /** Of this asking, where the client made one: asked again it is the same turn. */
  askId?: string | undefined;
  /** Nothing of it may be stored before it is meant. */
  isPrepared?: boolean;
  /** Aborts when nobody listens any more: the child interrupted or left. */
  signal: AbortSignal;
}

export type BegunTurn = AskedTurn & { conversation: OpenConversation } & (
    | { answered: Message }
    | {
        answered: null;
        thought: Promise<Thought>;
        /** Of the question; the next number is the answer's. Unset: none has been taken yet. */
        number?: number;
      }
  );

type BeginDeps = Pick<
  Deps,
  'conversations' | 'recentConversations' | 'readSettings' | 'gate' | 'teacher'
>;

/**
 * Has a question thought about and finds out whose conversation it belongs to, both at once where
 * this process remembers the conversation (decisions/013). Nothing may be told before this resolves.
 *
 * @throws CONVERSATION_NOT_FOUND, the same for a foreign id as for one that does not exist.
 */
export async function beginTurn(deps: BeginDeps, asked: AskedTurn): Promise<BegunTurn> {
  const remembered = deps.recentConversations.find(asked.conversationId, asked.owners);
  const begun = remembered && (await beginAhead(deps, asked, remembered));
  if (begun) return begun;

  const { conversationId, owners, signal } = asked;
  const conversation = await deps.conversations.open(conversationId, owners, historyLimit);
  if (!conversation) throw errors.CONVERSATION_NOT_FOUND();
  const answered = await findAnswer(deps, conversation, asked.askId);
  if (answered) return { ...asked, conversation, answered };
  const thought = think(deps, { conversation, question: asked.question, signal });
  thought.catch(() => {});
  return { ...asked, conversation, answered: null, thought };
}

/** Undefined where the conversation is not what it was: then all was thought in vain. */
async function beginAhead(
  deps: BeginDeps,
  asked: AskedTurn,
  conversation: OpenConversation,
): Promise<BegunTurn | undefined> {
  if (isAskedAgain(conversation, asked.askId)) return undefined;
  const { conversations, recentConversations } = deps;
  const { owners, question, isPrepared, signal } = asked;
  // Before the first wait: of two questions at once, one goes on from here.
  if (!isPrepared) recentConversations.forget(conversation.id);
  const inVain = new AbortController();
  const stop = () => inVain.abort(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  const thought = think(deps, { conversation, question, signal: inVain.signal });
  thought.catch(() => {});
  // The model's time runs from the moment it is asked, so it is asked first.
  await yieldToEventLoop();
  try {
    if (isPrepared && (await conversations.isStill(conversation, owners))) {
      return { ...asked, conversation, answered: null, thought };
    }
    if (!isPrepared && (await conversations.claim(conversation, owners))) {
      const number = conversation.messageCount;
      return { ...asked, conversation, answered: null, thought, number };
    }
  } catch (error) {
    inVain.abort();
    throw error;
  }
  recentConversations.forget(conversation.id);
  inVain.abort();
  return undefined;
}

/** The answer this very asking has had already, though it did not arrive. */
async function findAnswer(
  { conversations }: Pick<Deps, 'conversations'>,
  conversation: OpenConversation,
  askId: string | undefined,
): Promise<Message | null> {
  if (!askId || !isAskedAgain(conversation, askId)) return null;
  return conversations.findAnswer(conversation.id, askId);
}

function isAskedAgain({ id, latest }: OpenConversation, askId: string | undefined): boolean {
  if (!askId) return false;
  const questionId = messageIdOf(id, askId, 'user');
  return latest.some((message) => message.id === questionId);
}
