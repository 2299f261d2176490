// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { GO_ON_MS, UnderstoodWish } from './understood-wish.tsx';

const chips = [
  { text: 'Drache', kind: 'figure' } as const,
  { text: 'Schloss', kind: 'figure' } as const,
];
const onPaint = vi.fn();
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const waitLong = () => act(() => vi.advanceTimersByTime(GO_ON_MS * 2));
const show = (isSaid: boolean) => (
  <UnderstoodWish chips={chips} isSaid={isSaid} onPaint={onPaint} onAnew={() => {}} />
);

beforeEach(() => {
  vi.useFakeTimers();
  onPaint.mockReset();
});

test('the time runs once LUX has said it, and then LUX paints by itself', () => {
  const { rerender } = render(show(false));
  waitLong();
  expect(onPaint).not.toHaveBeenCalled();
  rerender(show(true));
  act(() => vi.advanceTimersByTime(GO_ON_MS - 1));
  expect(onPaint).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(onPaint).toHaveBeenCalledExactlyOnceWith(
    chips.map((chip) => expect.objectContaining(chip)),
    false,
  );
});

test('"Warte!" stops the time', () => {
  render(show(true));
  press('Warte!');
  waitLong();
  expect(onPaint).not.toHaveBeenCalled();
  press('Los!');
  expect(onPaint).toHaveBeenCalledExactlyOnceWith(
    chips.map((chip) => expect.objectContaining(chip)),
    false,
  );
});

test('a removed chip stops the time, and without any nothing can be painted', () => {
  render(show(true));
  press('Drache weglassen');
  waitLong();
  press('Los!');
  expect(onPaint).toHaveBeenCalledExactlyOnceWith([expect.objectContaining(chips[1])], true);
  press('Schloss weglassen');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Los!' }).disabled).toBe(true);
});

test('who wants no motion is not hurried', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  render(show(true));
  waitLong();
  expect(screen.queryByRole('button', { name: 'Warte!' })).toBeNull();
  expect(onPaint).not.toHaveBeenCalled();
});

test('what cannot be painted stands beside, and cannot be tapped away', () => {
  const missing = { text: 'Glurak', kind: 'missing' } as const;
  render(
    <UnderstoodWish
      chips={[...chips, missing]}
      isSaid={false}
      onPaint={onPaint}
      onAnew={() => {}}
    />,
  );
  expect(screen.getByText('„Glurak“ kann ich nicht malen')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Glurak/ })).toBeNull();
});
