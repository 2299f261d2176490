import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { apollo } from '../../lib/api/apollo.ts';
import { store } from '../../lib/store.ts';
import { toastsAtom } from '../../lib/toasts.ts';
import { FakeSocket } from '../fakes/fake-socket.ts';
import { type GraphqlAnswers, serveGraphql } from '../fakes/serve-graphql.ts';
import { renderApp } from './render-app.tsx';

const nulls = {
  place: null,
  waitSeconds: null,
  percent: null,
  url: null,
  reason: null,
  message: null,
};

/** What GraphQL answers about a job: a field that does not apply is null. */
export function answerOfJob(job: object) {
  return { data: { job: { ...nulls, ...job } } };
}

const prompt = 'ein grüner Drache vor einem Schloss';
const socket = new FakeSocket();

/** The gallery in a test: a server that answers, and what a child does there. */
export const galleryScreen = {
  prompt,
  socket,

  /** Before each test: empty storage, no announcements, no listening. */
  async clear() {
    socket.reset();
    store.set(toastsAtom, []);
    await apollo.clearStore();
  },

  /** What the server says about a job. */
  answerOf: answerOfJob,

  open(answers: GraphqlAnswers, routes = {}) {
    const fetchStub = serveGraphql(answers, routes);
    renderApp('/gallery');
    return fetchStub;
  },

  press: async (name: string | RegExp) =>
    userEvent.click(await screen.findByRole('button', { name })),

  async describe(text = prompt) {
    const field = await screen.findByLabelText('Dein Bild beschreiben');
    await userEvent.type(field, `${text}{Enter}`);
  },

  toast: () => store.get(toastsAtom)[0],
};
