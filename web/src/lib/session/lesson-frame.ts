import { atom } from 'jotai';
import type { ComponentType } from 'react';

/**
 * What a lesson makes of the frame around every screen (CLASSROOM "A lesson from the child's side").
 * Filled in by features/lesson, which children in no lesson never load.
 */
export interface LessonFrame {
  /** Whether the screen at this path belongs to what the lesson has opened. */
  isOpen: (path: string) => boolean;
  /** Whether its teacher lets maths have a clock. */
  hasTimer: boolean;
  /** Sees to a refused call; true: make it once more. */
  mayRepeat: (code: string, signal: AbortSignal | null | undefined) => Promise<boolean>;
  /** Beside the navigation: the raised hand, the own seat and the time left. */
  Entries: ComponentType;
  /** Stands in for a screen that is not open. */
  Closed: ComponentType;
  /** Over everything: eyes to the front, a teacher's look, goodbye. */
  Overlays: ComponentType;
}

/** Null outside of lessons. */
export const lessonFrameAtom = atom<LessonFrame | null>(null);
