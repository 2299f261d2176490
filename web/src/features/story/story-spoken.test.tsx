// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { apollo } from '../../lib/api/apollo.ts';
import { store } from '../../lib/store.ts';
import { toastsAtom } from '../../lib/toasts.ts';
import { FakeRecognition } from '../../testing/fakes/fake-recognition.ts';
import { FakeSocket, fakeSocket } from '../../testing/fakes/fake-socket.ts';
import { holdSounds, playedSounds, resetSounds } from '../../testing/fakes/fake-sound-player.ts';
import { storyScreen } from '../../testing/screens/story-screen.ts';

const socket = new FakeSocket();
const { open, press, write, add } = storyScreen;

beforeAll(() => import('../../app/routes/story.tsx'));

beforeEach(async () => {
  socket.reset();
  fakeSocket.current = socket;
  resetSounds();
  store.set(toastsAtom, []);
  await apollo.clearStore();
});

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
