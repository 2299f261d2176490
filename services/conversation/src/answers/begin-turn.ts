import type { Id, OwnerId } from '@lux/contracts/common/ids.ts';
import type { Message } from '@lux/contracts/conversation/conversation.ts';
import { messageIdOf, type OpenConversation } from '../conversations/conversation.store.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { historyLimit } from './bound-history.ts';
import { generateAnswer, type PendingAnswer } from './generate-answer.ts';
import type { Turn } from './teacher.ts';

export interface AskedTurn {
  conversationId: string;
  owners: OwnerId[];
  question: string;
  level: Turn['level'];
  /** The lesson the child is in. */
  lessonId?: Id | undefined;
  /** Of this asking, where the client made one: asked again it is the same turn. */
  askId?: string | undefined;
  /** Aborts when the client has gone: the child interrupted or left. */
  signal: AbortSignal;
}

export type BegunTurn = AskedTurn & { conversation: OpenConversation; begunAt: Date } & (
    | { answered: Message }
    | { answered: null; pending: Promise<PendingAnswer> }
  );

type BeginDeps = Pick<
  Deps,
  'conversations' | 'readSettings' | 'gate' | 'teacher' | 'talking' | 'library' | 'lessonTopics'
>;

/**
 * Opens the conversation a question belongs to and starts its answer.
 *
 * @throws CONVERSATION_NOT_FOUND, the same for a foreign id as for one that does not exist.
 */
export async function beginTurn(deps: BeginDeps, asked: AskedTurn): Promise<BegunTurn> {
  const { conversationId, owners, question, level, lessonId, askId, signal } = asked;
  // Read meanwhile, where this lesson's were not yet.
  if (lessonId !== undefined) void deps.lessonTopics.of(lessonId);
  const begunAt = new Date();
  deps.talking.note();
  const conversation = await deps.conversations.open(conversationId, owners, historyLimit);
  if (!conversation) throw errors.CONVERSATION_NOT_FOUND();
  const answered = await findAnswer(deps, conversation, askId);
  if (answered) return { ...asked, conversation, begunAt, answered };
  const pending = generateAnswer(deps, { conversation, question, level, lessonId, signal });
  // `answerTurn` awaits it and handles its failure.
  pending.catch(() => {});
  return { ...asked, conversation, begunAt, answered: null, pending };
}

/** The answer this asking already got, though it did not arrive. */
async function findAnswer(
  { conversations }: Pick<Deps, 'conversations'>,
  { id, latest }: OpenConversation,
  askId: string | undefined,
): Promise<Message | null> {
  if (!askId) return null;
  const questionId = messageIdOf(id, askId, 'user');
  const isAskedAgain = latest.some((message) => message.id === questionId);
  return isAskedAgain ? conversations.findAnswer(id, askId) : null;
}
