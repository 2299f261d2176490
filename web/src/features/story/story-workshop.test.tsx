// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { apollo } from '../../lib/api/apollo.ts';
import { store } from '../../lib/store.ts';
import { toastsAtom } from '../../lib/toasts.ts';
import { FakeSocket, fakeSocket } from '../../testing/fakes/fake-socket.ts';
import { resetSounds } from '../../testing/fakes/fake-sound-player.ts';
import { storyScreen } from '../../testing/screens/story-screen.ts';

const FAILED =
  'Bei der Erstellung des Geschichtenanfangs, der Fortsetzung oder des Charakters ist ein Fehler aufgetreten.';

const socket = new FakeSocket();
const { GENERATE, character, open, press, goTo, write, entitle, add, toast, kept, asked } =
  storyScreen;

beforeAll(() => import('../../app/routes/story.tsx'));

beforeEach(async () => {
  socket.reset();
  fakeSocket.current = socket;
  resetSounds();
  store.set(toastsAtom, []);
  await apollo.clearStore();
});

test('theme and age are chosen, and LUX begins', async () => {
  const { fetchStub } = open();
  expect(await screen.findAllByRole('radio')).toHaveLength(8 + 3);
  await userEvent.click(await screen.findByRole('radio', { name: 'Weltraum' }));
  await userEvent.click(await screen.findByRole('radio', { name: '9–11 Jahre' }));
  await press('Anfang von LUX');
  const piece = await screen.findByRole('article', { name: 'Von LUX' });
  expect(within(piece).getByText(/Er heißt Fridolin/)).toBeDefined();
  expect(asked(fetchStub)).toMatchObject([
    { mode: 'start', context: '', theme: 'space', ageGroup: 'medium', characters: [] },
  ]);
  expect(Object(asked(fetchStub)[0]).visitorToken).toMatch(/^\w+$/);
});

test('what the child writes becomes a piece, and LUX goes on from the whole story', async () => {
  const { fetchStub } = open();
  await press('Anfang von LUX');
  await screen.findByRole('article', { name: 'Von LUX' });
  await write('Da liegt ein Ei.');
  await press('LUX schreibt weiter');
  expect(await screen.findByText('Das Ei wackelt.')).toBeDefined();
  expect(screen.getByRole('article', { name: 'Von dir' }).textContent).toContain(
    'Da liegt ein Ei.',
  );
  expect(screen.getByLabelText<HTMLTextAreaElement>('Du schreibst').value).toBe('');
  expect(asked(fetchStub)[1]).toMatchObject({
    mode: 'continue',
    context: 'Ein Drache wohnt im Wald. Er heißt Fridolin.\n\nDa liegt ein Ei.',
  });
});

test('going on without input is refused, ending the story is not', async () => {
  const { fetchStub } = open();
  await press('Anfang von LUX');
  await screen.findByRole('article', { name: 'Von LUX' });
  await press('LUX schreibt weiter');
  expect(toast()?.title).toBe('Eingabe fehlt');
  await press('Tipps von LUX');
  expect(toast()?.title).toBe('Eingabe fehlt');
  expect(asked(fetchStub)).toHaveLength(1);
  await press('Ende von LUX');
  expect(await screen.findByText(/So wurden sie Freunde/)).toBeDefined();
});

test('tips are about the own text, shown in three parts, and can be closed', async () => {
  const { fetchStub } = open();
  await press('Anfang von LUX');
  await screen.findByRole('article', { name: 'Von LUX' });
  await write('Da liegt ein Ei.');
  await add();
  await press('Tipps von LUX');
  expect(await screen.findByText('Dein Anfang ist spannend.')).toBeDefined();
  expect(screen.getByText('Probier auch „Plötzlich“.')).toBeDefined();
  expect(screen.getByText('Das Ei singt.')).toBeDefined();
  expect(asked(fetchStub)[1]).toMatchObject({ mode: 'tips', context: 'Da liegt ein Ei.' });
  await press('Tipps schließen');
  expect(screen.queryByText('Das Ei singt.')).toBeNull();
});

test('a piece can be changed and removed, and both taken back', async () => {
  open();
  await write('Ein Fuks lief los.');
  await add();
  await press('Ändern: Stück von dir');
  const field = screen.getByLabelText('Text ändern');
  expect(document.activeElement).toBe(field);
  await userEvent.clear(field);
  await press('Fertig');
  expect(screen.getByText('Schreib etwas hinein, oder nimm das Stück weg.')).toBeDefined();
  await userEvent.type(field, 'Ein Fuchs lief los.');
  await press('Fertig');
  expect(screen.getByText('Ein Fuchs lief los.')).toBeDefined();
  await press('Entfernen: Stück von dir');
  expect(screen.queryByRole('article')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rückgängig' }));
  await press('Rückgängig');
  expect(screen.getByText('Ein Fuchs lief los.')).toBeDefined();
});

test.each([
  ['a refusing server', { status: 500, json: { error: 'X', message: 'kaputt' } }],
  ['an answer of another form', { json: { error: 'kaputt' } }],
])('%s is told word for word, and the own words stay', async (_name, answer) => {
  open({ [`POST ${GENERATE}`]: answer });
  await write('Da liegt ein Ei.');
  await press('LUX schreibt weiter');
  await waitFor(() => expect(toast()?.description).toBe(FAILED));
  expect(screen.getByText('Da liegt ein Ei.')).toBeDefined();
  expect(
    screen.getByRole<HTMLButtonElement>('button', { name: 'LUX schreibt weiter' }).disabled,
  ).toBe(false);
});

test('help in danger stays on the screen with its numbers', async () => {
  const message = 'Danke, dass du mir das sagst.';
  open({ [`POST ${GENERATE}`]: { status: 422, json: { error: 'CRISIS', message } } });
  await write('Bei mir zu Hause ist es schlimm.');
  await press('LUX schreibt weiter');
  expect(await screen.findByText(message)).toBeDefined();
  expect(screen.getByText('Ich bin für dich da.')).toBeDefined();
  expect(screen.getByRole('link', { name: '116 111' }).getAttribute('href')).toBe('tel:116111');
  expect(toast()).toBeUndefined();
});

test('a refused wish is said kindly until it was read', async () => {
  const message = 'Darüber schreibe ich lieber nicht.';
  open({ [`POST ${GENERATE}`]: { status: 422, json: { error: 'NOT_CHILD_SAFE', message } } });
  await write('Etwas Böses.');
  await press('LUX schreibt weiter');
  expect(await screen.findByText(message)).toBeDefined();
  await press('Gut');
  expect(screen.queryByText(message)).toBeNull();
});

test('waiting for LUX can be ended; nothing comes late', async () => {
  open({ [`POST ${GENERATE}`]: () => new Promise(() => {}) });
  await press('Anfang von LUX');
  expect(await screen.findByText('LUX schreibt …')).toBeDefined();
  await press('Doch nicht');
  expect(screen.queryByText('LUX schreibt …')).toBeNull();
  expect(toast()).toBeUndefined();
});

test.each(['{"story":', '7', '{"story":{"id":"x"}}'])(
  'a broken note (%s) begins empty',
  async (note) => {
    localStorage.setItem('storyScreen', note);
    open();
    expect(await screen.findByRole('button', { name: 'Anfang von LUX' })).toBeDefined();
  },
);

test.each(['name', 'description', 'traits', 'idea'])(
  'a character without %s is an error',
  async (part) => {
    open({ [`POST ${GENERATE}`]: { json: { ...character, [part]: part === 'traits' ? [] : '' } } });
    await goTo('Charaktere');
    await userEvent.type(screen.getByLabelText(/Wer soll/), 'ein Drache');
    await press('Figur erfinden');
    await waitFor(() => expect(toast()?.description).toBe(FAILED));
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Wer soll/).value).toBe('ein Drache');
  },
);

test('offline writing and saving work, and LUX says kindly that it needs a connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { fetchStub } = open();
  expect(
    await screen.findByText(/^Gerade ist keins da. Schreiben und speichern kannst du trotzdem./),
  ).toBeDefined();
  await press('Anfang von LUX');
  expect(toast()).toMatchObject({
    title: 'Keine Verbindung',
    description: 'Dafür brauche ich das Internet. Schreiben und speichern kannst du trotzdem.',
  });
  await entitle('Der Fuchs');
  await write('Ein Fuchs lief los.');
  await press('Speichern');
  expect(kept('savedStories')).toMatchObject([{ title: 'Der Fuchs' }]);
  expect(asked(fetchStub)).toEqual([]);
});

test('calm mode shows what is done, now and next', async () => {
  localStorage.setItem('calmMode', 'on');
  open();
  const strip = within(await screen.findByRole('list', { name: 'Ablauf' }));
  const steps = () => strip.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(steps()).toEqual(['GeschafftNoch nichts', 'JetztAnfangen', 'DanachSchreiben']);
  await entitle('Der Fuchs');
  await write('Ein Fuchs lief los.');
  await add();
  expect(steps()).toEqual(['GeschafftAnfangen', 'JetztSchreiben', 'DanachSpeichern']);
  await press('Speichern');
  expect(steps()).toEqual(['GeschafftSpeichern', 'JetztLesen', 'DanachAnfangen']);
});
