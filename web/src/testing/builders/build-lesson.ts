import type { ChildLesson, LessonDoor } from '@lux/contracts/classroom/lesson.ts';
import { passwordPictures } from '@lux/contracts/classroom/password-pictures.ts';

export const hedgehog = {
  id: 'seat-hedgehog-00000001',
  sign: { drawing: '1F994', color: 'blue' as const },
  label: 'Blauer Igel',
};

export function buildChildLesson(overrides: Partial<ChildLesson> = {}): ChildLesson {
  return {
    seat: hedgehog,
    label: 'Blauer Igel',
    endsAt: '2025-03-09T10:45:00.000Z',
    secondsLeft: 1_500,
    areas: ['talk', 'gallery', 'math'],
    topic: null,
    isPaused: false,
    isHandUp: false,
    afterwards: 'wipe',
    hasTimer: true,
    looks: [],
    ...overrides,
  };
}

export function buildLessonDoor(overrides: Partial<LessonDoor> = {}): LessonDoor {
  return {
    className: '2b',
    endsAt: '2025-03-09T10:45:00.000Z',
    allowsGuests: false,
    seats: [
      { ...hedgehog, isTaken: false, needsPictures: true },
      {
        id: 'seat-fox-0000000000001',
        sign: { drawing: '1F98A', color: 'green' },
        label: 'Grüner Fuchs',
        isTaken: true,
        needsPictures: false,
      },
    ],
    pictures: passwordPictures.map(({ drawing }) => drawing),
    ...overrides,
  };
}
