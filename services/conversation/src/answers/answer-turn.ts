import type { PublicSettings } from '@lux/contracts/accounts/settings.ts';
import type { AnswerEvent, Message } from '@lux/contracts/conversation/conversation.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import type { BegunTurn } from './begin-turn.ts';
import { historyLimit } from './bound-history.ts';
import { createSentenceCutter } from './create-sentence-cutter.ts';

interface Sentences {
  sentences: Iterable<string>;
  /** Number of the first one within the answer. */
  firstIndex: number;
  settings: PublicSettings;
  /** Ends what nobody will hear. */
  signal: AbortSignal;
}

/** The events of checked sentences; the sound of each is begun at once. */
function saySentences(
  { speaker, saidSentences, ownUrl }: Pick<Deps, 'speaker' | 'saidSentences' | 'ownUrl'>,
  { sentences, firstIndex, settings, signal }: Sentences,
): AnswerEvent[] {
  return [...sentences].flatMap((sentence, offset): AnswerEvent[] => {
    const text = sentence.trim();
    const key = speaker.prepare(text, settings, signal);
    // After the sound has been asked for, and before the sentence leaves in a tick of its own.
    process.nextTick(() => saidSentences.note(key, { text, settings, madeBy: ownUrl }));
    const speechUrl = `/api/speech/${key}`;
    return [
      { event: 'delta', data: { text: sentence } },
      { event: 'sentence', data: { index: firstIndex + offset, text, speechUrl } },
    ];
  });
}

type TurnDeps = Pick<
  Deps,
  'conversations' | 'recentConversations' | 'gate' | 'speaker' | 'saidSentences' | 'ownUrl' | 'log'
>;

/**
 * Answers a child's turn, sentence by sentence (SPEC 4, 7; DESIGN 5, 6). Each sentence leaves after
 * its own check, and its sound is begun. The question is stored before anything leaves, whatever
 * becomes of the answer; when the child interrupts, what was said so far is kept as the answer.
 *
 * @param isCommitted for a prepared turn: resolves to whether the child really meant it. Nothing is
 *   stored before, and the listener keeps what it hears to itself.
 * @throws ANSWER_FAILED when the teacher fails.
 */
export async function* answerTurn(
  deps: TurnDeps,
  turn: BegunTurn,
  isCommitted?: Promise<boolean>,
): AsyncGenerator<AnswerEvent> {
  if (turn.answered) return yield { event: 'done', data: { message: turn.answered } };
  const { signal } = turn;
  const { settings, verdict, sentences } = await turn.thought;
  const safety = verdict.verdict === 'ok' ? null : verdict.verdict;
  // Beside the teacher's work, not before it: the journal takes longer than the whole gate.
  const stored = storeQuestion(deps, turn, { safety, isCommitted });
  stored.catch(() => {});

  const said = { text: '', count: 0, safety };
  const say = async (spoken: string[]): Promise<AnswerEvent[]> => {
    const firstIndex = said.count;
    said.text += spoken.join('');
    said.count += spoken.length;
    const events = saySentences(deps, { sentences: spoken, firstIndex, settings, signal });
    if (!isCommitted) await stored;
    return events;
  };

  try {
    signal.throwIfAborted();
    if (verdict.verdict !== 'ok') {
      yield* await say(cutWhole(verdict.answer));
    } else {
      for await (const sentence of sentences) {
        const checked = await deps.gate.checkAnswer(sentence, settings, signal);
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
      // Whoever hears of the failure finds the question kept. A prepared one is kept when it is meant.
      if (!isCommitted) await stored;
      throw error;
    }
  }

  const kept = await stored;
  if (!kept || said.count === 0) return;
  const answer = { role: 'assistant', content: said.text.trim(), safety: said.safety } as const;
  const message = await storeAnswer(deps, turn, kept, {
    ...answer,
    ...(signal.aborted && { isCut: true }),
  });
  yield { event: 'done', data: { message } };
}

interface StoredQuestion {
  /** Null: it was asked before and not answered, and stays as it is. */
  message: Message | null;
  /** Of the question; the next number is the answer's. */
  number: number;
}

/** Stores the question once it is meant. */
async function storeQuestion(
  { conversations }: Pick<TurnDeps, 'conversations'>,
  turn: BegunTurn & { number?: number },
  {
    safety,
    isCommitted,
  }: { safety: Message['safety']; isCommitted?: Promise<boolean> | undefined },
): Promise<StoredQuestion | null> {
  if (isCommitted && !(await isCommitted)) return null;
  const { conversation, question, askId } = turn;
  const number = turn.number ?? (await conversations.takeNumbers(conversation.id));
  const latest = conversation.latest.at(-1);
  if (latest?.role === 'user' && latest.content === question) return { message: null, number };
  const place = { conversationId: conversation.id, order: number, askId };
  const words = { role: 'user', content: question, safety } as const;
  const { message, order } = await conversations.put(place, words);
  // Asked again while the first time was under way, it may have got the other's number: the answer
  // belongs behind it all the same.
  return { message, number: order };
}

/** Stores the answer, and remembers the conversation for the next turn where all of it is known. */
async function storeAnswer(
  { conversations, recentConversations }: Pick<TurnDeps, 'conversations' | 'recentConversations'>,
  { conversation, askId }: BegunTurn,
  question: StoredQuestion,
  answer: Parameters<TurnDeps['conversations']['put']>[1],
): Promise<Message> {
  const { id, messageCount, latest, isGapless } = conversation;
  const place = { conversationId: id, order: question.number + 1, askId };
  const { message } = await conversations.put(place, answer);
  await conversations.removeOrphan(message, id);
  // Somebody else's numbers in between, or a question asked again: the database knows more.
  const isNew = question.message && !latest.some((known) => known.id === question.message?.id);
  if (isNew && question.message && isGapless && question.number === messageCount) {
    recentConversations.keep({
      ...conversation,
      messageCount: question.number + 2,
      latest: [...latest, question.message, message].slice(-historyLimit),
    });
  }
  return message;
}

function cutWhole(text: string): string[] {
  const cutter = createSentenceCutter();
  return [...cutter.push(text), ...cutter.flush()];
}
