// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';
import { HearHelp } from '../app/frame/layout.tsx';
import { Slider } from '../components/controls/slider.tsx';
import { store } from '../lib/store.ts';
import { holdSounds, playedSounds, resetSounds } from '../testing/fakes/fake-sound-player.ts';
import { bodiesOf, stubFetch } from '../testing/fakes/stub-fetch.ts';
import { microphoneUse } from '../voice/listening/microphone-use.ts';
import { PressToHear } from './press-to-hear.tsx';

let server: ReturnType<typeof stubFetch>;
const onClick = vi.fn();

beforeEach(() => {
  resetSounds();
  onClick.mockReset();
  server = stubFetch({
    'POST /api/speech': (init) => ({ text: JSON.parse(String(init?.body)).text }),
  });
  render(
    <Provider store={store}>
      <PressToHear />
      <HearHelp />
      <button type="button" onClick={onClick}>
        Los!
      </button>
      <dialog open>
        <button type="button" aria-label="Schließen" />
      </dialog>
      <Slider label="Tempo" value={1.5} min={0.5} max={2} step={0.1} onValueChange={() => {}} />
    </Provider>,
  );
});

async function hold(name: string): Promise<void> {
  await holdOn(screen.getByRole('button', { name }));
}

async function holdOn(control: Element): Promise<void> {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fireEvent.pointerDown(control, { isPrimary: true, button: 0, pointerType: 'touch' });
  await act(() => vi.advanceTimersByTimeAsync(650));
  fireEvent.pointerUp(control);
  fireEvent.click(control, { detail: 1 });
}

const caption = () => document.querySelector('[popover]');

test('a held control is heard and captioned, and does nothing', async () => {
  holdSounds();
  await hold('Los!');
  expect(bodiesOf(server, 'POST', '/api/speech')).toEqual([{ text: 'Los!' }]);
  await waitFor(() => expect(playedSounds).toEqual(['Los!']));
  expect(caption()?.textContent).toBe('Los!');
  expect(onClick).not.toHaveBeenCalled();
});

test('the caption goes when the words are out and there was time to read it', async () => {
  await hold('Schließen');
  expect(caption()?.textContent).toBe('Schließen');
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(caption()?.textContent).toBe('');
});

test('the next press ends the reading', async () => {
  holdSounds();
  await hold('Los!');
  fireEvent.pointerDown(document.body, { isPrimary: true, button: 0 });
  expect(caption()?.textContent).toBe('');
  expect(playedSounds).toEqual(['Los!']);
});

test('while somebody is being listened to, the name is only shown', async () => {
  const close = microphoneUse.begin();
  await hold('Los!');
  close();
  expect(caption()?.textContent).toBe('Los!');
  expect(server).not.toHaveBeenCalled();
});

test('the help at the top says how it is done', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'So lese ich dir Knöpfe vor' }));
  await waitFor(() => expect(playedSounds.join()).toMatch(/Halte einen Knopf gedrückt/));
});

test('a slider tells its name and value', async () => {
  await holdOn(screen.getByRole('slider'));
  expect(bodiesOf(server, 'POST', '/api/speech')).toEqual([{ text: 'Tempo, 1,5' }]);
});

test('a slider that is dragged says nothing', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const slider = screen.getByRole('slider');
  fireEvent.pointerDown(slider, { isPrimary: true, button: 0, pointerId: 1, clientX: 10 });
  fireEvent.pointerMove(slider, { isPrimary: true, pointerId: 1, clientX: 40 });
  await act(() => vi.advanceTimersByTimeAsync(1000));
  fireEvent.pointerUp(slider, { pointerId: 1 });
  expect(server).not.toHaveBeenCalled();
});
