// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { playedSounds } from '../../../testing/fakes/fake-sound-player.ts';
import { answerStream, buildAnswer, talkScreen } from '../../../testing/screens/talk-screen.ts';

const { messagesPath, open, type } = talkScreen;

beforeAll(async () => {
  await talkScreen.load();
  await import('./answer-sources.tsx');
  await import('@lux/contracts/conversation/sources.ts');
});
beforeEach(talkScreen.clear);

const url = '/api/articles/klexikon_de_all?path=Vulkan';
const sources = [{ title: 'Vulkan', book: 'Klexikon', url }];
const article = {
  title: 'Vulkan',
  book: 'Klexikon',
  blocks: [
    { kind: 'text', text: 'Ein Vulkan ist ein Berg. Er spuckt Lava.' },
    { kind: 'heading', text: 'Ausbruch' },
    { kind: 'item', text: '<b>Asche</b> fliegt weit.' },
  ],
};

/** LUX answers out of the Klexikon. */
async function ask(routes: Parameters<typeof open>[0] = {}) {
  open({
    [`POST ${messagesPath}`]: () => {
      const stream = answerStream();
      stream.send(...buildAnswer(['Ein Vulkan ist ein Berg.'], { sources }));
      stream.end();
      return stream.response();
    },
    [`GET ${url}`]: { json: article },
    'POST /api/speech': (init) => ({ text: JSON.parse(String(init?.body)).text }),
    ...routes,
  });
  await type('Was ist ein Vulkan?');
  await screen.findByText('Steht im Klexikon: Vulkan');
}

const openArticle = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Lies mehr: Vulkan' }));

test('an answer says where it stands, and the article opens inside LUX as text', async () => {
  await ask();
  await openArticle();
  const dialog = within(await screen.findByRole('dialog', { name: 'Vulkan' }));
  expect(await dialog.findByText(/Er spuckt Lava\./)).toBeDefined();
  expect(dialog.getByRole('heading', { name: 'Ausbruch' })).toBeDefined();
  expect(dialog.getByText(/<b>Asche<\/b> fliegt weit\./)).toBeDefined();
  expect(dialog.queryByRole('link')).toBeNull();
});

test('LUX reads the article aloud', async () => {
  await ask();
  await openArticle();
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Vorlesen' }));
  await waitFor(() =>
    expect(playedSounds.slice(-4)).toEqual([
      'Ein Vulkan ist ein Berg.',
      'Er spuckt Lava.',
      'Ausbruch',
      '<b>Asche</b> fliegt weit.',
    ]),
  );
});

test('where the book cannot be reached, the child hears so and the talk goes on', async () => {
  const message = 'Ich komme gerade nicht an das Bücherregal. Versuch es gleich noch einmal.';
  await ask({ [`GET ${url}`]: { status: 503, json: { error: 'BOOKS_UNAVAILABLE', message } } });
  await openArticle();
  expect(await screen.findByText(message)).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what the lesson’s teacher wrote opens in the same way', async () => {
  const topic = '/api/lesson/materials/BBBBBBBBBBBBBBBBBBBBBB';
  const stream = answerStream();
  open({
    [`POST ${messagesPath}`]: () => {
      const named = [{ title: 'Der Biber', book: 'Text zur Stunde', url: topic }];
      stream.send(...buildAnswer(['Biber fressen Rinde.'], { sources: named }));
      stream.end();
      return stream.response();
    },
    [`GET ${topic}`]: {
      json: {
        id: 'B',
        kind: 'topic',
        title: 'Der Biber',
        body: { text: 'Biber fressen Rinde.\nSie bauen einen Damm.' },
      },
    },
  });
  await type('Was frisst der Biber?');
  await screen.findByText('Steht im Text zur Stunde: Der Biber');
  await userEvent.click(await screen.findByRole('button', { name: 'Lies mehr: Der Biber' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Der Biber' }));
  expect(await dialog.findByText('Sie bauen einen Damm.')).toBeDefined();
});
