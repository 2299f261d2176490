// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { apollo } from '../../lib/apollo.ts';
import { buildRequest } from '../../testing/build-request.ts';
import { buildUser } from '../../testing/build-user.ts';
import { FakeSocket } from '../../testing/fake-socket.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { variablesOf } from '../../testing/serve-graphql.ts';
import { stubFetch } from '../../testing/stub-fetch.ts';

const fakeSocket = vi.hoisted(() => ({ current: undefined as unknown }));
vi.mock('../../lib/socket.ts', () => ({ socket: () => fakeSocket.current }));

const socket = new FakeSocket();
let isOpen = false;
let requests: object[] = [];
/** More answers, by operation. */
let answers: Record<string, object> = {};

// Loaded beforehand, so that no test waits for its scripts.
beforeAll(async () => {
  await import('../../app/routes/admin-dashboard.tsx');
  await import('../../app/routes/auth.tsx');
});

beforeEach(async () => {
  socket.reset();
  fakeSocket.current = socket;
  isOpen = false;
  requests = [buildRequest({ prompt: 'Warum ist der Himmel blau?' })];
  answers = {};
  await apollo.clearStore();
});

function serve(
  login: { status?: number; json?: object } = { json: { success: true } },
  user: object = { json: buildUser() },
) {
  return stubFetch({
    'GET /api/user': user,
    'GET /api/voices': { json: [{ voice_id: 'anna', name: 'Anna' }] },
    'POST /api/admin/settings/voice-trials': { json: 'sound' },
    'POST /api/dashboard/login': () => {
      isOpen = login.status === undefined;
      return login;
    },
    'POST /graphql': (init) => {
      const { operationName } = JSON.parse(String(init?.body));
      const known = answers[operationName];
      if (known) return { json: known };
      if (operationName === 'Requests') return { json: { data: { requests } } };
      if (operationName === 'DashboardAccess') {
        return { json: { data: { dashboardAccess: isOpen } } };
      }
      const message = 'Die Daten sind gerade nicht da.';
      return {
        json: { errors: [{ message, extensions: { code: 'SERVICE_UNAVAILABLE' } }], data: null },
      };
    },
  });
}

function openTab(tab: string) {
  isOpen = true;
  renderApp(`/admin-dashboard?bereich=${tab}`);
}

async function enter(password: string) {
  const field = await screen.findByLabelText('Passwort');
  await userEvent.type(field, `${password}{Enter}`);
}

test('who is not logged in comes to the login', async () => {
  serve(undefined, { status: 401 });
  renderApp('/admin-dashboard');
  expect(await screen.findByRole('heading', { name: /Anmeldung/ })).toBeDefined();
  expect(window.location.pathname).toBe('/auth');
});

test('an empty password is asked for', async () => {
  serve();
  renderApp('/admin-dashboard');
  await enter('');
  expect((await screen.findByRole('alert')).textContent).toBe('Bitte geben Sie das Passwort ein.');
});

test.each([
  [401, 'Falsches Passwort'],
  [500, 'Fehler bei der Anmeldung'],
])('a login answered with %d says "%s"', async (status, message) => {
  serve({ status });
  renderApp('/admin-dashboard');
  await enter('geheim');
  expect((await screen.findByRole('alert')).textContent).toBe(message);
});

test('the password opens the dashboard with its tabs; data that cannot be read can be asked for again', async () => {
  serve();
  renderApp('/admin-dashboard');
  await enter('geheim');
  expect(await screen.findByText('Die Daten konnten nicht geladen werden.')).toBeDefined();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Übersicht',
    'Anfragen',
    'Bilder',
    'Aufträge',
    'Benutzer',
    'Einstellungen',
    'Export',
  ]);
  answers.Overview = { data: overview };
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('1.234')).toBeDefined();
});

const overview = {
  stats: {
    total: 1234,
    byType: [{ type: 'text', count: 1000 }],
    dailyCount: [],
    activeVisitors: 7,
    answerTimes: [{ type: 'text', count: 3, p50Ms: 120, p95Ms: 1500 }],
    safety: { blocked: 1, crisis: 2, open: 3 },
    usage: { aiRequests: 5, pictures: 6, paidTierDollars: 1.5 },
  },
  jobCounts: { queued: 4, active: 1, failed: 0 },
  health: {
    services: [
      { name: 'media', isOk: true },
      { name: 'games', isOk: false },
    ],
    tiers: [{ ability: 'text', tier: 'built-in' }],
  },
};

test('the overview shows figures, answer times, what runs and what it would cost', async () => {
  answers.Overview = { data: overview };
  serve();
  openTab('uebersicht');
  expect(
    await screen.findByRole('img', { name: /Anfragen pro Tag, letzte 30 Tage/ }),
  ).toBeDefined();
  const times = screen.getByRole('table', { name: /Antwortzeiten/ });
  expect(within(times).getByText('1,5 s')).toBeDefined();
  expect(screen.getByText('nicht erreichbar')).toBeDefined();
  expect(screen.getByText(/mit bezahltem Anbieter etwa 1,50/)).toBeDefined();
  expect(screen.getByText(/ohne Internet und ohne Kosten/)).toBeDefined();
});

test('new requests appear on top, each once', async () => {
  serve();
  openTab('anfragen');
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
  serve();
  openTab('anfragen');
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

test('after a reconnect what was missed is there', async () => {
  serve();
  openTab('anfragen');
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

test('safety events can be looked at alone', async () => {
  const stub = serve();
  openTab('anfragen');
  await userEvent.click(await screen.findByRole('radio', { name: 'Sicherheit' }));
  await waitFor(() =>
    expect(variablesOf(stub, 'Requests').at(-1)).toMatchObject({ filter: { safety: 'any' } }),
  );
});

test('a connection older than the login is renewed once', async () => {
  socket.acks = [{ ok: false, error: 'FORBIDDEN', message: 'Nur für Admins.' }];
  serve();
  openTab('anfragen');
  expect(await screen.findByText('Neue Anfragen erscheinen sofort.')).toBeDefined();
});

test('in pause new requests wait and are counted', async () => {
  serve();
  openTab('anfragen');
  await screen.findByText('Neue Anfragen erscheinen sofort.');
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  act(() => socket.deliver('request.completed', [buildRequest({ prompt: 'Wo wohnt der Wal?' })]));
  const resume = await screen.findByRole('button', { name: 'Weiter (1 neue)' });
  expect(screen.queryByText('Wo wohnt der Wal?')).toBeNull();
  await userEvent.click(resume);
  expect(await screen.findByText('Wo wohnt der Wal?')).toBeDefined();
});

test('a filter is asked of the server; one that cannot be is explained', async () => {
  const stub = serve();
  openTab('anfragen');
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
  serve();
  openTab('anfragen');
  await userEvent.click(await screen.findByRole('button', { name: /Ich habe Angst.*Gefahr/ }));
  const drawer = screen.getByRole('dialog');
  expect(within(drawer).getByText('Hol Hilfe.')).toBeDefined();
  await userEvent.click(within(drawer).getByRole('button', { name: 'Als erledigt markieren' }));
  expect(await within(drawer).findByText(/Erledigt am .* von chefin/)).toBeDefined();
});

test('pictures are deleted everywhere, after a question', async () => {
  const picture = {
    __typename: 'WatchedPicture',
    id: 'p1',
    kind: 'image',
    prompt: 'ein Drache',
    createdAt: '2025-03-09T10:00:00.000Z',
  };
  answers.WatchedPictures = { data: { watchedPictures: [picture] } };
  answers.DeletePicture = { data: { deletePicture: true } };
  const stub = serve();
  openTab('bilder');
  await userEvent.click(await screen.findByRole('button', { name: 'Löschen: ein Drache' }));
  expect(variablesOf(stub, 'DeletePicture')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Ja, löschen' }));
  expect(await screen.findByText('Keine Bilder vorhanden')).toBeDefined();
  expect(variablesOf(stub, 'DeletePicture')).toEqual([{ id: 'p1' }]);
});

test('a failed job shows its reason and can be tried again', async () => {
  const job = {
    jobId: 'j1',
    kind: 'image',
    state: 'failed',
    prompt: 'ein Drache',
    createdAt: '2025-03-09T10:00:00.000Z',
    finishedAt: null,
    starts: 3,
    reason: 'PROVIDER_FAILED',
    message: 'Das Bild konnte nicht generiert werden.',
  };
  answers.WatchedJobs = {
    data: { jobCounts: { queued: 0, active: 0, failed: 1 }, watchedJobs: [job] },
  };
  answers.RetryJob = { data: { retryJob: { jobId: 'j1' } } };
  const stub = serve();
  openTab('auftraege');
  expect(await screen.findByText(/Der KI-Anbieter hat nicht/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  await waitFor(() => expect(variablesOf(stub, 'RetryJob')).toEqual([{ jobId: 'j1' }]));
});

test('what the server refuses about a user is said under "Serverfehler"', async () => {
  const users = [
    buildUser({ id: 'u1', username: 'chefin', isOwner: true }),
    buildUser({ id: 'u2', username: 'admin', role: 'admin' }),
  ];
  const message = 'Der Benutzer „admin“ kann nicht gelöscht werden.';
  answers.Users = { data: { users } };
  answers.DeleteUser = {
    errors: [{ message, extensions: { code: 'ADMIN_IS_PROTECTED' } }],
    data: null,
  };
  serve();
  openTab('benutzer');
  await userEvent.click(await screen.findByRole('button', { name: 'Löschen: admin' }));
  expect(screen.queryByRole('button', { name: 'Löschen: chefin' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ja, löschen' }));
  expect(await screen.findByText('Serverfehler')).toBeDefined();
  expect(screen.getByText(message)).toBeDefined();
});

test('a made-up password is shown once; owner and admins are not offered', async () => {
  answers.Users = {
    data: {
      users: [
        buildUser({ id: 'u1', username: 'chefin', isOwner: true }),
        buildUser({ id: 'u2', username: 'lehrer', role: 'admin' }),
        buildUser({ id: 'u3', username: 'tom' }),
      ],
    },
  };
  answers.ResetPassword = {
    data: { resetPassword: { generatedPassword: 'Tiger-Lampe-Mond-47' } },
  };
  const stub = serve();
  openTab('benutzer');
  await screen.findByText('tom');
  const offers = screen.getAllByRole('button', { name: /^Passwort zurücksetzen/ });
  expect(offers.map((offer) => offer.getAttribute('aria-label'))).toEqual([
    'Passwort zurücksetzen: tom',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Passwort zurücksetzen: tom' }));
  await userEvent.click(screen.getByRole('button', { name: 'Passwort erzeugen' }));
  expect((await screen.findByText('Tiger-Lampe-Mond-47')).getAttribute('role')).toBe('status');
  expect(variablesOf(stub, 'ResetPassword')).toEqual([{ id: 'u3' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Fertig' }));
  expect(screen.queryByText('Tiger-Lampe-Mond-47')).toBeNull();
  expect(JSON.stringify(apollo.extract())).not.toContain('Tiger');
});

test('a chosen password is checked before it is set, and a refusal is said', async () => {
  answers.Users = { data: { users: [buildUser({ id: 'u3', username: 'tom' })] } };
  const refusal = 'Dieses Passwort ist leicht zu erraten.';
  answers.ResetPassword = {
    errors: [{ message: refusal, extensions: { code: 'PASSWORD_TOO_EASY' } }],
    data: null,
  };
  const stub = serve();
  openTab('benutzer');
  await userEvent.click(await screen.findByRole('button', { name: /^Passwort zurücksetzen/ }));
  const set = () => userEvent.click(screen.getByRole('button', { name: 'Dieses Passwort setzen' }));
  await set();
  expect(screen.getByRole('alert').textContent).toBe('Bitte geben Sie das Passwort ein.');
  await userEvent.type(screen.getByLabelText('Oder selbst eines wählen'), 'kurz');
  await set();
  expect(screen.getByRole('alert').textContent).toContain('mindestens 8 Zeichen');
  expect(variablesOf(stub, 'ResetPassword')).toEqual([]);
  await userEvent.type(screen.getByLabelText('Oder selbst eines wählen'), '-sonnenschein');
  await set();
  expect(await screen.findByText(refusal)).toBeDefined();
  answers.ResetPassword = { data: { resetPassword: { generatedPassword: null } } };
  await set();
  expect(await screen.findByText('kurz-sonnenschein')).toBeDefined();
});

test('the owner may reset everybody’s password', async () => {
  const owner = buildUser({ id: 'u1', username: 'chefin', isOwner: true });
  answers.Users = {
    data: { users: [owner, buildUser({ id: 'u2', username: 'lehrer', role: 'admin' })] },
  };
  serve(undefined, { json: owner });
  openTab('benutzer');
  await screen.findByText('lehrer');
  expect(screen.getAllByRole('button', { name: /^Passwort zurücksetzen/ })).toHaveLength(2);
});

const savedSettings = {
  assistantName: 'LUX',
  language: 'de-DE',
  voiceId: null,
  speechSpeed: 1,
  childSafeMode: true,
  openAiApiKey: { lastFour: 'abcd', savedAt: '2025-03-09T10:00:00.000Z' },
  elevenlabsApiKey: null,
};

test('keys are never shown, can be tried, and settings are saved as they were filled in', async () => {
  answers.AdminSettings = { data: { adminSettings: savedSettings } };
  answers.SaveSettings = { data: { saveSettings: { assistantName: 'Luna' } } };
  answers.TestKey = { data: { testKey: { isWorking: true, message: 'Der Schlüssel geht.' } } };
  const stub = serve();
  openTab('einstellungen');
  expect(await screen.findByText('gesetzt, endet auf …abcd')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'OpenAI-Schlüssel testen' }));
  expect(await screen.findByText('Der Schlüssel geht.')).toBeDefined();

  await userEvent.clear(screen.getByLabelText('Name'));
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  expect((await screen.findByRole('alert')).textContent).toContain('einen Namen');
  await userEvent.type(screen.getByLabelText('Name'), 'Luna');
  await userEvent.selectOptions(screen.getByLabelText('Stimme'), 'Anna');
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() =>
    expect(variablesOf(stub, 'SaveSettings')).toMatchObject([
      { input: { assistantName: 'Luna', voiceId: 'anna', openAiApiKey: '' } },
    ]),
  );
});

test('the voice that is being chosen can be heard before it is saved', async () => {
  answers.AdminSettings = { data: { adminSettings: savedSettings } };
  const played = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:a-voice');
  const stub = serve();
  openTab('einstellungen');
  await screen.findByRole('option', { name: 'Anna' });
  await userEvent.selectOptions(screen.getByLabelText('Stimme'), 'Anna');
  await userEvent.click(screen.getByRole('button', { name: 'Anhören' }));
  await waitFor(() => expect(played).toHaveBeenCalledOnce());
  const [, init] = stub.mock.calls.find(([path]) => String(path).includes('voice-trials')) ?? [];
  expect(JSON.parse(String(init?.body))).toEqual({
    text: 'Hallo, ich bin LUX. Was möchtest du heute wissen?',
    voiceId: 'anna',
    speechSpeed: 1,
  });
});

test('the child-safe mode is not switched off by mistake', async () => {
  answers.AdminSettings = { data: { adminSettings: savedSettings } };
  serve();
  openTab('einstellungen');
  const toggle = await screen.findByRole('switch', { name: 'Kinderschutz' });
  await userEvent.click(toggle);
  await userEvent.click(screen.getByRole('button', { name: 'Eingeschaltet lassen' }));
  expect(toggle.getAttribute('aria-checked')).toBe('true');
  await userEvent.click(toggle);
  await userEvent.click(screen.getByRole('button', { name: 'Ja, ausschalten' }));
  expect(toggle.getAttribute('aria-checked')).toBe('false');
});
