import { maskPersonalData } from '@lux/child-safety/mask-personal-data.ts';
import type { ServiceSettings } from '@lux/contracts/accounts/settings.ts';
import { createSentenceCutter } from '@lux/german-text/create-sentence-cutter.ts';
import type { OpenConversation } from '../conversations/conversation.store.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import type { GateVerdict } from '../safety/create-gate.ts';
import { boundHistory } from './bound-history.ts';
import type { Turn } from './teacher.ts';

interface Question {
  conversation: OpenConversation;
  question: string;
  level: Turn['level'];
  /** Cancels the teacher: the child interrupted or left. */
  signal: AbortSignal;
}

/** An answer that is being generated. Its sentences have not passed the gate yet. */
export interface PendingAnswer {
  settings: ServiceSettings;
  /** On the question. */
  verdict: GateVerdict;
  /** The teacher's, as they become complete; none where the gate stepped in. @throws ANSWER_FAILED */
  sentences: AsyncGenerator<string>;
}

type GenerateDeps = Pick<Deps, 'readSettings' | 'gate' | 'teacher'>;

/** Asks the gate about a child's question and, once it has passed, the teacher without delay. */
export async function generateAnswer(deps: GenerateDeps, asked: Question): Promise<PendingAnswer> {
  const settings = await deps.readSettings();
  const verdict = await deps.gate.checkQuestion(asked.question, settings, asked.signal);
  const sentences = verdict.verdict === 'ok' ? askTeacher(deps, asked, settings) : none();
  return { settings, verdict, sentences: startNow(sentences) };
}

async function* none(): AsyncGenerator<string> {}

/** A generator runs only when its first value is asked for. This one starts right away. */
function startNow(sentences: AsyncGenerator<string>): AsyncGenerator<string> {
  const first = sentences.next();
  first.catch(() => {});
  async function* all() {
    try {
      const { done, value } = await first;
      if (done) return;
      yield value;
      yield* sentences;
    } finally {
      await sentences.return(undefined);
    }
  }
  return all();
}

async function* askTeacher(
  { teacher }: Pick<Deps, 'teacher'>,
  { conversation, question, level, signal }: Question,
  { assistantName, language }: ServiceSettings,
): AsyncGenerator<string> {
  // Masked before it is shortened: half a telephone number would not be recognised as one.
  const latest = conversation.latest.map((message) => ({
    ...message,
    content: maskPersonalData(message.content),
  }));
  const { summary, history } = boundHistory(latest, conversation.messageCount);
  const cutter = createSentenceCutter();
  try {
    const pieces = teacher.answer({
      question: maskPersonalData(question),
      summary,
      history: history
        .filter((message) => message.safety === null)
        .map(({ role, content }) => ({ role, content })),
      level,
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
