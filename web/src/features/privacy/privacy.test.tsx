// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { store } from '../../lib/store.ts';
import { toastsAtom } from '../../lib/toasts.ts';
import { noThings } from '../../testing/builders/builders.ts';
import { playedSounds, resetSounds } from '../../testing/fakes/fake-sound-player.ts';
import { stubFetch } from '../../testing/fakes/stub-fetch.ts';
import { buildUser } from '../../testing/screens/open-dashboard.ts';
import { renderApp } from '../../testing/screens/render-app.tsx';

beforeAll(async () => {
  await import('../../app/routes/data.tsx');
});
beforeEach(() => {
  resetSounds();
  store.set(toastsAtom, []);
});

const DATA = 'GET /api/me/data';
const at = '2026-01-01T00:00:00.000Z';
const data = {
  collectedAt: at,
  user: buildUser(),
  things: [
    { kind: 'story', id: 'story_1', changedAt: at, data: { title: 'Der Ball' } },
    { kind: 'story', id: 'story_2', changedAt: at, data: null },
  ],
  stickers: [{}, {}],
  conversations: [{ id: 'c', messages: [{}, {}, {}] }],
  wishes: [{}, {}, {}, {}],
  fileIds: ['a', 'b', 'c'],
  requests: [{}, {}, {}, {}, {}],
};

function open(routes: Parameters<typeof stubFetch>[0] = {}, path = '/meine-daten') {
  const fetchStub = stubFetch({
    'GET /api/user': { json: buildUser() },
    'GET /api/me/things': { json: noThings },
    [DATA]: { json: data },
    'POST /api/speech': (init) => ({ text: JSON.parse(String(init?.body)).text }),
    ...routes,
  });
  renderApp(path);
  return fetchStub;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const calls = (stub: ReturnType<typeof stubFetch>, method: string, path: string) =>
  stub.mock.calls.filter(([input, init]) => String(input) === path && init?.method === method);
async function countOf(name: string) {
  const item = (await screen.findByRole('heading', { level: 3, name })).closest('li');
  return item?.textContent?.match(/^\d+/)?.[0];
}

test('the page says what is kept and how much', async () => {
  open();
  expect(await countOf('Konto')).toBe('1');
  expect(await countOf('Gespräche')).toBe('1');
  expect(screen.getByText(/3 Sätze/)).toBeDefined();
  expect(await countOf('Bilder und Ausmalbilder')).toBe('3');
  expect(await countOf('Geschichten')).toBe('1');
  expect(await countOf('Sticker')).toBe('2');
  expect(await countOf('Notizen über Anfragen')).toBe('5');
});

test('who has an account is led to it, a visitor is not', async () => {
  open();
  const way = await screen.findByRole('link', { name: 'Mein Konto und mein Passwort' });
  expect(way.getAttribute('href')).toBe('/konto');
  cleanup();
  open({ 'GET /api/user': { status: 401 } });
  expect(await countOf('Konto')).toBe('1');
  expect(screen.queryByRole('link', { name: /Mein Konto/ })).toBeNull();
});

test('the page for adults says what is kept of e-mail, of help calls and of what admins do', async () => {
  open({}, '/datenschutz');
  expect(await screen.findByText(/Eine E-Mail-Adresse wird nicht gespeichert/)).toBeDefined();
  expect(screen.getByText(/höchstens 30 Tage/)).toBeDefined();
  expect(screen.getByText(/ein Jahr lang festgehalten/)).toBeDefined();
  expect(screen.getByText(/nur ein kurzes, daraus berechnetes Zeichen/)).toBeDefined();
});

test('a visitor sees their own, without an account', async () => {
  localStorage.setItem('savedStories', '[{"id":"story_1"},{"id":"story_2"}]');
  open({
    'GET /api/user': { status: 401 },
    [DATA]: { json: { collectedAt: at, conversations: [], wishes: [], fileIds: [], requests: [] } },
  });
  expect(await countOf('Konto')).toBe('0');
  expect(await countOf('Geschichten')).toBe('2');
});

test('where it cannot be loaded that is said, and it may be tried again', async () => {
  const routes: Parameters<typeof stubFetch>[0] = {
    [DATA]: { status: 503, json: { error: 'X', message: 'Geht gerade nicht.' } },
  };
  const broken = { ...routes };
  const fetchStub = open({ [DATA]: () => Object(broken[DATA]) });
  expect(await screen.findByText('Geht gerade nicht.')).toBeDefined();
  broken[DATA] = { json: data };
  await press('Noch einmal versuchen');
  expect(await countOf('Konto')).toBe('1');
  expect(fetchStub.mock.calls.filter(([path]) => path === '/api/me/data')).toHaveLength(2);
});

test('the file has what the server and this device keep, and not the visitor token', async () => {
  localStorage.setItem('visitorToken', 'mias-secret-token');
  localStorage.setItem('calmMode', 'on');
  localStorage.setItem('askedQuestions', '{"space":["Was?"]}');
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob);
    return 'blob:data';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  open();
  await press('Nur die Datei');
  const text = (await saved[0]?.text()) ?? '';
  expect(JSON.parse(text)).toMatchObject({
    conversations: data.conversations,
    aufDiesemGeraet: { calmMode: 'on', askedQuestions: { space: ['Was?'] } },
  });
  expect(text).not.toContain('mias-secret-token');
  expect(click).toHaveBeenCalledOnce();
});

test('the package with pictures is fetched by the browser itself', async () => {
  const hrefs: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    hrefs.push(this.getAttribute('href') ?? '');
  });
  open();
  await press('Alles mit Bildern');
  expect(hrefs).toEqual(['/api/me/data/archive']);
});

test('everything is deleted after two questions, and this device is empty, too', async () => {
  localStorage.setItem('visitorToken', 'mias-secret-token');
  localStorage.setItem('savedStories', '[]');
  const fetchStub = open({ 'DELETE /api/me/data': { status: 204 } });
  await press('Alles löschen');
  await press('Ja, alles löschen');
  expect(await screen.findByText('Bist du ganz sicher?')).toBeDefined();
  expect(screen.getByText(/Das kann niemand rückgängig machen/)).toBeDefined();
  expect(calls(fetchStub, 'DELETE', '/api/me/data')).toHaveLength(0);
  await press('Endgültig löschen');
  await waitFor(() => expect(store.get(toastsAtom)[0]?.title).toBe('Alles ist gelöscht'));
  expect(calls(fetchStub, 'DELETE', '/api/me/data')).toHaveLength(1);
  expect(localStorage.getItem('savedStories')).toBeNull();
  expect(localStorage.getItem('visitorToken')).not.toBe('mias-secret-token');
  expect(await screen.findByRole('link', { name: 'Login' })).toBeDefined();
  expect(window.location.pathname).toBe('/');
});

test.each(['Behalten', 'Lieber nicht'])('"%s" keeps everything', async (no) => {
  const fetchStub = open();
  await press('Alles löschen');
  if (no === 'Lieber nicht') await press('Ja, alles löschen');
  await press(no);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(calls(fetchStub, 'DELETE', '/api/me/data')).toHaveLength(0);
});

test('what is refused is told, and nothing here is forgotten', async () => {
  localStorage.setItem('visitorToken', 'mias-secret-token');
  const message = 'Mit diesem Konto wird LUX verwaltet. Deshalb kann es nicht gelöscht werden.';
  open({
    'DELETE /api/me/data': { status: 403, json: { error: 'ACCOUNT_IS_NEEDED', message } },
  });
  await press('Alles löschen');
  await press('Ja, alles löschen');
  await press('Endgültig löschen');
  await waitFor(() => expect(store.get(toastsAtom)[0]?.description).toBe(message));
  expect(localStorage.getItem('visitorToken')).toBe('mias-secret-token');
});

/** Deleting is refused until a code has confirmed who asks. */
function needingConfirmation(): Parameters<typeof stubFetch>[0] {
  let isConfirmed = false;
  const message = 'Bitte bestätigen Sie das mit dem Code aus Ihrer Authenticator-App.';
  return {
    'GET /api/user': { json: buildUser({ role: 'admin', hasSecondFactor: true }) },
    'POST /api/me/second-factor/confirmations': (init) => {
      isConfirmed = JSON.parse(String(init?.body)).code === '123456';
      const json = { error: 'SECOND_FACTOR_WRONG', message: 'Dieser Code stimmt nicht.' };
      return isConfirmed ? { status: 204 } : { status: 401, json };
    },
    'DELETE /api/me/data': () =>
      isConfirmed
        ? { status: 204 }
        : { status: 403, json: { error: 'SECOND_FACTOR_NEEDED', message } },
  };
}

async function deleteEverything() {
  await press('Alles löschen');
  await press('Ja, alles löschen');
  await press('Endgültig löschen');
  return within(await screen.findByRole('dialog', { name: /Bitte bestätigen Sie/ }));
}

test('an account with a second factor gives its code, and then everything is deleted', async () => {
  const fetchStub = open(needingConfirmation());
  const dialog = await deleteEverything();
  const code = dialog.getByLabelText('Sechsstelliger Code');
  await userEvent.type(code, '000000');
  await userEvent.click(dialog.getByRole('button', { name: 'Bestätigen' }));
  expect(await dialog.findByText('Dieser Code stimmt nicht.')).toBeDefined();
  expect(calls(fetchStub, 'DELETE', '/api/me/data')).toHaveLength(1);
  await userEvent.clear(code);
  await userEvent.type(code, '123456');
  await userEvent.click(dialog.getByRole('button', { name: 'Bestätigen' }));
  await waitFor(() => expect(store.get(toastsAtom)[0]?.title).toBe('Alles ist gelöscht'));
  expect(calls(fetchStub, 'DELETE', '/api/me/data')).toHaveLength(2);
});

test('who gives no code has deleted nothing, and reads why', async () => {
  localStorage.setItem('visitorToken', 'mias-secret-token');
  const fetchStub = open(needingConfirmation());
  const dialog = await deleteEverything();
  await userEvent.click(dialog.getByRole('button', { name: 'Abbrechen' }));
  await waitFor(() =>
    expect(store.get(toastsAtom)[0]?.description).toMatch(/Code aus Ihrer Authenticator-App/),
  );
  expect(calls(fetchStub, 'DELETE', '/api/me/data')).toHaveLength(1);
  expect(localStorage.getItem('visitorToken')).toBe('mias-secret-token');
});

test('the page for children is read aloud on a tap and can be stopped', async () => {
  open({}, '/datenschutz/kinder');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Datenschutz für Kinder' }),
  ).toBeDefined();
  expect(playedSounds).toEqual([]);
  await press('Vorlesen');
  await waitFor(() => expect(playedSounds[0]).toBe('Was LUX sich merkt.'));
  await waitFor(() => expect(playedSounds).toContain('Frag dabei ruhig einen Erwachsenen.'));
});

test('the page for adults is reached from the footer', async () => {
  open({}, '/games');
  await userEvent.click(await screen.findByRole('link', { name: 'Datenschutz' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Datenschutz' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Ihre Rechte' })).toBeDefined();
});

test('the page for adults names who runs this LUX, and how to reach them', async () => {
  const operator = { name: 'Grundschule am Wald', contact: 'datenschutz@schule.example' };
  open({ 'GET /api/operator': { json: operator } }, '/datenschutz');
  expect(await screen.findByText(/für dieses LUX ist: Grundschule am Wald\./)).toBeDefined();
  const link = screen.getByRole('link', { name: 'datenschutz@schule.example' });
  expect(link.getAttribute('href')).toBe('mailto:datenschutz@schule.example');
});

test('a contact that is no e-mail address is no link', async () => {
  const operator = { name: null, contact: 'Sekretariat, Telefon 0123 456' };
  open({ 'GET /api/operator': { json: operator } }, '/datenschutz');
  expect(await screen.findByText(/beantwortet: Sekretariat, Telefon 0123 456\./)).toBeDefined();
  expect(screen.getByText(/wer dieses LUX betreibt/)).toBeDefined();
  expect(screen.queryByRole('link', { name: /Sekretariat/ })).toBeNull();
});

test.each([
  ['is not said', { json: { name: null, contact: null } }],
  ['cannot be asked', { status: 503 }],
])('where the operator %s, the page says who it is in general', async (_what, answer) => {
  const stub = open({ 'GET /api/operator': answer }, '/datenschutz');
  await waitFor(() =>
    expect(stub.mock.calls.map(([path]) => String(path))).toContain('/api/operator'),
  );
  expect(await screen.findByText(/Verantwortlich ist, wer dieses LUX betreibt/)).toBeDefined();
  expect(screen.getByText(/Wenden Sie sich mit Fragen an diese Stelle/)).toBeDefined();
});
