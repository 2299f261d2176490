import { randomUUID } from 'node:crypto';
import { Message } from '@lux/contracts/conversation/conversation.ts';
import { JobView } from '@lux/contracts/media/job.ts';
import type { ClientMessages, ServerMessages } from '@lux/contracts/sockets/messages.ts';
import { io, type Socket } from 'socket.io-client';
import { z } from 'zod';

type LuxSocket = Socket<ServerMessages, ClientMessages>;

/** One browser without a screen: keeps its cookie, speaks REST, GraphQL and Socket.IO. */
export class Visitor {
  readonly token: string;
  readonly url: string;
  #cookie = '';
  #sockets: LuxSocket[] = [];

  constructor(url: string, token = `visitor-${randomUUID()}`) {
    this.url = url;
    this.token = token;
  }

  /** The same browser, whose next calls reach another copy of the bff. */
  at(url: string): Visitor {
    const there = new Visitor(url, this.token);
    there.#cookie = this.#cookie;
    return there;
  }

  async request(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const answer = await fetch(this.url + path, {
      method,
      headers: {
        ...headers,
        ...(this.#cookie && { cookie: this.#cookie }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('lux_session='));
    if (cookie) this.#cookie = cookie.split(';')[0] ?? '';
    return answer;
  }

  /** The answer's JSON in the shape it must have; throws what the server said where it refused. */
  async json<Schema extends z.ZodType>(
    schema: Schema,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<z.output<Schema>> {
    const answer = await this.request(method, path, body);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return schema.parse(JSON.parse(text));
  }

  async graphql<Schema extends z.ZodType>(
    data: Schema,
    query: string,
    variables: object = {},
  ): Promise<z.output<Schema>> {
    const Answer = z.object({ data: z.unknown(), errors: z.undefined().optional() });
    const answer = await this.json(Answer, 'POST', '/graphql', { query, variables });
    return data.parse(answer.data);
  }

  async startConversation(): Promise<string> {
    const body = { visitorToken: this.token };
    const { id } = await this.json(
      z.object({ id: z.string() }),
      'POST',
      '/api/conversations',
      body,
    );
    return id;
  }

  async say(conversationId: string, content: string): Promise<string> {
    const path = `/api/conversations/${conversationId}/messages`;
    const answer = await this.json(Message, 'POST', path, { role: 'user', content });
    return answer.content;
  }

  /** Wishes for a picture without waiting for it; the id of its job. */
  async orderPicture(prompt = 'drei Katzen im Weltraum'): Promise<string> {
    const headers = { prefer: 'respond-async' };
    const answer = await this.request('POST', '/api/generate-image', { prompt }, headers);
    return JobView.parse(await answer.json()).jobId;
  }

  /** A connected socket in this visitor's session. */
  async connect(): Promise<LuxSocket> {
    const socket: LuxSocket = io(this.url, {
      transports: ['websocket'],
      extraHeaders: { cookie: this.#cookie },
    });
    this.#sockets.push(socket);
    await new Promise<void>((resolve) => {
      socket.once('connect', resolve);
    });
    return socket;
  }

  close(): void {
    for (const socket of this.#sockets) socket.disconnect();
  }
}
