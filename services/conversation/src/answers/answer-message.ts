import { maskPersonalData } from '@lux/child-safety/mask-personal-data.ts';
import type { Message } from '@lux/contracts/conversation/message.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import type { Teacher, Turn } from './teacher.ts';

interface Asked {
  conversationId: string;
  question: string;
  /** Aborts when nobody waits for the answer any more. */
  signal: AbortSignal;
}

/** Messages of the past that a model gets to see. */
const HISTORY_LIMIT = 20;

/**
 * Answers a child's message (SPEC 4, 7). The question is stored before anything else, so that a
 * failing provider loses nothing; question and answer pass the gate (DESIGN 6), and personal data
 * is masked before it leaves.
 *
 * @throws ANSWER_FAILED when the provider fails.
 */
export async function answerMessage(
  deps: Pick<Deps, 'conversations' | 'readSettings' | 'gate' | 'teacher' | 'log'>,
  { conversationId, question, signal }: Asked,
): Promise<Message> {
  const settings = await deps.readSettings();
  const earlier = await deps.conversations.latestMessages(conversationId, HISTORY_LIMIT);
  const reply = (content: string, safety: Message['safety'] = null) =>
    deps.conversations.append(conversationId, { role: 'assistant', content, safety });

  const verdict = await deps.gate.checkQuestion(question, settings, signal);
  const safety = verdict.verdict === 'ok' ? null : verdict.verdict;
  await deps.conversations.append(conversationId, { role: 'user', content: question, safety });
  if (verdict.verdict !== 'ok') return reply(verdict.answer, verdict.verdict);

  const answer = await collect(deps, {
    question: maskPersonalData(question),
    history: earlier
      .filter((message) => message.safety === null)
      .map(({ role, content }) => ({ role, content: maskPersonalData(content) })),
    assistantName: settings.assistantName,
    language: settings.language,
    signal,
  });
  const answerVerdict = await deps.gate.checkAnswer(answer, settings, signal);
  if (answerVerdict.verdict !== 'ok') return reply(answerVerdict.answer, 'blocked');
  return reply(answer);
}

async function collect(deps: { teacher: Teacher; log: Deps['log'] }, turn: Turn): Promise<string> {
  let text = '';
  try {
    for await (const piece of deps.teacher.answer(turn)) text += piece;
  } catch (cause) {
    throw errors.ANSWER_FAILED({ cause });
  }
  const answer = text.trim();
  if (answer === '') throw errors.ANSWER_FAILED({ cause: new Error('the answer is empty') });
  return answer;
}
