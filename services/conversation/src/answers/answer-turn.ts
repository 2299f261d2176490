import { maskPersonalData } from '@lux/child-safety/mask-personal-data.ts';
import type { PublicSettings } from '@lux/contracts/accounts/public-settings.ts';
import type { AnswerEvent } from '@lux/contracts/conversation/answer-event.ts';
import type { Message } from '@lux/contracts/conversation/message.ts';
import type { OpenConversation } from '../conversations/conversation.store.ts';
import { messageIdOf } from '../conversations/message-id-of.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { boundHistory } from './bound-history.ts';
import { createSentenceCutter } from './create-sentence-cutter.ts';
import { saySentences } from './say-sentences.ts';

export interface AskedTurn {
  conversation: OpenConversation;
  question: string;
  /** Of this asking, where the client made one: asked again it is the same turn. */
  askId?: string | undefined;
  /** Aborts when nobody listens any more: the child interrupted or left. */
  signal: AbortSignal;
  /** For a prepared turn: resolves to whether the child really meant it. Nothing is stored before. */
  isCommitted?: Promise<boolean>;
}

type TurnDeps = Pick<
  Deps,
  | 'conversations'
  | 'readSettings'
  | 'gate'
  | 'teacher'
  | 'speaker'
  | 'saidSentences'
  | 'ownUrl'
  | 'log'
>;

/**
 * Answers a child's turn, sentence by sentence (SPEC 4, 7; DESIGN 5, 6). Each sentence leaves after
 * its own check, and its sound is begun. The question is stored whatever becomes of the answer;
 * when the child interrupts, what was said so far is kept as the answer.
 *
 * @throws ANSWER_FAILED when the teacher fails.
 */
export async function* answerTurn(deps: TurnDeps, turn: AskedTurn): AsyncGenerator<AnswerEvent> {
  const { conversation, question, askId, signal } = turn;
  const answered = await findAnswer(deps, turn);
  if (answered) return yield { event: 'done', data: { message: answered } };
  const settings = await deps.readSettings();
  const verdict = await deps.gate.checkQuestion(question, settings, signal);
  const safety = verdict.verdict === 'ok' ? null : verdict.verdict;
  // Beside the teacher's work, not before it: the journal takes longer than the whole gate.
  const stored = storeQuestion(deps, turn, safety);
  stored.catch(() => {});

  const said = { text: '', count: 0, safety };
  const say = function* (sentences: string[]): Generator<AnswerEvent> {
    const firstIndex = said.count;
    said.text += sentences.join('');
    said.count += sentences.length;
    yield* saySentences(deps, { sentences, firstIndex, settings, signal });
  };

  try {
    signal.throwIfAborted();
    if (verdict.verdict !== 'ok') {
      yield* say(cutWhole(verdict.answer));
    } else {
      for await (const sentence of teach(deps, turn, settings)) {
        const checked = await deps.gate.checkAnswer(sentence, settings, signal);
        signal.throwIfAborted();
        if (checked.verdict === 'ok') {
          yield* say([sentence]);
          continue;
        }
        said.safety = 'blocked';
        yield* say(cutWhole(said.text === '' ? checked.answer : ` ${checked.answer}`));
        break;
      }
      if (said.count === 0) throw errors.ANSWER_FAILED({ cause: new Error('the answer is empty') });
    }
  } catch (error) {
    if (!signal.aborted) {
      // Whoever hears of the failure finds the question kept. A prepared one is kept when it is meant.
      if (!turn.isCommitted) await stored;
      throw error;
    }
  }

  if (!(await stored) || said.count === 0) return;
  const answer = { role: 'assistant', content: said.text.trim(), safety: said.safety } as const;
  const kept = { ...answer, ...(signal.aborted && { isCut: true }) };
  const message = await deps.conversations.append(conversation.id, kept, askId);
  yield { event: 'done', data: { message } };
}

/** The answer this very asking has had already, though it did not arrive. */
async function findAnswer(
  { conversations }: Pick<TurnDeps, 'conversations'>,
  { conversation, askId }: AskedTurn,
): Promise<Message | null> {
  if (!askId) return null;
  const questionId = messageIdOf(conversation.id, askId, 'user');
  const isAskedAgain = conversation.latest.some(({ id }) => id === questionId);
  return isAskedAgain ? conversations.findAnswer(conversation.id, askId) : null;
}

/** The teacher's sentences, as they become complete. @throws ANSWER_FAILED */
async function* teach(
  deps: Pick<TurnDeps, 'teacher'>,
  { conversation, question, signal }: AskedTurn,
  { assistantName, language }: PublicSettings,
): AsyncGenerator<string> {
  const { summary, history } = boundHistory(conversation.latest, conversation.messageCount);
  const cutter = createSentenceCutter();
  try {
    const pieces = deps.teacher.answer({
      question: maskPersonalData(question),
      summary: maskPersonalData(summary),
      history: history
        .filter((message) => message.safety === null)
        .map(({ role, content }) => ({ role, content: maskPersonalData(content) })),
      assistantName,
      language,
      signal,
    });
    for await (const piece of pieces) yield* cutter.push(piece);
  } catch (cause) {
    throw errors.ANSWER_FAILED({ cause });
  }
  yield* cutter.flush();
}

/** Stores the question once it is meant; one that was asked before and not answered stays as it is. */
async function storeQuestion(
  { conversations }: Pick<TurnDeps, 'conversations'>,
  { conversation, question, askId, isCommitted }: AskedTurn,
  safety: Message['safety'],
): Promise<boolean> {
  if (isCommitted && !(await isCommitted)) return false;
  const latest = conversation.latest.at(-1);
  if (latest?.role === 'user' && latest.content === question) return true;
  await conversations.append(conversation.id, { role: 'user', content: question, safety }, askId);
  return true;
}

function cutWhole(text: string): string[] {
  const cutter = createSentenceCutter();
  return [...cutter.push(text), ...cutter.flush()];
}
