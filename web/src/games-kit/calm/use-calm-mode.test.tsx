// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useCalmMode } from './use-calm-mode.ts';

const isDocumentCalm = () => document.documentElement.hasAttribute('data-calm');

test('it is off until somebody chooses, except where a game begins calm', () => {
  expect(renderHook(() => useCalmMode()).result.current.isCalm).toBe(false);
  expect(renderHook(() => useCalmMode(true)).result.current.isCalm).toBe(true);
});

test('the choice is stored and holds for every game', () => {
  const { result } = renderHook(() => useCalmMode());
  act(() => result.current.setCalm(true));
  expect(renderHook(() => useCalmMode()).result.current.isCalm).toBe(true);
  act(() => result.current.setCalm(false));
  expect(renderHook(() => useCalmMode(true)).result.current.isCalm).toBe(false);
});

test('the document says so while the game is open', () => {
  const { result, unmount } = renderHook(() => useCalmMode());
  expect(isDocumentCalm()).toBe(false);
  act(() => result.current.setCalm(true));
  expect(isDocumentCalm()).toBe(true);
  unmount();
  expect(isDocumentCalm()).toBe(false);
});

test('a broken note counts as no choice', () => {
  localStorage.setItem('calmMode', '{"on');
  expect(renderHook(() => useCalmMode()).result.current.isCalm).toBe(false);
});
