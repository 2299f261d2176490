import { maskPersonalData } from '@lux/child-safety/mask-personal-data.ts';
import type { PublicSettings } from '@lux/contracts/accounts/settings.ts';
import type { Message } from '@lux/contracts/conversation/conversation.ts';
import type { OpenConversation } from '../conversations/conversation.store.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import type { GateVerdict } from '../safety/create-gate.ts';
import { boundHistory } from './bound-history.ts';
import { createSentenceCutter } from './create-sentence-cutter.ts';

interface Question {
  conversation: OpenConversation;
  question: string;
  /** Ends it: the child interrupted, or all was thought in vain. */
  signal: AbortSignal;
}

export interface Thought {
  settings: PublicSettings;
  verdict: GateVerdict;
  /** The teacher's, as they become complete; none where the gate stepped in. @throws ANSWER_FAILED */
  sentences: AsyncGenerator<string>;
}

type ThinkDeps = Pick<Deps, 'readSettings' | 'gate' | 'teacher'>;

/**
 * Asks the gate about a child's question, and then the teacher at once, whoever will listen. Nothing
 * of it has passed the gate yet.
 */
export async function think(deps: ThinkDeps, asked: Question): Promise<Thought> {
  const settings = await deps.readSettings();
  const verdict = await deps.gate.checkQuestion(asked.question, settings, asked.signal);
  const sentences = verdict.verdict === 'ok' ? teach(deps, asked, settings) : nothing();
  return { settings, verdict, sentences: aheadOfListener(sentences) };
}

/** A generator begins when it is asked for its first value: now, not when somebody wants it. */
function aheadOfListener(sentences: AsyncGenerator<string>): AsyncGenerator<string> {
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

async function* nothing(): AsyncGenerator<string> {}

async function* teach(
  { teacher }: Pick<Deps, 'teacher'>,
  { conversation, question, signal }: Question,
  { assistantName, language }: PublicSettings,
): AsyncGenerator<string> {
  // Masked first: half of a telephone number is none that could be found.
  const latest = conversation.latest.map((message) => ({ ...message, content: maskedOf(message) }));
  const { summary, history } = boundHistory(latest, conversation.messageCount);
  const cutter = createSentenceCutter();
  try {
    const pieces = teacher.answer({
      question: maskPersonalData(question),
      summary,
      history: history
        .filter((message) => message.safety === null)
        .map(({ role, content }) => ({ role, content })),
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

const masked = new WeakMap<Message, string>();

/** A message is sent with every later turn; while it is remembered it is looked through once. */
function maskedOf(message: Message): string {
  const known = masked.get(message) ?? maskPersonalData(message.content);
  masked.set(message, known);
  return known;
}
