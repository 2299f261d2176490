// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { store } from '../../lib/store.ts';
import { toastsAtom } from '../../lib/toasts.ts';
import { FakeRecognition } from '../../testing/fakes/fake-recognition.ts';
import { stubFetch } from '../../testing/fakes/stub-fetch.ts';
import { renderApp } from '../../testing/screens/render-app.tsx';
import { recordQuestion } from '../../voice/listening/record-question.ts';

vi.mock('../../voice/listening/record-question.ts', () => ({ recordQuestion: vi.fn() }));

const server = (isAvailable: boolean) => ({
  'GET /api/user': { status: 401 },
  'GET /api/transcriptions': { json: { isAvailable } },
  'GET /api/settings': { json: { assistantName: 'LUX', usesBrowserRecognition: false } },
});
const press = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Drücken zum Sprechen' }));
const title = () => store.get(toastsAtom)[0]?.title;

beforeEach(() => {
  store.set(toastsAtom, []);
  FakeRecognition.install();
  vi.mocked(recordQuestion)
    .mockReset()
    .mockReturnValue({ stop: () => {}, abort: () => {} });
});

test('where only the server may listen, the browser’s recogniser is never started', async () => {
  stubFetch(server(true));
  renderApp('/');
  await press();
  await waitFor(() => expect(recordQuestion).toHaveBeenCalledTimes(1));
  expect(FakeRecognition.last).toBeNull();
  expect(title()).toBeUndefined();
});

test('where the server cannot listen either, the typed way is named', async () => {
  stubFetch(server(false));
  renderApp('/');
  await press();
  await waitFor(() => expect(title()).toBe('Zuhören ist hier ausgeschaltet'));
  await screen.findByText('Hier kann ich dich nicht hören. Schreib mir doch!');
  expect(FakeRecognition.last).toBeNull();
});
