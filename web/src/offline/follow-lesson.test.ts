// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { LESSON_KEY, storage } from '../lib/storage/storage.ts';
import { followLesson } from './follow-lesson.ts';

test('another tab that joins or leaves a lesson takes this one along; a change of it does not', () => {
  const reload = vi.fn();
  followLesson(reload);
  const told = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));
  told('generatedImages');
  expect(reload).not.toHaveBeenCalled();
  storage.writeText(LESSON_KEY, '{}');
  told(LESSON_KEY);
  expect(reload).toHaveBeenCalledTimes(1);
  storage.remove(LESSON_KEY);
  window.dispatchEvent(new Event('pageshow'));
  expect(reload).toHaveBeenCalledTimes(1);
});
