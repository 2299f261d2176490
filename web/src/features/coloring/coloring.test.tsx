// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { apollo } from '../../lib/api/apollo.ts';
import { store } from '../../lib/store.ts';
import { toastsAtom } from '../../lib/toasts.ts';
import { buildId, buildJob } from '../../testing/builders/builders.ts';
import { FakeSocket, fakeSocket } from '../../testing/fakes/fake-socket.ts';
import {
  type GraphqlAnswers,
  serveGraphql,
  variablesOf,
} from '../../testing/fakes/serve-graphql.ts';
import { bodiesOf } from '../../testing/fakes/stub-fetch.ts';
import { answerOfJob } from '../../testing/screens/gallery-screen.ts';
import { renderApp } from '../../testing/screens/render-app.tsx';
import { phrases } from './use-drawing.ts';

const socket = new FakeSocket();
const prompt = 'eine Katze auf einem Baum';
const queued = buildJob({ kind: 'coloring' });
const { jobId } = queued;
const drawn = { GenerateColoringPage: answerOfJob(queued), Job: answerOfJob(queued) };
const files = ['katze', 'fisch', 'haus'].map((name) => ({ name, fileId: buildId() }));
const pages = files.map(({ name, fileId }) => ({
  id: `coloring-${name}`,
  prompt: name,
  imageUrl: `/media/${fileId}`,
  createdAt: '2025-03-09T10:00:00.000Z',
}));

beforeAll(async () => {
  await Promise.all([
    import('../../app/routes/coloring.tsx'),
    import('../../pictures/job/job-client.ts'),
    import('./generate-coloring-page.ts'),
    import('./studio/studio.tsx'),
  ]);
});

beforeEach(async () => {
  socket.reset();
  fakeSocket.current = socket;
  store.set(toastsAtom, []);
  await apollo.clearStore();
});

function openColoring(answers: GraphqlAnswers, routes = {}, path = '/coloring') {
  const fetchStub = serveGraphql(answers, routes);
  renderApp(path);
  return fetchStub;
}

const keepPages = () => localStorage.setItem('generatedColoringPages', JSON.stringify(pages));
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const shownToast = () => store.get(toastsAtom)[0];

async function describePage(text = prompt) {
  const field = await screen.findByLabelText('Dein Ausmalbild beschreiben');
  await userEvent.type(field, `${text}{Enter}`);
}

test('a wished page is drawn, shown, kept and announced', async () => {
  const fetchStub = openColoring(drawn);
  expect(await screen.findByText('Keine Ausmalbilder vorhanden')).toBeDefined();
  await describePage();
  expect(await screen.findByText('Dein Ausmalbild wird vorbereitet...')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Ausmalbild wird erstellt...' })).toBeDefined();
  await waitFor(() => expect(localStorage.getItem('pendingColoringPage')).toContain(jobId));
  await waitFor(() => expect(socket.listenerCount()).toBeGreaterThan(0));
  act(() => socket.deliver('job.ready', { jobId, kind: 'coloring', url: '/media/katze' }));

  const link = await screen.findByRole('link', { name: `Ausmalen: ${prompt}` });
  expect(link.getAttribute('href')).toBe(`/coloring?page=coloring-${jobId}`);
  expect(shownToast()?.title).toBe('Ausmalbild erstellt!');
  expect(JSON.parse(localStorage.getItem('generatedColoringPages') ?? '')).toMatchObject([
    { id: `coloring-${jobId}`, prompt, imageUrl: '/media/katze' },
  ]);
  await waitFor(() => expect(bodiesOf(fetchStub, 'POST', '/api/speech')).toHaveLength(2));
  const said = bodiesOf(fetchStub, 'POST', '/api/speech').map((body) => Object(body).text);
  expect(phrases.intro).toContain(said[0]);
  expect(phrases.success).toContain(said[1]);
});

test('a page that could not be drawn is told, and LUX apologises', async () => {
  const fetchStub = openColoring({ GenerateColoringPage: { errors: [{ message: 'boom' }] } });
  await describePage();
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'Fehler',
      description: 'Das Ausmalbild konnte nicht generiert werden',
    }),
  );
  await waitFor(() => {
    const said = bodiesOf(fetchStub, 'POST', '/api/speech').map((body) => Object(body).text);
    expect(phrases.failure).toContain(said.at(-1));
  });
});

test('a page on its way is found again after a reload', async () => {
  localStorage.setItem('pendingColoringPage', JSON.stringify({ jobId, prompt }));
  openColoring({ Job: answerOfJob({ ...queued, state: 'ready', url: '/media/katze' }) });
  expect(await screen.findByRole('link', { name: `Ausmalen: ${prompt}` })).toBeDefined();
});

test('a wish brought from the gallery is drawn once', async () => {
  const fetchStub = serveGraphql(drawn);
  localStorage.setItem(
    'generatedImages',
    JSON.stringify([{ ...pages[0], id: 'a', prompt, imageUrl: '/media/bild' }]),
  );
  renderApp('/gallery');
  await press(prompt);
  await press('Als Ausmalbild');
  await screen.findByText('Dein Ausmalbild wird vorbereitet...');
  await waitFor(() =>
    expect(variablesOf(fetchStub, 'GenerateColoringPage')).toMatchObject([{ input: { prompt } }]),
  );
  expect(window.history.state?.usr ?? null).toBeNull();
});

test('a page can be downloaded; a failure is told', async () => {
  keepPages();
  const fetchStub = openColoring({}, { 'POST /api/download-image': { status: 500, text: 'oh' } });
  const [download] = await screen.findAllByRole('button', { name: 'Download' });
  if (download) await userEvent.click(download);
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'Fehler',
      description: 'Das Ausmalbild konnte nicht heruntergeladen werden.',
    }),
  );
  expect(bodiesOf(fetchStub, 'POST', '/api/download-image')).toMatchObject([
    { imageUrl: pages[0]?.imageUrl, filename: expect.stringMatching(/^LUX_Ausmalbild_katze_/) },
  ]);
});

test('a page is deleted after a question', async () => {
  keepPages();
  openColoring({});
  await press('Löschen: katze');
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Ja, löschen' }));
  expect(screen.queryByText('katze')).toBeNull();
  expect(JSON.parse(localStorage.getItem('generatedColoringPages') ?? '')).toHaveLength(2);
});

test('chosen pages become a book in the order of choosing', async () => {
  keepPages();
  const book = buildJob({ kind: 'pdf', state: 'ready', url: '/media/buch' });
  const fetchStub = openColoring({ PrintPages: answerOfJob(book), Job: answerOfJob(book) });
  await press('Mein Malbuch');
  expect(
    (await screen.findByRole<HTMLButtonElement>('button', { name: 'Malbuch machen' })).disabled,
  ).toBe(true);
  await press('haus');
  await press('katze');
  await press('fisch');
  await press('fisch Seite 3');
  expect(screen.getByText('2 Seiten kommen ins Malbuch.')).toBeDefined();
  await press('Malbuch machen');
  const link = await screen.findByRole('link', { name: 'Öffnen' });
  expect(link.getAttribute('href')).toBe('/media/buch');
  expect(screen.getByText('Mein Malbuch ist fertig!')).toBeDefined();
  expect(variablesOf(fetchStub, 'PrintPages')).toMatchObject([
    { input: { fileIds: [files[2]?.fileId, files[0]?.fileId], title: 'Mein Malbuch' } },
  ]);
});

describe('with colours of the child', () => {
  const bunt = buildId();
  const book = buildJob({ kind: 'pdf', state: 'ready', url: '/media/buch' });
  const openWithColours = () => {
    const colored = { imageUrl: `/media/${bunt}`, changedAt: '2026-03-01T12:00:00.000Z' };
    const [katze, ...others] = pages;
    localStorage.setItem(
      'generatedColoringPages',
      JSON.stringify([{ ...katze, colored }, ...others]),
    );
    return openColoring({ PrintPages: answerOfJob(book), Job: answerOfJob(book) });
  };
  const printed = (fetchStub: ReturnType<typeof openColoring>) =>
    variablesOf(fetchStub, 'PrintPages').map((one) => Object(one).input.fileIds);

  test('a page coloured on another device is shown coloured', async () => {
    openWithColours();
    const picture = await screen.findByRole('img', { name: 'katze' });
    expect(picture.getAttribute('src')).toBe(`/media/${bunt}/thumbnail`);
  });

  test('a book has the coloured pages, or the lines alone', async () => {
    const fetchStub = openWithColours();
    await press('Mein Malbuch');
    await press('fisch');
    expect(screen.queryByRole('radio', { name: 'Bunt' })).toBeNull();
    await press('katze');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Bunt' }).checked).toBe(true);
    await press('Malbuch machen');
    await screen.findByRole('link', { name: 'Öffnen' });
    await press('Schließen');

    await press('Mein Malbuch');
    await press('katze');
    await userEvent.click(screen.getByRole('radio', { name: 'Zum Ausmalen' }));
    await press('Malbuch machen');
    await screen.findByRole('link', { name: 'Öffnen' });
    expect(printed(fetchStub)).toEqual([[files[1]?.fileId, bunt], [files[0]?.fileId]]);
  });

  test('a single page asks how it is to be printed', async () => {
    const fetchStub = openWithColours();
    await press('Drucken: katze');
    await press('Bunt');
    await screen.findByRole('link', { name: 'Öffnen' });
    expect(printed(fetchStub)).toEqual([[bunt]]);
  });
});

describe('a book on its way', () => {
  const book = buildJob({ kind: 'pdf', state: 'queued', place: 2 });
  const ready = { ...book, state: 'ready', url: '/media/buch' };
  const keptNote = () => localStorage.getItem('pendingPrint');
  const keepNote = () =>
    localStorage.setItem(
      'pendingPrint',
      JSON.stringify({ jobId: book.jobId, prompt: 'Mein Malbuch' }),
    );

  test('is found again after a reload, with its progress and then its link', async () => {
    keepPages();
    keepNote();
    openColoring({ Job: answerOfJob(book) });
    expect(await screen.findByText('Mein Malbuch wird gemacht …')).toBeDefined();
    expect(await screen.findByText(/Vor dir ist noch ein Bild dran/)).toBeDefined();
    act(() => socket.deliver('job.ready', { jobId: book.jobId, kind: 'pdf', url: '/media/buch' }));
    const link = await screen.findByRole('link', { name: 'Öffnen' });
    expect(link.getAttribute('href')).toBe('/media/buch');
  });

  test('is still there after a second reload, until the child closes it', async () => {
    keepPages();
    const fetchStub = openColoring({ PrintPages: answerOfJob(book), Job: answerOfJob(ready) });
    await press('Drucken: katze');
    await screen.findByRole('link', { name: 'Öffnen' });
    expect(keptNote()).toContain(book.jobId);
    cleanup();
    renderApp('/coloring');
    await screen.findByRole('link', { name: 'Öffnen' });
    await press('Schließen');
    expect(keptNote()).toBeNull();
    expect(variablesOf(fetchStub, 'PrintPages')).toHaveLength(1);
  });

  test('that failed meanwhile is told once and forgotten', async () => {
    keepPages();
    keepNote();
    const message = 'Die Druckseiten konnten nicht erstellt werden.';
    openColoring({ Job: answerOfJob({ ...book, state: 'failed', reason: 'INTERNAL', message }) });
    await waitFor(() => expect(shownToast()).toMatchObject({ description: message }));
    expect(keptNote()).toBeNull();
  });
});

test('an address of a page that is gone says so and leads back', async () => {
  openColoring({}, {}, '/coloring?page=coloring-weg');
  expect(await screen.findByText('Dieses Ausmalbild ist nicht mehr da')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Zu den Ausmalbildern' }).getAttribute('href')).toBe(
    '/coloring',
  );
});
