import { type AiUsage, measureAiUsage } from '@lux/ai/usage/ai-usage.ts';
import type { ServiceSettings } from '@lux/contracts/accounts/settings.ts';
import type { Abilities } from '../adapters/choose-abilities.ts';
import { generateAnswer } from '../answers/generate-answer.ts';
import type { OpenConversation } from '../conversations/conversation.store.ts';
import type { AnswerRecord } from './exam.store.ts';
import { type GivenAnswer, judgeAnswer } from './judge-answer.ts';
import type { ExamQuestion } from './load-exam.ts';

const NO_TOPICS = { of: async () => [] };

export interface ExaminedModel {
  settings: ServiceSettings;
  abilities: Pick<Abilities, 'gate' | 'teacher'>;
  /** Filled by the gate with each second opinion. */
  opinions: AnswerRecord['opinions'];
}

/** A talk of nobody, which is stored nowhere. */
function talkBefore({ id, before = [] }: ExamQuestion): OpenConversation {
  const latest = before.map((content, at) => ({
    id: `${id}-${at}`,
    role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
    content,
    timestamp: new Date().toISOString(),
    safety: null,
  }));
  return { id, messageCount: latest.length, latest };
}

/**
 * Asks one sentence the whole way a child's goes: gate, masking, teacher, sentences, gate. Only what is
 * stored and spoken is left out.
 *
 * @throws ANSWER_FAILED as a child's turn does; the reason of `signal`.
 */
export async function askExamQuestion(
  { settings, abilities, opinions }: ExaminedModel,
  question: ExamQuestion,
  signal: AbortSignal,
): Promise<AnswerRecord> {
  const { gate, teacher } = abilities;
  const usages: AiUsage[] = [];
  opinions.length = 0;
  const startedAt = performance.now();
  const elapsed = () => Math.round(performance.now() - startedAt);
  let firstMs: number | undefined;
  const said: string[] = [];
  const given: { sentences: string[]; gate: GivenAnswer['gate'] } = { sentences: [], gate: 'ok' };

  await measureAiUsage(
    (usage) => usages.push(usage),
    async () => {
      const pending = await generateAnswer(
        // The model itself is examined, without the school's books.
        {
          readSettings: async () => settings,
          gate,
          teacher,
          library: null,
          lessonTopics: NO_TOPICS,
        },
        {
          conversation: talkBefore(question),
          question: question.ask,
          level: question.level,
          signal,
        },
      );
      const { verdict, readFacts, sentences } = pending;
      if (verdict.verdict !== 'ok') {
        given.gate = verdict.verdict;
        said.push(verdict.answer);
        firstMs = elapsed();
        return;
      }
      for await (const sentence of sentences) {
        const checked = await gate.checkAnswer(sentence, settings, { signal, readFacts });
        signal.throwIfAborted();
        firstMs ??= elapsed();
        if (checked.verdict !== 'ok') {
          given.gate = checked.verdict;
          said.push(checked.answer);
          return;
        }
        given.sentences.push(sentence.trim());
        said.push(sentence.trim());
      }
    },
  );
  signal.throwIfAborted();

  const totalMs = elapsed();
  const reason = judgeAnswer(question, given);
  const sum = (key: 'inputTokens' | 'outputTokens') =>
    usages.reduce((total, usage) => total + (usage[key] ?? 0), 0);
  return {
    id: question.id,
    area: question.area,
    question: question.ask,
    answer: said.join(' ').slice(0, MOST_KEPT),
    isPassed: reason === null,
    reason,
    by: given.gate === 'ok' ? 'model' : 'gate',
    firstMs: firstMs ?? totalMs,
    totalMs,
    inputTokens: sum('inputTokens'),
    outputTokens: sum('outputTokens'),
    isEstimate: usages.some(({ isEstimate }) => isEstimate),
    opinions: [...opinions],
  };
}

/** Of an answer without end; it has failed by then. */
const MOST_KEPT = 3_000;
