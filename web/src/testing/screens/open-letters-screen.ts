import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { buildLetters } from '../builders/build-letters.ts';
import { stubFetch } from '../fakes/stub-fetch.ts';
import { renderApp } from './render-app.tsx';

/** The letters game in the whole client, with a server that speaks by answering the text. */
export function openLettersScreen(routes: Parameters<typeof stubFetch>[0] = {}) {
  const fetchStub = stubFetch({
    'GET /api/user': { status: 401 },
    'GET /api/letters': { json: buildLetters() },
    'GET /api/transcriptions': { json: { isAvailable: false } },
    'POST /api/speech': (init) => {
      const { text, sound, pace } = JSON.parse(String(init?.body));
      return { text: [text, sound, pace].filter(Boolean).join(' ') };
    },
    'POST /api/games/rounds': { status: 204 },
    ...routes,
  });
  const open = () => renderApp('/games/buchstaben');
  /** A button that can be pressed yet: whether a browser can listen is known after a moment only. */
  const press = async (name: string | RegExp) => {
    const button = await waitFor(() => {
      const found = screen.getByRole('button', { name });
      expect(found.hasAttribute('disabled')).toBe(false);
      return found;
    });
    await userEvent.click(button);
  };
  return { fetchStub, open, press };
}
