import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { store } from '../../lib/store.ts';
import { toastsAtom } from '../../lib/toasts.ts';
import { type GraphqlAnswers, serveGraphql } from '../fakes/serve-graphql.ts';
import { bodiesOf, type stubFetch } from '../fakes/stub-fetch.ts';
import { renderApp } from './render-app.tsx';

const GENERATE = '/api/story/generate';

const character = {
  name: 'Fridolin',
  description: 'Ein kleiner Drache.',
  traits: ['mutig', 'neugierig'],
  idea: 'Er findet ein Ei.',
};

const tips = {
  positives: ['Dein Anfang ist spannend.'],
  tips: ['Probier auch „Plötzlich“.'],
  idea: 'Das Ei singt.',
};

const texts: Record<string, object> = {
  start: { text: 'Ein Drache wohnt im Wald. Er heißt Fridolin.' },
  continue: { text: 'Das Ei wackelt.' },
  complete: { text: 'So wurden sie Freunde. Ende.' },
  character,
  tips,
};

function open(routes: Parameters<typeof stubFetch>[0] = {}, answers: GraphqlAnswers = {}) {
  const fetchStub = serveGraphql(answers, {
    [`POST ${GENERATE}`]: (init) => ({ json: texts[JSON.parse(String(init?.body)).mode] }),
    'POST /api/speech': (init) => ({ text: JSON.parse(String(init?.body)).text }),
    'POST /api/games/rounds': { status: 204 },
    ...routes,
  });
  const view = renderApp('/games/story');
  return { fetchStub, ...view };
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** The story workshop in a test: a server that answers, and what a child does there. */
export const storyScreen = {
  GENERATE,
  character,
  tips,
  texts,
  open,
  press,
  goTo: async (name: string) => userEvent.click(await screen.findByRole('tab', { name })),
  write: async (text: string) => userEvent.type(await screen.findByLabelText('Du schreibst'), text),
  entitle: async (text: string) => userEvent.type(await screen.findByLabelText('Titel'), text),
  add: () => press('Dazuschreiben'),
  toast: () => store.get(toastsAtom)[0],
  kept: (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null'),
  /** What LUX was asked for, in order. */
  asked: (stub: ReturnType<typeof open>['fetchStub']) => bodiesOf(stub, 'POST', GENERATE),
};
