import { randomUUID } from 'node:crypto';
import { ChildLesson } from '@lux/contracts/classroom/lesson.ts';
import { Message } from '@lux/contracts/conversation/conversation.ts';
import { z } from 'zod';

const Url = z.object({ url: z.string() });
const Started = z.object({ id: z.string() });

/** One child's browser without a screen. */
export class SeedChild {
  /** As browsers make it (SPEC 3): the dashboard shows its first 8 characters. */
  readonly token = randomUUID().replaceAll('-', '');
  readonly #url: string;
  #cookie = '';

  constructor(url: string) {
    this.#url = url;
  }

  /** @throws Error with what the server said where it refused. */
  async send<Schema extends z.ZodType>(
    schema: Schema,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<z.output<Schema>> {
    const answer = await fetch(this.#url + path, {
      method,
      headers: {
        'x-visitor-token': this.token,
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        ...(this.#cookie && { cookie: this.#cookie }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('lux_session='));
    if (cookie) this.#cookie = cookie.split(';')[0] ?? '';
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return schema.parse(text === '' ? null : JSON.parse(text));
  }

  /** Asks LUX in a conversation of its own. */
  async ask(content: string): Promise<Message> {
    const { id } = await this.send(Started, 'POST', '/api/conversations', {
      visitorToken: this.token,
    });
    const path = `/api/conversations/${id}/messages`;
    return this.send(Message, 'POST', path, { role: 'user', content });
  }

  /** @returns the picture's address. */
  async wish(kind: 'generate-image' | 'generate-coloring-page', prompt: string): Promise<string> {
    const body = { prompt, visitorToken: this.token };
    return (await this.send(Url, 'POST', `/api/${kind}`, body)).url;
  }

  /** Takes a seat of a running lesson: from here on everything is the seat's. */
  async join(code: string, seatId: string): Promise<void> {
    const body = { seatId, visitorToken: this.token };
    await this.send(ChildLesson, 'POST', `/api/joins/${code}`, body);
  }
}
