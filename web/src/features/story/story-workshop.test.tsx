// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { apollo } from '../../lib/apollo.ts';
import { store } from '../../lib/store.ts';
import { toastsAtom } from '../../lib/toasts.ts';
import { buildJob } from '../../testing/builders.ts';
import { FakeRecognition } from '../../testing/fake-recognition.ts';
import { FakeSocket } from '../../testing/fake-socket.ts';
import { holdSounds, playedSounds, resetSounds } from '../../testing/fake-sound-player.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { type GraphqlAnswers, serveGraphql, variablesOf } from '../../testing/serve-graphql.ts';
import { bodiesOf, type stubFetch } from '../../testing/stub-fetch.ts';

const fakeSocket = vi.hoisted(() => ({ current: undefined as unknown }));
vi.mock('../../voice/speaking/decode-sound.ts', () => import('../../testing/fake-sound-player.ts'));
vi.mock(
  '../../voice/speaking/create-sound-player.ts',
  () => import('../../testing/fake-sound-player.ts'),
);
vi.mock('../../lib/socket.ts', () => ({
  socket: () => fakeSocket.current,
  joinVisitorRoom: vi.fn(async () => true),
}));

const GENERATE = '/api/story/generate';
const FAILED =
  'Bei der Erstellung des Geschichtenanfangs, der Fortsetzung oder des Charakters ist ein Fehler aufgetreten.';
const figure = {
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
  character: figure,
  tips,
};
const socket = new FakeSocket();

beforeAll(() => import('../../app/routes/story.tsx'));

beforeEach(async () => {
  socket.reset();
  fakeSocket.current = socket;
  resetSounds();
  store.set(toastsAtom, []);
  await apollo.clearStore();
});

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
const goTo = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }));
const write = async (text: string) =>
  userEvent.type(await screen.findByLabelText('Du schreibst'), text);
const entitle = async (text: string) => userEvent.type(await screen.findByLabelText('Titel'), text);
const add = () => press('Dazuschreiben');
const toast = () => store.get(toastsAtom)[0];
const kept = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');
const asked = (stub: ReturnType<typeof open>['fetchStub']) => bodiesOf(stub, 'POST', GENERATE);

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

test('an empty story and one without a title are not saved', async () => {
  open();
  await press('Speichern');
  expect(toast()?.title).toBe('Speichern nicht möglich');
  await write('Ein Fuchs lief los.');
  await press('Speichern');
  expect(toast()?.title).toBe('Titel fehlt');
  expect(document.activeElement).toBe(screen.getByLabelText('Titel'));
  expect(kept('savedStories')).toBeNull();
});

test('a saved story has all fields, is reported once, and is found again', async () => {
  const { fetchStub } = open();
  await write('Ein Fuchs lief los.');
  await entitle('Der Fuchs');
  await press('Speichern');
  expect(toast()?.title).toBe('Geschichte gespeichert');
  expect(kept('savedStories')).toMatchObject([
    {
      id: expect.stringMatching(/^story_\d+$/),
      title: 'Der Fuchs',
      theme: 'adventure',
      ageGroup: 'small',
      segments: [{ text: 'Ein Fuchs lief los.', author: 'user', timestamp: expect.any(String) }],
      characters: [],
      createdAt: expect.any(String),
      lastUpdated: expect.any(String),
    },
  ]);
  await write('Dann schlief er.');
  await press('Speichern');
  await waitFor(() => expect(localStorage.getItem('finishedRounds')).toBeNull());
  expect(bodiesOf(fetchStub, 'POST', '/api/games/rounds')).toMatchObject([
    { game: 'story', category: 'adventure', score: 1, total: 1 },
  ]);
  expect(kept('savedStories')).toHaveLength(1);

  await goTo('Gespeichert');
  expect(await screen.findByRole('heading', { name: 'Der Fuchs' })).toBeDefined();
  expect(screen.getByText(/^Abenteuer ·/).textContent).toMatch(/\d\d\.\d\d\.\d{4}$/);
  expect(screen.getByText('Ein Fuchs lief los. Dann schlief er.')).toBeDefined();
});

const savedStory = {
  id: 'story_7',
  title: 'Mias Reise',
  theme: 'space',
  ageGroup: 'small',
  segments: [{ text: 'Mia flog los.', author: 'user', timestamp: '2025-03-09T10:00:00.000Z' }],
  characters: [],
  createdAt: '2025-03-09T10:00:00.000Z',
  lastUpdated: '2025-03-09T10:00:00.000Z',
};

test('loading asks only where something would be lost', async () => {
  localStorage.setItem('savedStories', JSON.stringify([savedStory, null, { id: 'story_x' }]));
  open();
  await goTo('Gespeichert');
  expect(await screen.findByText(/09\.03\.2025/)).toBeDefined();
  await press(/^Öffnen/);
  expect(await screen.findByText('Mia flog los.')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Titel').value).toBe('Mias Reise');

  await write('Und kam zurück.');
  await goTo('Gespeichert');
  await press(/^Öffnen/);
  await press('Nein');
  await press(/^Öffnen/);
  await press('Ja, öffnen');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Du schreibst').value).toBe('');
});

test('a saved story is deleted after a question', async () => {
  localStorage.setItem('savedStories', JSON.stringify([savedStory]));
  open();
  await goTo('Gespeichert');
  await press('Löschen: Mias Reise');
  await press('Behalten');
  expect(screen.getByRole('heading', { name: 'Mias Reise' })).toBeDefined();
  await press('Löschen: Mias Reise');
  await press('Ja, löschen');
  expect(await screen.findByText('Noch keine Geschichten')).toBeDefined();
  expect(kept('savedStories')).toEqual([]);
});

test('"Neu" asks, then clears', async () => {
  open();
  await write('Ein Fuchs lief los.');
  await add();
  await press('Neu anfangen');
  await press('Nein');
  expect(screen.getByText('Ein Fuchs lief los.')).toBeDefined();
  await press('Neu anfangen');
  expect(screen.getByText(/noch nicht gespeichert/)).toBeDefined();
  await press('Ja, neu anfangen');
  expect(screen.queryByText('Ein Fuchs lief los.')).toBeNull();
  expect(await screen.findByRole('button', { name: 'Anfang von LUX' })).toBeDefined();
});

test('a reload goes on with the running story, the unfinished sentence included', async () => {
  const first = open();
  await entitle('Der Fuchs');
  await write('Ein Fuchs lief los.');
  await add();
  await write('Und dann');
  first.unmount();
  open();
  expect(await screen.findByText('Ein Fuchs lief los.')).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Du schreibst').value).toBe('Und dann');
  expect(screen.getByLabelText<HTMLInputElement>('Titel').value).toBe('Der Fuchs');
});

test.each(['{"story":', '7', '{"story":{"id":"x"}}'])(
  'a broken note (%s) begins empty',
  async (note) => {
    localStorage.setItem('storyDesk', note);
    open();
    expect(await screen.findByRole('button', { name: 'Anfang von LUX' })).toBeDefined();
  },
);

test('the story is read aloud with the sentence marked, and reading can be stopped', async () => {
  open();
  await write('Ein Fuchs lief los. Er sah ein Ei.');
  await add();
  holdSounds();
  await press('Vorlesen');
  await waitFor(() => expect(playedSounds[0]).toBe('Ein Fuchs lief los.'));
  await waitFor(() =>
    // Sounds of the stand-in begin as soon as they are there, so the mark is at the last one.
    expect(document.querySelector('[aria-current="true"]')?.textContent).toBe('Er sah ein Ei.'),
  );
  const dock = document.querySelector<HTMLElement>('[data-dock]');
  await userEvent.click(within(dock ?? document.body).getByRole('button', { name: 'Stopp' }));
  await waitFor(() => expect(document.querySelector('[aria-current="true"]')).toBeNull());
});

test('spoken words go behind what stands there, and are shown while they are said', async () => {
  FakeRecognition.install();
  open();
  await write('Der Drache flog');
  await press('Sprechen');
  await waitFor(() => expect(FakeRecognition.last?.start).toHaveBeenCalled());
  act(() => FakeRecognition.last?.hear('über das', false));
  expect(screen.getByText('über das')).toBeDefined();
  act(() => {
    FakeRecognition.last?.hear('über das Meer', true);
    FakeRecognition.last?.stop();
  });
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLTextAreaElement>('Du schreibst').value).toBe(
      'Der Drache flog über das Meer',
    ),
  );
});

test('a title can be spoken, too', async () => {
  FakeRecognition.install();
  open();
  await press('Titel sprechen');
  await waitFor(() => expect(FakeRecognition.last?.start).toHaveBeenCalled());
  act(() => {
    FakeRecognition.last?.hear('der mutige Fuchs', true);
    FakeRecognition.last?.stop();
  });
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Titel').value).toBe('Der mutige Fuchs'),
  );
});

test('a described figure joins the story and goes along with what LUX is asked', async () => {
  const { fetchStub } = open();
  await goTo('Charaktere');
  await press('Figur erfinden');
  expect(toast()?.title).toBe('Eingabe fehlt');
  await userEvent.type(screen.getByLabelText(/Wer soll/), 'ein kleiner Drache');
  await press('Figur erfinden');
  expect(await screen.findByRole('heading', { name: 'Fridolin' })).toBeDefined();
  expect(asked(fetchStub)).toMatchObject([{ mode: 'character', context: 'ein kleiner Drache' }]);
  expect(screen.getByText('neugierig')).toBeDefined();
  await goTo('Schreiben');
  await press('Anfang von LUX');
  await screen.findByRole('article', { name: 'Von LUX' });
  expect(asked(fetchStub)[1]).toMatchObject({ characters: [figure] });
});

test.each(['name', 'description', 'traits', 'idea'])(
  'a figure without %s is an error',
  async (part) => {
    open({ [`POST ${GENERATE}`]: { json: { ...figure, [part]: part === 'traits' ? [] : '' } } });
    await goTo('Charaktere');
    await userEvent.type(screen.getByLabelText(/Wer soll/), 'ein Drache');
    await press('Figur erfinden');
    await waitFor(() => expect(toast()?.description).toBe(FAILED));
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Wer soll/).value).toBe('ein Drache');
  },
);

test('a figure is changed, and deleted after a question', async () => {
  open();
  await goTo('Charaktere');
  await press('Selbst');
  await press('Fertig');
  expect(screen.getByText('Wie heißt die Figur?')).toBeDefined();
  await userEvent.type(screen.getByLabelText('Name'), 'Mia');
  await userEvent.type(screen.getByLabelText('Beschreibung'), 'Ein Mädchen');
  await userEvent.type(screen.getByLabelText('Eigenschaften'), 'mutig, klug, mutig');
  await userEvent.type(screen.getByLabelText('Idee'), 'Sie fliegt.');
  await press('Fertig');
  expect(await screen.findByRole('heading', { name: 'Mia' })).toBeDefined();
  expect(screen.getAllByText('mutig')).toHaveLength(1);
  await press('Ändern: Mia');
  await userEvent.type(screen.getByLabelText('Name'), 'lena');
  await press('Fertig');
  await press('Löschen: Mialena');
  await press('Ja, löschen');
  expect(await screen.findByText('Noch keine Figuren')).toBeDefined();
});

const nulls = {
  place: null,
  waitSeconds: null,
  percent: null,
  url: null,
  reason: null,
  message: null,
};
const queued = buildJob({ place: 1 });
const answerOf = (job: object) => ({ data: { job: { ...nulls, ...job } } });

test('a picture is painted for the story, kept with it, also on the shelf', async () => {
  const { fetchStub } = open({}, { IllustrateStory: answerOf(queued), Job: answerOf(queued) });
  await entitle('Der Fuchs');
  await write('Ein Fuchs lief los.');
  await press('Speichern');
  await press('Bild dazu malen');
  expect(await screen.findByText('Bild wird vorbereitet...')).toBeDefined();
  expect(variablesOf(fetchStub, 'IllustrateStory')).toMatchObject([
    { input: { prompt: 'Der Fuchs. Ein Fuchs lief los. Thema: Abenteuer' } },
  ]);
  const { jobId } = queued;
  act(() => socket.deliver('job.active', { jobId, kind: 'image', percent: 40 }));
  expect(screen.getByText('Ich erstelle dein Bild...')).toBeDefined();
  act(() => socket.deliver('job.ready', { jobId, kind: 'image', url: '/media/fuchs' }));
  const picture = await screen.findByRole('img', { name: 'Bild zu Der Fuchs' });
  expect(picture.getAttribute('src')).toBe('/media/fuchs');
  expect(kept('savedStories')).toMatchObject([{ imageUrl: '/media/fuchs' }]);
  expect(localStorage.getItem('pendingStoryPicture')).toBeNull();
});

test('a picture on its way is found again after a reload, for its own story only', async () => {
  localStorage.setItem('savedStories', JSON.stringify([savedStory]));
  const { jobId } = queued;
  const pending = { jobId, prompt: 'Mia', storyId: savedStory.id };
  localStorage.setItem('pendingStoryPicture', JSON.stringify(pending));
  open({}, { Job: answerOf(buildJob({ jobId, state: 'ready', url: '/media/mia' })) });
  await waitFor(() => expect(kept('savedStories')).toMatchObject([{ imageUrl: '/media/mia' }]));
  await write('Ein Fuchs lief los.');
  await add();
  expect(screen.queryByRole('img', { name: /^Bild zu/ })).toBeNull();
});

test('the story becomes a booklet to be opened', async () => {
  const pdf = '/media/heft';
  const { fetchStub } = open({ 'POST /api/create-pdf': { json: { pdfUrl: pdf } } });
  await entitle('Der Fuchs');
  await write('Ein Fuchs lief los.');
  await press('Heft (PDF)');
  await userEvent.type(screen.getByLabelText('Von wem ist die Geschichte?'), 'Kim Feder');
  await press('Heft machen');
  const link = await screen.findByRole('link', { name: 'Öffnen' });
  expect(link.getAttribute('href')).toBe(pdf);
  expect(bodiesOf(fetchStub, 'POST', '/api/create-pdf')).toMatchObject([
    { text: 'Ein Fuchs lief los.', title: 'Der Fuchs', author: 'Kim Feder', characters: [] },
  ]);
});

test('a picture that is gone costs the cover, not the booklet', async () => {
  const fileId = 'x'.repeat(22);
  const withPicture = { ...savedStory, imageUrl: `/media/${fileId}` };
  localStorage.setItem('savedStories', JSON.stringify([withPicture]));
  const gone = { status: 404, json: { error: 'FILE_NOT_FOUND', message: 'Das Bild ist weg.' } };
  const { fetchStub } = open({
    'POST /api/create-pdf': (init) =>
      'pictureId' in JSON.parse(String(init?.body)) ? gone : { json: { pdfUrl: '/media/heft' } },
  });
  await goTo('Gespeichert');
  await press(/^Öffnen/);
  await press('Heft (PDF)');
  await press('Heft machen');
  expect(await screen.findByRole('link', { name: 'Öffnen' })).toBeDefined();
  const orders = bodiesOf(fetchStub, 'POST', '/api/create-pdf').map(
    (body) => Object(body).pictureId,
  );
  expect(orders).toEqual([fileId, undefined]);
});

test('exporting an empty story is refused, and a failure is told', async () => {
  const { fetchStub } = open({ 'POST /api/create-pdf': { status: 500, json: {} } });
  await press('Heft (PDF)');
  expect(toast()).toMatchObject({
    title: 'Fehler beim Export',
    description: 'Deine Geschichte ist noch leer.',
  });
  expect(bodiesOf(fetchStub, 'POST', '/api/create-pdf')).toEqual([]);
  await write('Ein Fuchs lief los.');
  await press('Heft (PDF)');
  await press('Heft machen');
  await waitFor(() =>
    expect(toast()).toMatchObject({ title: 'Fehler beim Export', description: undefined }),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('without a line writing and saving work, and LUX says kindly that it needs one', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { fetchStub } = open();
  expect(await screen.findByText(/Gerade ist kein Internet da/)).toBeDefined();
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
