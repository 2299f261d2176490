import type { PersonalFact } from '@lux/child-safety/masking/personal-fact.ts';
import type { ServiceSettings } from '@lux/contracts/accounts/settings.ts';
import type { OwnerId } from '@lux/contracts/common/ids.ts';
import type { AnswerEvent, Message } from '@lux/contracts/conversation/conversation.ts';
import { createSentenceCutter } from '@lux/german-text/sentences/create-sentence-cutter.ts';
import { AppError } from '@lux/service-kit/errors/app-error.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { isPersonalAnswer } from '../speech/is-personal-answer.ts';
import type { BegunTurn } from './begin-turn.ts';

interface Sentences {
  sentences: Iterable<string>;
  /** Number of the first one within the answer. */
  firstIndex: number;
  settings: ServiceSettings;
  owners: readonly OwnerId[];
  /** What the child told of itself: a voice elsewhere does not hear of it. */
  readFacts: () => readonly PersonalFact[];
  /** Cancels sounds that will not be played. */
  signal: AbortSignal;
}

/** The events of checked sentences; the sound of each is begun at once. */
function saySentences(
  {
    speaker,
    voice,
    speechRegistry,
    ownUrl,
  }: Pick<Deps, 'speaker' | 'voice' | 'speechRegistry' | 'ownUrl'>,
  { sentences, firstIndex, settings, owners, readFacts, signal }: Sentences,
): AnswerEvent[] {
  return [...sentences].map((sentence, offset): AnswerEvent => {
    const text = sentence.trim();
    const isPersonal = !voice.staysHere && isPersonalAnswer(text, { known: readFacts(), settings });
    const key = speaker.prepare({ text, pace: 'normal', isPersonal, owners }, settings, signal);
    speechRegistry.register(key, { text, settings, isPersonal, madeBy: ownUrl });
    const data = { index: firstIndex + offset, text, speechUrl: `/api/speech/${key}` };
    return { event: 'sentence', data };
  });
}

type TurnDeps = Pick<
  Deps,
  'conversations' | 'gate' | 'speaker' | 'voice' | 'speechRegistry' | 'ownUrl' | 'log'
>;

/**
 * Answers a child's turn, sentence by sentence (SPEC 4, 7; DESIGN 5, 6). Each sentence leaves after
 * its own check, and its sound is begun. The question is stored before anything leaves, whatever
 * becomes of the answer; when the child interrupts, the part said so far is stored as the answer.
 *
 * @param isCommitted for a prepared turn: resolves to whether the client commits it. Nothing is
 *   stored before; the client holds the events back until then.
 * @throws ANSWER_FAILED when the teacher fails; CONVERSATION_NOT_FOUND when the conversation was
 *   removed, wiped with its lesson or went to another owner while it was answered.
 */
export async function* answerTurn(
  deps: TurnDeps & Pick<Deps, 'sounds'>,
  turn: BegunTurn,
  isCommitted?: Promise<boolean>,
): AsyncGenerator<AnswerEvent> {
  try {
    yield* tellTurn(deps, turn, isCommitted);
  } catch (error) {
    const isGone = error instanceof AppError && error.code === 'CONVERSATION_NOT_FOUND';
    // Sounds that were begun since.
    if (isGone) await deps.sounds.forget(turn.owners.slice(0, 1));
    throw error;
  }
}

async function* tellTurn(
  deps: TurnDeps,
  turn: BegunTurn,
  isCommitted?: Promise<boolean>,
): AsyncGenerator<AnswerEvent> {
  if (turn.answered) return yield { event: 'done', data: { message: turn.answered } };
  const { signal } = turn;
  const { settings, verdict, readFacts, sources, sentences } = await turn.pending;
  const safety = verdict.verdict === 'ok' ? null : verdict.verdict;
  // In parallel with the teacher; the events wait for it below.
  const stored = storeQuestion(deps, turn, { safety, isCommitted });
  stored.catch(() => {});

  const { begunAt } = turn;
  const conversationId = turn.conversation.id;
  const removeLate = async (question: { answerOrder: number } | null) => {
    if (!question) return;
    const turnOf = { conversationId, begunAt, ...question };
    if (await deps.conversations.removeLate(turnOf)) throw errors.CONVERSATION_NOT_FOUND();
  };

  const said = { text: '', count: 0, safety };
  const say = async (spoken: string[]): Promise<AnswerEvent[]> => {
    const firstIndex = said.count;
    said.text += spoken.join('');
    said.count += spoken.length;
    const events = saySentences(deps, {
      sentences: spoken,
      firstIndex,
      settings,
      owners: turn.owners.slice(0, 1),
      readFacts,
      signal,
    });
    if (!isCommitted) await stored;
    return events;
  };

  try {
    signal.throwIfAborted();
    if (verdict.verdict !== 'ok') {
      yield* await say(cutWhole(verdict.answer));
    } else {
      for await (const sentence of sentences) {
        const checked = await deps.gate.checkAnswer(sentence, settings, { signal, readFacts });
        signal.throwIfAborted();
        if (checked.verdict === 'ok') {
          yield* await say([sentence]);
          continue;
        }
        said.safety = 'blocked';
        yield* await say(cutWhole(said.text === '' ? checked.answer : ` ${checked.answer}`));
        break;
      }
      if (said.count === 0) throw errors.ANSWER_FAILED({ cause: new Error('the answer is empty') });
    }
  } catch (error) {
    if (!signal.aborted) {
      // The failure is reported once the question is stored; a prepared one only if it is committed.
      if (!isCommitted) await stored.then(removeLate);
      throw error;
    }
  }

  const question = await stored;
  if (!question) return;
  if (said.count === 0) return removeLate(question);
  const { message } = await deps.conversations.put(
    { conversationId, order: question.answerOrder, askId: turn.askId, begunAt },
    {
      role: 'assistant',
      content: said.text.trim(),
      safety: said.safety,
      ...(said.safety === null && sources.length > 0 && { sources: [...sources] }),
      ...(signal.aborted && { isCut: true }),
    },
  );
  await removeLate(question);
  const danger = verdict.verdict === 'crisis' ? verdict.danger : undefined;
  yield { event: 'done', data: { message: { ...message, ...(danger && { danger }) } } };
}

/** Stores the question; a prepared one once it is committed, else null. */
async function storeQuestion(
  { conversations }: Pick<TurnDeps, 'conversations'>,
  { conversation, owners, question, askId, begunAt }: BegunTurn,
  {
    safety,
    isCommitted,
  }: { safety: Message['safety']; isCommitted?: Promise<boolean> | undefined },
): Promise<{ answerOrder: number } | null> {
  if (isCommitted && !(await isCommitted)) return null;
  const { id: conversationId, latest } = conversation;
  const reserved = await conversations.reserveTurn(conversationId, owners, begunAt);
  if (reserved === null) throw errors.CONVERSATION_NOT_FOUND();
  const last = latest.at(-1);
  const isUnanswered = last?.role === 'user' && last.content === question;
  if (isUnanswered) return { answerOrder: reserved + 1 };
  const { order } = await conversations.put(
    { conversationId, order: reserved, askId, begunAt },
    { role: 'user', content: question, safety },
  );
  // The same asking may have been stored at another position meanwhile: the answer follows it there.
  return { answerOrder: order + 1 };
}

/**
 * Answers a child's message as a whole (SPEC 7, `POST /api/conversations/{id}/messages`).
 *
 * @throws ANSWER_FAILED when the teacher fails.
 */
export async function answerMessage(...turn: Parameters<typeof answerTurn>): Promise<Message> {
  for await (const { event, data } of answerTurn(...turn)) {
    if (event === 'done') return data.message;
  }
  throw errors.ANSWER_FAILED();
}

function cutWhole(text: string): string[] {
  const cutter = createSentenceCutter();
  return [...cutter.push(text), ...cutter.flush()];
}
