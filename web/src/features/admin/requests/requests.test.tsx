// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { buildRequest } from '../../../testing/builders/builders.ts';
import { FakeSocket, fakeSocket } from '../../../testing/fakes/fake-socket.ts';
import { type GraphqlAnswers, variablesOf } from '../../../testing/fakes/serve-graphql.ts';
import { openDashboard } from '../../../testing/screens/open-dashboard.ts';

const socket = new FakeSocket();
let requests: object[] = [];
let answers: GraphqlAnswers = {};
const listRequests = () => ({ data: { requests } });

beforeEach(() => {
  socket.reset();
  fakeSocket.current = socket;
  requests = [buildRequest({ prompt: 'Warum ist der Himmel blau?' })];
  answers = { Requests: listRequests };
});

test('new requests appear on top, each once', async () => {
  await openDashboard('anfragen', answers);
  expect(await screen.findByText('Warum ist der Himmel blau?')).toBeDefined();
  expect(await screen.findByText('Neue Anfragen erscheinen sofort.')).toBeDefined();
  expect(screen.getByText('Ab12cD34')).toBeDefined();

  const fresh = buildRequest({ prompt: 'Was frisst ein Igel?' });
  act(() => {
    socket.deliver('request.completed', [fresh]);
    socket.deliver('request.completed', [fresh]);
    socket.deliver('request.completed', 'nonsense');
  });
  expect(await screen.findAllByText('Was frisst ein Igel?')).toHaveLength(1);
  const [, firstRow] = screen.getAllByRole('row');
  expect(firstRow?.textContent).toContain('Was frisst ein Igel?');
});

test('a picture comes to its request when it is ready, or why there is none', async () => {
  const drawn = buildRequest({ type: 'image', prompt: 'ein Drache', response: null });
  const given = buildRequest({ type: 'image', prompt: 'ein Dings', response: null });
  requests = [drawn, given];
  await openDashboard('anfragen', answers);
  await screen.findByText('ein Drache');
  const row = (prompt: string) => {
    const line = screen.getByText(prompt).closest('tr');
    if (!line) throw new Error('no line');
    return line;
  };
  expect(row('ein Drache').querySelector('img')).toBeNull();
  act(() => {
    socket.deliver('request.changed', [
      { ...drawn, imageUrl: '/media/a-dragon' },
      { ...given, pictureFailure: 'NOT_PAINTABLE' },
    ]);
    socket.deliver('request.changed', 'nonsense');
  });
  expect(row('ein Drache').querySelector('img')?.getAttribute('src')).toBe(
    '/media/a-dragon/thumbnail',
  );
  expect(row('ein Dings').textContent).toContain('Kein Bild: Das lässt sich');
});

test('a request without words can still be opened by its name', async () => {
  requests = [buildRequest({ prompt: ' ', operation: 'POST /api/generate-image' })];
  await openDashboard('anfragen', answers);
  await screen.findByRole('button', { name: 'POST /api/generate-image' });
});

test('after a reconnect what was missed is there', async () => {
  await openDashboard('anfragen', answers);
  await screen.findByText('Warum ist der Himmel blau?');
  requests = [
    buildRequest({ prompt: 'Wie alt wird ein Elefant?', timestamp: '2025-03-09T10:00:05.000Z' }),
    ...requests,
    buildRequest({ prompt: 'Das war gestern.', timestamp: '2025-03-08T10:00:00.000Z' }),
  ];
  act(() => {
    socket.deliver('disconnect');
    socket.deliver('connect');
  });
  expect(await screen.findByText('Wie alt wird ein Elefant?')).toBeDefined();
  expect(screen.getAllByText('Warum ist der Himmel blau?')).toHaveLength(1);
  // Older rows come by scrolling, below, not on top.
  expect(screen.queryByText('Das war gestern.')).toBeNull();
});

test('a catch-up that failed is tried again, from where the gap began', async () => {
  let isAway = false;
  const answer = () => {
    if (isAway) throw new TypeError('Failed to fetch');
    return listRequests();
  };
  await openDashboard('anfragen', { Requests: answer });
  await screen.findByText('Warum ist der Himmel blau?');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const missed = buildRequest({ prompt: 'Wie alt?', timestamp: '2025-03-09T10:00:05.000Z' });
  const live = buildRequest({ prompt: 'Und jetzt?', timestamp: '2025-03-09T11:00:00.000Z' });
  isAway = true;
  await act(async () => {
    socket.deliver('disconnect');
    socket.deliver('connect');
  });
  act(() => socket.deliver('request.completed', [live]));
  expect(await screen.findByText('Und jetzt?')).toBeDefined();
  requests = [live, missed, ...requests];
  isAway = false;
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(await screen.findByText('Wie alt?')).toBeDefined();
  expect(screen.getAllByText('Und jetzt?')).toHaveLength(1);
});

test('safety events can be looked at alone', async () => {
  const stub = await openDashboard('anfragen', answers);
  await userEvent.click(await screen.findByRole('radio', { name: 'Sicherheit' }));
  await waitFor(() =>
    expect(variablesOf(stub, 'Requests').at(-1)).toMatchObject({ filter: { safety: 'any' } }),
  );
});

test('a connection older than the login is renewed once', async () => {
  socket.acks = [{ ok: false, error: 'FORBIDDEN', message: 'Nur für Admins.' }];
  await openDashboard('anfragen', answers);
  expect(await screen.findByText('Neue Anfragen erscheinen sofort.')).toBeDefined();
});

test('in pause new requests wait and are counted', async () => {
  await openDashboard('anfragen', answers);
  await screen.findByText('Neue Anfragen erscheinen sofort.');
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  act(() => socket.deliver('request.completed', [buildRequest({ prompt: 'Wo wohnt der Wal?' })]));
  const resume = await screen.findByRole('button', { name: 'Weiter (1 neue)' });
  expect(screen.queryByText('Wo wohnt der Wal?')).toBeNull();
  await userEvent.click(resume);
  expect(await screen.findByText('Wo wohnt der Wal?')).toBeDefined();
});

test('a filter is asked of the server; one that cannot be is explained', async () => {
  const stub = await openDashboard('anfragen', answers);
  await screen.findByText('Warum ist der Himmel blau?');
  await userEvent.click(screen.getByText('Filter'));
  const text = screen.getByLabelText('Text in Anfrage oder Antwort');
  await userEvent.type(text, 'H');
  await userEvent.click(screen.getByRole('button', { name: 'Filtern' }));
  expect((await screen.findByRole('alert')).textContent).toContain('mindestens 2 Zeichen');
  await userEvent.type(text, 'immel');
  await userEvent.selectOptions(screen.getByLabelText('Art'), 'Text');
  await userEvent.click(screen.getByRole('button', { name: 'Filtern' }));
  await waitFor(() =>
    expect(variablesOf(stub, 'Requests').at(-1)).toMatchObject({
      filter: { type: 'text', text: 'Himmel', only: 'ai' },
    }),
  );
});

test('a safety event says so in words, shows question and answer, and can be handled', async () => {
  const row = buildRequest({ safety: 'crisis', prompt: 'Ich habe Angst.', response: 'Hol Hilfe.' });
  requests = [row];
  const handled = { at: '2025-03-09T11:00:00.000Z', by: 'chefin' };
  answers.MarkHandled = { data: { markHandled: { id: row.id, handled } } };
  await openDashboard('anfragen', answers);
  await userEvent.click(await screen.findByRole('button', { name: /Ich habe Angst.*Gefahr/ }));
  const drawer = screen.getByRole('dialog');
  expect(within(drawer).getByText('Hol Hilfe.')).toBeDefined();
  await userEvent.click(within(drawer).getByRole('button', { name: 'Als erledigt markieren' }));
  expect(await within(drawer).findByText(/Erledigt am .* von chefin/)).toBeDefined();
});

test('a danger has its name, and what nobody could judge a word of its own', async () => {
  requests = [
    buildRequest({ safety: 'crisis', danger: 'violence-at-home' }),
    buildRequest({ safety: 'unclear' }),
  ];
  await openDashboard('anfragen', answers);
  expect(await screen.findByText('Gefahr: Gewalt zu Hause')).toBeDefined();
  expect(screen.getByText('Nicht beurteilbar', { selector: 'span' })).toBeDefined();
});

test('a sign of danger whose person deleted everything says so, and that help may be needed', async () => {
  const forgottenAt = '2025-03-10T10:00:00.000Z';
  const kept = { safety: 'crisis' as const, visitorToken: null, forgottenAt };
  requests = [
    buildRequest({ ...kept, prompt: 'Ich habe Angst.' }),
    buildRequest({ ...kept, prompt: null, response: null }),
    buildRequest({ prompt: 'Was frisst ein Igel?' }),
  ];
  await openDashboard('anfragen', answers);
  await screen.findByText('Ich habe Angst.');
  expect(screen.getAllByText('Person hat ihre Daten gelöscht')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: /Ich habe Angst/ }));
  const drawer = await screen.findByRole('dialog');
  expect(within(drawer).getByText(/Die Person hat ihre Daten gelöscht/)).toBeDefined();
  expect(within(drawer).getByText(/höchstens 30 Tage/)).toBeDefined();
});

test('the arrow keys go from line to line, and Enter opens one', async () => {
  requests = [
    buildRequest({ prompt: 'Was frisst ein Igel?' }),
    buildRequest({ prompt: 'Warum ist der Himmel blau?' }),
  ];
  await openDashboard('anfragen', answers);
  const first = await screen.findByRole('button', { name: 'Was frisst ein Igel?' });
  const second = screen.getByRole('button', { name: 'Warum ist der Himmel blau?' });
  first.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(second);
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(second);
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(document.activeElement).not.toBe(second);
  expect(within(screen.getByRole('dialog')).getByText('Was frisst ein Igel?')).toBeDefined();
});

test('an admin has the visitor behind a request forgotten after a question, and reads why where it cannot be', async () => {
  const [row] = [buildRequest({ prompt: 'Ich wohne in der Gasse' })];
  requests = [row];
  const message = 'Diese Anfrage gehört zu einem Konto. Konten löschen Sie unter „Benutzer“.';
  let refusal: object | null = { error: 'RECORD_OF_ACCOUNT', message };
  await openDashboard('anfragen', answers, {
    [`POST /api/analytics/requests/${row.id}/forgettings`]: () =>
      refusal ? { status: 409, json: refusal } : { json: { success: true, message: 'Weg.' } },
  });
  const forget = async () => {
    await userEvent.click(await screen.findByText('Ich wohne in der Gasse'));
    await userEvent.click(await screen.findByRole('button', { name: 'Diesen Besucher vergessen' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ja, löschen' }));
  };
  await forget();
  expect(await screen.findByText(message)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));

  refusal = null;
  requests = [{ ...row, prompt: null, forgottenAt: row.timestamp }];
  await forget();
  expect(await screen.findByText('Alles von diesem Besucher ist gelöscht')).toBeDefined();
  await waitFor(() => expect(screen.queryByText('Ich wohne in der Gasse')).toBeNull());
});
