// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { beforeEach, expect, test } from 'vitest';
import { store } from '../../../lib/store.ts';
import { spokenWordAtom } from '../../../voice/speaking/speech-state.ts';
import { SpokenText } from './spoken-text.tsx';

const content = 'Ja. Spinnen haben acht Beine.';
const sentences = ['Ja.', 'Spinnen haben acht Beine.'];

beforeEach(() => store.set(spokenWordAtom, null));

function show(spokenIndex: number | null) {
  const { container } = render(
    <Provider store={store}>
      <p>
        <SpokenText
          content={content}
          sentences={sentences}
          spokenIndex={spokenIndex}
          isFollowed={false}
        />
      </p>
    </Provider>,
  );
  const hear = (word: { from: number; to: number } | null) =>
    act(() => store.set(spokenWordAtom, word));
  const marked = () => container.querySelector('mark')?.textContent ?? null;
  const word = () => container.querySelector('mark span')?.textContent ?? null;
  return { hear, marked, word };
}

test('the word being heard is marked inside its sentence, and the text stays as it is', () => {
  const { hear, marked, word } = show(1);
  expect([marked(), word()]).toEqual(['Spinnen haben acht Beine.', null]);
  hear({ from: 8, to: 13 });
  expect([marked(), word()]).toEqual(['Spinnen haben acht Beine.', 'haben']);
  expect(screen.getByRole('paragraph').textContent).toBe(content);
  hear({ from: 14, to: 18 });
  expect(word()).toBe('acht');
  hear(null);
  expect([marked(), word()]).toEqual(['Spinnen haben acht Beine.', null]);
});

test('the mark changes nothing that moves other words, and rests for whoever wants calm', () => {
  const { hear } = show(1);
  hear({ from: 0, to: 7 });
  const { className } = screen.getByText('Spinnen');
  expect(className).toMatch(/(^| )motion-safe:underline( |$)/);
  expect(className).not.toMatch(/font|(^| |:)(p|m)[xytblr]?-|border|transition|animate/);
});

test('a place outside the sentence marks no word', () => {
  const { hear, word } = show(0);
  hear({ from: 2, to: 9 });
  expect(word()).toBeNull();
});

test('what is not spoken has no mark', () => {
  const { hear, marked } = show(null);
  hear({ from: 0, to: 2 });
  expect(marked()).toBeNull();
});
