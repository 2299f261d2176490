import { atom } from 'jotai';
import type { Farewell } from './goodbye/collect-works.ts';
import type { LessonRecord } from './lesson-record.ts';

/** The lesson this browser is in; null once it is over. */
export const lessonAtom = atom<LessonRecord | null>(null);

/** What is shown when a lesson is over; null before. */
export const farewellAtom = atom<Farewell | null>(null);
