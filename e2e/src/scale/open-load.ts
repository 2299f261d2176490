import { setTimeout as pause } from 'node:timers/promises';
import {
  AnswerEvents,
  Conversation,
  type Message,
} from '@lux/contracts/conversation/conversation.ts';
import { Visitor } from '../testing/visitor.ts';

interface HeardAnswer {
  /** The first sentence's sound. */
  speechUrl: string;
  message: Message;
}

/** Reads a streamed answer to its end. @throws where it has none, or was refused. */
export async function hearAnswer(answer: Response): Promise<HeardAnswer> {
  const text = await answer.text();
  const dataOf = (event: string) => {
    const data = new RegExp(`^event: ${event}\\ndata: (.*)$`, 'm').exec(text)?.[1];
    if (!data) throw new Error(`${answer.status} without ${event}: ${text.slice(-300)}`);
    return JSON.parse(data);
  };
  const { message } = AnswerEvents.done.parse(dataOf('done'));
  const { speechUrl } = AnswerEvents.sentence.parse(dataOf('sentence'));
  return { speechUrl: speechUrl ?? '', message };
}

interface LoadChild {
  visitor: Visitor;
  conversation: string;
  /** Answered, so that they must be stored. */
  questions: string[];
}

const CHILDREN = 8;
/** Every child stays far below its limits. */
const EVERY_MS = 100;

/** So that each load of a system has questions of its own. */
const LOAD_QUESTIONS = 1_000;
let loads = 0;

/** Children who talk, listen, look and wish, together about ten requests a second, until `stop`. */
export async function openLoad(url: string) {
  const children = await Promise.all(Array.from({ length: CHILDREN }, () => openVisitor(url)));
  const jobs: { jobId: string; visitor: Visitor }[] = [];
  const failures: string[] = [];
  const asked: Promise<void>[] = [];
  let isOver = false;
  const first = LOAD_QUESTIONS * loads;
  loads += 1;

  const acts: ((child: LoadChild, turn: number) => Promise<void>)[] = [
    async ({ visitor }) => expectOk(await visitor.request('GET', '/api/settings')),
    async (child, turn) => {
      const content = `Frage Nummer ${first + turn}?`;
      const path = `/api/conversations/${child.conversation}/messages`;
      const headers = { accept: 'text/event-stream' };
      const message = { role: 'user', content };
      const answer = await child.visitor.request('POST', path, message, headers);
      const { speechUrl } = await hearAnswer(answer);
      child.questions.push(content);
      await expectOk(await child.visitor.request('GET', speechUrl));
    },
    async ({ visitor, conversation }) => {
      await expectOk(await visitor.request('GET', `/api/conversations/${conversation}`));
    },
    async ({ visitor }) => {
      const wish = { difficulty: 'easy', operations: ['+'], count: 5 };
      await expectOk(await visitor.request('POST', '/api/math/generate', wish));
    },
    async ({ visitor }, turn) => {
      if (turn % 20 !== 4) return expectOk(await visitor.request('GET', '/api/stickers'));
      jobs.push({ jobId: await visitor.orderPicture('ein grüner Drache'), visitor });
    },
  ];

  const running = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const act = acts[turn % acts.length];
      const child = children[turn % children.length];
      if (!act || !child) continue;
      asked.push(
        act(child, turn).catch(
          (error: Error) => void failures.push(`${error.message} ${error.cause ?? ''}`),
        ),
      );
      await pause(EVERY_MS);
    }
    await Promise.all(asked);
  })();

  return {
    failures,
    jobs,
    /** All questions that were answered. */
    questions: () => children.flatMap(({ questions }) => questions),
    /** Waits for what was begun. Gives how much was done. */
    stop: async () => {
      isOver = true;
      await running;
      return asked.length;
    },
    /** Answered questions that their conversation does not hold, or whose answer it does not hold. */
    findLost: async () => {
      const lost: string[] = [];
      for (const { visitor, conversation, questions } of children) {
        const path = `/api/conversations/${conversation}`;
        const { messages } = await visitor.json(Conversation, 'GET', path);
        for (const question of questions) {
          const place = messages.findIndex(({ content }) => content === question);
          if (messages.length < 2 * questions.length || place < 0) lost.push(question);
        }
      }
      return lost;
    },
  };
}

async function openVisitor(url: string): Promise<LoadChild> {
  const visitor = new Visitor(url);
  return { visitor, conversation: await visitor.startConversation(), questions: [] };
}

async function expectOk(answer: Response): Promise<void> {
  if (answer.ok) return void answer.arrayBuffer().catch(() => {});
  throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
}
