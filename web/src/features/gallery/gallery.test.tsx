// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildJob } from '../../testing/builders/builders.ts';
import { FakeRecognition } from '../../testing/fakes/fake-recognition.ts';
import { fakeSocket } from '../../testing/fakes/fake-socket.ts';
import { type GraphqlAnswers, variablesOf } from '../../testing/fakes/serve-graphql.ts';
import { bodiesOf } from '../../testing/fakes/stub-fetch.ts';
import { galleryScreen } from '../../testing/screens/gallery-screen.ts';
import { phrases } from './use-painting.ts';

const { prompt, socket, clear, answerOf, open, press, describe, toast } = galleryScreen;
fakeSocket.current = socket;

const queued = buildJob({ place: 2, waitSeconds: 8 });

const { jobId } = queued;

const painted = { GenerateImage: answerOf(queued), Job: answerOf(queued) };

const chips = [
  { text: 'Drache', kind: 'figure' },
  { text: 'grün', kind: 'colour' },
  { text: 'Schloss', kind: 'figure' },
];

const understood = { UnderstandWish: { data: { understandWish: chips } } };

beforeAll(() => import('../../app/routes/gallery.tsx'));

beforeEach(clear);

test('a described picture is painted, shown, kept and announced', async () => {
  const fetchStub = open(painted);
  expect(await screen.findByText('Keine Bilder vorhanden')).toBeDefined();
  await describe();

  expect(
    await screen.findByText('Vor dir ist noch ein Bild dran. Noch etwa 8 Sekunden.'),
  ).toBeDefined();
  expect(document.querySelector('[data-steps="2"]')).not.toBeNull();
  expect(screen.getByText('Bild wird vorbereitet...')).toBeDefined();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Bild wird erstellt...' });
  expect(button.disabled).toBe(true);
  expect(JSON.parse(localStorage.getItem('pendingImage') ?? '')).toEqual({ jobId, prompt });

  act(() => socket.deliver('job.active', { jobId, kind: 'image', percent: 45 }));
  expect(screen.getByText('Ich erstelle dein Bild...')).toBeDefined();
  act(() => socket.deliver('job.ready', { jobId, kind: 'image', url: '/media/drache' }));

  const picture = await screen.findByRole('img', { name: prompt });
  expect(picture.getAttribute('src')).toBe('/media/drache/thumbnail');
  expect(toast()?.title).toBe('Bild erstellt!');
  expect(JSON.parse(localStorage.getItem('generatedImages') ?? '')).toMatchObject([
    { id: jobId, prompt, imageUrl: '/media/drache' },
  ]);
  expect(localStorage.getItem('pendingImage')).toBeNull();

  await waitFor(() => expect(bodiesOf(fetchStub, 'POST', '/api/speech')).toHaveLength(2));
  const said = bodiesOf(fetchStub, 'POST', '/api/speech').map((body) => Object(body).text);
  expect(phrases.intro).toContain(said[0]);
  expect(phrases.success).toContain(said[1]);
});

test('what LUX understood is shown and said, and painted after "Los!"', async () => {
  const fetchStub = open({ ...painted, ...understood });
  await describe();
  expect(await screen.findByText('Das habe ich verstanden')).toBeDefined();
  await waitFor(() =>
    expect(bodiesOf(fetchStub, 'POST', '/api/speech')).toMatchObject([
      { text: 'Ich habe verstanden: Drache, grün und Schloss. Soll ich losmalen?' },
    ]),
  );
  expect(variablesOf(fetchStub, 'GenerateImage')).toEqual([]);
  await press('Los!');
  await screen.findByText('Bild wird vorbereitet...');
  expect(variablesOf(fetchStub, 'GenerateImage')).toMatchObject([{ input: { prompt } }]);
});

test('what was tapped away is not painted', async () => {
  const fetchStub = open({ ...painted, ...understood });
  await describe();
  await press('Schloss weglassen');
  await press('Los!');
  await waitFor(() =>
    expect(variablesOf(fetchStub, 'GenerateImage')).toMatchObject([
      { input: { prompt: 'Drache in grün' } },
    ]),
  );
});

test('a picture on its way is found again after a reload', async () => {
  localStorage.setItem('pendingImage', JSON.stringify({ jobId, prompt }));
  open({ Job: answerOf(buildJob({ jobId, state: 'ready', url: '/media/drache' })) });
  expect(await screen.findByRole('img', { name: prompt })).toBeDefined();
});

test('a child may cancel: nothing is painted, and nobody apologises', async () => {
  const cancelled = buildJob({ jobId, state: 'failed', reason: 'CANCELLED' });
  const answers: GraphqlAnswers = { ...painted, CancelJob: answerOf(cancelled) };
  const fetchStub = open(answers);
  await describe();
  await screen.findByText(/Vor dir ist noch ein Bild dran/);
  await press('Abbrechen');
  act(() => socket.deliver('job.failed', cancelled));
  expect(await screen.findByRole('button', { name: 'Drücken und beschreiben' })).toBeDefined();
  expect(variablesOf(fetchStub, 'CancelJob')).toEqual([{ jobId }]);
  expect(toast()).toBeUndefined();
});

test('a refusal shows the sentence of the server, and LUX apologises', async () => {
  const message = 'Das male ich lieber nicht. Wie wäre es mit einem Drachen?';
  const fetchStub = open({
    GenerateImage: { data: null, errors: [{ message, extensions: { code: 'NOT_CHILD_SAFE' } }] },
  });
  await describe();
  await waitFor(() => expect(toast()).toMatchObject({ title: 'Fehler', description: message }));
  await waitFor(() => {
    const said = bodiesOf(fetchStub, 'POST', '/api/speech').map((body) => Object(body).text);
    expect(phrases.failure).toContain(said.at(-1));
  });
});

test('a broken server leaves the standard sentence', async () => {
  open({ GenerateImage: { errors: [{ message: 'boom' }] } });
  await describe();
  await waitFor(() =>
    expect(toast()).toMatchObject({
      title: 'Fehler',
      description: 'Das Bild konnte nicht generiert werden. Bitte versuche es später noch einmal.',
    }),
  );
});

test('a wish whose answer was lost and that is sent again is the same order', async () => {
  const answers: GraphqlAnswers = { ...painted, GenerateImage: { errors: [{ message: 'lost' }] } };
  const fetchStub = open(answers);
  const sent = () => variablesOf(fetchStub, 'GenerateImage');
  await describe();
  await waitFor(() => expect(toast()?.title).toBe('Fehler'));
  Object.assign(answers, painted);
  await screen.findByRole('button', { name: 'Drücken und beschreiben' });
  await describe();
  await waitFor(() => expect(sent()).toHaveLength(2));
  const [first, again] = sent();
  expect(first).toMatchObject({ input: { orderId: expect.stringMatching(/^[\w-]{22}$/) } });
  expect(again).toEqual(first);
});

test('a blank description is not sent', async () => {
  const fetchStub = open({});
  await describe(' ');
  expect(toast()?.title).toBe('Keine Beschreibung eingegeben');
  expect(fetchStub.mock.calls.some(([path]) => String(path) === '/graphql')).toBe(false);
});

test('a press without a word asks for a clearer description', async () => {
  FakeRecognition.install();
  const fetchStub = open({});
  await press('Drücken und beschreiben');
  await waitFor(() => expect(FakeRecognition.last).not.toBeNull());
  await press('Zum Beenden drücken');
  await waitFor(() =>
    expect(toast()).toMatchObject({
      title: 'Keine Beschreibung erkannt',
      description: 'Bitte beschreibe das Bild, das du erstellen möchtest, deutlicher.',
    }),
  );
  expect(fetchStub.mock.calls.some(([path]) => String(path) === '/graphql')).toBe(false);
});

test('a spoken wish is painted', async () => {
  FakeRecognition.install();
  const fetchStub = open(painted);
  await press('Drücken und beschreiben');
  await waitFor(() => expect(FakeRecognition.last?.start).toHaveBeenCalled());
  act(() => FakeRecognition.last?.hear(prompt, true));
  await waitFor(
    () => expect(variablesOf(fetchStub, 'GenerateImage')).toMatchObject([{ input: { prompt } }]),
    { timeout: 3000 },
  );
});

test('an expert decides everything; the defaults are those of SPEC 9', async () => {
  const fetchStub = open({ GenerateExpertImage: answerOf(queued), Job: answerOf(queued) });
  await userEvent.click(await screen.findByRole('switch', { name: 'Expertenmodus' }));
  await press('Bild erstellen');
  expect(toast()).toMatchObject({
    title: 'Keine Beschreibung eingegeben',
    description: 'Bitte gib eine Bildbeschreibung ein.',
  });
  await userEvent.type(screen.getByLabelText('Bildbeschreibung'), prompt);
  await press('Bild erstellen');
  await waitFor(() => expect(variablesOf(fetchStub, 'GenerateExpertImage')).toHaveLength(1));
  expect(variablesOf(fetchStub, 'GenerateExpertImage')[0]).toEqual({
    input: {
      prompt,
      style: 'vivid',
      quality: 'hd',
      size: '1024x1792',
      noInterpretation: false,
      orderId: expect.any(String),
      visitorToken: expect.any(String),
    },
  });
});

test('an expert changes style, size, quality, interpretation and extra words', async () => {
  const fetchStub = open({ GenerateExpertImage: answerOf(queued), Job: answerOf(queued) });
  await userEvent.click(await screen.findByRole('switch', { name: 'Expertenmodus' }));
  for (const choice of ['Natürlich', 'Querformat', 'Normal']) {
    await userEvent.click(screen.getByLabelText(choice));
  }
  await userEvent.click(screen.getByRole('switch', { name: 'KI-Interpretation' }));
  await userEvent.type(screen.getByLabelText('Zusätzliche Anweisungen'), 'viel Licht');
  await userEvent.type(screen.getByLabelText('Bildbeschreibung'), prompt);
  await press('Bild erstellen');
  await waitFor(() =>
    expect(variablesOf(fetchStub, 'GenerateExpertImage')).toMatchObject([
      {
        input: {
          style: 'natural',
          quality: 'standard',
          size: '1792x1024',
          noInterpretation: true,
          customText: 'viel Licht',
        },
      },
    ]),
  );
});
