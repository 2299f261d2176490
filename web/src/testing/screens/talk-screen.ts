import type { AnswerEvent, Message } from '@lux/contracts/conversation/conversation.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { store } from '../../lib/store.ts';
import { toastsAtom } from '../../lib/toasts.ts';
import { buildId, buildMessage } from '../builders/builders.ts';
import { FakeRecognition } from '../fakes/fake-recognition.ts';
import { resetSounds } from '../fakes/fake-sound-player.ts';
import { stubFetch } from '../fakes/stub-fetch.ts';
import { renderApp } from './render-app.tsx';

/** A streaming answer of the server, written by the test piece by piece. */
export function answerStream() {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (opened) => {
      controller = opened;
    },
    cancel: () => {
      stream.isHungUp = true;
    },
  });
  const stream = {
    isHungUp: false,
    response: () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    send(...events: AnswerEvent[]): void {
      for (const { event, data } of events) {
        controller?.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      }
    },
    end: () => controller?.close(),
    tear: () => controller?.error(new TypeError('network error')),
  };
  return stream;
}

/** The events of a streamed answer of these sentences. */
export function buildAnswer(sentences: string[], overrides: Partial<Message> = {}): AnswerEvent[] {
  const pieces = sentences.map((text, index): AnswerEvent => {
    const data = { index, text, speechUrl: `/api/speech/${index}` };
    return { event: 'sentence', data };
  });
  const message = buildMessage({ content: sentences.join(' '), ...overrides });
  return [...pieces, { event: 'done', data: { message } }];
}

const conversationId = buildId();
const conversationPath = `/api/conversations/${conversationId}`;
const messagesPath = `${conversationPath}/messages`;
const sentences = ['Eine Spinne hat acht Beine.', 'Und was weißt du über sie?'];

function answering(...spoken: string[]) {
  return () => {
    const stream = answerStream();
    stream.send(...buildAnswer(spoken));
    stream.end();
    return stream.response();
  };
}

/** A server that answers every question with the two sentences. */
const server = {
  'GET /api/user': { status: 401 },
  'POST /api/conversations': { json: { id: conversationId } },
  [`POST ${messagesPath}`]: answering(...sentences),
  'GET /api/speech/0': { text: 'sound 0' },
  'GET /api/speech/1': { text: 'sound 1' },
  'POST /api/speech': { text: 'made anew' },
};

const button = (name: string) => screen.findByRole('button', { name });
/** They come with the first question. */
const captions = async () => within(await screen.findByRole('list', { name: 'Gespräch' }));

async function nextRecognition(before: FakeRecognition | null): Promise<FakeRecognition> {
  return waitFor(() => {
    if (FakeRecognition.last === null || FakeRecognition.last === before) throw new Error('deaf');
    return FakeRecognition.last;
  });
}

/** The home screen in a test: a server that answers, and what a child says and does there. */
export const talkScreen = {
  conversationId,
  conversationPath,
  messagesPath,
  preparedPath: `${conversationPath}/prepared-messages`,
  question: 'Wie viele Beine hat eine Spinne?',
  sentences,
  server,
  answering,

  /** What the screen loads on the way, so that a test that runs alone waits for nothing else. */
  load: () =>
    Promise.all([
      import('../../features/talk/answers/answering.ts'),
      import('../../features/talk/answers/conversation-api.ts'),
      import('../../features/talk/answers/conversation-schemas.ts'),
      import('../../features/talk/answers/read-answer.ts'),
      import('../../features/talk/turns/said-turns.tsx'),
      import('../../features/talk/continue-offer.tsx'),
      import('../../features/talk/conversation-menu.tsx'),
      import('../../components/dialogs/confirm-dialog.tsx'),
      import('../../voice/listening/recognition.ts'),
      import('../../voice/speaking/open-speech.ts'),
      import('../../voice/speaking/speak-locally.ts'),
      import('@lux/contracts/conversation/speech.ts'),
    ]),

  /** Before each test: nothing told, nothing played, and a browser that can recognise. */
  clear() {
    store.set(toastsAtom, []);
    resetSounds();
    FakeRecognition.install();
  },

  /** Shows the screen beside this server, or one that differs from the usual one in some routes. */
  open(routes: Parameters<typeof stubFetch>[0] = {}) {
    const fetchStub = stubFetch({ ...server, ...routes });
    return { fetchStub, ...renderApp('/') };
  },

  /** A question as it is sent; each asking has an id. */
  asked: (content: string) => ({ role: 'user', content, askId: expect.any(String) }),

  title: () => store.get(toastsAtom)[0]?.title,
  button,

  captions,
  said: async () => (await captions()).getAllByRole('listitem').map((item) => item.textContent),

  type: async (text: string) =>
    userEvent.type(screen.getByLabelText('Deine Frage schreiben'), `${text}{Enter}`),

  /** Presses the button; once it is heard, the recogniser that listens. */
  async listen(): Promise<FakeRecognition> {
    const before = FakeRecognition.last;
    await userEvent.click(await button('Drücken zum Sprechen'));
    return nextRecognition(before);
  },
  nextRecognition,
};
