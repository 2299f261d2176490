import { randomBytes } from 'node:crypto';
import { UserSticker } from '@lux/contracts/accounts/sticker.ts';
import { Id } from '@lux/contracts/common/ids.ts';
import { AnswerEvents, Message } from '@lux/contracts/conversation/conversation.ts';
import { JobView } from '@lux/contracts/media/job.ts';
import { z } from 'zod';
import { Visitor } from '../testing/visitor.ts';
import { ask } from './ask.ts';
import type { ChildHistory, Outcome } from './history.ts';

/** What LUX said, whole or streamed. A stream without its end counts as broken. */
function readAnswer(
  outcome: Outcome,
  text: string,
  isStreamed: boolean,
): { outcome: Outcome; answer: Message | undefined } {
  if (outcome.result !== 'ok') return { outcome, answer: undefined };
  if (!isStreamed) return { outcome, answer: Message.parse(JSON.parse(text)) };
  const dataOf = (event: string): unknown => {
    const data = new RegExp(`^event: ${event}\ndata: (.*)$`, 'm').exec(text)?.[1];
    return data && JSON.parse(data);
  };
  const done = AnswerEvents.done.safeParse(dataOf('done'));
  if (done.success) return { outcome, answer: done.data.message };
  const failed = AnswerEvents.error.safeParse(dataOf('error'));
  if (failed.success) {
    const { error: code, message } = failed.data;
    return { outcome: { ...outcome, result: 'refused', code, message }, answer: undefined };
  }
  const cut = { result: 'broken', code: 'CUT', message: 'the stream has no end' } as const;
  return { outcome: { ...outcome, ...cut }, answer: undefined };
}

const PASSWORD = 'Wolke-Besen-Zebra';
const Started = z.object({ id: Id });
const Ordered = z.object({ data: z.object({ generateImage: JobView.pick({ jobId: true }) }) });
const Refused = z.object({
  errors: z.array(z.object({ extensions: z.object({ code: z.string() }) })),
});
const ORDER = 'mutation ($i: GenerateImageInput!) { generateImage(input: $i) { jobId } }';

const newId = () => randomBytes(16).toString('base64url');

/** Numbers that make every question and wish of a run unlike any other. */
let unique = 1_000;

/**
 * A child with an account that talks, paints and plays. What fails it tries again at its next turn,
 * as children do, and what it was told it keeps in its history.
 */
export class ChaosChild {
  readonly history: ChildHistory;
  readonly #visitor: Visitor;
  readonly #outcomes: Outcome[];
  #isTalking = false;
  /** Its session went with what Redis lost. */
  #isLoggedOut = false;
  #loggingIn: Promise<void> | undefined;

  private constructor(url: string, name: string, outcomes: Outcome[]) {
    this.#visitor = new Visitor(url);
    this.#outcomes = outcomes;
    const empty = { turns: [], orders: [], rounds: [], stickers: new Set<string>() };
    this.history = { name, conversationId: '', ...empty };
  }

  /** @param outcomes takes what becomes of each of its requests. */
  static async register(url: string, name: string, outcomes: Outcome[]): Promise<ChaosChild> {
    const child = new ChaosChild(url, name, outcomes);
    const credentials = { username: name, password: PASSWORD };
    const user = await child.#visitor.request('POST', '/api/register', credentials);
    if (!user.ok) throw new Error(`not registered: ${await user.text()}`);
    const started = await child.#visitor.json(Started, 'POST', '/api/conversations', {});
    child.history.conversationId = started.id;
    return child;
  }

  /** Asks something new, or again what was not answered. One question at a time. */
  async talk(isStreamed: boolean): Promise<void> {
    if (this.#isTalking) return;
    this.#isTalking = true;
    const { turns, conversationId } = this.history;
    let turn = turns.at(-1);
    if (!turn || turn.answer) {
      unique += 1;
      const question = `Was ist das Besondere an der Zahl ${unique}?`;
      turn = { askId: newId(), question, attempts: [], answer: undefined };
      turns.push(turn);
    }
    const { outcome, text } = await this.#ask({
      method: 'POST',
      path: `/api/conversations/${conversationId}/messages`,
      body: { role: 'user', content: turn.question, askId: turn.askId },
      ...(isStreamed && { headers: { accept: 'text/event-stream' } }),
    });
    const read = readAnswer(outcome, text, isStreamed);
    turn.attempts.push(read.outcome);
    turn.answer = read.answer;
    this.#outcomes.push(read.outcome);
    this.#isTalking = false;
  }

  async order(isOverGraphql: boolean): Promise<void> {
    unique += 1;
    const prompt = `${unique} Katzen vor einem Schloss`;
    const { outcome, text } = await this.#ask(
      isOverGraphql
        ? {
            method: 'POST',
            path: '/graphql',
            body: { query: ORDER, variables: { i: { prompt } } },
          }
        : {
            method: 'POST',
            path: '/api/generate-image',
            body: { prompt },
            headers: { prefer: 'respond-async' },
          },
    );
    const answer = outcome.result === 'ok' ? JSON.parse(text) : null;
    const jobId = isOverGraphql
      ? Ordered.safeParse(answer).data?.data.generateImage.jobId
      : JobView.safeParse(answer).data?.jobId;
    // GraphQL refuses with 200.
    const code = Refused.safeParse(answer).data?.errors[0]?.extensions.code;
    const attempt: Outcome = code ? { ...outcome, result: 'refused', code } : outcome;
    this.#outcomes.push(attempt);
    this.history.orders.push({ prompt, attempt, jobId });
  }

  /** Reports a round, first one that is not stored yet. */
  async finishRound(game: 'quiz' | 'math'): Promise<void> {
    let round = this.history.rounds.find(({ isKept }) => !isKept);
    if (!round) {
      round = { id: newId(), score: 1 + (unique % 5), attempts: [], isKept: false };
      this.history.rounds.push(round);
    }
    const category = game === 'quiz' ? 'nature' : 'easy';
    const { id, score } = round;
    const body = { id, game, category, score, total: 5, seconds: 60 };
    const { outcome } = await this.#ask({ method: 'POST', path: '/api/games/rounds', body });
    this.#outcomes.push(outcome);
    round.attempts.push(outcome);
    if (outcome.result === 'ok') round.isKept = true;
  }

  async readStickers(): Promise<string[]> {
    const { outcome, text } = await this.#ask({ method: 'GET', path: '/api/user/stickers' });
    this.#outcomes.push(outcome);
    if (outcome.result !== 'ok') return [];
    const ids = UserSticker.array()
      .parse(JSON.parse(text))
      .map(({ stickerId }) => stickerId);
    for (const id of ids) this.history.stickers.add(id);
    return ids;
  }

  /** A call that stores nothing. */
  async use(path: string, body?: object): Promise<void> {
    const request = body
      ? { method: 'POST' as const, path, body }
      : { method: 'GET' as const, path };
    this.#outcomes.push((await this.#ask(request)).outcome);
  }

  /** Whether everything it has begun is done: its question answered, its rounds stored. */
  async settle(): Promise<boolean> {
    const { turns, rounds } = this.history;
    if (rounds.some(({ isKept }) => !isKept)) {
      await this.finishRound('quiz');
      return false;
    }
    await this.talk(false);
    return turns.at(-1)?.answer !== undefined;
  }

  /** For the look back at the end; throws where anything is refused. */
  async find<Schema extends z.ZodType>(schema: Schema, path: string): Promise<z.output<Schema>> {
    await this.logInAgain();
    return this.#visitor.json(schema, 'GET', path);
  }

  async fetch(path: string): Promise<Response> {
    return this.#visitor.request('GET', path);
  }

  async logInAgain(): Promise<void> {
    if (!this.#isLoggedOut) return;
    this.#loggingIn ??= this.#logIn().finally(() => {
      this.#loggingIn = undefined;
    });
    await this.#loggingIn;
  }

  async #logIn(): Promise<void> {
    const body = { username: this.history.name, password: PASSWORD };
    const { outcome } = await ask(this.#visitor, { method: 'POST', path: '/api/login', body });
    this.#outcomes.push(outcome);
    this.#isLoggedOut = outcome.result !== 'ok';
  }

  async #ask(request: Parameters<typeof ask>[1]) {
    await this.logInAgain();
    const asked = await ask(this.#visitor, request);
    // Without its session a child is a stranger, to whom its own things do not exist.
    const { status } = asked.outcome;
    const isStranger = /UNAUTHORIZED|VISITOR_UNKNOWN/.test(asked.text);
    if (status === 401 || status === 404 || isStranger) this.#isLoggedOut = true;
    return asked;
  }
}
