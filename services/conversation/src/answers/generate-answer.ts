import { callAsHeard, FOLLOWING_TURNS, TURNS_TOGETHER } from '@lux/child-safety/check-follow-up.ts';
import { maskTexts } from '@lux/child-safety/masking/mask-personal-data.ts';
import type { PersonalFact } from '@lux/child-safety/masking/personal-fact.ts';
import { createRestorer } from '@lux/child-safety/masking/restore-personal-data.ts';
import type { ServiceSettings } from '@lux/contracts/accounts/settings.ts';
import type { Id } from '@lux/contracts/common/ids.ts';
import type { Source } from '@lux/contracts/conversation/sources.ts';
import { createSentenceCutter } from '@lux/german-text/sentences/create-sentence-cutter.ts';
import type { OpenConversation } from '../conversations/conversation.store.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import type { GateVerdict } from '../safety/create-gate.ts';
import { boundHistory } from './bound-history.ts';
import { lookUpFor } from './look-up-for.ts';
import type { Turn } from './teacher.ts';
import { topicFor } from './topic-for.ts';

/** A model is asked for two to four sentences. */
const MOST_SENTENCES = 20;

interface Question {
  conversation: OpenConversation;
  question: string;
  level: Turn['level'];
  /** The lesson the child is in. */
  lessonId?: Id | undefined;
  /** Cancels the teacher: the child interrupted or left. */
  signal: AbortSignal;
}

/** An answer that is being generated. Its sentences have not passed the gate yet. */
export interface PendingAnswer {
  settings: ServiceSettings;
  /** On the question. */
  verdict: GateVerdict;
  /** What the child told of itself in this conversation; it leaves for nobody. */
  readFacts: () => readonly PersonalFact[];
  /** Where the answer stands, once it is whole. */
  sources: readonly Source[];
  /** The teacher's, as they become complete; none where the gate stepped in. @throws ANSWER_FAILED */
  sentences: AsyncGenerator<string>;
}

type GenerateDeps = Pick<Deps, 'readSettings' | 'gate' | 'teacher' | 'library' | 'lessonTopics'>;

/** Asks the gate about a child's question and, once it has passed, the teacher without delay. */
export async function generateAnswer(deps: GenerateDeps, asked: Question): Promise<PendingAnswer> {
  const settings = await deps.readSettings();
  const mask = maskOnce(asked, settings);
  const readFacts = () => mask().facts;
  const { signal } = asked;
  const calls = recentCalls(asked.conversation);
  const [before, beforeThat] = turnsBefore(asked.conversation);
  const asking = { signal, readFacts, calls, before, beforeThat };
  const begun = await deps.gate.beginQuestion(asked.question, settings, asking);
  const concern = begun.verdict.verdict === 'ok' ? begun.verdict.concern : undefined;
  const isPassed = begun.verdict.verdict === 'ok';
  const topic = isPassed ? await topicFor(deps, { ...asked, concern }, settings) : null;
  const sources: Source[] = [];
  const refusal = new AbortController();
  const told = {
    ...asked,
    mask,
    concern,
    topic,
    lookUp: lookUpFor(deps, { ...asked, mask, concern }, settings),
    onSource: (source: Source) => void sources.push(source),
    signal: AbortSignal.any([signal, refusal.signal]),
  };
  const sentences = startNow(isPassed ? askTeacher(deps, told, settings) : none());
  // The teacher thinks while somebody else looks at the question; nothing is told before.
  const verdict = await begun.opinion;
  if (verdict.verdict !== 'ok') refusal.abort();
  return { settings, verdict, readFacts, sources, sentences };
}

/** A conversation as it may leave: what was said before, then the question. */
type MaskedTalk = ReturnType<typeof maskTexts>;

/** Masks the conversation when somebody outside is asked for the first time, and never where nobody is. */
function maskOnce(
  { conversation, question }: Question,
  { assistantName }: ServiceSettings,
): () => MaskedTalk {
  let masked: MaskedTalk | undefined;
  const said = () => [...conversation.latest.map(({ content }) => content), question];
  return () => {
    masked ??= maskTexts(said(), {
      except: [assistantName],
      isAnswer: (at) => conversation.latest[at]?.role === 'assistant',
    });
    return masked;
  };
}

/** The child's calls for help among its last turns: what follows them is heard as part of them. */
function recentCalls({ latest }: OpenConversation): string[] {
  const turns = latest.filter(({ role }) => role === 'user');
  return turns.flatMap(({ content, safety }, at) => {
    if (safety !== 'crisis' || at < turns.length - FOLLOWING_TURNS) return [];
    const [before, beforeThat] = passedBefore(turns.slice(0, at));
    return [callAsHeard(content, before, beforeThat)];
  });
}

/** The child's last turn and the one before it, the last first, as far as the gate let them pass. */
const turnsBefore = ({ latest }: OpenConversation): string[] =>
  passedBefore(latest.filter(({ role }) => role === 'user'));

function passedBefore(turns: OpenConversation['latest']): string[] {
  const last = turns.slice(-TURNS_TOGETHER).reverse();
  const stop = last.findIndex(({ safety }) => safety !== null);
  return (stop === -1 ? last : last.slice(0, stop)).map(({ content }) => content);
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
  {
    conversation,
    question,
    level,
    signal,
    mask,
    concern,
    lookUp,
    onSource,
    topic,
  }: Question & { mask: () => MaskedTalk } & Pick<
      Turn,
      'concern' | 'lookUp' | 'onSource' | 'topic'
    >,
  { assistantName, language }: ServiceSettings,
): AsyncGenerator<string> {
  const { texts, facts } = teacher.staysHere ? { texts: [], facts: [] } : mask();
  // Masked before it is shortened: half a telephone number would not be recognised as one.
  const latest = conversation.latest.map((message, at) => ({
    ...message,
    content: texts[at] ?? message.content,
  }));
  const { summary, history } = boundHistory(latest, conversation.messageCount);
  const cutter = createSentenceCutter();
  const restorer = createRestorer(facts);
  let isCut = false;
  let said = 0;
  try {
    const pieces = teacher.answer({
      question: texts.at(-1) ?? question,
      summary,
      history: history
        .filter((message) => message.safety === null)
        .map(({ role, content }) => ({ role, content })),
      level,
      concern,
      assistantName,
      language,
      signal,
      lookUp,
      ...(topic && { topic }),
      ...(onSource && { onSource }),
      onCut: () => {
        isCut = true;
      },
    });
    for await (const piece of pieces) {
      for (const sentence of cutter.push(restorer.push(piece))) {
        yield sentence;
        said += 1;
        // Whoever does not stop, stops here: nobody listens for longer.
        if (said === MOST_SENTENCES) return;
      }
    }
  } catch (cause) {
    throw errors.ANSWER_FAILED({ cause });
  }
  const last = [...cutter.push(restorer.flush()), ...cutter.flush()];
  // An answer that broke off ends with its last whole sentence.
  if (isCut && said > 0) last.pop();
  yield* last;
}
